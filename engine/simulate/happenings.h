// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pitwise {

/// What a dealer meets, counted by hand or by round.
enum class Happening : std::uint8_t {
    // Casino War, by hand
    FirstCardsTie,
    WentToWar,
    Surrendered,
    WarWon,
    WarLost,
    WarTied,
    // War Blackjack, by hand
    BonusWon,
    Parlayed,
    Natural,
    Doubled,
    Split,
    Busted,
    // by round
    SomeWar, ///< at least one war
    SeveralWars, ///< two or more at once
    DealerBlackjack,
    DealerBusted,
    NewShoe, ///< the round came after a shuffle
};
inline constexpr int HappeningKinds = 17;

/// `went-to-war`, for files.
[[nodiscard]] std::string_view name(Happening happening);
/// Counted once a round; the others once a hand.
[[nodiscard]] constexpr bool isByRound(Happening happening)
{
    return happening >= Happening::SomeWar;
}
/// This house can have it at all.
[[nodiscard]] bool canHappen(Happening happening, const House &house);

/// How often what happened.
struct Happenings
{
    std::int64_t rounds = 0;
    std::int64_t hands = 0;
    std::array<std::int64_t, HappeningKinds> counts{};

    [[nodiscard]] std::int64_t of(Happening happening) const
    {
        return counts[static_cast<std::size_t>(happening)];
    }
    /// By hand or by round.
    [[nodiscard]] double share(Happening happening) const;
    /// A round as it lies before its end.
    void count(const Table &table, const House &house, bool shuffled);
    void add(Happening happening) { ++counts[static_cast<std::size_t>(happening)]; }
    Happenings &operator+=(const Happenings &other);
};

} // namespace pitwise
