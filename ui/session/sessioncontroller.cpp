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
}

SessionController::~SessionController() = default;

void SessionController::start(Sitting sitting)
{
    m_sitting = std::make_unique<Sitting>(std::move(sitting));
    m_recorded = m_sitting->session().log().size();
    if (m_recorder != nullptr)
        m_recorder->begin(textOf(*m_sitting));
    Q_EMIT started();
}

void SessionController::perform(const Act &act)
{
    if (!m_sitting)
        return;
    const Report report = m_sitting->perform(act, m_clock());
    if (m_recorder != nullptr)
        m_recorder->append(linesOf(*m_sitting, m_recorded));
    m_recorded = m_sitting->session().log().size();
    Q_EMIT stepped(report);
}

void SessionController::pause()
{
    if (m_sitting)
        m_sitting->pause(m_clock());
}

} // namespace pitwise::ui
