// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/examwords.h"

#include "ui/text/findingwords.h"
#include "ui/text/keywords.h"

namespace pitwise {

namespace {

Sentence points(double value)
{
    return figure(pointsText(value));
}

} // namespace

Sentence groupWords(SkillGroup group)
{
    switch (group) {
    case SkillGroup::Cards:
        return words(QT_TRANSLATE_NOOP("Words", "Shoe and cards"));
    case SkillGroup::Payments:
        return words(QT_TRANSLATE_NOOP("Words", "Payments"));
    case SkillGroup::Order:
        return words(QT_TRANSLATE_NOOP("Words", "Order and collecting"));
    case SkillGroup::Calls:
        return words(QT_TRANSLATE_NOOP("Words", "Calls and offers"));
    case SkillGroup::Irregularities:
        return words(QT_TRANSLATE_NOOP("Words", "Irregularities"));
    }
    return plain({});
}

Sentence situationWords(ExamSituation situation)
{
    switch (situation) {
    case ExamSituation::War:
        return words(QT_TRANSLATE_NOOP("Words", "a war"));
    case ExamSituation::SeveralWars:
        return words(QT_TRANSLATE_NOOP("Words", "several wars in one round"));
    case ExamSituation::WarWon:
        return words(QT_TRANSLATE_NOOP("Words", "a war that the patron wins"));
    case ExamSituation::WarLost:
        return words(QT_TRANSLATE_NOOP("Words", "a war that the patron loses"));
    case ExamSituation::WarTied:
        return words(QT_TRANSLATE_NOOP("Words", "a war that ties"));
    case ExamSituation::Surrender:
        return words(QT_TRANSLATE_NOOP("Words", "a surrender"));
    case ExamSituation::TieBetWon:
        return words(QT_TRANSLATE_NOOP("Words", "a tie bet that wins"));
    case ExamSituation::BonusWon:
        return words(QT_TRANSLATE_NOOP("Words", "a War bonus that wins"));
    case ExamSituation::Parlay:
        return words(QT_TRANSLATE_NOOP("Words", "a parlay"));
    case ExamSituation::Natural:
        return words(QT_TRANSLATE_NOOP("Words", "a blackjack of a patron"));
    case ExamSituation::Double:
        return words(QT_TRANSLATE_NOOP("Words", "a double"));
    case ExamSituation::Split:
        return words(QT_TRANSLATE_NOOP("Words", "a split"));
    case ExamSituation::Bust:
        return words(QT_TRANSLATE_NOOP("Words", "a hand that busts"));
    case ExamSituation::Insurance:
        return words(QT_TRANSLATE_NOOP("Words", "insurance"));
    case ExamSituation::DealerBlackjack:
        return words(QT_TRANSLATE_NOOP("Words", "a blackjack of the dealer"));
    case ExamSituation::DealerBust:
        return words(QT_TRANSLATE_NOOP("Words", "a dealer who busts"));
    case ExamSituation::LowBet:
        return words(QT_TRANSLATE_NOOP("Words", "a bet below the minimum"));
    case ExamSituation::HighBet:
        return words(QT_TRANSLATE_NOOP("Words", "a bet above the maximum"));
    case ExamSituation::LateBet:
        return words(QT_TRANSLATE_NOOP("Words", "a late bet"));
    case ExamSituation::SideBetAlone:
        return words(
            QT_TRANSLATE_NOOP("Words", "a side bet alone, where the house does not take one"));
    case ExamSituation::ExposedCard:
        return words(QT_TRANSLATE_NOOP("Words", "a card that slides out and is seen"));
    case ExamSituation::SlippedCard:
        return words(QT_TRANSLATE_NOOP("Words", "a card that slides out unseen"));
    case ExamSituation::Dispute:
        return words(QT_TRANSLATE_NOOP("Words", "a dispute"));
    case ExamSituation::Malfunction:
        return words(QT_TRANSLATE_NOOP("Words", "a malfunction"));
    }
    return plain({});
}

Sentence shortfallWords(const Shortfall &shortfall)
{
    const Sentence got = points(shortfall.got);
    const Sentence needed = points(shortfall.needed);
    switch (shortfall.kind) {
    case Shortfall::Kind::Unfinished:
        return words(QT_TRANSLATE_NOOP("Words", "Not finished: %1 of %2 rounds were dealt."),
                     {got, needed});
    case Shortfall::Kind::TimeUp:
        return words(QT_TRANSLATE_NOOP("Words", "It took %1 seconds; %2 were allowed."),
                     {got, needed});
    case Shortfall::Kind::Critical:
        if (shortfall.got == 1)
            return words(QT_TRANSLATE_NOOP("Words", "A critical mistake fails the exam: %1."),
                         {titleOf(shortfall.code)});
        return words(
            QT_TRANSLATE_NOOP("Words", "A critical mistake fails the exam: %1 (%2 times)."),
            {titleOf(shortfall.code), got});
    case Shortfall::Kind::Score:
        return words(QT_TRANSLATE_NOOP("Words", "The score is %1; %2 is needed."), {got, needed});
    case Shortfall::Kind::Group:
        return words(QT_TRANSLATE_NOOP("Words", "%1: %2 percent were right; %3 are needed."),
                     {groupWords(shortfall.group), got, needed});
    case Shortfall::Kind::Pace:
        return words(
            QT_TRANSLATE_NOOP("Words", "A round took %1 seconds on average; %2 are allowed."),
            {got, needed});
    case Shortfall::Kind::Questions:
        return words(
            QT_TRANSLATE_NOOP("Words",
                              "Of the questions, %1 percent were answered right; %2 are needed."),
            {got, needed});
    }
    return plain({});
}

Sentence questionWords(const Question &question)
{
    return words(QT_TRANSLATE_NOOP("Words", "%1: what holds in this house?"),
                 {keyWords(question.key->key).label});
}

Sentence optionWords(const Question &question, std::size_t option)
{
    const std::string &value = question.options[option];
    if (question.key->kind == KeyKind::Choice)
        return choiceWords(question.key->key, value);
    if (value == "yes")
        return words(QT_TRANSLATE_NOOP("Words", "yes"));
    if (value == "no")
        return words(QT_TRANSLATE_NOOP("Words", "no"));
    return plain(value);
}

} // namespace pitwise
