// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/money.h"

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// A payout such as 10:1. Both sides are positive.
struct Ratio
{
    std::int32_t pays = 1;
    std::int32_t per = 1;

    constexpr bool operator==(const Ratio &) const = default;
};

[[nodiscard]] constexpr bool operator>(Ratio a, Ratio b)
{
    return std::int64_t{a.pays} * b.per > std::int64_t{b.pays} * a.per;
}

/// The payout, rounded down to the cent. `ChipSet` knows whether chips can make it.
[[nodiscard]] constexpr Money operator*(Money bet, Ratio ratio)
{
    const std::int64_t cents = bet.inCents() * ratio.pays;
    return Money::cents(ratio.per == 1 ? cents : cents / ratio.per);
}

[[nodiscard]] std::string toText(Ratio ratio);
[[nodiscard]] std::optional<Ratio> ratioFromText(std::string_view text);
/// The ratio of `paid` to `bet`; empty if it is not a simple one (137:25).
[[nodiscard]] std::optional<Ratio> plainRatio(Money paid, Money bet);

} // namespace pitwise
