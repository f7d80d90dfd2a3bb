// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/cardsdue.h"
#include "engine/table/table.h"

#include <optional>

namespace pitwise {
class Expectation;
}

/// The procedure of Casino War: what `GameProcedure` needs, and what its own code and the referee's
/// quick look use besides. Short functions are inline because they run at every act.
namespace pitwise::casinowar {

// What becomes of bets, and what is still to be done.

[[nodiscard]] BetFate fateOf(const Table &table, const House &house, HandId hand, BetKind bet);
[[nodiscard]] std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand,
                                            BetKind bet);
/// The war cards of this seat and the dealer match.
[[nodiscard]] bool warIsTied(const Table &table, SeatId seat);

/// The standing, with the stale seats worked out again.
[[nodiscard]] Standing freshStanding(const Table &table, const House &house);
/// One part of the standing. It is right even if the table has changed since `keepStanding`.
template<typename Part>
[[nodiscard]] Part standingOf(const Table &table, const House &house, Part Standing::*part)
{
    return table.derived.knowsStanding() ? table.derived.standing().*part
                                         : freshStanding(table, house).*part;
}
void renewStanding(Table &table, const House &house);
[[nodiscard]] inline bool finished(const Table &table, const House &house, HandId hand)
{
    return !standingOf(table, house, &Standing::unfinished).has(hand.seat);
}
[[nodiscard]] inline bool decided(const Table &table, const House &house, HandId hand)
{
    return !standingOf(table, house, &Standing::undecided).has(hand.seat);
}
[[nodiscard]] bool betsArePlain(const Table &table, const House &house);

// The order of settlement.

[[nodiscard]] inline Pass passOf(const House &house, const Seat &seat, BetKind bet)
{
    if (bet == BetKind::Main)
        return seat.atWar() ? Pass::Wars : Pass::Mains;
    if (bet == BetKind::Tie)
        return house.settlement.first == FirstSettlement::TiesThenMains ? Pass::Ties : Pass::Mains;
    return Pass::Wars;
}
[[nodiscard]] inline Pass passOf(const Table &table, const House &house, HandId hand, BetKind bet)
{
    return passOf(house, table.at(hand.seat), bet);
}
[[nodiscard]] bool comesBefore(const Table &table, const House &house, Turn a, Turn b);
[[nodiscard]] inline bool hasComeUp(const Table &, const House &, Turn)
{
    return true;
}
[[nodiscard]] inline TurnSet openTurns(const Table &table, const House &house)
{
    return standingOf(table, house, &Standing::open);
}
[[nodiscard]] inline bool isOpen(const Table &table, const House &house, Turn turn)
{
    return casinowar::openTurns(table, house).has(turn);
}
/// The open turns, and the ties that wait for their patron.
[[nodiscard]] TurnSet unsettledTurns(const Table &table, const House &house);
/// Open turns that were not passed over.
[[nodiscard]] inline TurnSet dueTurns(const Table &table, const House &house)
{
    return standingOf(table, house, &Standing::open).without(table.round.passed);
}
[[nodiscard]] inline Turn dueTurn(const Table &table, const House &house)
{
    return dueTurns(table, house).first(house.settlement);
}
[[nodiscard]] Turn passedOverTurn(const Table &table, const House &house);
/// The turn that must come before `turn`: one that is due, or one that was begun and not finished.
[[nodiscard]] inline Turn turnBefore(const Table &table, const House &house, Turn turn)
{
    const TurnSet due = dueTurns(table, house);
    TurnSet before = due.before(turn, house.settlement);
    const Turn current = table.round.current;
    // Going back from a seat begun too soon to the one that was due is no second mistake.
    const bool goesBack = table.round.currentOutOfTurn && table.round.passed.has(turn);
    if (current.seat != turn.seat && due.has(current) && !goesBack)
        before.set(current);
    return before.first(house.settlement);
}
/// A turn of the first settlement (ties and mains) where chips must still be moved. Turns that only
/// wait for an offer or an answer do not count, nor those passed over.
[[nodiscard]] Turn unsettledBeforeWar(const Table &table, const House &house);

// Who gets a card. Left to right, the dealer last, in the first deal and in a war.

[[nodiscard]] bool needsMore(const Table &table, const House &house, HandId hand);
/// Who gets the next card: a seat, or the dealer. After them, with `skippedToo`, the first seat
/// that was passed over.
[[nodiscard]] inline std::optional<HandId> nextPlace(const Table &table, const House &,
                                                     bool skippedToo)
{
    if (table.atWar().empty() && !firstDealIsOn(table))
        return std::nullopt;
    const SeatSet first = firstCardsDue(table);
    const SeatSet second = warCardsDueAt(table);
    SeatSet inTurn =
        first.without(table.round.skippedInDeal) | second.without(table.round.skippedInSecondDeal);
    if (!inTurn.empty())
        return inTurn.takeFirst();
    if (dealerNeedsFirst(table) || dealerNeedsWarCard(table))
        return DealerHand;
    SeatSet skipped = first | second;
    return skippedToo && !skipped.empty() ? std::optional<HandId>{skipped.takeFirst()}
                                          : std::nullopt;
}
/// The next card belongs to this place. Places passed over do not count.
[[nodiscard]] inline bool isNext(const Table &table, HandId hand)
{
    const SeatSet inTurn = firstCardsDue(table).without(table.round.skippedInDeal)
                         | warCardsDueAt(table).without(table.round.skippedInSecondDeal);
    if (!inTurn.empty())
        return inTurn.begins(hand.seat);
    return hand.isDealer() && (dealerNeedsFirst(table) || dealerNeedsWarCard(table));
}
[[nodiscard]] bool wasSkippedInDeal(const Table &table, const House &house, HandId hand);
void passOverInDeal(Table &table, const House &house, HandId hand);

// When cards leave.

[[nodiscard]] inline bool playIsOn(const Table &, const House &)
{
    return false;
}
[[nodiscard]] inline bool allDecided(const Table &, const House &)
{
    return true;
}
/// Exact if cards are picked up after the payment, except for seats left behind.
[[nodiscard]] inline SeatSet mayBeFinished(const Table &table, const House &house)
{
    if (house.cards.pick != Pick::AfterPay || table.lying().empty())
        return table.lying();
    // A seat left behind may be finished although it has open bets.
    return table.lying().without(
        standingOf(table, house, &Standing::unfinished).without(table.round.leftBehind));
}
[[nodiscard]] inline bool isInPlay(const Table &, const House &, HandId)
{
    return false;
}
[[nodiscard]] inline bool leavesInItsTurn(const Table &, HandId)
{
    return false;
}
[[nodiscard]] inline bool mayLeaveInItsTurn(const Table &, const House &, HandId)
{
    return false;
}
[[nodiscard]] inline bool hasComeToLeave(const Table &, const House &, HandId)
{
    return true;
}
[[nodiscard]] bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn);

[[nodiscard]] bool phases(Expectation &now);
void note(Table &table, const House &house, const Act &act);

} // namespace pitwise::casinowar
