// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"
#include "engine/procedure/warblackjackplay.h"

namespace pitwise::warblackjack {

namespace {

/// The place that gets the next card, or the first of those passed over.
std::optional<HandId> place(const Table &table, const House &house, bool skipped)
{
    if (!skipped && holeCardIsDue(table))
        return DealerHand;
    if (!skipped) {
        if (const auto hand = handInPlay(table, house))
            return needsCard(table, house, *hand) ? hand : std::nullopt;
    }
    const auto hand = findHand(table, [&](HandId id) {
        return needsCard(table, house, id)
            && warblackjack::wasSkippedInDeal(table, house, id) == skipped;
    });
    if (hand)
        return hand;
    if (needsCard(table, house, DealerHand)
        && warblackjack::wasSkippedInDeal(table, house, DealerHand) == skipped)
        return DealerHand;
    return std::nullopt;
}

} // namespace

bool needsMore(const Table &table, const House &house, HandId hand)
{
    if (hand.isDealer())
        return dealerNeedsMore(table, house);
    return needsSecondCard(table, hand) || needsPlayCard(table, house, hand);
}

std::optional<HandId> nextPlace(const Table &table, const House &house, bool skippedToo)
{
    const auto inTurn = place(table, house, false);
    return inTurn || !skippedToo ? inTurn : place(table, house, true);
}

bool wasSkippedInDeal(const Table &table, const House &, HandId hand)
{
    if (hand.isDealer())
        return isLateSecondCard(table, hand) || lacksUpCard(table);
    if (hand.split == 0 && needsFirstCard(table, hand.seat))
        return table.round.skippedInDeal.has(hand.seat);
    if (!needsSecondCard(table, hand))
        return table.at(hand).blackjack.skippedInPlay || lacksItsCard(table.at(hand));
    return hand.split == 0 && table.round.skippedInSecondDeal.has(hand.seat);
}

void passOverInDeal(Table &table, const House &house, HandId hand)
{
    const SeatSet before = hand.isDealer() ? table.busy : table.busy.below(hand.seat);
    const bool second =
        hand.isDealer() ? table.dealer.dealt.size() == 1 : needsSecondCard(table, hand);
    if (!second && !table.cardsAt(hand).dealt.empty()) {
        goOnWithoutHoleCard(table, house);
        notePlayCard(table, house, hand);
    }
    RoundState &round = table.round;
    round.skippedInDeal = round.skippedInDeal | (firstCardsDue(table) & before);
    if (second)
        passOverSecondCards(table, before);
}

void passOverSecondCards(Table &table, SeatSet seats)
{
    for (const SeatId id : seats.without(firstCardsDue(table))) {
        if (needsSecondCard(table, id))
            table.round.skippedInSecondDeal.set(id);
    }
}

} // namespace pitwise::warblackjack
