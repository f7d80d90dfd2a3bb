// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/turns.h"

namespace pitwise {

bool passOverBefore(Table &table, const House &house, Turn turn)
{
    if (!gameProcedure(house).hasComeUp(table, house, turn))
        return true; // an earlier hand is still in play
    bool past = false;
    for (Turn before = turnBefore(table, house, turn); !before.none();
         before = turnBefore(table, house, turn)) {
        markPassed(table, before);
        past = true;
    }
    return past;
}

void passOver(Table &table, const House &house, SeatId seat)
{
    const PassRange passes = gameProcedure(house).passes;
    for (int p = passes.first; p <= passes.last; ++p) {
        const Turn turn{static_cast<Pass>(p), seat};
        if (isOpen(table, house, turn))
            markPassed(table, turn);
    }
}

} // namespace pitwise
