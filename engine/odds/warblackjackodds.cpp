// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/gameodds.h"

namespace pitwise::warblackjack {

// WB-4: the higher card wins, whether aces are low or high; a tie loses or pushes.
void addBets(Odds &odds, const House &house)
{
    const BonusRules &bonus = house.bonus;
    const Fraction lost = bonus.tie == BonusTie::House ? odds.higher + odds.tie : odds.higher;
    odds.bonus = betOf(odds.higher, lost, toFraction(bonus.pays));
}

} // namespace pitwise::warblackjack
