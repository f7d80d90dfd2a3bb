// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/gameprocedure.h"

namespace pitwise {

/// Works out again what is still to be done where the table changed, and keeps it, so that asking
/// costs nothing. Before the dealer has a card nobody asks. A stale standing never gives a wrong
/// answer: whoever asks has it worked out on the spot.
inline void keepStanding(Table &table, const House &house)
{
    if (Fast && !table.derived.stale().empty() && !table.dealer.dealt.empty())
        gameProcedure(house).renewStanding(table, house);
}

} // namespace pitwise
