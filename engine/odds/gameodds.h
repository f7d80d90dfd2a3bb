// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "engine/odds/odds.h"

namespace pitwise {

// Adds the bets of each game. `odds` already has the chances of the first cards.

namespace casinowar {
void addBets(Odds &odds, const House &house);
}
namespace warblackjack {
void addBets(Odds &odds, const House &house);
}

inline constexpr PerGame<void (*)(Odds &, const House &)> AddBets{casinowar::addBets,
                                                                  warblackjack::addBets};

inline constexpr std::int64_t Ranks = 13;

[[nodiscard]] inline Fraction toFraction(Ratio ratio)
{
    return {ratio.pays, ratio.per};
}
/// A bet with three results: it wins `pays`, loses the stake, or pushes.
[[nodiscard]] inline BetOdds betOf(Fraction wins, Fraction loses, Fraction pays)
{
    const Fraction edge = loses - wins * pays;
    return {edge, wins * pays * pays + loses - edge * edge};
}

} // namespace pitwise
