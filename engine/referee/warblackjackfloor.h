// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/table/table.h"

namespace pitwise::warblackjack {

// What the floor puts right in War Blackjack alone.

/// A bet that was moved the wrong way counts as settled; a bonus is over as well.
void settleBet(Table &table, HandId hand, BetKind bet);
/// Bonuses paid before the dealer had a card that turn out lost: they count as settled.
void closeLostBonuses(Table &table, const House &house);
/// A bonus was paid where it should not have been: the payment stands, and the bonus is over.
void closeWrongBonus(Table &table, const act::Pay &pay, const Finding &own);
/// Too much or too little of a War bonus went back: the floor corrects the amount.
void correctBonus(Table &table, HandId hand, const Finding &own);
/// A step after the hole card came before it: it was forgotten.
void missHoleCard(Table &table);
/// The hole card was turned before every hand had played: those hands count as stood.
void standAll(Table &table, const House &house);
/// The cards to be split are gone: the chips for the new hand go back.
void cancelSplit(Table &table, HandId hand);
/// WB-2: if the blackjack bet is gone before the hand has a card, the bonus goes back too.
void dropLoneBonus(Table &table);

} // namespace pitwise::warblackjack
