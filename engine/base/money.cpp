// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/money.h"

#include <charconv>

namespace pitwise {

std::string toText(Money money)
{
    const std::int64_t cents = money.inCents();
    const std::int64_t size = cents < 0 ? -cents : cents;
    std::string text = cents < 0 ? "-" : "";
    text += std::to_string(size / 100);
    if (const auto rest = size % 100; rest != 0) {
        text += '.';
        text += static_cast<char>('0' + rest / 10);
        text += static_cast<char>('0' + rest % 10);
    }
    return text;
}

std::optional<Money> moneyFromText(std::string_view text)
{
    if (text.empty() || text.front() < '0' || text.front() > '9')
        return std::nullopt;
    const char *const end = text.data() + text.size();
    std::int64_t units = 0;
    auto [rest, error] = std::from_chars(text.data(), end, units);
    if (error != std::errc{} || units > Money::largest().inCents() / 100)
        return std::nullopt;
    std::int64_t cents = 0;
    if (rest != end) {
        const auto decimals = end - rest - 1;
        if (*rest != '.' || decimals < 1 || decimals > 2)
            return std::nullopt;
        for (const char *digit = rest + 1; digit != end; ++digit) {
            if (*digit < '0' || *digit > '9')
                return std::nullopt;
            cents = cents * 10 + (*digit - '0');
        }
        if (decimals == 1)
            cents *= 10;
    }
    const Money money = Money::cents(units * 100 + cents);
    return money <= Money::largest() ? std::optional{money} : std::nullopt;
}

} // namespace pitwise
