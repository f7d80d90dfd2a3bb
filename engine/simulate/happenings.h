// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pitwise {

/// What can happen to a dealer, counted per hand or per round.
enum class Happening : std::uint8_t {
    // Casino War, per hand
    FirstCardsTie,
    WentToWar,
    Surrendered,
    WarWon,
    WarLost,
    WarTied,
    // War Blackjack, per hand
    BonusWon,
    Parlayed,
    Natural,
    Doubled,
    Split,
    Busted,
    // per round
    SomeWar, ///< at least one war
    SeveralWars, ///< two or more in the round
    DealerBlackjack,
    DealerBusted,
    NewShoe, ///< the round followed a shuffle
};
inline constexpr int HappeningKinds = 17;

/// As in JSON: `went-to-war`.
[[nodiscard]] std::string_view name(Happening happening);
/// Counted once per round; the others once per hand.
[[nodiscard]] constexpr bool isByRound(Happening happening)
{
    return happening >= Happening::SomeWar;
}
/// It is possible in this house.
[[nodiscard]] bool canHappen(Happening happening, const House &house);

/// How often each thing happened.
struct Happenings
{
    std::int64_t rounds = 0;
    std::int64_t hands = 0;
    std::array<std::int64_t, HappeningKinds> counts{};

    [[nodiscard]] std::int64_t of(Happening happening) const
    {
        return counts[static_cast<std::size_t>(happening)];
    }
    /// The share of all hands, or of all rounds.
    [[nodiscard]] double share(Happening happening) const;
    /// Counts a round, just before it ends.
    void count(const Table &table, const House &house, bool shuffled);
    void add(Happening happening) { ++counts[static_cast<std::size_t>(happening)]; }
    Happenings &operator+=(const Happenings &other);
};

} // namespace pitwise
