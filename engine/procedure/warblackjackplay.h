// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/warblackjackhands.h"

#include <optional>

namespace pitwise::warblackjack {

// Whose turn it is in War Blackjack: first cards, the War bonus, second cards, the patrons from
// left to right, the dealer.

/// Every place has its first card, as far as somebody there plays.
[[nodiscard]] bool firstCardsLie(const Table &table);
/// And its second: the hole card came last.
[[nodiscard]] bool secondCardsLie(const Table &table);
[[nodiscard]] bool needsSecondCard(const Table &table, HandId hand);
/// What the patron asked for, or the second card of a split hand.
[[nodiscard]] bool needsPlayCard(const Table &table, const House &house, HandId hand);
/// The second card, the hole card or the next draw.
[[nodiscard]] bool dealerNeedsMore(const Table &table, const House &house);

/// The hand that is being played; within a seat, one that is begun is finished first.
[[nodiscard]] std::optional<HandId> freshHandInPlay(const Table &table, const House &house);
[[nodiscard]] inline std::optional<HandId> handInPlay(const Table &table, const House &house)
{
    return table.derived.knowsStanding() ? table.derived.standing().inPlay
                                         : freshHandInPlay(table, house);
}
/// Among the later hands of one seat (b, c, d) that wait for their second card any may be next: the
/// house does not say in which order they lie.
[[nodiscard]] bool mayTakeUp(const Table &table, const House &house, HandId hand);
/// No patron has anything more to say, or the dealer has shown a blackjack.
[[nodiscard]] bool playIsOver(const Table &table, const House &house);

/// A bet that the dealer's hand decides.
[[nodiscard]] bool standsAgainstDealer(const Table &table, HandId hand);
[[nodiscard]] bool anyStandsAgainstDealer(const Table &table);
/// By his total alone: below 17, or a soft 17 where the house hits it (WB-13).
[[nodiscard]] bool drawsTo(HandValue value, const House &house);
[[nodiscard]] bool dealerMustDraw(const Table &table, const House &house);

/// A natural is paid when its turn comes, unless the hole card may still make a blackjack.
[[nodiscard]] bool naturalIsPaidInPlay(const Table &table);
/// Bust, a natural, or even money: its bets and then its cards leave at once, in either style.
[[nodiscard]] bool isOverAtOnce(const Table &table, HandId hand);
/// Its bets are settled and its cards still lie.
[[nodiscard]] bool cardsLeaveAtOnce(const Table &table, HandId hand);

[[nodiscard]] bool insuranceIsDue(const Table &table, const House &house);
[[nodiscard]] bool peekIsDue(const Table &table, const House &house);
/// The hole card may be shown: a blackjack, or nobody has anything more to say.
[[nodiscard]] bool mayReveal(const Table &table, const House &house);

/// The round goes on with this act: a second card, the peek, a card of play, a split, the reveal.
[[nodiscard]] bool goesOn(const Table &table, const House &house, const Act &act);

/// A turn where chips are to be moved before the round goes on: bonus, insurance, and hands that
/// are over in their own turn. Not one that was passed over.
[[nodiscard]] Turn unsettledBeforeGoingOn(const Table &table, const House &house);
/// Passes over all of them.
void passOverBeforeGoingOn(Table &table, const House &house);

/// Folds in that `hand` gets a card that it needs: what it went past is skipped from now on.
void notePlayCard(Table &table, const House &house, HandId hand);

} // namespace pitwise::warblackjack
