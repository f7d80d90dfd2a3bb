// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"

namespace pitwise {

BetFate freshFateOf(const Table &table, const House &house, HandId hand, BetKind bet)
{
    return table.at(hand).bet(bet).exists() ? gameProcedure(house).fateOf(table, house, hand, bet)
                                            : BetFate{};
}

bool needsSettling(const Table &table, const House &house, HandId id, BetKind kind)
{
    const Seat &seat = table.at(id);
    return seat.bet(kind).open() && needsSettling(seat, kind, fateOf(table, house, id, kind));
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
