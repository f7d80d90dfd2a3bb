// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/casinowarprocedure.h"

namespace pitwise::casinowar {

bool betsArePlain(const Table &table, const House &house)
{
    if (house.limits.combinedMax || !house.tieBet.allowed)
        return false;
    const auto within = [](Money amount, const Limit &limit) {
        return amount >= limit.min && amount <= limit.max;
    };
    for (const SeatId id : table.busy) {
        const Seat &seat = table.at(id);
        const Bet &tie = seat.bet(BetKind::Tie);
        if (!within(seat.bet(BetKind::Main).amount, house.limits.main)
            || (tie.exists() && !within(tie.amount, house.limits.tie)))
            return false;
    }
    return true;
}

} // namespace pitwise::casinowar
