// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace pitwise {

/// In War Blackjack `Main` is the blackjack bet and `Bonus` the War bonus, or the parlay that it
/// became. `War` is the raise of Casino War. (`GameTable::bets` says which ones a game has.)
enum class BetKind : std::uint8_t { Main, Tie, War, Bonus, WarTie, Post, Insurance };
inline constexpr int BetKinds = 7;
inline constexpr std::array AllBets{BetKind::Main,     BetKind::Tie,    BetKind::War,
                                    BetKind::Bonus,    BetKind::WarTie, BetKind::Post,
                                    BetKind::Insurance};
static_assert(AllBets.size() == BetKinds);

/// Several bets of a seat, moved in one motion.
struct BetSet
{
    std::uint8_t bits = 0;

    static constexpr BetSet of(BetKind bet)
    {
        return {static_cast<std::uint8_t>(1U << static_cast<unsigned>(bet))};
    }
    [[nodiscard]] constexpr bool has(BetKind bet) const { return (bits & of(bet).bits) != 0; }
    static constexpr BetSet of(std::initializer_list<BetKind> bets)
    {
        BetSet set;
        for (const BetKind bet : bets)
            set.add(bet);
        return set;
    }
    constexpr void add(BetKind bet) { bits = static_cast<std::uint8_t>(bits | of(bet).bits); }
    constexpr void remove(BetKind bet) { bits = static_cast<std::uint8_t>(bits & ~of(bet).bits); }
    constexpr void set(BetKind bet, bool in)
    {
        if (in)
            add(bet);
        else
            remove(bet);
    }
    [[nodiscard]] constexpr bool empty() const { return bits == 0; }
    [[nodiscard]] constexpr bool several() const { return (bits & (bits - 1U)) != 0; }

    /// In the order of `AllBets`.
    class Iterator
    {
    public:
        constexpr explicit Iterator(unsigned bits) : m_bits(bits) { }
        constexpr BetKind operator*() const
        {
            return static_cast<BetKind>(std::countr_zero(m_bits));
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
    [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits}; }
    [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }
    constexpr bool operator==(const BetSet &) const = default;
};

} // namespace pitwise
