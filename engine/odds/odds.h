// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/odds/fraction.h"

#include <optional>

namespace pitwise {

/// Exact edges of a house, per unit of the initial bet; positive is the house's. Cards
/// are drawn without replacement from a full shoe; burned cards, seen by nobody, change nothing.
/// Amounts that chips cannot make are not considered.
struct Odds
{
    Fraction tie; ///< chance that the first cards match
    std::optional<Fraction> warTie; ///< chance that the war cards match, once there is a war
    std::optional<Fraction> mainAtWar; ///< edge for a patron who always goes to war
    std::optional<Fraction> mainSurrendered; ///< and for one who always surrenders
    std::optional<Fraction> tieBet;
    std::optional<Fraction> warTieBet; ///< per unit of that bet
    std::optional<Fraction> bonus; ///< of War Blackjack, without a parlay
};

[[nodiscard]] Odds oddsOf(const House &house);

} // namespace pitwise
