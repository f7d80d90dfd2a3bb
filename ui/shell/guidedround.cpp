// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/guidedround.h"

#include <algorithm>
#include <utility>

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

void GuidedRound::deal(std::function<PreparedSession()> make, const QString &line)
{
    m_line = line;
    m_asked = true;
    m_shell.sessions().prepare(
        [make = std::move(make)] {
            PreparedSession round = make();
            round.plan.isGuided = true;
            return round;
        },
        tr("This round cannot be dealt"));
}

void GuidedRound::put(PreparedSession round, const QString &line)
{
    m_line = line;
    m_asked = true;
    round.plan.isGuided = true;
    m_shell.sessions().begin(std::move(round));
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
