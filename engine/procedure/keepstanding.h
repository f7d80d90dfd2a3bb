// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/gameprocedure.h"

namespace pitwise {

/// Works out what is still to be done, where it changed, and keeps it with the table, so that
/// asking costs nothing. Before the dealer has a card there is nothing to ask for. Whoever asks a
/// table whose standing is stale gets a true answer too: it is worked out for him.
inline void keepStanding(Table &table, const House &house)
{
    if (Fast && !table.derived.stale().empty() && !table.dealer.dealt.empty())
        gameProcedure(house).renewStanding(table, house);
}

} // namespace pitwise
