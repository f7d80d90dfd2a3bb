// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/standing.h"

#include "engine/procedure/fate.h"
#include "engine/table/physics.h"

namespace pitwise {

namespace {

void workOut(Standing &standing, const Table &table, const House &house, SeatId id)
{
    const Seat &seat = table.at(id);
    for (std::size_t i = 0; i < AllBets.size(); ++i) {
        if (!table.openBets[i].has(id))
            continue;
        const BetFate fate = fateOf(table, house, id, AllBets[i]);
        if (isUndecided(fate.fate))
            standing.undecided.set(id);
        if (needsSettling(seat, AllBets[i], fate)) {
            standing.due[i].set(id);
            standing.someDue.set(id);
        }
    }
    if (mayDecide(table, house, id))
        standing.mayDecide.set(id);
}

void bringUpToDate(Standing &standing, const Table &table, const House &house)
{
    const SeatSet seats = standing.stale;
    for (SeatSet &due : standing.due)
        due = due.without(seats);
    standing.someDue = standing.someDue.without(seats);
    standing.undecided = standing.undecided.without(seats);
    standing.mayDecide = standing.mayDecide.without(seats);
    if (table.dealer.dealt.empty()) { // nothing can be decided
        standing.undecided = standing.undecided | (anyOpen(table) & seats);
    } else {
        for (const SeatId seat : anyOpen(table) & seats)
            workOut(standing, table, house, seat);
    }
    standing.unfinished = standing.someDue | standing.undecided;
    standing.stale = {};
}

} // namespace

Standing freshStanding(const Table &table, const House &house)
{
    Standing standing = table.standing;
    bringUpToDate(standing, table, house);
    return standing;
}

} // namespace pitwise
