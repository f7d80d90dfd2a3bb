// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstdint>
#include <string>

namespace pitwise {

inline constexpr int MaxSeats = 9;
inline constexpr int MaxHands = 4; ///< that one hand can become by splitting

/// A seat, numbered from 1 at the dealer's far left. 0 is the dealer.
struct SeatId
{
    std::uint8_t number = 0;

    constexpr bool operator==(const SeatId &) const = default;
    [[nodiscard]] constexpr std::size_t index() const { return number - std::size_t{1}; }
};

/// A set of seats.
class SeatSet
{
public:
    constexpr void set(SeatId seat, bool in = true)
    {
        if (in)
            add(seat);
        else
            remove(seat);
    }
    constexpr void add(SeatId seat) // ignores the dealer, who is not a seat
    {
        m_bits = static_cast<std::uint16_t>(m_bits | ((1U << seat.number) & ~1U));
    }
    constexpr void remove(SeatId seat)
    {
        m_bits = static_cast<std::uint16_t>(m_bits & ~(1U << seat.number));
    }
    [[nodiscard]] constexpr bool has(SeatId seat) const
    {
        return (m_bits & (1U << seat.number)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(m_bits); }
    /// Bit n is seat n.
    [[nodiscard]] constexpr std::uint16_t bits() const { return m_bits; }
    [[nodiscard]] static constexpr SeatSet ofBits(std::uint64_t bits)
    {
        SeatSet some;
        some.m_bits = static_cast<std::uint16_t>(bits);
        return some;
    }
    [[nodiscard]] constexpr SeatSet operator|(SeatSet other) const
    {
        SeatSet both;
        both.m_bits = static_cast<std::uint16_t>(m_bits | other.m_bits);
        return both;
    }
    /// The seats that are not in `other`.
    [[nodiscard]] constexpr SeatSet without(SeatSet other) const
    {
        SeatSet rest;
        rest.m_bits = static_cast<std::uint16_t>(m_bits & ~other.m_bits);
        return rest;
    }
    constexpr bool operator==(const SeatSet &) const = default;

    /// The seats in both sets.
    [[nodiscard]] constexpr SeatSet operator&(SeatSet other) const
    {
        SeatSet both;
        both.m_bits = static_cast<std::uint16_t>(m_bits & other.m_bits);
        return both;
    }
    /// The seats with a lower (or higher) number than `seat`.
    [[nodiscard]] constexpr SeatSet below(SeatId seat) const
    {
        SeatSet some;
        some.m_bits = static_cast<std::uint16_t>(m_bits & ((1U << seat.number) - 1U));
        return some;
    }
    [[nodiscard]] constexpr SeatSet above(SeatId seat) const
    {
        SeatSet some;
        some.m_bits = static_cast<std::uint16_t>(m_bits & ~((2U << seat.number) - 1U));
        return some;
    }
    /// `seat` is in the set, and is its lowest seat.
    [[nodiscard]] constexpr bool begins(SeatId seat) const
    {
        const unsigned upTo = (2U << seat.number) - 1U;
        return (m_bits & upTo) == 1U << seat.number;
    }
    /// Removes and returns the lowest (or highest) seat. The set must not be empty.
    constexpr SeatId takeFirst()
    {
        const auto number = std::countr_zero(m_bits);
        m_bits = static_cast<std::uint16_t>(m_bits & (m_bits - 1U));
        return SeatId{static_cast<std::uint8_t>(number)};
    }
    constexpr SeatId takeLast()
    {
        const auto number = std::bit_width(m_bits) - 1;
        m_bits = static_cast<std::uint16_t>(m_bits & ~(1U << number));
        return SeatId{static_cast<std::uint8_t>(number)};
    }

    /// Iterates from the lowest seat to the highest.
    class Iterator
    {
    public:
        constexpr explicit Iterator(unsigned bits) : m_bits(bits) { }
        constexpr SeatId operator*() const
        {
            return SeatId{static_cast<std::uint8_t>(std::countr_zero(m_bits))};
        }
        constexpr Iterator &operator++()
        {
            m_bits &= m_bits - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        unsigned m_bits;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{m_bits}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

private:
    std::uint16_t m_bits = 0;
};

/// A hand: one at a seat (`split` is 1, 2, 3 for the split hands b, c, d), or the dealer's.
struct HandId
{
    SeatId seat;
    std::uint8_t split = 0;

    constexpr HandId() = default;
    /// A seat converts to its first hand, the only one unless it was split.
    constexpr HandId(SeatId at, int nth = 0) : seat(at), split(static_cast<std::uint8_t>(nth)) { }

    constexpr bool operator==(const HandId &) const = default;
    [[nodiscard]] constexpr bool isDealer() const { return seat.number == 0; }
};

inline constexpr HandId DealerHand{};

[[nodiscard]] constexpr SeatId seatAt(int number)
{
    return SeatId{static_cast<std::uint8_t>(number)};
}
[[nodiscard]] constexpr HandId handAt(int number)
{
    return seatAt(number);
}

/// `3`, `3b`, `dealer`.
[[nodiscard]] inline std::string toText(HandId hand)
{
    if (hand.isDealer())
        return "dealer";
    std::string text = std::to_string(hand.seat.number);
    if (hand.split > 0)
        text += static_cast<char>('a' + hand.split);
    return text;
}

} // namespace pitwise
