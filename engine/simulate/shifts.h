// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/money.h"
#include "engine/house/house.h"

#include <array>
#include <cstdint>

namespace pitwise {

/// The number of rounds in eight hours at the pace of the house, from 1 to `atMost`.
[[nodiscard]] constexpr int roundsOfShift(const House &house, int atMost)
{
    constexpr int Seconds = 8 * 60 * 60;
    const int rounds = Seconds / (house.scoring.pace > 0 ? house.scoring.pace : 1);
    return rounds < 1 ? 1 : rounds < atMost ? rounds : atMost;
}

/// The results of shifts, as a histogram around zero with columns of equal width. The width doubles
/// until all results fit, so the order of the results does not matter.
class ShiftResults
{
public:
    static constexpr int Columns = 64;

    void add(Money result);
    ShiftResults &operator+=(const ShiftResults &other);

    [[nodiscard]] std::int64_t count() const { return m_count; }
    /// The number of shifts in which the house lost money.
    [[nodiscard]] std::int64_t lost() const { return m_lost; }
    [[nodiscard]] double mean() const;
    [[nodiscard]] double deviation() const;
    /// Column `i` counts results from `lower(i)` to below `lower(i + 1)`.
    [[nodiscard]] Money lower(int i) const { return Money::cents((i - Columns / 2) * m_width); }
    [[nodiscard]] std::int64_t column(int i) const
    {
        return m_columns[static_cast<std::size_t>(i)];
    }

    bool operator==(const ShiftResults &) const = default;

private:
    void widen();

    std::int64_t m_width = 100;
    std::int64_t m_count = 0;
    std::int64_t m_lost = 0;
    std::int64_t m_sum = 0; ///< cents
    double m_squares = 0; ///< in units, not cents
    std::array<std::int64_t, Columns> m_columns{};
};

} // namespace pitwise
