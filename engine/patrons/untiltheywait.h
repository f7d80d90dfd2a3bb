// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

/// Lets patrons and chance act until they wait for the dealer. `happens(event)` performs an event;
/// if it returns false, the event was impossible and the loop ends.
template<typename Patrons, typename Happens>
void untilTheyWait(Patrons &patrons, const Table &table, const House &house, Happens happens)
{
    while (const auto event = patrons.react(table, house)) {
        if (!happens(*event))
            return;
    }
}

} // namespace pitwise
