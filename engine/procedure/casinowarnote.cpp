// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"
#include "engine/procedure/note.h"

namespace pitwise::casinowar {

namespace {

/// The war has begun: passes over what is still open of the first settlement.
void passOverFirstSettlement(Table &table, const House &house)
{
    const TurnSet open = standingOf(table, house, &Standing::open).upTo(Pass::Mains);
    table.round.passed = table.round.passed | open;
    table.round.leftBehind = table.round.leftBehind | open.inAnyWarPass();
}

} // namespace

// The first burn or card of a war ends the first settlement; burns are counted.
void note(Table &table, const House &house, const Act &act)
{
    if (!isAny<act::Burn, act::Deal>(act))
        return;
    const bool burns = isAny<act::Burn>(act);
    const bool tooSoon =
        burns
        && (someTieWaits(table, house) || !casinowar::unsettledBeforeWar(table, house).none());
    if (beginsWar(table, house, act)) {
        passOverFirstSettlement(table, house);
        table.round.warBegun = true;
    }
    if (inWarDeal(table))
        table.round.warForgotten = false; // it is dealt after all
    if (burns && table.round.warBegun) {
        ++table.round.burned;
        table.round.burnedTooSoon =
            static_cast<std::int16_t>(table.round.burnedTooSoon + (tooSoon ? 1 : 0));
    }
}

} // namespace pitwise::casinowar
