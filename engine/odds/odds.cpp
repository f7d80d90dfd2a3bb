// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"

namespace pitwise {

namespace {

Fraction toFraction(Ratio ratio)
{
    return {ratio.pays, ratio.per};
}

/// What a side bet gains the house, if matching cards come with this chance.
Fraction sideBetEdge(Fraction chance, Ratio pays)
{
    return Fraction{1} - chance - chance * toFraction(pays);
}

/// WB-4: higher wins, wherever the ace stands; a tie is the house's or nobody's.
Fraction bonusEdge(Fraction tie, const BonusRules &bonus)
{
    const Fraction half = (Fraction{1} - tie) * Fraction{1, 2};
    const Fraction lost = bonus.tie == BonusTie::House ? half + tie : half;
    return lost - half * toFraction(bonus.pays);
}

} // namespace

Odds oddsOf(const House &house)
{
    constexpr std::int64_t Ranks = 13;
    const std::int64_t cards = house.cardCount();
    const std::int64_t ofARank = cards / Ranks;

    Odds odds;
    odds.tie = Fraction{ofARank - 1, cards - 1};
    if (house.game == Game::WarBlackjack) {
        odds.bonus = bonusEdge(odds.tie, house.bonus);
        return odds;
    }
    // Two cards of one rank are gone when the war cards come.
    const auto pairs = (ofARank - 2) * (ofARank - 3) + (Ranks - 1) * ofARank * (ofARank - 1);
    const Fraction warTie{pairs, (cards - 2) * (cards - 3)};
    odds.warTie = warTie;

    // First cards that do not match win and lose alike, so only ties count. A war lost costs two
    // units; won or tied it pays on the war bet, the main bet pushes (the post is in the ratio).
    const Fraction half = (Fraction{1} - warTie) * Fraction{1, 2};
    const Fraction gain = half * toFraction(house.war.winPays)
                        + warTie * toFraction(house.war.tiePays) - half * Fraction{2};
    odds.mainAtWar = -(odds.tie * gain);
    if (house.surrender.allowed)
        odds.mainSurrendered = odds.tie * toFraction(house.surrender.loses);
    if (house.tieBet.allowed)
        odds.tieBet = sideBetEdge(odds.tie, house.tieBet.pays);
    if (house.war.tieBet.allowed)
        odds.warTieBet = sideBetEdge(warTie, house.war.tieBet.pays);
    return odds;
}

} // namespace pitwise
