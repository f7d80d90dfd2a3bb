// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <cstdint>

namespace pitwise {

/// A point in time, in milliseconds since 1970 (UTC). The engine has no clock: it is handed in.
class Moment
{
public:
    constexpr Moment() = default;
    static constexpr Moment ofMs(std::int64_t ms) { return Moment{ms}; }

    [[nodiscard]] constexpr std::int64_t ms() const { return m_ms; }
    [[nodiscard]] constexpr Moment plusSeconds(double seconds) const
    {
        return Moment{m_ms + static_cast<std::int64_t>(seconds * 1000)};
    }
    [[nodiscard]] constexpr Moment plusDays(double days) const
    {
        return plusSeconds(days * SecondsOfDay);
    }
    /// Negative if `earlier` comes later.
    [[nodiscard]] constexpr double secondsSince(Moment earlier) const
    {
        return static_cast<double>(m_ms - earlier.m_ms) / 1000;
    }
    [[nodiscard]] constexpr double daysSince(Moment earlier) const
    {
        return secondsSince(earlier) / SecondsOfDay;
    }
    constexpr auto operator<=>(const Moment &) const = default;

private:
    static constexpr double SecondsOfDay = 86'400;
    constexpr explicit Moment(std::int64_t ms) : m_ms(ms) { }
    std::int64_t m_ms = 0;
};

} // namespace pitwise
