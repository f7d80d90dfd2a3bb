// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/casinowarprocedure.h"

namespace pitwise::casinowar {

bool comesBefore(const Table &, const House &house, Turn a, Turn b)
{
    if (a.pass != b.pass)
        return a.pass < b.pass;
    return directionIn(house.settlement, a.pass) == Direction::LeftToRight
             ? a.seat.number < b.seat.number
             : a.seat.number > b.seat.number;
}

TurnSet unsettledTurns(const Table &table, const House &house)
{
    TurnSet turns = standingOf(table, house, &Standing::open);
    turns.add(Pass::Mains, standingOf(table, house, &Standing::mayDecide));
    return turns;
}

Turn passedOverTurn(const Table &table, const House &house)
{
    return (standingOf(table, house, &Standing::open) & table.round.passed).first(house.settlement);
}

Turn unsettledBeforeWar(const Table &table, const House &house)
{
    return standingOf(table, house, &Standing::toMove)
        .upTo(Pass::Mains)
        .without(table.round.passed)
        .first(house.settlement);
}

} // namespace pitwise::casinowar
