// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "engine/procedure/casinowarprocedure.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace pitwise {

/// What patrons do in every round alike: the smallest bet that pays out even, and always the same
/// answer. In War Blackjack they play by basic strategy and take their bonus.
struct Policy
{
    bool sideBets = true; ///< the tie bet or the War bonus, and a bet on the war cards
    bool surrenders = false; ///< else they go to war

    bool operator==(const Policy &) const = default;
};

/// What the patron at one seat does in every round alike.
struct Habit
{
    Money main;
    std::optional<Money> side; ///< the tie bet or the War bonus
    bool warTie = false; ///< a bet on the war cards, where the house takes one
    bool surrenders = false;
    bool parlays = false;

    bool operator==(const Habit &) const = default;
};

/// Patrons of the same mind in two houses: their bets are good in both, if any are. First those at
/// the left house, then those at the right: the same, but for bets that one house does not have.
[[nodiscard]] std::pair<std::vector<Habit>, std::vector<Habit>>
sharedHabits(const House &left, const House &right, int seats, std::uint64_t seed);

/// Once bets are closed only who is tied has anything to say: a look at the standing tells.
inline constexpr PerGame<bool> OnlyTiesAnswer{true, false};

/// Patrons without whims: no random number, no odd bet, no irregularity. Made for simulations.
class FixedPatrons
{
public:
    FixedPatrons(const House &house, int seats, const Policy &policy);
    /// From seat 1 on.
    explicit FixedPatrons(std::span<const Habit> habits);

    /// As `Crowd::react`.
    [[nodiscard]] std::optional<Event> react(const Table &table, const House &house)
    {
        // Mostly they wait: that is seen at a glance.
        if (!table.round.betsClosed) {
            const bool allBet = m_round == table.roundNumber && m_seat == m_seats;
            return allBet && !table.shoeState.preparing ? std::nullopt : placeBet(table, house);
        }
        if (table.dealer.dealt.empty()) // nothing to decide on
            return std::nullopt;
        const bool waits = OnlyTiesAnswer.of(house) && m_wentToWar.number == 0
                        && casinowar::standingOf(table, house, &Standing::mayDecide).empty();
        return waits ? std::nullopt : answer(table, house);
    }

    // How they answer in each game.
    [[nodiscard]] std::optional<Event> decide(const Table &table, const House &house);
    [[nodiscard]] std::optional<Event> playBlackjack(const Table &table, const House &house);

private:
    [[nodiscard]] std::optional<Event> placeBet(const Table &table, const House &house);
    [[nodiscard]] std::optional<Event> answer(const Table &table, const House &house);

    [[nodiscard]] const Habit &habitOf(SeatId seat) const { return m_habits[seat.index()]; }

    int m_seats;
    std::array<Habit, MaxSeats> m_habits;
    int m_round = 0;
    int m_seat = 0; ///< whose turn to bet it is
    bool m_sideNext = false; ///< his main bet lies
    SeatId m_wentToWar;
};

} // namespace pitwise
