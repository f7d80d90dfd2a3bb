// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"

namespace pitwise::warblackjack {

namespace {

void workOut(Standing &standing, const Table &table, const House &house, HandId hand)
{
    for (const BetKind kind : table.at(hand).openBets()) {
        const BetFate fate = warblackjack::fateOf(table, house, hand, kind);
        if (!needsSettling(table.at(hand), kind, fate))
            continue;
        const Turn turn{warblackjack::passOf(table, house, hand, kind), hand.seat};
        standing.open.set(turn);
        if (!isUndecided(fate.fate))
            standing.toMove.set(turn);
    }
}

} // namespace

// Hands depend on each other: the dealer waits for the patrons, and they for him. So after any
// change all of it is worked out again, starting with the hand that is being played.
void renewStanding(Table &table, const House &house)
{
    Standing standing;
    standing.inPlay = freshHandInPlay(table, house);
    table.derived.keep(standing, {}); // the code below asks whose turn it is
    for (const SeatId seat : anyOpen(table)) {
        for (int nth = 0; nth < table.handsAt(seat); ++nth)
            workOut(standing, table, house, {seat, nth});
    }
    table.derived.keep(standing, {});
}

} // namespace pitwise::warblackjack
