// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"

#include "engine/procedure/warfate.h"

namespace pitwise {

BetFate freshFateOf(const Table &table, const House &house, HandId hand, BetKind bet)
{
    const Seat &seat = table.at(hand);
    if (!seat.bet(bet).exists())
        return {};
    return house.game == Game::CasinoWar ? WarFate{table.dealer, house, seat}.of(bet)
                                         : blackjackFateOf(table, house, hand, bet);
}

bool needsSettling(const Table &table, const House &house, HandId id, BetKind kind)
{
    const Seat &seat = table.at(id);
    return seat.bet(kind).open() && needsSettling(seat, kind, fateOf(table, house, id, kind));
}

bool isOver(const Table &table, const House &house, HandId id)
{
    for (const BetKind kind : table.at(id).open) {
        const auto fate = fateOf(table, house, id, kind).fate;
        if (isUndecided(fate) || needsSettling(table, house, id, kind))
            return false;
    }
    return true;
}

bool seatFinished(const Table &table, const House &house, SeatId id)
{
    for (int nth = 0; nth < table.handsAt(id); ++nth) {
        if (!finished(table, house, {id, nth}))
            return false;
    }
    return true;
}

} // namespace pitwise
