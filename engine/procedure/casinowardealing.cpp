// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/casinowarprocedure.h"

namespace pitwise::casinowar {

bool needsMore(const Table &table, const House &, HandId hand)
{
    return hand.isDealer() ? dealerNeedsWarCard(table) : needsWarCard(table, hand.seat);
}

bool wasSkippedInDeal(const Table &table, const House &, HandId hand)
{
    if (hand.isDealer() || hand.split > 0)
        return false;
    return needsFirstCard(table, hand.seat) ? table.round.skippedInDeal.has(hand.seat)
                                            : table.round.skippedInSecondDeal.has(hand.seat);
}

void passOverInDeal(Table &table, const House &house, HandId hand)
{
    const SeatSet before = hand.isDealer() ? table.busy : table.busy.below(hand.seat);
    RoundState &round = table.round;
    round.skippedInDeal = round.skippedInDeal | (firstCardsDue(table) & before);
    if (needsMore(table, house, hand))
        round.skippedInSecondDeal = round.skippedInSecondDeal | (warCardsDueAt(table) & before);
}

} // namespace pitwise::casinowar
