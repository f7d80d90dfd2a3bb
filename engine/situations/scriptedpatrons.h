// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/rng.h"
#include "engine/situations/script.h"
#include "engine/table/table.h"

namespace pitwise {

/// Patrons who follow a script for one round, and wait for the dealer like any others.
class ScriptedPatrons
{
public:
    ScriptedPatrons(const RoundScript &script, const House &house, Rng rng);

    /// Like `Crowd::react`.
    [[nodiscard]] std::optional<Event> react(const Table &table, const House &house);

    // How they play each game after "no more bets".
    [[nodiscard]] std::optional<Event> playCasinoWar(const Table &table, const House &house);
    [[nodiscard]] std::optional<Event> playBlackjack(const Table &table, const House &house);

private:
    std::optional<Event> cut(const Table &table);
    std::optional<Event> placeBet(const Table &table, const House &house);
    std::optional<Event> insure(const Table &table, const House &house);
    std::optional<Event> signal(const Table &table, const House &house);
    [[nodiscard]] Event doubled(const Table &table, const House &house, HandId hand, bool forLess);

    RoundScript m_script;
    Rng m_rng;
    std::deque<Event> m_bets;
    SeatId m_wentToWar;
    SeatSet m_heardOfInsurance;
};

} // namespace pitwise
