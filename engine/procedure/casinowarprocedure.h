// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/cardsdue.h"
#include "engine/table/table.h"

#include <optional>

namespace pitwise {
class Expectation;
}

/// The procedure of Casino War: what `GameProcedure` asks of it, and what its own code and the
/// referee's quick look use beside. Short functions are inline: they are asked at every act.
namespace pitwise::casinowar {

// What becomes of bets, and what is still to be done.

[[nodiscard]] BetFate fateOf(const Table &table, const House &house, HandId hand, BetKind bet);
[[nodiscard]] std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand,
                                            BetKind bet);
/// The war cards of this seat and the dealer match.
[[nodiscard]] bool warIsTied(const Table &table, SeatId seat);

/// Worked out anew where it is stale.
[[nodiscard]] Standing freshStanding(const Table &table, const House &house);
/// One part of it, true of the table as it lies, whether or not `keepStanding` was called since it
/// changed.
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
/// Ties that wait for their patron, too.
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
/// The turn that is due before `turn`, or the one that was begun and is not done.
[[nodiscard]] inline Turn turnBefore(const Table &table, const House &house, Turn turn)
{
    const TurnSet due = dueTurns(table, house);
    TurnSet before = due.before(turn, house.settlement);
    const Turn current = table.round.current;
    // From a seat begun too soon back to the one that was due: that is no second mistake.
    const bool goesBack = table.round.currentOutOfTurn && table.round.passed.has(turn);
    if (current.seat != turn.seat && due.has(current) && !goesBack)
        before.set(current);
    return before.first(house.settlement);
}
/// A turn of the first settlement (ties and mains) where chips are still to be moved; not one that
/// only waits for an offer or an answer, nor one passed over.
[[nodiscard]] Turn unsettledBeforeWar(const Table &table, const House &house);

// Who gets a card. Left to right, the dealer last, in the first deal and in a war.

[[nodiscard]] bool needsMore(const Table &table, const House &house, HandId hand);
/// The seat whose turn it is to get a card, or the dealer; else, if they are wanted, the first that
/// was passed over.
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
/// It is the turn of this place, and of none that was passed over.
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
/// Exact where cards are picked after the payment, but for seats that were left behind.
[[nodiscard]] inline SeatSet mayBeFinished(const Table &table, const House &house)
{
    if (house.cards.pick != Pick::AfterPay || table.lying().empty())
        return table.lying();
    // Bets that stay where they are: what a seat left behind still has open.
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
