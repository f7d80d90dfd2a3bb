// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/gametable.h"

#include <type_traits>

namespace pitwise {

/// Applies `what`, marks its seat as busy and what was worked out about it as stale.
template<typename What, typename Doing>
void applyAndMark(Table &table, const House &house, const What &what, const Doing &doing)
{
    if constexpr (requires { what.hand; })
        table.busy.add(what.hand.seat);
    else if constexpr (requires { what.seat; })
        table.busy.add(what.seat);
    doing(what);
    // A card that is collected, or dealt before the dealer has one, decides no bet.
    constexpr bool Leaves = std::is_same_v<What, act::Collect>;
    constexpr bool Comes = std::is_same_v<What, act::Deal>;
    if (gameTable(house).handsDependOnEachOther) {
        markAllStale(table);
    } else if constexpr (requires { what.hand; }) {
        if (!Leaves && (!Comes || !table.dealer.dealt.empty()))
            markStale(table, what.hand.seat);
    } else if constexpr (requires { what.seat; }) {
        markStale(table, what.seat);
    }
}

} // namespace pitwise
