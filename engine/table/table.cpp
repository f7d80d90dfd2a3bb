// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/table.h"

namespace pitwise {

bool Table::cardsOnFelt() const
{
    return dealer.lying > 0 || !lying().empty();
}

bool Table::cardsToCollect() const
{
    if (dealer.lying > 0 && !round.dealersCardExcused)
        return true;
    return !lying().empty() && findHand(*this, [&](HandId hand) {
        return at(hand).cards.lying > 0 && !at(hand).excusedLies;
    });
}

bool openAtOtherHand(const Table &table, HandId hand, BetKind bet)
{
    for (int nth = 0; nth < table.handsAt(hand.seat); ++nth) {
        if (nth != hand.split && table.at(HandId{hand.seat, nth}).openBets().has(bet))
            return true;
    }
    return false;
}

bool liesAtOtherHand(const Table &table, HandId hand)
{
    for (int nth = 0; nth < table.handsAt(hand.seat); ++nth) {
        if (nth != hand.split && table.at(HandId{hand.seat, nth}).cards.lying > 0)
            return true;
    }
    return false;
}

void clearBet(Table &table, HandId hand, BetKind bet)
{
    table.at(hand).bet(bet) = {};
    setState(table, hand, bet, Bet::State::None);
}

Card drawSlipped(Table &table)
{
    const Card card = table.slipped[0];
    table.slipped.remove(0);
    table.slippedUp = static_cast<std::uint8_t>(table.slippedUp >> 1U);
    return card;
}

Table newTable(const House &house, const Seed &seed)
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
