// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"

#include "engine/odds/gameodds.h"

namespace pitwise {

bool Odds::surrenderIsBetter() const
{
    return mainAtWar && mainSurrendered
        && mainSurrendered->edge.toDouble() < mainAtWar->edge.toDouble();
}

Odds oddsOf(const House &house)
{
    const std::int64_t cards = house.cardCount();
    Odds odds;
    odds.tie = Fraction{cards / Ranks - 1, cards - 1};
    odds.higher = (Fraction{1} - odds.tie) * Fraction{1, 2};
    AddBets.of(house)(odds, house);
    return odds;
}

} // namespace pitwise
