// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/casinowarfate.h"
#include "engine/procedure/casinowarprocedure.h"
#include "engine/procedure/fate.h"

namespace pitwise::casinowar {

namespace {

/// `keep` is called with the fate of each open bet.
template<typename Keep>
void workOut(Standing &standing, const Table &table, const House &house, SeatId id, Keep keep)
{
    const Seat &seat = table.at(id);
    if (seat.openBets().empty())
        return;
    const WarFate cards{table.dealer, house, seat};
    for (const BetKind kind : seat.openBets()) {
        const BetFate fate = cards.of(kind);
        keep(id, kind, fate);
        const bool undecided = isUndecided(fate.fate);
        if (undecided)
            standing.undecided.add(id);
        if (kind == BetKind::Main && isTied(fate.fate))
            standing.mayDecide.add(id);
        if (!needsSettling(seat, kind, fate))
            continue;
        const Turn turn{passOf(house, seat, kind), id};
        standing.open.set(turn);
        if (!undecided)
            standing.toMove.set(turn);
    }
}

void forget(Standing &standing, SeatSet seats)
{
    const TurnSet turns = TurnSet::inEveryWarPass(seats);
    standing.open = standing.open.without(turns);
    standing.toMove = standing.toMove.without(turns);
    standing.undecided = standing.undecided.without(seats);
    standing.mayDecide = standing.mayDecide.without(seats);
}

template<typename Keep>
[[nodiscard]] Standing broughtUpToDate(const Table &table, const House &house, Keep keep)
{
    Standing standing = Fast ? table.derived.standing() : Standing{};
    const SeatSet seats = Fast ? table.derived.stale() : table.busy;
    forget(standing, seats);
    if (table.dealer.dealt.empty()) { // nothing can be decided yet
        standing.undecided = standing.undecided | (anyOpen(table) & seats);
    } else {
        for (const SeatId seat : seats)
            workOut(standing, table, house, seat, keep);
    }
    standing.unfinished = standing.open.inAnyWarPass() | standing.undecided;
    return standing;
}

} // namespace

Standing freshStanding(const Table &table, const House &house)
{
    return broughtUpToDate(table, house, [](SeatId, BetKind, const BetFate &) {});
}

void renewStanding(Table &table, const House &house)
{
    const Standing standing =
        broughtUpToDate(table, house, [&](SeatId id, BetKind kind, const BetFate &fate) {
            table.derived.keepFate(id, kind, fate);
        });
    table.derived.keep(standing, table.busy);
}

} // namespace pitwise::casinowar
