// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace pitwise {

__extension__ typedef __int128 Wide;

/// An exact fraction, reduced, with a positive denominator. A result that does not fit into 128
/// bits is not exact, and neither is anything computed from it.
class Fraction
{
public:
    constexpr Fraction(Wide number = 0) : m_above(number) { }
    constexpr Fraction(Wide above, Wide below)
    {
        if (below == 0) {
            m_below = 0;
            return;
        }
        const Wide common = gcd(above, below) * (below < 0 ? -1 : 1);
        m_above = above / common;
        m_below = below / common;
    }

    [[nodiscard]] constexpr bool isExact() const { return m_below != 0; }
    [[nodiscard]] constexpr Wide above() const { return m_above; }
    [[nodiscard]] constexpr Wide below() const { return m_below; }

    constexpr bool operator==(const Fraction &) const = default;
    constexpr Fraction operator-() const { return {-m_above, m_below}; }
    constexpr Fraction operator+(Fraction other) const
    {
        if (!isExact() || !other.isExact())
            return notExact();
        const Wide common = gcd(m_below, other.m_below);
        Wide left = 0;
        Wide right = 0;
        Wide above = 0;
        Wide below = 0;
        const bool tooWide = __builtin_mul_overflow(m_above, other.m_below / common, &left)
                          || __builtin_mul_overflow(other.m_above, m_below / common, &right)
                          || __builtin_add_overflow(left, right, &above)
                          || __builtin_mul_overflow(m_below / common, other.m_below, &below);
        return tooWide ? notExact() : Fraction{above, below};
    }
    constexpr Fraction operator-(Fraction other) const { return *this + -other; }
    constexpr Fraction operator*(Fraction other) const
    {
        if (!isExact() || !other.isExact())
            return notExact();
        const Wide a = gcd(m_above, other.m_below);
        const Wide b = gcd(other.m_above, m_below);
        Wide above = 0;
        Wide below = 0;
        const bool tooWide = __builtin_mul_overflow(m_above / a, other.m_above / b, &above)
                          || __builtin_mul_overflow(m_below / b, other.m_below / a, &below);
        return tooWide ? notExact() : Fraction{above, below};
    }
    /// Division by zero is not exact.
    constexpr Fraction operator/(Fraction other) const
    {
        return *this * Fraction{other.m_below, other.m_above};
    }
    [[nodiscard]] constexpr double toDouble() const
    {
        return static_cast<double>(m_above) / static_cast<double>(m_below);
    }

private:
    static constexpr Fraction notExact() { return {0, 0}; }
    /// Positive, unless both are 0.
    static constexpr Wide gcd(Wide a, Wide b)
    {
        while (b != 0) {
            const Wide rest = a % b;
            a = b;
            b = rest;
        }
        return a < 0 ? -a : a;
    }

    Wide m_above = 0;
    Wide m_below = 1;
};

/// `37/1555`, `-1/13`.
[[nodiscard]] std::string toText(Fraction fraction);

} // namespace pitwise
