// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/turns.h"

#include "engine/procedure/fate.h"

#include <algorithm>

namespace pitwise {

namespace {

SeatSet open(const Table &table, BetKind kind)
{
    return table.openBets[static_cast<std::size_t>(kind)];
}

/// Seats that may have an open turn in this pass: a quick look before the exact one.
SeatSet candidates(const Table &table, const House &house, Pass pass)
{
    switch (pass) {
    case Pass::Ties:
        return house.settlement.first == FirstSettlement::TiesThenMains ? open(table, BetKind::Tie)
                                                                        : SeatSet{};
    case Pass::Mains:
        return open(table, BetKind::Main) | open(table, BetKind::Tie);
    case Pass::Wars:
        break;
    }
    const SeatSet side = open(table, BetKind::War) | open(table, BetKind::WarTie);
    return side | open(table, BetKind::Post) | open(table, BetKind::Main);
}

Direction directionOf(const House &house, Pass pass)
{
    switch (pass) {
    case Pass::Ties:
        return house.settlement.ties;
    case Pass::Mains:
        return house.settlement.mains;
    case Pass::Wars:
        break;
    }
    return house.settlement.wars;
}

/// Some bet of this turn needs settling and `matters`.
template<typename Matters>
bool anyBet(const Table &table, const House &house, Turn turn, Matters matters)
{
    const Seat &seat = table.at(turn.seat);
    for (const BetKind kind : AllBets) {
        if (seat.bet(kind).open() && passOf(table, house, turn.seat, kind) == turn.pass
            && needsSettling(table, house, turn.seat, kind) && matters(kind))
            return true;
    }
    return false;
}

bool hasChipsToMove(const Table &table, const House &house, Turn turn)
{
    return anyBet(table, house, turn, [&](BetKind kind) {
        return !isUndecided(fateOf(table, house, turn.seat, kind).fate);
    });
}

/// The first open turn in order that is `wanted`. Being wanted is asked first: it is the cheaper
/// question.
template<typename Wanted>
Turn firstOpen(const Table &table, const House &house, Pass last, Wanted wanted)
{
    for (int p = 0; p <= static_cast<int>(last); ++p) {
        const auto pass = static_cast<Pass>(p);
        const SeatSet worthALook = candidates(table, house, pass);
        if (worthALook.empty())
            continue;
        const bool leftToRight = directionOf(house, pass) == Direction::LeftToRight;
        for (int i = 1; i <= table.seatCount; ++i) {
            const Turn turn{pass, seatAt(leftToRight ? i : table.seatCount + 1 - i)};
            if (worthALook.has(turn.seat) && wanted(turn) && isOpen(table, house, turn))
                return turn;
        }
    }
    return {};
}

void markPassed(Table &table, Turn turn)
{
    table.round.passed[static_cast<std::size_t>(turn.pass)].set(turn.seat);
}

} // namespace

bool comesBefore(const House &house, Turn a, Turn b)
{
    if (a.pass != b.pass)
        return a.pass < b.pass;
    return directionOf(house, a.pass) == Direction::LeftToRight ? a.seat.number < b.seat.number
                                                                : a.seat.number > b.seat.number;
}

Pass passOf(const Table &table, const House &house, SeatId seat, BetKind bet)
{
    switch (bet) {
    case BetKind::Tie:
        return house.settlement.first == FirstSettlement::TiesThenMains ? Pass::Ties : Pass::Mains;
    case BetKind::Main:
        return table.at(seat).atWar() ? Pass::Wars : Pass::Mains;
    case BetKind::War:
    case BetKind::WarTie:
    case BetKind::Post:
        break;
    }
    return Pass::Wars;
}

bool isOpen(const Table &table, const House &house, Turn turn)
{
    return anyBet(table, house, turn, [](BetKind) { return true; });
}

Turn dueTurn(const Table &table, const House &house)
{
    return firstOpen(table, house, Pass::Wars, [&](Turn turn) { return !wasPassed(table, turn); });
}

Turn passedOverTurn(const Table &table, const House &house)
{
    return firstOpen(table, house, Pass::Wars, [&](Turn turn) { return wasPassed(table, turn); });
}

Turn turnBefore(const Table &table, const House &house, Turn turn)
{
    const Turn current = table.round.current;
    // What was begun is finished, even if a card dealt late makes an earlier turn due meanwhile.
    if (turn == current)
        return {};
    // From a seat begun too soon back to the one that was due: that is no second mistake.
    const bool goesBack = table.round.currentOutOfTurn && wasPassed(table, turn);
    const Pass last = current.none() ? turn.pass : std::max(turn.pass, current.pass);
    return firstOpen(table, house, last, [&](Turn open) {
        return open != turn && !wasPassed(table, open)
            && ((open == current && open.seat != turn.seat && !goesBack)
                || comesBefore(house, open, turn));
    });
}

Turn unsettledBeforeWar(const Table &table, const House &house)
{
    return firstOpen(table, house, Pass::Mains, [&](Turn turn) {
        return !wasPassed(table, turn) && hasChipsToMove(table, house, turn);
    });
}

void beginTurn(Table &table, const House &house, Turn turn)
{
    const bool sameTurn = table.round.current == turn;
    bool outOfTurn = sameTurn && table.round.currentOutOfTurn;
    for (Turn before = turnBefore(table, house, turn); !before.none();
         before = turnBefore(table, house, turn)) {
        markPassed(table, before);
        outOfTurn = true;
    }
    table.round.current = turn;
    table.round.currentOutOfTurn = outOfTurn;

    table.round.openAtSweep = {};
}

void passOverFirstSettlement(Table &table, const House &house)
{
    for (int i = 1; i <= table.seatCount; ++i) {
        for (const Pass pass : {Pass::Ties, Pass::Mains}) {
            if (isOpen(table, house, {pass, seatAt(i)}))
                markPassed(table, {pass, seatAt(i)});
        }
    }
}

void passOver(Table &table, const House &house, SeatId seat)
{
    for (const Pass pass : {Pass::Ties, Pass::Mains, Pass::Wars}) {
        if (isOpen(table, house, {pass, seat}))
            markPassed(table, {pass, seat});
    }
}

bool wasPassed(const Table &table, Turn turn)
{
    return table.round.passed[static_cast<std::size_t>(turn.pass)].has(turn.seat);
}

} // namespace pitwise
