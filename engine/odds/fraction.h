// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <numeric>
#include <string>

namespace pitwise {

/// An exact number, always reduced, the denominator positive. Wide enough for products of a few
/// card counts and ratios; not checked for more.
class Fraction
{
public:
    constexpr Fraction(std::int64_t number = 0) : m_above(number) { }
    constexpr Fraction(std::int64_t above, std::int64_t below)
        : m_above(below < 0 ? -above : above),
          m_below(below < 0 ? -below : below)
    {
        const auto common = std::gcd(m_above, m_below);
        m_above /= common;
        m_below /= common;
    }

    [[nodiscard]] constexpr std::int64_t above() const { return m_above; }
    [[nodiscard]] constexpr std::int64_t below() const { return m_below; }

    constexpr bool operator==(const Fraction &) const = default;
    constexpr Fraction operator-() const { return {-m_above, m_below}; }
    constexpr Fraction operator+(Fraction other) const
    {
        const auto common = std::gcd(m_below, other.m_below);
        return {m_above * (other.m_below / common) + other.m_above * (m_below / common),
                m_below / common * other.m_below};
    }
    constexpr Fraction operator-(Fraction other) const { return *this + -other; }
    constexpr Fraction operator*(Fraction other) const
    {
        const auto a = std::gcd(m_above, other.m_below);
        const auto b = std::gcd(other.m_above, m_below);
        return {m_above / a * (other.m_above / b), m_below / b * (other.m_below / a)};
    }
    /// `other` is not zero.
    constexpr Fraction operator/(Fraction other) const
    {
        return *this * Fraction{other.m_below, other.m_above};
    }
    [[nodiscard]] constexpr double toDouble() const
    {
        return static_cast<double>(m_above) / static_cast<double>(m_below);
    }

private:
    std::int64_t m_above = 0;
    std::int64_t m_below = 1;
};

/// `37/1555`, `-1/13`.
[[nodiscard]] inline std::string toText(Fraction fraction)
{
    return std::to_string(fraction.above()) + '/' + std::to_string(fraction.below());
}

} // namespace pitwise
