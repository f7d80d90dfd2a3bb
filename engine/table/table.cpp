// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/table.h"

namespace pitwise {

bool Table::cardsOnFelt() const
{
    for (const Seat &seat : seats) {
        if (seat.cards.lying > 0)
            return true;
    }
    return dealer.lying > 0;
}

bool Table::cardsToCollect() const
{
    for (const Seat &seat : seats) {
        if (seat.cards.lying > 0 && !seat.excusedLies)
            return true;
    }
    return dealer.lying > 0;
}

void setState(Table &table, SeatId seat, BetKind bet, Bet::State state)
{
    table.at(seat).bet(bet).state = state;
    table.openBets[static_cast<std::size_t>(bet)].set(seat, state == Bet::State::Open);
}

void clearBet(Table &table, SeatId seat, BetKind bet)
{
    table.at(seat).bet(bet) = {};
    setState(table, seat, bet, Bet::State::None);
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
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        sum += table.purses[i];
        for (const Bet &bet : table.seats[i].bets)
            sum += bet.amount + bet.late + bet.payoff;
    }
    return sum;
}

int cardBalance(const Table &table)
{
    int cards = table.shoe.left() + static_cast<int>(table.discards.size())
              + static_cast<int>(table.slipped.size()) + table.dealer.lying;
    for (const Seat &seat : table.seats)
        cards += seat.cards.lying;
    return cards - table.cardsInPlay;
}

} // namespace pitwise
