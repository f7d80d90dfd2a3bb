// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillwords.h"

#include "ui/text/examwords.h"
#include "ui/text/findingwords.h"
#include "ui/text/gamewords.h"
#include "ui/text/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise::ui {

namespace {

struct DrillWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::DrillWords)
};

QString money(Money amount)
{
    return translated(moneyWords(amount));
}

QString placed(const QString &pattern, HandId hand, const Sentence &bet)
{
    return pattern.arg(translated(bet), translated(handWords(hand)));
}

QString chipsQuestion(const Act &act)
{
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return placed(DrillWords::tr("Pay the %1 at seat %2."), pay->hand, betWords(pay->bet));
    if (const auto *take = std::get_if<act::Take>(&act))
        return placed(DrillWords::tr("Take what is due of the %1 at seat %2."), take->hand,
                      betWords(take->bets));
    if (const auto *back = std::get_if<act::Return>(&act))
        return placed(DrillWords::tr("Hand back what is due of the %1 at seat %2."), back->hand,
                      betWords(back->bet));
    return {};
}

QString outcomesQuestion(const DrillTask &task, const ask::Outcomes &outcomes)
{
    const QString question =
        DrillWords::tr("Who won, who lost, who tied with the %1? Name the seats in the order of "
                       "settlement.")
            .arg(translated(betWords(outcomes.bet)));
    const bool all =
        std::all_of(outcomes.right.begin(), outcomes.right.end(), [&](const SeatOutcome &each) {
            return task.table.at(each.seat).bet(outcomes.bet).open();
        });
    return all ? question
               : question + QLatin1Char('\n')
                     + DrillWords::tr("At a seat without that bet, its other bet is asked for.");
}

QString choiceQuestion(Drill drill)
{
    if (drill == Drill::Limits)
        return DrillWords::tr("The bets are down. What do you do now?");
    if (drill == Drill::Calls)
        return DrillWords::tr("What do you say now?");
    return DrillWords::tr("What comes next?");
}

/// `burn, burn, seat 3, the dealer`.
QString cardsWords(const std::vector<Act> &acts)
{
    QStringList parts;
    for (const Act &act : acts) {
        const auto *deal = std::get_if<act::Deal>(&act);
        parts << (deal != nullptr ? translated(placeWords(deal->hand)) : DrillWords::tr("burn"));
    }
    return parts.join(QStringLiteral(", "));
}

QString heapsWords(const std::vector<int> &heaps)
{
    QStringList parts;
    for (const int heap : heaps)
        parts << QString::number(heap);
    return parts.join(QStringLiteral(" + "));
}

/// `250 = 2x100+2x25`.
QString chipsWords(const DrillTask &task, const ChipCounts &counts)
{
    const ChipSet &chips = task.house.table.chips;
    return DrillWords::tr("%1, as %2")
        .arg(money(chips.worth(counts)),
             translated(figure(toText(counts, chips))).replace(u'x', QChar{0xd7}));
}

QString outcomeWords(const SeatOutcome &outcome)
{
    switch (outcome.result) {
    case SeatResult::Won:
        return DrillWords::tr("seat %1 won").arg(outcome.seat.number);
    case SeatResult::Lost:
        return DrillWords::tr("seat %1 lost").arg(outcome.seat.number);
    case SeatResult::Tied:
        return DrillWords::tr("seat %1 tied").arg(outcome.seat.number);
    }
    return {};
}

} // namespace

QString drillTitle(Drill drill)
{
    switch (drill) {
    case Drill::Payouts:
        return DrillWords::tr("Build the payout");
    case Drill::CutStack:
        return DrillWords::tr("Cut out a stack");
    case Drill::Outcomes:
        return DrillWords::tr("Who won, who lost");
    case Drill::NextAct:
        return DrillWords::tr("What comes next");
    case Drill::BurnAndDeal:
        return DrillWords::tr("Burn and deal");
    case Drill::Limits:
        return DrillWords::tr("Limits");
    case Drill::Calls:
        return DrillWords::tr("The right call");
    case Drill::SpotMistake:
        return DrillWords::tr("Spot the mistake");
    case Drill::Questions:
        return DrillWords::tr("Questions");
    }
    return {};
}

