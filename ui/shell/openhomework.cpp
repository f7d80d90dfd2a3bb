// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/openhomework.h"

#include "engine/situations/situation.h"
#include "ui/shell/guidedround.h"
#include "ui/shell/scenariofiles.h"

namespace pitwise::ui {

namespace {

PreparedSession refused(const QString &why)
{
    PreparedSession none;
    none.why = why;
    return none;
}

PreparedSession situationRound(const std::string &what, const std::string &house,
                               std::uint64_t seed, const Environment &around)
{
    const auto found = around.findHouse(house, {});
    if (const auto *trouble = std::get_if<std::string>(&found))
        return refused(QString::fromStdString(*trouble));
    const House &rules = std::get<House>(found);
    const auto dealt = situationFor(rules, {.names = {what}, .seed = seed, .seats = {}});
    const auto *round = std::get_if<DealtRound>(&dealt);
    if (round == nullptr)
        return refused(
            OpenHomework::tr("This cannot come up in %1.").arg(QString::fromStdString(rules.name)));
    PlaySettings settings;
    settings.house = house;
    settings.coaching = Coaching::Practice;
    return prepared(Sitting::forSituation(*round, settings, rules));
}

PreparedSession scenarioRound(const Homework &homework, const Environment &around)
{
    const ScenarioFile file =
        readScenarioText(homework.text.toStdString(), homework.title, {}, around);
    return file.scenario ? sessionOf(*file.scenario, Coaching::Practice, 0) : refused(file.trouble);
}

} // namespace

OpenHomework::OpenHomework(Shell &shell, QObject *parent)
    : QObject(parent),
      m_shell(shell),
      m_round(new GuidedRound{shell, this})
{
    connect(m_round, &GuidedRound::ended, this, &OpenHomework::ended);
    connect(m_round, &GuidedRound::wentOn, this, &OpenHomework::goOn);
    connect(&shell.homework(), &HomeworkDesk::changed, this, &OpenHomework::refresh);
    connect(&shell.records(), &RecordsDesk::placeChanged, this, &OpenHomework::refresh);
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, [this] {
        m_round->stop();
        refresh();
    });
}

void OpenHomework::refresh()
{
    const Dealer &dealer = m_shell.keeper().dealer();
    const int asked = ++m_asked;
    const auto take = [this, asked](const HomeworkList &list) {
        if (asked != m_asked)
            return;
        m_items = list.items;
        Q_EMIT changed();
    };
    if (dealer.isGuest())
        take({});
    else
        m_shell.homework().open(dealer.id, this, take);
}

std::string OpenHomework::houseOf(const Homework &homework) const
{
    return homework.house.isEmpty() ? m_shell.houses().chosen() : homework.house.toStdString();
}

void OpenHomework::begin(const Homework &homework)
{
    switch (homework.kind) {
    case HomeworkKind::Situation:
    case HomeworkKind::Scenario:
        m_now = homework;
        return dealRound();
    case HomeworkKind::Lesson:
        m_shell.houses().choose(houseOf(homework));
        return m_shell.goTo(QStringLiteral("learn"), homework.what);
    case HomeworkKind::Drill:
        m_shell.houses().choose(houseOf(homework));
        return m_shell.goTo(QStringLiteral("drills"), homework.what);
    }
}

void OpenHomework::dealRound()
{
    m_isDone = false;
    m_round->deal(
        [homework = *m_now, house = houseOf(*m_now), seed = freshSeed(),
         around = m_shell.environment()] {
            return homework.kind == HomeworkKind::Scenario
                     ? scenarioRound(homework, around)
                     : situationRound(homework.what.toStdString(), house, seed, around);
        },
        tr("Homework: %1. Deal this round without a mistake.").arg(m_now->title.simplified()));
}

void OpenHomework::ended(int mistakes)
{
    m_isDone = mistakes == 0;
    if (!m_isDone)
        return m_round->say(tr("Not clean yet: deal it once more."), Guidance::Tone::Mistake,
                            tr("Once more"));
    m_round->say(tr("Clean. The homework is done."), Guidance::Tone::Clean, tr("Back"));
    markDone(*m_now);
}

void OpenHomework::goOn()
{
    if (!m_isDone)
        return dealRound();
    m_round->stop();
    m_shell.goHome();
}

void OpenHomework::achieved(HomeworkKind kind, const QString &what, const std::string &house)
{
    for (const Homework &each : m_items) {
        const bool here = each.house.isEmpty() || each.house.toStdString() == house;
        if (each.kind == kind && each.what == what && here)
            markDone(each);
    }
}

void OpenHomework::markDone(const Homework &homework)
{
    m_shell.homework().markDone(
        homework.id, m_shell.keeper().dealer().id, m_shell.keeper().session(), this,
        [this](const QString &trouble) {
            if (!trouble.isEmpty())
                m_shell.showError(tr("The homework could not be marked as done"), trouble);
        });
}

} // namespace pitwise::ui
