// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// What patrons do in every round alike: the smallest bet that pays out even, and always the same
/// answer. In War Blackjack they play by basic strategy and take their bonus.
struct Policy
{
    bool sideBets = true; ///< the tie bet or the War bonus, and a bet on the war cards
    bool surrenders = false; ///< else they go to war

    bool operator==(const Policy &) const = default;
};

/// Patrons without whims: no random number, no odd bet, no irregularity. Made for simulations.
class FixedPatrons
{
public:
    FixedPatrons(const House &house, int seats, const Policy &policy);

    /// As `Crowd::react`.
    [[nodiscard]] std::optional<Event> react(const Table &table, const House &house);

private:
    [[nodiscard]] std::optional<Event> placeBet(const Table &table, const House &house);
    [[nodiscard]] std::optional<Event> decide(const Table &table, const House &house);
    [[nodiscard]] std::optional<Event> playBlackjack(const Table &table, const House &house);

    int m_seats;
    Policy m_policy;
    Money m_main;
    std::optional<Money> m_side;
    int m_round = 0;
    int m_bets = 0; ///< made this round
    SeatId m_wentToWar;
};

} // namespace pitwise
