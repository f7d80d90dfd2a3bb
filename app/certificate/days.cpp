// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/certificate/days.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace pitwise {

namespace {

std::optional<int> numberIn(std::string_view digits)
{
    int value = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || rest != digits.data() + digits.size() || digits.starts_with('-'))
        return std::nullopt;
    return value;
}

} // namespace

std::optional<Day> dayFromText(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = numberIn(text.substr(0, 4));
    const auto month = numberIn(text.substr(5, 2));
    const auto day = numberIn(text.substr(8, 2));
    if (!year || !month || !day)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{*year},
                                           std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    if (!date.ok())
        return std::nullopt;
    return Day{std::chrono::sys_days{date}.time_since_epoch().count()};
}

std::string toText(Day day)
{
    const std::chrono::year_month_day date{
        std::chrono::sys_days{std::chrono::days{static_cast<int>(day.number)}}};
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

Day dayOf(std::int64_t ms)
{
    constexpr std::int64_t MsPerDay = 86'400'000;
    return {ms / MsPerDay};
}

} // namespace pitwise
