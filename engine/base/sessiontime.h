// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace pitwise {

/// When something happened: milliseconds since the session began, or unknown. The caller owns the
/// clock, and stops it while nobody is dealing.
class SessionTime
{
public:
    constexpr SessionTime() = default;
    [[nodiscard]] static constexpr SessionTime ofMs(std::int64_t ms) { return SessionTime{ms}; }

    [[nodiscard]] constexpr bool known() const { return m_ms >= 0; }
    /// Call only if known().
    [[nodiscard]] constexpr std::int64_t ms() const { return m_ms; }
    constexpr bool operator==(const SessionTime &) const = default;

private:
    constexpr explicit SessionTime(std::int64_t ms) : m_ms(ms) { }

    std::int64_t m_ms = -1;
};

} // namespace pitwise
