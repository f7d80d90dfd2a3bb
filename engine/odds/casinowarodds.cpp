// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/gameodds.h"

namespace pitwise::casinowar {

namespace {

/// Wins if the cards match.
BetOdds sideBet(Fraction chance, Ratio pays)
{
    return betOf(chance, Fraction{1} - chance, toFraction(pays));
}

/// Unless they match, the first cards win and lose equally often. A lost war costs two units. A war
/// won or tied pays on the war bet (the ratio includes the post), and the main bet pushes.
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

} // namespace

void addBets(Odds &odds, const House &house)
{
    const std::int64_t cards = house.cardCount();
    const std::int64_t ofARank = cards / Ranks;
    // Two cards of the same rank are out when the war cards are dealt.
    const auto pairs = (ofARank - 2) * (ofARank - 3) + (Ranks - 1) * ofARank * (ofARank - 1);
    odds.warTie = Fraction{pairs, (cards - 2) * (cards - 3)};
    odds.mainAtWar = alwaysWar(odds, house.war);
    if (house.surrender.allowed)
        odds.mainSurrendered = alwaysSurrender(odds, house.surrender.loses);
    if (house.tieBet.allowed)
        odds.tieBet = sideBet(odds.tie, house.tieBet.pays);
    if (house.war.tieBet.allowed)
        odds.warTieBet = sideBet(*odds.warTie, house.war.tieBet.pays);
}

} // namespace pitwise::casinowar
