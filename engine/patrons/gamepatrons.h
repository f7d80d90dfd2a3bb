// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "engine/patrons/crowd.h"
#include "engine/patrons/fixedpatrons.h"

namespace pitwise {

/// How patrons play one game.
struct GamePatrons
{
    /// The smallest bets the house takes whose payouts need no rounding.
    Habit (*smallestBets)(const House &) = nullptr;
    std::optional<Event> (FixedPatrons::*answer)(const Table &, const House &) = nullptr;
    std::optional<Event> (Crowd::*play)(const Table &, const House &) = nullptr;
};

namespace casinowar {
[[nodiscard]] Habit smallestBets(const House &house);
}
namespace warblackjack {
[[nodiscard]] Habit smallestBets(const House &house);
}

inline constexpr GamePatrons CasinoWarPatrons{
    .smallestBets = casinowar::smallestBets,
    .answer = &FixedPatrons::decide,
    .play = &Crowd::playCasinoWar,
};
inline constexpr GamePatrons WarBlackjackPatrons{
    .smallestBets = warblackjack::smallestBets,
    .answer = &FixedPatrons::playBlackjack,
    .play = &Crowd::playBlackjack,
};
inline constexpr PerGame<GamePatrons> GamesPatrons{CasinoWarPatrons, WarBlackjackPatrons};

[[nodiscard]] constexpr const GamePatrons &gamePatrons(const House &house)
{
    return GamesPatrons.of(house);
}

/// The smallest bet within the limit for which none of these payouts needs rounding.
[[nodiscard]] Money evenBet(const House &house, const Limit &limit,
                            std::initializer_list<Ratio> ratios);

} // namespace pitwise
