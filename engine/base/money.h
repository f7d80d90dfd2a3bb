// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

/// An amount in whole cents.
class Money
{
public:
    constexpr Money() = default;
    static constexpr Money cents(std::int64_t cents) { return Money{cents}; }
    static constexpr Money units(std::int64_t units) { return Money{units * 100}; }
    /// The largest amount anywhere: in a house file, in notation, on a spot of the table. Far above
    /// any table's limits in any currency, and far below what 64 bits hold.
    static constexpr Money largest() { return units(1'000'000'000); }

    [[nodiscard]] constexpr std::int64_t inCents() const { return m_cents; }

    constexpr auto operator<=>(const Money &) const = default;
    constexpr Money operator+(Money other) const { return Money{m_cents + other.m_cents}; }
    constexpr Money operator-(Money other) const { return Money{m_cents - other.m_cents}; }
    constexpr Money operator*(std::int64_t times) const { return Money{m_cents * times}; }
    constexpr Money operator-() const { return Money{-m_cents}; }
    constexpr Money &operator+=(Money other) { return m_cents += other.m_cents, *this; }
    constexpr Money &operator-=(Money other) { return m_cents -= other.m_cents, *this; }

private:
    constexpr explicit Money(std::int64_t cents) : m_cents(cents) { }
    std::int64_t m_cents = 0;
};

/// Whole amounts without decimals, others with two: `50`, `12.50`.
[[nodiscard]] std::string toText(Money money);
/// Reads `25`, `2.5` or `12.50`. Empty for a sign, more than two decimals, or too large an amount.
[[nodiscard]] std::optional<Money> moneyFromText(std::string_view text);

} // namespace pitwise
