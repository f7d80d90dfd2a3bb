// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/compare/differencesession.h"

#include "engine/training/differencepractice.h"

#include <QCoreApplication>

#include <set>

namespace pitwise::ui {

namespace {

struct PracticeWords
{
    Q_DECLARE_TR_FUNCTIONS(pitwise::ui::PracticeWords)
};

QString noticeOf(const DifferencePractice &plan)
{
    const auto rounds = static_cast<int>(plan.rounds.size());
    std::set<std::string> met;
    for (const auto &keys : plan.rounds)
        met.insert(keys.begin(), keys.end());
    const int all = static_cast<int>(met.size() + plan.unmet.size());
    QString text = rounds == 1
                     ? PracticeWords::tr("Practice: one round that covers %1 of %2 differences.")
                           .arg(met.size())
                           .arg(all)
                     : PracticeWords::tr("Practice: %1 rounds that cover %2 of %3 differences.")
                           .arg(rounds)
                           .arg(met.size())
                           .arg(all);
    if (plan.spec.startsWithShuffle)
        text += QLatin1Char(' ') + PracticeWords::tr("It starts with the shuffle.");
    return text;
}

} // namespace

PreparedSession differenceSession(const KnownHouse &known, const KnownHouse &next,
                                  PlaySettings settings, std::uint64_t seed)
{
    DifferencePractice plan = practiseDifferences(known.house, next.house, seed);
    plan.spec.house = next.name;
    settings.house = next.name;
    settings.style.reset();
    settings.seats = plan.patrons.seats;
    settings.temper = plan.patrons.temper;
    settings.irregularities = plan.patrons.irregularities;
    settings.seed = plan.patrons.seed;
    settings.startsWithShuffle = plan.spec.startsWithShuffle;
    return prepared(
        Sitting::resumed(withTags(plan.spec, settings), next.house, {}),
        {PracticeWords::tr("What is different in %1").arg(QString::fromStdString(next.house.name)),
         noticeOf(plan), static_cast<int>(plan.rounds.size())});
}

} // namespace pitwise::ui
