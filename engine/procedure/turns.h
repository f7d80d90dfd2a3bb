// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/standing.h"
#include "engine/table/table.h"

namespace pitwise {

// The order of settlement. A turn is a seat in a pass; where the house settles seat by seat, a
// seat's tie bet and main bet are one turn (WA-4), else every tie bet comes before any main bet
// (FC-6).

/// War Blackjack: the pass that a bet is settled in.
[[nodiscard]] Pass blackjackPassOf(const Table &table, const House &house, HandId hand,
                                   BetKind bet);
/// The same in Casino War, and in either game.
[[nodiscard]] inline Pass warPassOf(const House &house, const Seat &seat, BetKind bet)
{
    if (bet == BetKind::Main)
        return seat.atWar() ? Pass::Wars : Pass::Mains;
    if (bet == BetKind::Tie)
        return house.settlement.first == FirstSettlement::TiesThenMains ? Pass::Ties : Pass::Mains;
    return Pass::Wars;
}
[[nodiscard]] inline Pass passOf(const Table &table, const House &house, HandId hand, BetKind bet)
{
    return house.game == Game::WarBlackjack ? blackjackPassOf(table, house, hand, bet)
                                            : warPassOf(house, table.at(hand.seat), bet);
}

/// The house settles `a` before `b`.
[[nodiscard]] bool comesBefore(const Table &table, const House &house, Turn a, Turn b);

/// The passes that a game has, first to last.
struct PassRange
{
    int first = 0;
    int last = 0;
};
[[nodiscard]] constexpr PassRange passesOf(const House &house)
{
    return house.game == Game::CasinoWar
             ? PassRange{static_cast<int>(Pass::Ties), static_cast<int>(Pass::Wars)}
             : PassRange{static_cast<int>(Pass::Bonus), static_cast<int>(Pass::Hands)};
}

/// Something of this turn is still to be done. Nothing is of no turn.
[[nodiscard]] bool isOpenInBlackjack(const Table &table, const House &house, Turn turn);
[[nodiscard]] inline bool isOpen(const Table &table, const House &house, Turn turn)
{
    if (turn.none())
        return false;
    if (table.standing.stale.empty())
        return table.standing.open.has(turn);
    return house.game == Game::CasinoWar ? freshStanding(table, house).open.has(turn)
                                         : isOpenInBlackjack(table, house, turn);
}
/// All such turns.
[[nodiscard]] TurnSet openTurnsInBlackjack(const Table &table, const House &house);
[[nodiscard]] inline TurnSet openTurns(const Table &table, const House &house)
{
    if (table.standing.stale.empty())
        return table.standing.open;
    return house.game == Game::CasinoWar ? freshStanding(table, house).open
                                         : openTurnsInBlackjack(table, house);
}

[[nodiscard]] inline bool wasPassed(const Table &table, Turn turn)
{
    return table.round.passed.has(turn);
}
/// Casino War: open turns that were not passed over.
[[nodiscard]] inline TurnSet dueTurns(const Table &table, const House &house)
{
    return standingOf(table, house, &Standing::open).without(table.round.passed);
}

/// The turn that comes next, leaving out those that were passed over; none if there is no such
/// turn.
[[nodiscard]] Turn dueTurnInBlackjack(const Table &table, const House &house);
[[nodiscard]] inline Turn dueTurn(const Table &table, const House &house)
{
    return house.game == Game::CasinoWar ? dueTurns(table, house).first(house.settlement)
                                         : dueTurnInBlackjack(table, house);
}
/// Open turns that were passed over: the way back to them is open at any time.
[[nodiscard]] Turn passedOverTurn(const Table &table, const House &house);

/// Casino War: the turn that is due before `turn`, or the one that was begun and is not done.
[[nodiscard]] inline Turn turnBeforeInWar(const Table &table, const House &house, Turn turn)
{
    const TurnSet due = dueTurns(table, house);
    TurnSet before = due.before(turn, house.settlement);
    const Turn current = table.round.current;
    // From a seat begun too soon back to the one that was due: that is no second mistake.
    const bool goesBack = table.round.currentOutOfTurn && wasPassed(table, turn);
    if (current.seat != turn.seat && due.has(current) && !goesBack)
        before.set(current);
    return before.first(house.settlement);
}
[[nodiscard]] Turn turnBeforeInBlackjack(const Table &table, const House &house, Turn turn);
/// Why beginning `turn` now would be out of order: the turn that is due, or the one left half
/// settled. None: it is in order.
[[nodiscard]] inline Turn turnBefore(const Table &table, const House &house, Turn turn)
{
    // What was begun is finished, even if a card dealt late makes an earlier turn due meanwhile.
    if (turn == table.round.current)
        return {};
    return house.game == Game::CasinoWar ? turnBeforeInWar(table, house, turn)
                                         : turnBeforeInBlackjack(table, house, turn);
}

/// A turn of the first settlement (ties and mains) where chips are still to be moved; not one that
/// only waits for an offer or an answer, nor one passed over.
[[nodiscard]] Turn unsettledBeforeWar(const Table &table, const House &house);
/// The same in War Blackjack: bonus, insurance, and hands that are over in their own turn.
[[nodiscard]] Turn unsettledBeforeGoingOn(const Table &table, const House &house);

/// Passes over what comes before `turn`; true if there is anything.
bool passOverBefore(Table &table, const House &house, Turn turn);
/// Folds in that `turn` was begun: whatever it went past is passed over from now on. One that is
/// known to be in order went past nothing.
inline void beginTurn(Table &table, const House &house, Turn turn, bool inOrder)
{
    const bool again = table.round.current == turn && table.round.currentOutOfTurn;
    const bool past = !inOrder && passOverBefore(table, house, turn);
    table.round.current = turn;
    table.round.currentOutOfTurn = again || past;
    table.round.openAtSweep = {};
}
/// The same for all that was still open before the war began.
void passOverFirstSettlement(Table &table, const House &house);
void passOverBeforeGoingOn(Table &table, const House &house);

/// And for all that is open at one seat.
void passOver(Table &table, const House &house, SeatId seat);

} // namespace pitwise
