// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/gameprocedure.h"

namespace pitwise {

// The order of settlement. A turn is a seat in a pass; where the house settles seat by seat, a
// seat's tie bet and main bet are one turn (WA-4), else every tie bet comes before any main bet
// (FC-6).

/// The pass that a bet is settled in.
[[nodiscard]] inline Pass passOf(const Table &table, const House &house, HandId hand, BetKind bet)
{
    return gameProcedure(house).passOf(table, house, hand, bet);
}
/// The house settles `a` before `b`.
[[nodiscard]] inline bool comesBefore(const Table &table, const House &house, Turn a, Turn b)
{
    return gameProcedure(house).comesBefore(table, house, a, b);
}

/// Something of this turn is still to be done.
[[nodiscard]] inline bool isOpen(const Table &table, const House &house, Turn turn)
{
    if (turn.none())
        return false;
    return table.derived.knowsStanding() ? table.derived.standing().open.has(turn)
                                         : gameProcedure(house).isOpen(table, house, turn);
}
/// All such turns.
[[nodiscard]] inline TurnSet openTurns(const Table &table, const House &house)
{
    return table.derived.knowsStanding() ? table.derived.standing().open
                                         : gameProcedure(house).openTurns(table, house);
}

[[nodiscard]] inline bool wasPassed(const Table &table, Turn turn)
{
    return table.round.passed.has(turn);
}
/// The turn that comes next, ignoring those that were passed over; none if nothing is left.
[[nodiscard]] inline Turn dueTurn(const Table &table, const House &house)
{
    return gameProcedure(house).dueTurn(table, house);
}
/// The first open turn that was passed over: the dealer may come back to it at any time.
[[nodiscard]] inline Turn passedOverTurn(const Table &table, const House &house)
{
    return gameProcedure(house).passedOverTurn(table, house);
}
/// The turn that must come before `turn`: one that is due, or one left half settled. None: `turn`
/// is in order.
[[nodiscard]] inline Turn turnBefore(const Table &table, const House &house, Turn turn)
{
    // A turn that was begun may be finished, even if a card dealt late makes an earlier turn due.
    return turn == table.round.current ? Turn{}
                                       : gameProcedure(house).turnBefore(table, house, turn);
}

/// The war cards of the seat decide this bet and were never all dealt. That is reported: the chips
/// move as if they had been.
[[nodiscard]] inline bool settlesForgottenWar(const Table &table, HandId hand, BetKind bet)
{
    const bool decides = bet != BetKind::Tie && bet != BetKind::Insurance;
    return table.round.warForgotten && decides && table.at(hand.seat).atWar();
}

/// The turn is passed over from now on: it is not reported again.
inline void markPassed(Table &table, Turn turn)
{
    table.round.passed.set(turn);
    table.round.leftBehind.set(turn.seat);
}
/// Passes over the turns that come before `turn`; true if there are any.
bool passOverBefore(Table &table, const House &house, Turn turn);
/// Records that `turn` was begun: the turns it went past are passed over from now on. `inOrder`: it
/// is known to have gone past none.
inline void beginTurn(Table &table, const House &house, Turn turn, bool inOrder)
{
    const bool again = table.round.current == turn && table.round.currentOutOfTurn;
    const bool past = !inOrder && passOverBefore(table, house, turn);
    table.round.current = turn;
    if (table.round.blamedPayoff.seat != turn.seat)
        table.round.blamedPayoff = {};
    table.round.currentOutOfTurn = again || past;
    table.round.openAtSweep = {};
}
/// Passes over all that is open at one seat.
void passOver(Table &table, const House &house, SeatId seat);

} // namespace pitwise
