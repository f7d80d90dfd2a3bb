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
/// More chips of one kind than this are never counted out.
inline constexpr int MaxChipsOfAKind = 9999;
/// How many chips fill a tube of the tray.
inline constexpr int TubeHolds = 60;

/// A number of chips of each kind, in the order of the house's `ChipSet`.
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

/// Money on the table: the amount, and the chips if somebody said which.
struct Amount
{
    Money money;
    ChipCounts chips; ///< all zero: not known

    constexpr bool operator==(const Amount &) const = default;
};

/// The chip values of a house, smallest first, and the amounts they can make.
class ChipSet
{
public:
    ChipSet() = default;
    /// `values` must be positive and distinct, and at most MaxChipKinds.
    explicit ChipSet(std::vector<Money> values);
    /// True for values that share no reasonable unit, such as 1000.01 and 1000.02: the table of
    /// remainders would grow too large.
    [[nodiscard]] static bool isTooOdd(std::vector<Money> values);

    [[nodiscard]] const std::vector<Money> &values() const { return m_values; }
    [[nodiscard]] std::optional<int> indexOf(Money value) const;
    [[nodiscard]] Money worth(const ChipCounts &counts) const;

    [[nodiscard]] bool canMake(Money amount) const;
    /// The nearest amount that chips can make, not below / not above `amount`.
    [[nodiscard]] Money roundedUp(Money amount) const
    {
        return isPlain(amount) ? amount : nextUp(amount);
    }
    [[nodiscard]] Money roundedDown(Money amount) const
    {
        return isPlain(amount) ? amount : nextDown(amount);
    }
    /// The amount in the fewest chips; empty if chips cannot make it, or only too many of them.
    [[nodiscard]] std::optional<ChipCounts> fewest(Money amount) const;
    /// Like `fewest`, but only with kinds that are in `colours`.
    [[nodiscard]] std::optional<ChipCounts> fewestOf(Money amount, const ChipCounts &colours) const;

    /// What may lie there when `amount` of these chips has gone. Exact if only one set of them
    /// makes the amount; all of them if several do, for which ones went is then unknown; none if
    /// change was needed.
    [[nodiscard]] ChipCounts left(const ChipCounts &chips, Money amount) const;

    bool operator==(const ChipSet &) const = default;

private:
    /// The usual case: a multiple of the smallest chip. 32-bit numbers divide faster.
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
    std::int64_t m_step = 1; ///< in cents; every value is a multiple of it
    /// For each remainder modulo the smallest chip: the least amount with it that chips can make,
    /// or -1. Both in steps.
    std::vector<std::int64_t> m_least;
};

/// Chips of 25 and 500 are cut in fours, all others in fives.
[[nodiscard]] constexpr int cutOf(Money value)
{
    return value == Money::units(25) || value == Money::units(500) ? 4 : 5;
}

/// `2x25+1x5`, largest chips first.
[[nodiscard]] std::string toText(const ChipCounts &counts, const ChipSet &chips);

} // namespace pitwise
