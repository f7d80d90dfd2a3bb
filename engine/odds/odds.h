// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/odds/fraction.h"

#include <optional>

namespace pitwise {

/// What one bet comes to, per unit of the initial bet.
struct BetOdds
{
    Fraction edge; ///< positive is the house's
    Fraction variance; ///< of the patron's result
    Fraction staked{1}; ///< on average: a raise at war is staked only when there is a war

    /// The edge by all the money that is put down.
    [[nodiscard]] Fraction elementOfRisk() const { return edge / staked; }
};

/// Exact edges of a house. Cards are drawn without replacement from a full shoe; burned cards, seen
/// by nobody, change nothing. Amounts that chips cannot make are not considered.
struct Odds
{
    Fraction tie; ///< chance that the first cards match
    Fraction higher; ///< chance that the patron's is higher
    std::optional<Fraction> warTie; ///< chance that the war cards match, once there is a war
    std::optional<BetOdds> mainAtWar; ///< for a patron who always goes to war
    std::optional<BetOdds> mainSurrendered; ///< and for one who always surrenders
    std::optional<BetOdds> tieBet;
    std::optional<BetOdds> warTieBet; ///< per unit of that bet
    std::optional<BetOdds> bonus; ///< of War Blackjack, without a parlay

    /// Surrendering costs the patron less than war.
    [[nodiscard]] bool surrenderIsBetter() const;
};

[[nodiscard]] Odds oddsOf(const House &house);

} // namespace pitwise
