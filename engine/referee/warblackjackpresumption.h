// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/position.h"

namespace pitwise::warblackjack {

/// What an act of War Blackjack presumes although it was never done. That is reported once; the act
/// itself is judged and carried out as if it had been done.
struct Presumption
{
    bool upCardSkipped = false;
    bool holeCardSkipped = false;
    bool peeked = false;
    bool holeCardShown = false;
    bool dealerHasDrawn = false; ///< he stops on a hand that he had to draw to
    bool dealerDrawsOn = false; ///< he stopped too soon, and takes his card after all
    std::optional<HandId> bonusPaid; ///< its patron is asked for a parlay of winnings not paid yet
    std::optional<HandId> parlayStands; ///< the original War bet was not handed back

    [[nodiscard]] bool any() const
    {
        return upCardSkipped || holeCardSkipped || peeked || holeCardShown || dealerHasDrawn
            || dealerDrawsOn || bonusPaid || parlayStands;
    }
};

[[nodiscard]] Presumption presumedBy(const Position &now, const Act &act);
/// Changes the table to what is presumed.
void grant(Table &table, const House &house, const Presumption &presumption);

} // namespace pitwise::warblackjack
