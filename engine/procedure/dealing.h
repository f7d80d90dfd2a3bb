// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/cardsdue.h"
#include "engine/procedure/gameprocedure.h"

#include <optional>

namespace pitwise {

// Who gets a card. Dealing is always left to right, the dealer last, in every house and round.

[[nodiscard]] inline bool needsCard(const Table &table, const House &house, HandId hand)
{
    const bool first = hand.isDealer() ? dealerNeedsFirst(table)
                                       : hand.split == 0 && needsFirstCard(table, hand.seat);
    return first || gameProcedure(house).needsMore(table, house, hand);
}
/// Passed over while dealing: it may get its card at any time.
[[nodiscard]] inline bool wasSkippedInDeal(const Table &table, const House &house, HandId hand)
{
    return gameProcedure(house).wasSkippedInDeal(table, house, hand);
}
/// The place whose turn it is to get a card. Places passed over come after all others.
[[nodiscard]] inline std::optional<HandId> nextPlace(const Table &table, const House &house)
{
    return gameProcedure(house).nextPlace(table, house, true);
}
/// The same, without the places passed over.
[[nodiscard]] inline std::optional<HandId> nextPlaceInTurn(const Table &table, const House &house)
{
    return gameProcedure(house).nextPlace(table, house, false);
}

/// The house burns cards before a war.
[[nodiscard]] inline bool burnsBeforeWar(const House &house)
{
    return house.war.burn > 0 && house.war.burnBefore != BurnBefore::None;
}
/// Cards the house wants burned before the war card for `hand`.
[[nodiscard]] int burnsBefore(const Table &table, const House &house, HandId hand);
/// Burns beyond those of the place that is due, which were made for this one: the places between
/// are passed over, and the first such burn told of it.
[[nodiscard]] bool burnedFor(const Table &table, const House &house, HandId hand);
/// How many burns belong together if the place that is due is passed over; 0 if none do.
[[nodiscard]] int burnsOfNextPlace(const Table &table, const House &house);
/// Burns that are still missing before the next war card.
[[nodiscard]] int burnsDue(const Table &table, const House &house);

/// Records that `hand` gets a card. If the referee found it `inOrder`, nobody is passed over.
inline void noteDeal(Table &table, const House &house, HandId hand, bool inOrder)
{
    const bool warCard =
        hand.isDealer() ? dealerNeedsWarCard(table) : needsWarCard(table, hand.seat);
    if (!inOrder)
        gameProcedure(house).passOverInDeal(table, house, hand);
    if (!warCard)
        return;
    RoundState &round = table.round;
    ++round.warCards;
    round.burned = round.burnedTooSoon = 0;
    round.warBegun = true;
}

} // namespace pitwise
