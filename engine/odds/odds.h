// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/odds/fraction.h"

#include <optional>

namespace pitwise {

/// The odds of one bet, per unit of the initial bet.
struct BetOdds
{
    Fraction edge; ///< positive: in favour of the house
    Fraction variance; ///< of the patron's result
    Fraction staked{1}; ///< on average; a war bet counts only when there is a war

    /// The edge per unit of all money staked.
    [[nodiscard]] Fraction elementOfRisk() const { return edge / staked; }
};

/// Exact edges of a house. Cards are drawn without replacement from a full shoe. Nobody sees burned
/// cards, so they change nothing. Rounding to chips is ignored.
struct Odds
{
    Fraction tie; ///< chance that the first cards match
    Fraction higher; ///< chance that the patron's is higher
    std::optional<Fraction> warTie; ///< chance that the war cards match, given a war
    std::optional<BetOdds> mainAtWar; ///< for a patron who always goes to war
    std::optional<BetOdds> mainSurrendered; ///< for one who always surrenders
    std::optional<BetOdds> tieBet;
    std::optional<BetOdds> warTieBet; ///< per unit of that bet
    std::optional<BetOdds> bonus; ///< of War Blackjack, without a parlay

    /// Surrendering costs the patron less than war.
    [[nodiscard]] bool surrenderIsBetter() const;
};

[[nodiscard]] Odds oddsOf(const House &house);

} // namespace pitwise