QString drillLine(Drill drill)
{
    switch (drill) {
    case Drill::Payouts:
        return DrillWords::tr("What is due, from the chips of the tray");
    case Drill::CutStack:
        return DrillWords::tr("Heaps of four or five, so that it can be proved");
    case Drill::Outcomes:
        return DrillWords::tr("Read the table in the order of settlement");
    case Drill::NextAct:
        return DrillWords::tr("The next step, from any point of a round");
    case Drill::BurnAndDeal:
        return DrillWords::tr("Every card to its place, every burn in time");
    case Drill::Limits:
        return DrillWords::tr("Bets too low, too high or not taken here");
    case Drill::Calls:
        return DrillWords::tr("The words at the right moment");
    case Drill::SpotMistake:
        return DrillWords::tr("Stop a dealer at his mistake");
    case Drill::Questions:
        return DrillWords::tr("The rules of this house, not another's");
    }
    return {};
}

QString levelInside(DrillLevel level)
{
    return DrillWords::tr("level %1").arg(static_cast<int>(level) + 1);
}

QString levelWords(DrillLevel level)
{
    return DrillWords::tr("Level %1").arg(static_cast<int>(level) + 1);
}

QString questionOf(const DrillTask &task)
{
    return std::visit(
        Overloaded{
            [&](const ask::Chips &chips) {
                const QString question = chipsQuestion(chips.act);
                return task.fewestAsked
                         ? question + QLatin1Char('\n') + DrillWords::tr("In the fewest chips.")
                         : question;
            },
            [](const ask::Heaps &heaps) {
                return DrillWords::tr("Cut out %n chip(s) of %1.", nullptr, heaps.count)
                    .arg(money(heaps.chip));
            },
            [&](const ask::Outcomes &outcomes) { return outcomesQuestion(task, outcomes); },
            [&](const ask::Choice &) { return choiceQuestion(task.drill); },
            [](const ask::Run &) { return DrillWords::tr("Burn and deal what is due now."); },
            [](const ask::Watch &) {
                return DrillWords::tr("Watch the dealer. Stop him at his first mistake.");
            },
            [](const ask::Rule &rule) { return asSentence(questionWords(rule.question)); },
        },
        task.ask);
}

QStringList optionsOf(const DrillTask &task)
{
    QStringList options;
    if (const auto *choice = std::get_if<ask::Choice>(&task.ask)) {
        for (const Act &act : choice->options)
            options << asSentence(instruction(act));
    } else if (const auto *watch = std::get_if<ask::Watch>(&task.ask)) {
        for (const FindingCode code : watch->options)
            options << translated(titleOf(code));
    } else if (const auto *rule = std::get_if<ask::Rule>(&task.ask)) {
        for (std::size_t i = 0; i < rule->question.options.size(); ++i)
            options << asSentence(optionWords(rule->question, i));
    }
    return options;
}

QString outcomesWords(const std::vector<SeatOutcome> &outcomes)
{
    QStringList parts;
    for (const SeatOutcome &outcome : outcomes)
        parts << outcomeWords(outcome);
    QString text = parts.join(QStringLiteral(", "));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString answerWords(const DrillTask &task, const DrillAnswer &answer)
{
    return std::visit(
        Overloaded{
            [&](const ChipCounts &counts) { return chipsWords(task, counts); },
            [](const std::vector<int> &heaps) { return heapsWords(heaps); },
            [](const std::vector<SeatOutcome> &outcomes) { return outcomesWords(outcomes); },
            [&](std::size_t option) { return optionsOf(task).value(qsizetype(option)); },
            [](const std::vector<Act> &acts) { return cardsWords(acts); },
            [&](const Stopped &stopped) {
                return optionsOf(task).value(qsizetype(stopped.option));
            },
        },
        answer);
}

QString runWords(const DrillRun &run)
{
    return DrillWords::tr("%1 of %2, %3 s")
        .arg(run.right)
        .arg(run.asked)
        .arg((run.milliseconds + 500) / 1000);
}

QString trendWords(Trend trend)
{
    switch (trend) {
    case Trend::Unknown:
        return {};
    case Trend::Worse:
        return DrillWords::tr("going down");
    case Trend::Same:
        return DrillWords::tr("steady");
    case Trend::Better:
        return DrillWords::tr("getting better");
    }
    return {};
}

} // namespace pitwise::ui
