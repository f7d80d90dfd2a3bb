// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/table/table.h"

namespace pitwise::warblackjack {

// What the floor makes good in War Blackjack.

/// A bet that was moved the wrong way is settled by having been moved; a bonus, too, is done with.
void settleBet(Table &table, HandId hand, BetKind bet);
/// A bonus paid where it should not have been: what was paid is paid, and the bonus is over.
void closeWrongBonus(Table &table, const act::Pay &pay, const Finding &own);
/// Too much or too little of a War bonus went back: the floor sees to it that the right amount did.
void correctBonus(Table &table, HandId hand, const Finding &own);
/// The cards to be split are gone: the chips for the new hand go back.
void cancelSplit(Table &table, HandId hand);
/// WB-2: a bonus whose blackjack bet is gone before it got a card goes with it.
void dropLoneBonus(Table &table);

} // namespace pitwise::warblackjack
