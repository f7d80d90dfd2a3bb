// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/table.h"

namespace pitwise {

bool Table::cardsOnFelt() const
{
    return dealer.lying > 0 || !lying.empty();
}

bool Table::cardsToCollect() const
{
    if (dealer.lying > 0)
        return true;
    return !lying.empty() && findHand(*this, [&](HandId hand) {
        return at(hand).cards.lying > 0 && !at(hand).excusedLies;
    });
}

void setState(Table &table, HandId hand, BetKind bet, Bet::State state)
{
    Seat &its = table.at(hand);
    its.bet(bet).state = state;
    its.open.set(bet, state == Bet::State::Open);
    its.there.set(bet, state != Bet::State::None);
    markStale(table, hand.seat);
    const Seat &seat = table.at(hand.seat);
    bool open = state == Bet::State::Open || seat.open.has(bet);
    for (int nth = 1; nth < seat.blackjack.hands && !open; ++nth)
        open = table.at(HandId{hand.seat, nth}).open.has(bet);
    table.openBets[static_cast<std::size_t>(bet)].set(hand.seat, open);
    constexpr unsigned Play = BetSet::of(BetKind::Main).bits | BetSet::of(BetKind::Tie).bits
                            | BetSet::of(BetKind::War).bits;
    table.playing.set(hand.seat, (seat.there.bits & Play) != 0);
}

void noteCards(Table &table, HandId hand)
{
    if (hand.isDealer())
        return;
    const Seat &first = table.at(hand.seat);
    table.carded.set(hand.seat, !first.cards.dealt.empty());
    table.cardedTwice.set(hand.seat, first.cards.dealt.size() > 1);
    bool lying = first.cards.lying > 0;
    for (int nth = 1; nth < first.blackjack.hands && !lying; ++nth)
        lying = table.at(HandId{hand.seat, nth}).cards.lying > 0;
    table.lying.set(hand.seat, lying);
}

void clearBet(Table &table, HandId hand, BetKind bet)
{
    table.at(hand).bet(bet) = {};
    setState(table, hand, bet, Bet::State::None);
}

Card drawNext(Table &table)
{
    if (table.slipped.empty())
        return table.shoe.draw();
    const Card card = table.slipped[0];
    table.slipped.remove(0);
    table.slippedUp = static_cast<std::uint8_t>(table.slippedUp >> 1U);
    return card;
}

Table newTable(const House &house, std::uint64_t seed)
{
    Table table;
    table.seatCount = static_cast<std::uint8_t>(house.table.seats);
    table.seed = seed;
    table.shoe = Shoe::shuffled(house.shoe.decks, seed, table.shuffles++);
    table.cardsInPlay = house.cardCount();
    for (std::size_t i = 0; i < table.patronOf.size(); ++i)
        table.patronOf[i] = static_cast<std::uint8_t>(i);
    for (int i = 0; i < house.shoe.burnFirst; ++i)
        table.discards.push(table.shoe.draw());
    if (house.shoe.shuffle == ShuffleRule::CutCard)
        table.shoe.placeCutCard(house.shoe.cutCardFromEnd);
    return table;
}

Money chipBalance(const Table &table)
{
    Money sum = table.tray;
    for (const Money purse : table.purses)
        sum += purse;
    eachHand(table, [&](HandId hand) {
        for (const Bet &bet : table.at(hand).bets)
            sum += bet.amount + bet.late + bet.payoff;
    });
    return sum;
}

int cardBalance(const Table &table)
{
    int cards = table.shoe.left() + static_cast<int>(table.discards.size())
              + static_cast<int>(table.slipped.size()) + table.dealer.lying;
    eachHand(table, [&](HandId hand) { cards += table.at(hand).cards.lying; });
    return cards - table.cardsInPlay;
}

} // namespace pitwise
