// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"
#include "engine/referee/gamereferee.h"

namespace pitwise::casinowar {

Rule payRule(const Position &now, HandId seat, BetKind bet)
{
    const auto fate = pitwise::fateOf(now.table, now.house, seat, bet).fate;
    const Seat &there = now.table.at(seat);
    switch (bet) {
    case BetKind::Main:
        if (there.decision == Decision::Surrender)
            return Rule::SurrenderLoses;
        if (there.atWar())
            return fate == Fate::Loses             ? Rule::WarLoses
                 : warIsTied(now.table, seat.seat) ? Rule::WarTiePays
                                                   : Rule::WarWinPays;
        return fate == Fate::Loses ? Rule::MainLoses : Rule::MainPays;
    case BetKind::Tie:
        return Rule::TieBetPays;
    case BetKind::WarTie:
        return Rule::WarTieBetPays;
    case BetKind::War:
    case BetKind::Bonus:
        break;
    case BetKind::Post:
        if (fate == Fate::NoBet || isUndecided(fate))
            return Rule::WarHousePosts;
        break;
    case BetKind::Insurance:
        return Rule::BlackjackInsurance;
    }
    if (fate == Fate::Loses)
        return Rule::WarLoses;
    return warIsTied(now.table, seat.seat) ? Rule::WarTiePays : Rule::WarWinPays;
}

} // namespace pitwise::casinowar
