// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/chipmoves.h"

#include <algorithm>

namespace pitwise {

namespace {

void noteLate(Table &table, SeatId seat)
{
    const auto &bets = table.at(seat).bets;
    const bool late =
        std::any_of(bets.begin(), bets.end(), [](const Bet &bet) { return bet.late > Money{}; });
    table.round.lateBets.set(seat, late);
}

} // namespace

void voidRound(Table &table)
{
    table.tray = table.trayBefore;
    table.purses = table.pursesBefore;
    for (Seat &seat : table.seats) {
        const Cards cards = seat.cards;
        seat = {};
        seat.cards = cards;
    }
    table.openBets = {};
    table.round.lateBets = table.round.unasked = {};
    table.round.malfunction = Malfunction::None;
    table.round.voided = table.round.begun = table.round.betsClosed = true;
}

void giveBack(Table &table, SeatId seat, BetKind kind)
{
    Bet &bet = table.at(seat).bet(kind);
    table.purses[seat.index()] += bet.amount + bet.late + bet.payoff;
    clearBet(table, seat, kind);
    noteLate(table, seat);
}

void giveBackLate(Table &table, SeatId seat, BetKind kind)
{
    Bet &bet = table.at(seat).bet(kind);
    table.purses[seat.index()] += bet.late;
    bet.late = {};
    noteLate(table, seat);
}

void giveBackExcess(Table &table, SeatId seat, BetKind kind, Money excess)
{
    Bet &bet = table.at(seat).bet(kind);
    table.purses[seat.index()] += excess;
    bet.amount -= excess;
    bet.chips = {};
}

void placePost(Table &table, SeatId seat, Money amount)
{
    Bet &post = table.at(seat).bet(BetKind::Post);
    table.tray -= amount;
    post.amount += amount;
    setState(table, seat, BetKind::Post, Bet::State::Open);
}

} // namespace pitwise
