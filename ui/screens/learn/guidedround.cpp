// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/guidedround.h"

#include "ui/screens/learn/housecourse.h"

#include <algorithm>

namespace pitwise::ui {

GuidedRound::GuidedRound(Shell &shell, QObject *parent) : QObject(parent), m_shell(shell)
{
    connect(&shell.sessions(), &Sessions::began, this, &GuidedRound::began);
    connect(&shell.controller(), &SessionController::stepped, this, &GuidedRound::stepped);
    connect(&shell.guidance(), &Guidance::nextWanted, this, [this] {
        if (m_atTable)
            Q_EMIT wentOn();
    });
}

GuidedRound::~GuidedRound()
{
    stop();
}

void GuidedRound::deal(const KnownHouse &known, const std::vector<std::string> &names,
                       const QString &line)
{
    m_line = line;
    m_asked = true;
    m_shell.sessions().prepare(
        [=, seed = freshSeed()] {
            const auto round = roundFor(known.house, names, seed);
            if (!round)
                return PreparedSession{.why = tr("%1 cannot deal such a round.")
                                                  .arg(QString::fromStdString(known.shownAs()))};
            PlaySettings settings;
            settings.house = known.name;
            settings.coaching = Coaching::Coach;
            SessionPlan plan;
            plan.isGuided = true;
            return prepared(Sitting::forSituation(*round, settings, known.house), plan);
        },
        tr("This round cannot be dealt"));
}

void GuidedRound::began(const SessionPlan &plan)
{
    m_atTable = m_asked && plan.isGuided;
    m_asked = false;
    m_ended = false;
    if (m_atTable)
        say(m_line, Guidance::Tone::Task);
}

void GuidedRound::stepped(const Step &step)
{
    if (!m_atTable)
        return;
    if (m_ended && !step.roundEnded) { // the round is dealt again
        m_ended = false;
        return say(m_line, Guidance::Tone::Task);
    }
    if (!step.roundEnded || m_ended)
        return;
    m_ended = true;
    const auto &found = m_shell.controller().sitting().session().findings();
    Q_EMIT ended(static_cast<int>(std::count_if(found.begin(), found.end(),
                                                [](const Recorded &each) { return each.counts; })));
}

void GuidedRound::say(const QString &text, Guidance::Tone tone, const QString &button)
{
    m_shell.guidance().show(text, tone, button);
}

void GuidedRound::stop()
{
    if (m_atTable)
        m_shell.guidance().clear();
    m_atTable = false;
    m_asked = false;
}

} // namespace pitwise::ui
