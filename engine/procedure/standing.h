// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// What is still to be done at a table of Casino War, seat by seat. War Blackjack asks its hands one
// by one: there the dealer's hole card, the peek and every split change what a bet waits for.

/// Worked out anew where it is stale.
[[nodiscard]] Standing freshStanding(const Table &table, const House &house);

/// One part of it, true of the table as it lies, whether or not `keepStanding` was called since it
/// changed.
template<typename Part>
[[nodiscard]] Part standingOf(const Table &table, const House &house, Part Standing::*part)
{
    return table.standing.stale.empty() ? table.standing.*part
                                        : freshStanding(table, house).*part;
}

void renewStanding(Table &table, const House &house);
/// Works out what changed and keeps it with the table, so that asking costs nothing. Before the
/// dealer has a card there is nothing to ask for.
inline void keepStanding(Table &table, const House &house)
{
    if (!table.standing.stale.empty() && house.game == Game::CasinoWar
        && !table.dealer.dealt.empty())
        renewStanding(table, house);
}

} // namespace pitwise
