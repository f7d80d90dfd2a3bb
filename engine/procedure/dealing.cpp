// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"

#include <algorithm>

namespace pitwise {

int burnsBefore(const Table &table, const House &house, HandId hand)
{
    switch (house.war.burnBefore) {
    case BurnBefore::None:
        return 0;
    case BurnBefore::WarRound:
        return table.round.warCards == 0 ? house.war.burn : 0;
    case BurnBefore::EachCard:
        return house.war.burn;
    case BurnBefore::FirstAndDealer:
        break;
    }
    return table.round.warCards == 0 || hand.isDealer() ? house.war.burn : 0;
}

int burnsDue(const Table &table, const House &house)
{
    const auto next = nextPlace(table, house);
    return next ? std::max(0, burnsBefore(table, house, *next) - table.round.burned) : 0;
}

} // namespace pitwise
