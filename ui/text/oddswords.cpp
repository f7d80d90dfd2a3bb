// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/oddswords.h"

#include "engine/house/pergame.h"

#include <array>
#include <cstdio>

namespace pitwise {

namespace {

std::string decimal(double value, int decimals)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
    return text.data();
}

} // namespace

std::string percent(double share, int decimals)
{
    return decimal(share * 100, decimals) + " %";
}

std::vector<ExactBet> exactBets(const Odds &odds)
{
    std::vector<ExactBet> bets;
    const auto add = [&](TallyBet bet, const std::optional<BetOdds> &exact,
                         bool surrendered = false) {
        if (exact)
            bets.push_back({bet, surrendered, *exact});
    };
    add(TallyBet::Main, odds.mainAtWar);
    add(TallyBet::Main, odds.mainSurrendered, true);
    add(TallyBet::Tie, odds.tieBet);
    add(TallyBet::WarTie, odds.warTieBet);
    add(TallyBet::Bonus, odds.bonus);
    return bets;
}

Sentence betWords(const ExactBet &bet)
{
    switch (bet.bet) {
    case TallyBet::Main:
        return bet.surrendered ? words(QT_TRANSLATE_NOOP("Words", "Main bet, always surrendered"))
                               : words(QT_TRANSLATE_NOOP("Words", "Main bet, always to war"));
    case TallyBet::Bonus:
        return words(QT_TRANSLATE_NOOP("Words", "War bonus, without a parlay"));
    case TallyBet::Tie:
    case TallyBet::WarTie:
    case TallyBet::Parlay:
    case TallyBet::Insurance:
        break;
    }
    return betWords(bet.bet);
}

Sentence betWords(TallyBet bet)
{
    switch (bet) {
    case TallyBet::Main:
        return words(QT_TRANSLATE_NOOP("Words", "Main bet"));
    case TallyBet::Tie:
        return words(QT_TRANSLATE_NOOP("Words", "Tie bet"));
    case TallyBet::WarTie:
        return words(QT_TRANSLATE_NOOP("Words", "Tie bet on the war cards"));
    case TallyBet::Bonus:
        return words(QT_TRANSLATE_NOOP("Words", "War bonus"));
    case TallyBet::Parlay:
        return words(QT_TRANSLATE_NOOP("Words", "Parlay"));
    case TallyBet::Insurance:
        return words(QT_TRANSLATE_NOOP("Words", "Insurance"));
    }
    return {};
}

std::vector<Sentence> oddsSentences(const House &house, const Odds &odds)
{
    std::vector<Sentence> all;
    if (odds.mainAtWar) {
        const BetOdds &best = odds.surrenderIsBetter() ? *odds.mainSurrendered : *odds.mainAtWar;
        const bool patrons = best.edge.above() < 0;
        const Sentence what = odds.surrenderIsBetter()
                                ? words(QT_TRANSLATE_NOOP("Words", "surrender"))
                                : words(QT_TRANSLATE_NOOP("Words", "go to war"));
        const Sentence amount =
            figure(decimal((patrons ? -best.edge : best.edge).toDouble() * 1000, 2));
        all.push_back(
            patrons ? words(QT_TRANSLATE_NOOP("Words", "A patron does better to %1; he then wins "
                                                       "%2 of every 1,000 bet, on average."),
                            {what, amount})
                    : words(QT_TRANSLATE_NOOP("Words", "A patron does better to %1; he then loses "
                                                       "%2 of every 1,000 bet, on average."),
                            {what, amount}));
        if (patrons)
            all.push_back(
                words(QT_TRANSLATE_NOOP("Words", "The patron has the edge, not the house.")));
    }
    static constexpr PerGame<bool> PlayDecides{false, true};
    if (PlayDecides.of(house))
        all.push_back(
            words(QT_TRANSLATE_NOOP("Words", "The edge of the blackjack bet depends on how the "
                                             "patron plays: there is no exact figure.")));
    return all;
}

Sentence chancesSentence(const House &house, const Odds &odds)
{
    const Sentence tie = figure(percent(odds.tie.toDouble(), 4));
    const Sentence higher = figure(percent(odds.higher.toDouble(), 4));
    if (odds.warTie)
        return words(QT_TRANSLATE_NOOP("Words",
                                       "The first cards tie in %1 of hands, the patron's is "
                                       "higher in %2; the war cards tie in %3 of wars."),
                     {tie, higher, figure(percent(odds.warTie->toDouble(), 4))});
    static constexpr PerGame<const char *> Pattern{
        QT_TRANSLATE_NOOP("Words", "The first cards tie in %1 of hands, the patron's is higher in "
                                   "%2."),
        QT_TRANSLATE_NOOP("Words", "The first cards tie in %1 of hands, the patron wins the bonus "
                                   "in %2.")};
    return words(Pattern.of(house), {tie, higher});
}

Sentence happeningWords(Happening happening)
{
    switch (happening) {
    case Happening::FirstCardsTie:
        return words(QT_TRANSLATE_NOOP("Words", "First cards tie"));
    case Happening::WentToWar:
        return words(QT_TRANSLATE_NOOP("Words", "The patron goes to war"));
    case Happening::Surrendered:
        return words(QT_TRANSLATE_NOOP("Words", "The patron surrenders"));
    case Happening::WarWon:
        return words(QT_TRANSLATE_NOOP("Words", "War won"));
    case Happening::WarLost:
        return words(QT_TRANSLATE_NOOP("Words", "War lost"));
    case Happening::WarTied:
        return words(QT_TRANSLATE_NOOP("Words", "War tied"));
    case Happening::BonusWon:
        return words(QT_TRANSLATE_NOOP("Words", "War bonus won"));
    case Happening::Parlayed:
        return words(QT_TRANSLATE_NOOP("Words", "Winnings ride"));
    case Happening::Natural:
        return words(QT_TRANSLATE_NOOP("Words", "Blackjack"));
    case Happening::Doubled:
        return words(QT_TRANSLATE_NOOP("Words", "Double"));
    case Happening::Split:
        return words(QT_TRANSLATE_NOOP("Words", "Split"));
    case Happening::Busted:
        return words(QT_TRANSLATE_NOOP("Words", "Bust"));
    case Happening::SomeWar:
        return words(QT_TRANSLATE_NOOP("Words", "Rounds with a war"));
    case Happening::SeveralWars:
        return words(QT_TRANSLATE_NOOP("Words", "Rounds with two wars or more"));
    case Happening::DealerBlackjack:
        return words(QT_TRANSLATE_NOOP("Words", "Dealer has a blackjack"));
    case Happening::DealerBusted:
        return words(QT_TRANSLATE_NOOP("Words", "Dealer busts"));
    case Happening::NewShoe:
        return words(QT_TRANSLATE_NOOP("Words", "Rounds after a new shoe"));
    }
    return {};
}

} // namespace pitwise
