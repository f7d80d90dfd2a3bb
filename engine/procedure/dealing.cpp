// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"

#include "engine/procedure/blackjackplay.h"

#include <algorithm>

namespace pitwise {

namespace {

/// War Blackjack: the place whose turn it is to get a card, or the first of those passed over.
std::optional<HandId> placeInBlackjack(const Table &table, const House &house, bool skipped)
{
    if (!skipped) {
        if (const auto hand = handInPlay(table, house))
            return needsCard(table, house, *hand) ? hand : std::nullopt;
    }
    const auto hand = findHand(table, [&](HandId id) {
        return needsCard(table, house, id) && wasSkippedInDeal(table, house, id) == skipped;
    });
    if (hand)
        return hand;
    if (!skipped && needsCard(table, house, DealerHand))
        return DealerHand;
    return std::nullopt;
}

} // namespace

bool needsMoreInBlackjack(const Table &table, const House &house, HandId hand)
{
    if (hand.isDealer())
        return dealerNeedsMore(table, house);
    return needsSecondCard(table, hand) || needsPlayCard(table, house, hand);
}

bool wasSkippedInDeal(const Table &table, const House &house, HandId hand)
{
    if (hand.isDealer())
        return false;
    if (hand.split == 0 && needsFirstCard(table, hand.seat))
        return table.round.skippedInDeal.has(hand.seat);
    if (house.game == Game::WarBlackjack && !needsSecondCard(table, hand))
        return table.at(hand).blackjack.skippedInPlay;
    return hand.split == 0 && table.round.skippedInSecondDeal.has(hand.seat);
}

std::optional<HandId> nextPlaceInBlackjack(const Table &table, const House &house)
{
    const auto inTurn = placeInBlackjack(table, house, false);
    return inTurn ? inTurn : placeInBlackjack(table, house, true);
}

std::optional<HandId> placeInTurnInBlackjack(const Table &table, const House &house)
{
    return placeInBlackjack(table, house, false);
}

int burnsBefore(const Table &table, const House &house, HandId hand)
{
    switch (house.war.burnBefore) {
    case BurnBefore::None:
        return 0;
    case BurnBefore::WarRound:
        return table.round.warCards == 0 ? house.war.burn : 0;
    case BurnBefore::EachCard:
        return house.war.burn;
    case BurnBefore::FirstAndDealer:
        break;
    }
    return table.round.warCards == 0 || hand.isDealer() ? house.war.burn : 0;
}

int burnsDue(const Table &table, const House &house)
{
    const auto next = nextPlace(table, house);
    return next ? std::max(0, burnsBefore(table, house, *next) - table.round.burned) : 0;
}

void passOverInDeal(Table &table, const House &house, HandId hand, bool warCard)
{
    const SeatSet before = hand.isDealer() ? table.busy : table.busy.below(hand.seat);
    const bool blackjack = house.game == Game::WarBlackjack;
    const bool second =
        blackjack
        && (hand.isDealer() ? table.dealer.dealt.size() == 1 : needsSecondCard(table, hand));
    if (blackjack && !second && !table.cardsAt(hand).dealt.empty())
        notePlayCard(table, house, hand);
    RoundState &round = table.round;
    round.skippedInDeal = round.skippedInDeal | (firstCardsDue(table) & before);
    if (warCard)
        round.skippedInSecondDeal = round.skippedInSecondDeal | (warCardsDueAt(table) & before);
    if (!second)
        return;
    for (const SeatId id : before.without(firstCardsDue(table))) {
        if (needsSecondCard(table, id))
            round.skippedInSecondDeal.set(id);
    }
}

} // namespace pitwise
