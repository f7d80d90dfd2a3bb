// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/money.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace pitwise {

inline constexpr int MaxChipKinds = 12;
/// Chips in a full tube of the tray.
inline constexpr int TubeHolds = 60;

/// How many chips of each kind, in the order of the house's `ChipSet`.
struct ChipCounts
{
    std::array<std::uint16_t, MaxChipKinds> of{};

    constexpr bool operator==(const ChipCounts &) const = default;
    [[nodiscard]] int total() const;
    [[nodiscard]] constexpr bool empty() const
    {
        const auto words = std::bit_cast<std::array<std::uint64_t, MaxChipKinds / 4>>(of);
        std::uint64_t any = 0;
        for (const std::uint64_t word : words)
            any |= word;
        return any == 0;
    }
};

/// Money as it was put down: the amount, and the chips where they were told.
struct Amount
{
    Money money;
    ChipCounts chips; ///< all zero: the chips were not told

    constexpr bool operator==(const Amount &) const = default;
};

/// The chips a house has, smallest first, and what they can make.
class ChipSet
{
public:
    ChipSet() = default;
    /// `values` are positive, distinct, at most MaxChipKinds of them.
    explicit ChipSet(std::vector<Money> values);
    /// Values with so little in common that nobody could count with them (99.99 and 100).
    [[nodiscard]] static bool isTooOdd(std::vector<Money> values);

    [[nodiscard]] const std::vector<Money> &values() const { return m_values; }
    [[nodiscard]] std::optional<int> indexOf(Money value) const;
    [[nodiscard]] Money worth(const ChipCounts &counts) const;

    [[nodiscard]] bool canMake(Money amount) const;
    /// The next amount that chips can make, not below / not above `amount`.
    [[nodiscard]] Money roundedUp(Money amount) const
    {
        return isPlain(amount) ? amount : nextUp(amount);
    }
    [[nodiscard]] Money roundedDown(Money amount) const
    {
        return isPlain(amount) ? amount : nextDown(amount);
    }
    /// The build with the fewest chips; nothing where chips cannot make the amount.
    [[nodiscard]] std::optional<ChipCounts> fewest(Money amount) const;
    /// As `fewest`, with only those kinds that `colours` holds.
    [[nodiscard]] std::optional<ChipCounts> fewestOf(Money amount, const ChipCounts &colours) const;

    bool operator==(const ChipSet &) const = default;

private:
    /// As a rule the smallest chip alone can do it. (Narrow numbers divide faster.)
    [[nodiscard]] bool isPlain(Money amount) const
    {
        const std::int64_t cents = amount.inCents();
        return cents == static_cast<std::uint32_t>(cents) && m_smallest != 0
            && static_cast<std::uint32_t>(cents) % m_smallest == 0;
    }
    [[nodiscard]] Money nextUp(Money amount) const;
    [[nodiscard]] Money nextDown(Money amount) const;

    std::vector<Money> m_values;
    std::uint32_t m_smallest = 0; ///< cents of the smallest chip
    std::int64_t m_step = 1; ///< cents that all values are multiples of
    /// For each remainder by the smallest chip, in steps: the least amount that chips can make, or
    /// -1.
    std::vector<std::int64_t> m_least;
};

/// `2x25+1x5`, largest first.
[[nodiscard]] std::string toText(const ChipCounts &counts, const ChipSet &chips);

} // namespace pitwise
