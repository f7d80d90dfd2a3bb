// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/warblackjackhands.h"

#include <optional>

namespace pitwise::warblackjack {

// Whose turn it is in War Blackjack: first cards, the War bonus, second cards, the patrons from
// left to right, the dealer.

/// Every place that plays has its first card.
[[nodiscard]] bool firstCardsLie(const Table &table);
/// And its second; the hole card comes last.
[[nodiscard]] bool secondCardsLie(const Table &table);
[[nodiscard]] bool needsSecondCard(const Table &table, HandId hand);
/// It was passed over, and play goes on without it.
[[nodiscard]] bool lacksSecondCard(const Table &table, HandId hand);
/// Second cards were dealt before the dealer's first one, which is still missing.
[[nodiscard]] bool lacksUpCard(const Table &table);
/// A hand that counts as stood although it never got its card, which may still come: the second one
/// after a split, or the one it had asked for.
[[nodiscard]] bool lacksItsCard(const Seat &hand);
/// The hole card is the next card.
[[nodiscard]] bool holeCardIsDue(const Table &table);
/// A second card, or the hole card, for a place that was passed over.
[[nodiscard]] bool isLateSecondCard(const Table &table, HandId hand);
/// The hand needs the card its patron asked for, or its second card after a split.
[[nodiscard]] bool needsPlayCard(const Table &table, const House &house, HandId hand);
/// The dealer needs the hole card or the next draw.
[[nodiscard]] bool dealerNeedsMore(const Table &table, const House &house);

/// The hand that is being played. Within a seat, a hand that was begun is finished first.
[[nodiscard]] std::optional<HandId> freshHandInPlay(const Table &table, const House &house);
[[nodiscard]] inline std::optional<HandId> handInPlay(const Table &table, const House &house)
{
    return table.derived.knowsStanding() ? table.derived.standing().inPlay
                                         : freshHandInPlay(table, house);
}
/// Of the later hands of a seat (b, c, d) that wait for their second card, any may be next: the
/// house does not say in which order they are laid out.
[[nodiscard]] bool mayTakeUp(const Table &table, const House &house, HandId hand);
/// No patron has a decision left, or the dealer has shown a blackjack.
[[nodiscard]] bool playIsOver(const Table &table, const House &house);

/// The dealer's hand decides a bet of this hand.
[[nodiscard]] bool standsAgainstDealer(const Table &table, HandId hand);
[[nodiscard]] bool anyStandsAgainstDealer(const Table &table);
/// The dealer draws to this total: below 17, or a soft 17 where the house hits it (WB-13).
[[nodiscard]] bool drawsTo(HandValue value, const House &house);
[[nodiscard]] bool dealerMustDraw(const Table &table, const House &house);
/// He settled although he had to draw, which is told, and may draw now.
[[nodiscard]] bool drawsLate(const Table &table, const House &house);

/// A natural is paid when its turn comes, unless the hole card may still make a blackjack.
[[nodiscard]] bool naturalIsPaidInPlay(const Table &table);
/// Bust, a natural, or even money: its bets and then its cards leave at once, in both styles.
[[nodiscard]] bool isOverAtOnce(const Table &table, HandId hand);
/// The hand's bets are settled and its cards are still on the felt.
[[nodiscard]] bool cardsLeaveAtOnce(const Table &table, HandId hand);

[[nodiscard]] bool insuranceIsDue(const Table &table, const House &house);
[[nodiscard]] bool peekIsDue(const Table &table, const House &house);
/// The hole card may be shown: it makes a blackjack, or no patron has a decision left.
[[nodiscard]] bool mayReveal(const Table &table, const House &house);

/// The act carries the round on: a second card, the peek, a card of play, a split, the reveal.
[[nodiscard]] bool goesOn(const Table &table, const House &house, const Act &act);

/// A turn where chips must be moved before the round goes on: bonus, insurance, and hands that are
/// over in their own turn. Turns passed over do not count.
[[nodiscard]] Turn unsettledBeforeGoingOn(const Table &table, const House &house);
/// Passes over all of them.
void passOverBeforeGoingOn(Table &table, const House &house);

/// The peek was forgotten and reported: naturals and insurance may be settled as if there were no
/// blackjack, or wait for the dealer's hand.
void goOnUnpeeked(Table &table);
/// If the hole card is missing, the same for it; it may still come. There is nothing to peek at.
void goOnWithoutHoleCard(Table &table, const House &house);

/// Passes over those of these seats that still need their second card.
void passOverSecondCards(Table &table, SeatSet seats);
/// Records that `hand` gets a card it needs: the hands it went past count as skipped.
void notePlayCard(Table &table, const House &house, HandId hand);

} // namespace pitwise::warblackjack
