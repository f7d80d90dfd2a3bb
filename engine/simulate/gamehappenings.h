// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "engine/simulate/happenings.h"
#include "engine/simulate/tally.h"

namespace pitwise {

/// What a simulation counts in one game.
struct GameHappenings
{
    TallyBet sideBet{}; ///< how `GameProcedure::sideBet` is counted
    /// Only asked about happenings that not every game has.
    bool (*canHappen)(Happening, const House &) = nullptr;
    /// Counts a round, just before it ends.
    void (*count)(Happenings &, const Table &, const House &) = nullptr;
};

namespace casinowar {
[[nodiscard]] bool canHappen(Happening happening, const House &house);
void count(Happenings &happenings, const Table &table, const House &house);
} // namespace casinowar

namespace warblackjack {
[[nodiscard]] bool canHappen(Happening happening, const House &house);
void count(Happenings &happenings, const Table &table, const House &house);
} // namespace warblackjack

inline constexpr GameHappenings CasinoWarHappenings{
    .sideBet = TallyBet::Tie,
    .canHappen = casinowar::canHappen,
    .count = casinowar::count,
};
inline constexpr GameHappenings WarBlackjackHappenings{
    .sideBet = TallyBet::Bonus,
    .canHappen = warblackjack::canHappen,
    .count = warblackjack::count,
};
inline constexpr PerGame<GameHappenings> GamesHappenings{CasinoWarHappenings,
                                                         WarBlackjackHappenings};

[[nodiscard]] constexpr const GameHappenings &gameHappenings(const House &house)
{
    return GamesHappenings.of(house);
}

} // namespace pitwise
