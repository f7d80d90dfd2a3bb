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

int burnsOfNextPlace(const Table &table, const House &house)
{
    if (house.war.burnBefore == BurnBefore::EachCard)
        return house.war.burn;
    const SeatSet due = warCardsDueAt(table).without(table.round.skippedInSecondDeal);
    const bool dealerIsNext = due.count() == 1 && dealerNeedsWarCard(table);
    return house.war.burnBefore == BurnBefore::FirstAndDealer && dealerIsNext ? house.war.burn : 0;
}

bool burnedFor(const Table &table, const House &house, HandId hand)
{
    const int each = burnsOfNextPlace(table, house);
    const auto due = nextPlaceInTurn(table, house);
    if (each == 0 || !due || due->isDealer() || !inWarDeal(table))
        return false;
    const SeatSet waiting = warCardsDueAt(table).without(table.round.skippedInSecondDeal);
    const SeatSet passed = hand.isDealer() ? waiting : waiting.below(hand.seat);
    const int more = table.round.burned - burnsBefore(table, house, *due);
    return more > 0 && more == each * passed.count();
}

} // namespace pitwise
