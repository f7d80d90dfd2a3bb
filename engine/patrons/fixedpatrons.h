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

/// Patrons who do the same in every round: the smallest bet whose payouts need no rounding, and
/// always the same answer. In War Blackjack they play basic strategy and never parlay.
struct Policy
{
    bool sideBets = true; ///< the tie bets, or the War bonus
    bool surrenders = false; ///< otherwise they go to war

    bool operator==(const Policy &) const = default;
};

/// What the patron at one seat does in every round.
struct Habit
{
    Money main;
    std::optional<Money> side; ///< the tie bet or the War bonus
    bool warTie = false; ///< a tie bet on the war cards, if the house takes one
    bool surrenders = false;
    bool parlays = false;

    bool operator==(const Habit &) const = default;
};

/// The same patrons in two houses, left and right. Their bets suit both houses if possible, and
/// differ only where one house does not have the bet.
[[nodiscard]] std::pair<std::vector<Habit>, std::vector<Habit>>
sharedHabits(const House &left, const House &right, int seats, std::uint64_t seed);

/// After "no more bets" only tied patrons have a decision to make, which the standing shows.
inline constexpr PerGame<bool> OnlyTiesAnswer{true, false};

/// Patrons for simulations: no random numbers, no odd bets, no irregularities.
class FixedPatrons
{
public:
    FixedPatrons(const House &house, int seats, const Policy &policy);
    /// One habit per seat, from seat 1 on.
    explicit FixedPatrons(std::span<const Habit> habits);

    /// Like `Crowd::react`.
    [[nodiscard]] std::optional<Event> react(const Table &table, const House &house)
    {
        // Fast path: most of the time they wait.
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
    int m_seat = 0; ///< who bets next
    bool m_sideNext = false; ///< his main bet is down
    SeatId m_wentToWar;
};

} // namespace pitwise
