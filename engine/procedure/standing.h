// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// What is still to be done at a table. Whatever changes it marks it stale; asked then, it is worked
// out for the asker, and after each event it is worked out for all and kept.

/// Casino War, worked out anew where it is stale.
[[nodiscard]] Standing freshStanding(const Table &table, const House &house);

/// One part of it (Casino War), true of the table as it lies, whether or not `keepStanding` was
/// called since it changed.
template<typename Part>
[[nodiscard]] Part standingOf(const Table &table, const House &house, Part Standing::*part)
{
    return table.standing.stale.empty() ? table.standing.*part : freshStanding(table, house).*part;
}

void renewWarStanding(Table &table, const House &house);
void renewBlackjackStanding(Table &table, const House &house);
/// Works out what changed and keeps it with the table, so that asking costs nothing. Before the
/// dealer has a card there is nothing to ask for.
inline void keepStanding(Table &table, const House &house)
{
    if (table.standing.stale.empty() || table.dealer.dealt.empty())
        return;
    if (house.game == Game::CasinoWar)
        renewWarStanding(table, house);
    else
        renewBlackjackStanding(table, house);
}

} // namespace pitwise
