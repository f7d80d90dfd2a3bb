// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// What is still to be done at a table of Casino War, seat by seat. War Blackjack asks its hands one
// by one: there the dealer's hole card, the peek and every split change what a bet waits for.

/// Worked out anew where it is stale.
[[nodiscard]] Standing freshStanding(const Table &table, const House &house);

/// True of the table as it lies, whether or not `keepStanding` was called since it changed.
[[nodiscard]] inline Standing standingOf(const Table &table, const House &house)
{
    return table.standing.stale.empty() ? table.standing : freshStanding(table, house);
}

void renewStanding(Table &table, const House &house);
/// Works out what changed and keeps it with the table, so that asking costs nothing. Before the
/// dealer has a card there is nothing to ask for.
inline void keepStanding(Table &table, const House &house)
{
    if (house.game == Game::CasinoWar && !table.standing.stale.empty()
        && !table.dealer.dealt.empty())
        renewStanding(table, house);
}

} // namespace pitwise
