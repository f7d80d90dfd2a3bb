// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/examtexts.h"

#include "ui/text/examwords.h"
#include "ui/text/findingwords.h"
#include "ui/text/translated.h"

#include <QCoreApplication>

namespace pitwise::ui {

namespace {

struct ExamLines
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::ExamLines)
};

QString styleLine(Style style)
{
    switch (style) {
    case Style::PickAndPay:
        return ExamLines::tr("You pick and pay.");
    case Style::LayAndPay:
        break;
    }
    return ExamLines::tr("You lay and pay.");
}

/// Every situation that is sure to come, with the rounds.
QString situationsLine(const Blueprint &exam)
{
    QStringList all;
    for (const Demand &demand : exam.situations) {
        const QString what = translated(situationWords(demand.situation));
        all << (demand.rounds == 1
                    ? what
                    : ExamLines::tr("%1 (%n round(s))", nullptr, demand.rounds).arg(what));
    }
    return ExamLines::tr("Among other things there is at least: %1.")
        .arg(all.join(QStringLiteral(", ")));
}

QString groupsLine(const Blueprint &exam)
{
    QStringList groups;
    for (const SkillGroup group : AllSkillGroups) {
        const int needed = exam.passGroup[static_cast<std::size_t>(group)];
        if (needed > 0)
            groups << ExamLines::tr("%1 %2 %").arg(asSentence(groupWords(group))).arg(needed);
    }
    return groups.join(QStringLiteral(", "));
}

QString criticalLine(const Blueprint &exam)
{
    QStringList codes;
    for (const FindingCode code : exam.critical)
        codes << translated(titleOf(code));
    return codes.join(QStringLiteral(", "));
}

} // namespace

QString inShort(const Blueprint &exam)
{
    const QString rounds = ExamLines::tr("%n round(s)", nullptr, exam.rounds);
    return exam.minutes == 0 ? rounds
                             : ExamLines::tr("%1, %n minute(s)", nullptr, exam.minutes).arg(rounds);
}

QStringList askedIn(const Blueprint &exam, const House &house)
{
    QStringList lines;
    const QString rounds =
        exam.situations.empty()
            ? ExamLines::tr("You deal %n round(s) by the rules of %1.", nullptr, exam.rounds)
            : ExamLines::tr("You deal at least %n round(s) by the rules of %1.", nullptr,
                            exam.rounds);
    lines << rounds.arg(QString::fromStdString(house.name));
    lines << ExamLines::tr("%n seat(s) are taken.", nullptr, exam.seats) + QLatin1Char(' ')
                 + styleLine(exam.style.value_or(house.cards.style));
    lines << (exam.startsWithShuffle ? ExamLines::tr("You begin with the shuffle.")
                                     : ExamLines::tr("The shoe is ready: you begin with the "
                                                     "bets."));
    if (!exam.situations.empty())
        lines << situationsLine(exam) + QLatin1Char(' ')
                     + ExamLines::tr("Rounds are added until all of it has come up.");
    if (exam.questions > 0)
        lines << ExamLines::tr("After the last round: %n question(s) about the rules of the house.",
                               nullptr, exam.questions);
    return lines;
}

QStringList judgedBy(const Blueprint &exam)
{
    QStringList lines;
    lines << ExamLines::tr("Nobody tells you what is right or wrong while you deal. Nothing can be "
                           "undone, and there is no pause.");
    if (exam.minutes > 0)
        lines << ExamLines::tr("You have %n minute(s).", nullptr, exam.minutes)
                     + (exam.situations.empty()
                            ? QString{}
                            : QLatin1Char(' ') + ExamLines::tr("Each added round adds its share."));
    if (exam.pace > 0)
        lines << ExamLines::tr("A round may take %n second(s) on average.", nullptr, exam.pace);
    lines
        << ExamLines::tr("You need %1 of 100 points, by the scoring of the house.").arg(exam.pass);
    if (const QString groups = groupsLine(exam); !groups.isEmpty())
        lines << ExamLines::tr("Needed in each group: %1.").arg(groups);
    if (exam.passQuestions > 0)
        lines << ExamLines::tr("Of the questions, %1 % must be answered right.")
                     .arg(exam.passQuestions);
    if (!exam.critical.empty())
        lines << ExamLines::tr("One of these fails the exam, unless you correct it as the house "
                               "allows: %1.")
                     .arg(criticalLine(exam));
    lines << (exam.lostTime == LostTime::Counts
                  ? ExamLines::tr(
                      "If the computer stops, the exam goes on with the same cards; the "
                      "clock runs on meanwhile.")
                  : ExamLines::tr("If the computer stops, the exam goes on with the same cards, at "
                                  "the time of your last act."));
    return lines;
}

} // namespace pitwise::ui
