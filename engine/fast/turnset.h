// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/ids.h"
#include "engine/house/house.h"

#include <bit>
#include <cstdint>

namespace pitwise {

/// Settlement passes of a round. Casino War has the first three; where ties and mains are settled
/// seat by seat, there is no tie pass. War Blackjack has the others: even money and insurance, the
/// hands that are over in their own turn (busts and naturals), and those the dealer's hand decides.
enum class Pass : std::uint8_t {
    Ties,
    Mains,
    Wars,
    Bonus,
    Parlay,
    EvenMoney,
    Insurance,
    Play,
    Hands
};

/// One step of the settlement: a seat in a pass.
struct Turn
{
    Pass pass{};
    SeatId seat; ///< number 0: no turn

    bool operator==(const Turn &) const = default;
    [[nodiscard]] bool none() const { return seat.number == 0; }
};

/// The direction in which Casino War settles a pass.
[[nodiscard]] constexpr Direction directionIn(const SettlementRules &order, Pass pass)
{
    return pass == Pass::Ties ? order.ties : pass == Pass::Mains ? order.mains : order.wars;
}

/// A set of turns of one game in one word: a lane of seats for each pass, the first pass lowest.
/// Every act asks for the order of settlement many times, so it must cost only a few operations.
class TurnSet
{
public:
    constexpr TurnSet() = default;
    /// These seats in each of the passes of Casino War.
    static constexpr TurnSet inEveryWarPass(SeatSet seats)
    {
        constexpr std::uint64_t Each = 1U | (1U << Lane) | (1U << (2 * Lane));
        return TurnSet{seats.bits() * Each};
    }

    constexpr void set(Turn turn) { m_bits |= bit(turn); }
    constexpr void add(Pass pass, SeatSet seats) { m_bits |= inLane(pass, seats); }
    [[nodiscard]] constexpr bool has(Turn turn) const { return (m_bits & bit(turn)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr SeatSet in(Pass pass) const
    {
        return SeatSet::ofBits((m_bits >> shift(pass)) & Seats);
    }
    /// Seats that have any of the turns of Casino War.
    [[nodiscard]] constexpr SeatSet inAnyWarPass() const
    {
        return SeatSet::ofBits((m_bits | (m_bits >> Lane) | (m_bits >> (2 * Lane))) & Seats);
    }
    [[nodiscard]] constexpr TurnSet operator|(TurnSet other) const
    {
        return TurnSet{m_bits | other.m_bits};
    }
    [[nodiscard]] constexpr TurnSet operator&(TurnSet other) const
    {
        return TurnSet{m_bits & other.m_bits};
    }
    [[nodiscard]] constexpr TurnSet without(TurnSet other) const
    {
        return TurnSet{m_bits & ~other.m_bits};
    }
    /// The turns of passes up to and including this one.
    [[nodiscard]] constexpr TurnSet upTo(Pass pass) const
    {
        return TurnSet{m_bits & ((std::uint64_t{1} << (shift(pass) + Lane)) - 1)};
    }
    /// Casino War: the turns that come before `turn`.
    [[nodiscard]] constexpr TurnSet before(Turn turn, const SettlementRules &order) const
    {
        const std::uint64_t earlier = (std::uint64_t{1} << shift(turn.pass)) - 1;
        const SeatSet same = in(turn.pass);
        const SeatSet seats = directionIn(order, turn.pass) == Direction::LeftToRight
                                ? same.below(turn.seat)
                                : same.above(turn.seat);
        return TurnSet{(m_bits & earlier) | inLane(turn.pass, seats)};
    }
    /// Casino War: the turn that comes first; none if the set is empty.
    [[nodiscard]] constexpr Turn first(const SettlementRules &order) const
    {
        if (m_bits == 0)
            return {};
        const auto pass = static_cast<Pass>(std::countr_zero(m_bits) / Lane);
        SeatSet seats = in(pass);
        return {pass, directionIn(order, pass) == Direction::LeftToRight ? seats.takeFirst()
                                                                         : seats.takeLast()};
    }
    constexpr bool operator==(const TurnSet &) const = default;

private:
    static constexpr int Lane = MaxSeats + 1; ///< seats count from 1
    static constexpr std::uint64_t Seats = (1U << Lane) - 1;
    static_assert(6 * Lane <= 64);

    constexpr explicit TurnSet(std::uint64_t bits) : m_bits(bits) { }
    static constexpr int shift(Pass pass)
    {
        const int nth = static_cast<int>(pass);
        constexpr int Bonus = static_cast<int>(Pass::Bonus);
        return Lane * (nth < Bonus ? nth : nth - Bonus);
    }
    static constexpr std::uint64_t bit(Turn turn)
    {
        return std::uint64_t{1} << (shift(turn.pass) + turn.seat.number);
    }
    static constexpr std::uint64_t inLane(Pass pass, SeatSet seats)
    {
        return std::uint64_t{seats.bits()} << shift(pass);
    }

    std::uint64_t m_bits = 0;
};

} // namespace pitwise
