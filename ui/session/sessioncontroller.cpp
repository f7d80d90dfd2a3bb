// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessioncontroller.h"

#include "ui/session/savedsession.h"

namespace pitwise::ui {

SessionController::SessionController(Clock clock, Recorder *recorder, QObject *parent)
    : QObject(parent),
      m_clock(std::move(clock)),
      m_recorder(recorder)
{
    m_thinking.setSingleShot(true);
    m_thinking.setInterval(0);
    connect(&m_thinking, &QTimer::timeout, this, &SessionController::answer);
}

SessionController::~SessionController() = default;

void SessionController::start(Sitting sitting, std::string kept)
{
    m_sitting = std::make_unique<Sitting>(std::move(sitting));
    m_sitting->setPatronsThink(m_thinking.interval() > 0);
    m_thinking.stop();
    if (m_sitting->thinking())
        m_thinking.start();
    m_kept = kept.empty() ? textOf(*m_sitting) : std::move(kept);
    m_keptEvents = m_sitting->session().log().size();
    m_recorded.reset();
    Q_EMIT started();
}

bool SessionController::perform(const Act &act)
{
    if (!m_sitting)
        return false;
    const Report report = m_sitting->perform(act, m_clock());
    if (!report.step.refused)
        record();
    if (!m_sitting->thinking())
        m_thinking.stop();
    else if (!m_thinking.isActive())
        m_thinking.start();
    Q_EMIT stepped(report);
    return report.step.happened;
}

void SessionController::answer()
{
    if (!m_sitting || !m_sitting->thinking())
        return;
    const std::vector<Event> events = m_sitting->answer();
    record();
    if (m_sitting->thinking())
        m_thinking.start();
    Q_EMIT answered(events);
}

void SessionController::record()
{
    if (m_recorder == nullptr)
        return;
    // A session is worth keeping, in the place of the last one, when something was done in it.
    if (m_recorded)
        m_recorder->append(linesOf(*m_sitting, *m_recorded));
    else
        m_recorder->begin(m_kept + linesOf(*m_sitting, m_keptEvents));
    m_recorded = m_sitting->session().log().size();
}

void SessionController::setThinkingTime(int ms)
{
    m_thinking.setInterval(ms);
    if (m_sitting)
        m_sitting->setPatronsThink(ms > 0);
}

void SessionController::pause()
{
    if (!m_sitting)
        return;
    m_sitting->pause(m_clock());
    if (m_recorder != nullptr && m_recorded)
        m_recorder->append(soFarOf(*m_sitting));
}

} // namespace pitwise::ui
