// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/standing.h"

#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/table/physics.h"

namespace pitwise {

namespace {

void workOut(Standing &standing, const Table &table, const House &house, SeatId id)
{
    const Seat &seat = table.at(id);
    for (const BetKind kind : seat.open) {
        const BetFate fate = warFateOf(table, house, seat, kind);
        const bool undecided = isUndecided(fate.fate);
        if (undecided)
            standing.undecided.set(id);
        if (!needsSettling(seat, kind, fate))
            continue;
        const auto pass = static_cast<std::size_t>(passOf(table, house, id, kind));
        standing.open[pass].set(id);
        if (!undecided)
            standing.toMove[pass].set(id);
    }
    if (mayDecide(table, house, id))
        standing.mayDecide.set(id);
}

void forget(Standing &standing, SeatSet seats)
{
    for (SeatSet &open : standing.open)
        open = open.without(seats);
    for (SeatSet &toMove : standing.toMove)
        toMove = toMove.without(seats);
    standing.undecided = standing.undecided.without(seats);
    standing.mayDecide = standing.mayDecide.without(seats);
}

/// In its place: `standing` may be the table's own.
void bringUpToDate(Standing &standing, const Table &table, const House &house)
{
    const SeatSet seats = standing.stale;
    forget(standing, seats);
    if (table.dealer.dealt.empty()) { // nothing can be decided
        standing.undecided = standing.undecided | (anyOpen(table) & seats);
    } else {
        for (const SeatId seat : anyOpen(table) & seats)
            workOut(standing, table, house, seat);
    }
    standing.someDue = {};
    for (const SeatSet open : standing.open)
        standing.someDue = standing.someDue | open;
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

void renewStanding(Table &table, const House &house)
{
    bringUpToDate(table.standing, table, house);
}

} // namespace pitwise
