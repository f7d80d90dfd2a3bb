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
/// Some seat went to war and its war cards are not all dealt.
[[nodiscard]] bool warCardsDue(const Table &table);
/// The next card is a war card: every place has its first one.
[[nodiscard]] inline bool inWarDeal(const Table &table)
{
    return !table.atWar.empty() && warCardsDue(table) && !firstDealIsOn(table);
}

/// A quick look before the exact one: no card is due unless this holds.
[[nodiscard]] inline bool someCardIsDue(const Table &table, const House &house)
{
    return house.game == Game::WarBlackjack || !table.atWar.empty() || firstDealIsOn(table);
}

/// Passed over while dealing: it may get its card at any time.
[[nodiscard]] bool wasSkippedInDeal(const Table &table, const House &house, HandId hand);

/// The place whose turn it is to get a card. Places passed over come after all others.
[[nodiscard]] std::optional<HandId> placeToDeal(const Table &table, const House &house);
[[nodiscard]] inline std::optional<HandId> nextPlace(const Table &table, const House &house)
{
    return someCardIsDue(table, house) ? placeToDeal(table, house) : std::nullopt;
}

/// The same, without the places passed over.
[[nodiscard]] std::optional<HandId> placeInTurn(const Table &table, const House &house);
[[nodiscard]] inline std::optional<HandId> nextPlaceInTurn(const Table &table, const House &house)
{
    return someCardIsDue(table, house) ? placeInTurn(table, house) : std::nullopt;
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

/// Folds in that `hand` gets a card: places it went past are passed over from now on.
void noteDeal(Table &table, const House &house, HandId hand);

} // namespace pitwise
