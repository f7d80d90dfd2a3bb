// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"

#include "engine/procedure/blackjackplay.h"

#include <algorithm>

namespace pitwise {

namespace {

SeatSet firstCardsDue(const Table &table)
{
    return table.playing.without(table.carded);
}

SeatSet warCardsDueAt(const Table &table)
{
    SeatSet due;
    for (const SeatId seat : table.atWar)
        due.set(seat, table.at(seat).cards.dealt.size() == 1);
    return due;
}

/// Casino War: the seat whose turn it is to get a card, or the dealer; else, if they are wanted,
/// the first that was passed over.
std::optional<HandId> placeInWar(const Table &table, bool skippedToo)
{
    const SeatSet first = firstCardsDue(table);
    const SeatSet second = table.atWar.empty() ? SeatSet{} : warCardsDueAt(table);
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

/// The same in War Blackjack: first the places whose turn it is, then those passed over.
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

bool warCardsDue(const Table &table)
{
    return dealerNeedsWarCard(table) || !warCardsDueAt(table).empty();
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

std::optional<HandId> placeToDeal(const Table &table, const House &house)
{
    if (house.game == Game::CasinoWar)
        return placeInWar(table, true);
    const auto inTurn = placeInBlackjack(table, house, false);
    return inTurn ? inTurn : placeInBlackjack(table, house, true);
}

std::optional<HandId> placeInTurn(const Table &table, const House &house)
{
    return house.game == Game::CasinoWar ? placeInWar(table, false)
                                         : placeInBlackjack(table, house, false);
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

void noteDeal(Table &table, const House &house, HandId hand)
{
    const SeatSet before = hand.isDealer() ? table.busy : table.busy.below(hand.seat);
    const bool warCard =
        hand.isDealer() ? dealerNeedsWarCard(table) : needsWarCard(table, hand.seat);
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
    if (second) {
        for (const SeatId id : before.without(firstCardsDue(table))) {
            if (needsSecondCard(table, id))
                round.skippedInSecondDeal.set(id);
        }
    }
    if (warCard && !blackjack) {
        ++round.warCards;
        round.burned = round.burnedTooSoon = 0;
        round.warBegun = true;
    }
}

} // namespace pitwise
