// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// A day of the calendar, UTC.
struct Day
{
    std::int64_t number = 0; ///< days since 1 January 1970

    auto operator<=>(const Day &) const = default;
};

/// `2026-03-01`; none: not a day.
[[nodiscard]] std::optional<Day> dayFromText(std::string_view text);
[[nodiscard]] std::string toText(Day day);
/// The day of a time, in milliseconds since 1970.
[[nodiscard]] Day dayOf(std::int64_t ms);

} // namespace pitwise
