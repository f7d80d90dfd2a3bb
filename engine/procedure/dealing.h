// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

// Who gets a card. Dealing is always left to right, the dealer last, in every house and round.

[[nodiscard]] inline bool needsFirstCard(const Table &table, SeatId seat)
{
    return table.playing.has(seat) && !table.carded.has(seat);
}
[[nodiscard]] inline bool needsWarCard(const Table &table, SeatId seat)
{
    return table.at(seat).atWar() && table.at(seat).cards.dealt.size() == 1;
}
[[nodiscard]] inline bool dealerNeedsFirst(const Table &table)
{
    return table.dealer.dealt.empty() && !table.playing.empty();
}
[[nodiscard]] inline bool dealerNeedsWarCard(const Table &table)
{
    return table.dealer.dealt.size() == 1 && !table.atWar.empty();
}
/// War Blackjack: any card but the first.
[[nodiscard]] bool needsMoreInBlackjack(const Table &table, const House &house, HandId hand);
[[nodiscard]] inline bool needsCard(const Table &table, const House &house, HandId hand)
{
    if (hand.isDealer() ? dealerNeedsFirst(table)
                        : hand.split == 0 && needsFirstCard(table, hand.seat))
        return true;
    if (house.game == Game::WarBlackjack)
        return needsMoreInBlackjack(table, house, hand);
    return hand.isDealer() ? dealerNeedsWarCard(table) : needsWarCard(table, hand.seat);
}
/// Somebody, the dealer too, waits for a first card.
[[nodiscard]] inline bool firstDealIsOn(const Table &table)
{
    return !table.playing.empty()
        && (table.dealer.dealt.empty() || !table.playing.without(table.carded).empty());
}
/// Seats that wait for their first card, or for their war card.
[[nodiscard]] inline SeatSet firstCardsDue(const Table &table)
{
    return table.playing.without(table.carded);
}
[[nodiscard]] inline SeatSet warCardsDueAt(const Table &table)
{
    return (table.atWar & table.carded).without(table.cardedTwice);
}
/// Some seat went to war and its war cards are not all dealt.
[[nodiscard]] inline bool warCardsDue(const Table &table)
{
    return dealerNeedsWarCard(table) || !warCardsDueAt(table).empty();
}
/// The next card is a war card: every place has its first one.
[[nodiscard]] inline bool inWarDeal(const Table &table)
{
    return !table.atWar.empty() && warCardsDue(table) && !firstDealIsOn(table);
}

/// Passed over while dealing: it may get its card at any time.
[[nodiscard]] bool wasSkippedInDeal(const Table &table, const House &house, HandId hand);

/// Casino War: the seat whose turn it is to get a card, or the dealer; else, if they are wanted,
/// the first that was passed over.
[[nodiscard]] inline std::optional<HandId> placeInWar(const Table &table, bool skippedToo)
{
    if (table.atWar.empty() && !firstDealIsOn(table))
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

/// The place whose turn it is to get a card. Places passed over come after all others.
[[nodiscard]] std::optional<HandId> nextPlaceInBlackjack(const Table &table, const House &house);
[[nodiscard]] inline std::optional<HandId> nextPlace(const Table &table, const House &house)
{
    return house.game == Game::CasinoWar ? placeInWar(table, true)
                                         : nextPlaceInBlackjack(table, house);
}

/// Casino War: it is the turn of this place, and of none that was passed over.
[[nodiscard]] inline bool isNextInWar(const Table &table, HandId hand)
{
    const SeatSet inTurn = firstCardsDue(table).without(table.round.skippedInDeal)
                         | warCardsDueAt(table).without(table.round.skippedInSecondDeal);
    if (!inTurn.empty())
        return inTurn.begins(hand.seat);
    return hand.isDealer() && (dealerNeedsFirst(table) || dealerNeedsWarCard(table));
}

/// The same, without the places passed over.
[[nodiscard]] std::optional<HandId> placeInTurnInBlackjack(const Table &table, const House &house);
[[nodiscard]] inline std::optional<HandId> nextPlaceInTurn(const Table &table, const House &house)
{
    return house.game == Game::CasinoWar ? placeInWar(table, false)
                                         : placeInTurnInBlackjack(table, house);
}

/// The house burns cards before a war.
[[nodiscard]] inline bool burnsBeforeWar(const House &house)
{
    return house.war.burn > 0 && house.war.burnBefore != BurnBefore::None;
}
/// Cards the house wants burned before the war card for `hand`.
[[nodiscard]] int burnsBefore(const Table &table, const House &house, HandId hand);
/// Burns that are still missing before the next war card.
[[nodiscard]] int burnsDue(const Table &table, const House &house);

/// Places that a card for `hand` goes past are passed over from now on.
void passOverInDeal(Table &table, const House &house, HandId hand, bool warCard);
/// Folds in that `hand` gets a card. One that the referee found in order passes over nobody.
inline void noteDeal(Table &table, const House &house, HandId hand, bool inOrder)
{
    const bool warCard =
        hand.isDealer() ? dealerNeedsWarCard(table) : needsWarCard(table, hand.seat);
    if (!inOrder)
        passOverInDeal(table, house, hand, warCard);
    if (!warCard || house.game == Game::WarBlackjack)
        return;
    RoundState &round = table.round;
    ++round.warCards;
    round.burned = round.burnedTooSoon = 0;
    round.warBegun = true;
}

} // namespace pitwise
