// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/ratio.h"

#include <charconv>
#include <numeric>

namespace pitwise {

std::string toText(Ratio ratio)
{
    return std::to_string(ratio.pays) + ':' + std::to_string(ratio.per);
}

std::optional<Ratio> ratioFromText(std::string_view text)
{
    constexpr std::int32_t Largest = 1000;
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto number = [](std::string_view part) -> std::optional<std::int32_t> {
        std::int32_t value = 0;
        const char *const end = part.data() + part.size();
        const auto [rest, error] = std::from_chars(part.data(), end, value);
        if (error != std::errc{} || rest != end || value < 1 || value > Largest)
            return std::nullopt;
        return value;
    };
    const auto pays = number(text.substr(0, colon));
    const auto per = number(text.substr(colon + 1));
    if (!pays || !per)
        return std::nullopt;
    return Ratio{*pays, *per};
}

std::optional<Ratio> plainRatio(Money paid, Money bet)
{
    constexpr std::int64_t PlainestPer = 10;
    if (paid <= Money{} || bet <= Money{})
        return std::nullopt;
    const auto common = std::gcd(paid.inCents(), bet.inCents());
    const auto pays = paid.inCents() / common;
    const auto per = bet.inCents() / common;
    if (per > PlainestPer || pays > 1000)
        return std::nullopt;
    return Ratio{static_cast<std::int32_t>(pays), static_cast<std::int32_t>(per)};
}

} // namespace pitwise
