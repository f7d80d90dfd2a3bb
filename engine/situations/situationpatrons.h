// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/situations/dealtround.h"
#include "engine/situations/scriptedpatrons.h"

namespace pitwise {

/// The patrons and the chance of a situation, for somebody else who deals it. They go by the table
/// alone, so the dealer may take any right order.
class SituationPatrons
{
public:
    SituationPatrons(const DealtRound &round, const House &house);

    /// Like `Crowd::react`. After the round they only cut a new shoe.
    [[nodiscard]] std::optional<Event> react(const Table &table, const House &house);

private:
    void countCards(const Table &table);
    std::optional<Event> interfere(const Table &table, const House &house);

    RoundScript m_script;
    ScriptedPatrons m_patrons;
    int m_left = -1; ///< cards in the shoe when last looked at; negative: not yet
    int m_cards = 0; ///< that came out of it
};

} // namespace pitwise
