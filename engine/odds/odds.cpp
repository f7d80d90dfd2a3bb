// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"

namespace pitwise {

namespace {

Fraction toFraction(Ratio ratio)
{
    return {ratio.pays, ratio.per};
}

/// A bet with three results: it wins `pays`, it loses the stake, or nothing happens.
BetOdds betOf(Fraction wins, Fraction loses, Fraction pays)
{
    const Fraction edge = loses - wins * pays;
    return {edge, wins * pays * pays + loses - edge * edge};
}

/// Wins if the cards match.
BetOdds sideBet(Fraction chance, Ratio pays)
{
    return betOf(chance, Fraction{1} - chance, toFraction(pays));
}

/// First cards that do not match win and lose alike. A war lost costs two units; won or tied it
/// pays on the war bet, the main bet pushes (the post is in the ratio).
BetOdds alwaysWar(const Odds &odds, const WarRules &war)
{
    const Fraction warTie = *odds.warTie;
    const Fraction half = (Fraction{1} - warTie) * Fraction{1, 2};
    const Fraction win = toFraction(war.winPays);
    const Fraction tied = toFraction(war.tiePays);
    const Fraction gain = half * win + warTie * tied - half * Fraction{2};
    const Fraction square = half * win * win + warTie * tied * tied + half * Fraction{4};
    const Fraction edge = -(odds.tie * gain);
    const Fraction variance = Fraction{1} - odds.tie + odds.tie * square - edge * edge;
    return {edge, variance, Fraction{1} + odds.tie};
}

BetOdds alwaysSurrender(const Odds &odds, Ratio loses)
{
    const Fraction part = toFraction(loses);
    const Fraction edge = odds.tie * part;
    return {edge, Fraction{1} - odds.tie + odds.tie * part * part - edge * edge};
}

/// WB-4: higher wins, wherever the ace stands; a tie is the house's or nobody's.
BetOdds bonusOf(const Odds &odds, const BonusRules &bonus)
{
    const Fraction lost = bonus.tie == BonusTie::House ? odds.higher + odds.tie : odds.higher;
    return betOf(odds.higher, lost, toFraction(bonus.pays));
}

} // namespace

bool Odds::surrenderIsBetter() const
{
    return mainAtWar && mainSurrendered
        && mainSurrendered->edge.toDouble() < mainAtWar->edge.toDouble();
}

Odds oddsOf(const House &house)
{
    constexpr std::int64_t Ranks = 13;
    const std::int64_t cards = house.cardCount();
    const std::int64_t ofARank = cards / Ranks;

    Odds odds;
    odds.tie = Fraction{ofARank - 1, cards - 1};
    odds.higher = (Fraction{1} - odds.tie) * Fraction{1, 2};
    if (house.game == Game::WarBlackjack) {
        odds.bonus = bonusOf(odds, house.bonus);
        return odds;
    }
    // Two cards of one rank are gone when the war cards come.
    const auto pairs = (ofARank - 2) * (ofARank - 3) + (Ranks - 1) * ofARank * (ofARank - 1);
    odds.warTie = Fraction{pairs, (cards - 2) * (cards - 3)};
    odds.mainAtWar = alwaysWar(odds, house.war);
    if (house.surrender.allowed)
        odds.mainSurrendered = alwaysSurrender(odds, house.surrender.loses);
    if (house.tieBet.allowed)
        odds.tieBet = sideBet(odds.tie, house.tieBet.pays);
    if (house.war.tieBet.allowed)
        odds.warTieBet = sideBet(*odds.warTie, house.war.tieBet.pays);
    return odds;
}

} // namespace pitwise
