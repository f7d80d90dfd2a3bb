// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulate/shifts.h"

#include <cmath>

namespace pitwise {

namespace {

std::int64_t floored(std::int64_t cents, std::int64_t width)
{
    const std::int64_t whole = cents / width;
    return whole - (cents % width < 0 ? 1 : 0);
}

} // namespace

void ShiftResults::widen()
{
    std::array<std::int64_t, Columns> wider{};
    // Counted from the middle, columns 2k and 2k + 1 become column k.
    for (int i = 0; i < Columns; ++i)
        wider[static_cast<std::size_t>(Columns / 2 + floored(i - Columns / 2, 2))] +=
            m_columns[static_cast<std::size_t>(i)];
    m_columns = wider;
    m_width *= 2;
}

void ShiftResults::add(Money result)
{
    const std::int64_t cents = result.inCents();
    auto column = floored(cents, m_width);
    while (column < -Columns / 2 || column >= Columns / 2) {
        widen();
        column = floored(cents, m_width);
    }
    ++m_columns[static_cast<std::size_t>(column + Columns / 2)];
    ++m_count;
    m_lost += cents < 0 ? 1 : 0;
    m_sum += cents;
    const double units = static_cast<double>(cents) / 100;
    m_squares += units * units;
}

ShiftResults &ShiftResults::operator+=(const ShiftResults &other)
{
    ShiftResults more = other;
    while (m_width < more.m_width)
        widen();
    while (more.m_width < m_width)
        more.widen();
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_columns[i] += more.m_columns[i];
    m_count += more.m_count;
    m_lost += more.m_lost;
    m_sum += more.m_sum;
    m_squares += more.m_squares;
    return *this;
}

double ShiftResults::mean() const
{
    return m_count == 0 ? 0 : static_cast<double>(m_sum) / 100 / static_cast<double>(m_count);
}

double ShiftResults::deviation() const
{
    if (m_count < 2)
        return 0;
    const auto n = static_cast<double>(m_count);
    const double average = mean();
    return std::sqrt(std::max(0.0, (m_squares - n * average * average) / (n - 1)));
}

} // namespace pitwise
