// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/sessioncontroller.h"

namespace pitwise::ui {

SessionController::SessionController(Clock clock, QObject *parent)
    : QObject(parent),
      m_clock(std::move(clock))
{
    m_thinking.setSingleShot(true);
    m_thinking.setInterval(0);
    connect(&m_thinking, &QTimer::timeout, this, &SessionController::answer);
}

SessionController::~SessionController() = default;

void SessionController::start(Sitting sitting, std::string text)
{
    m_sitting = std::make_unique<Sitting>(std::move(sitting));
    m_sitting->setPatronsThink(m_thinking.interval() > 0);
    m_thinking.stop();
    if (m_sitting->thinking())
        m_thinking.start();
    m_text = std::move(text);
    Q_EMIT started();
}

bool SessionController::perform(const Act &act)
{
    if (!m_sitting)
        return false;
    const Step step = m_sitting->perform(act, m_clock());
    if (!m_sitting->thinking())
        m_thinking.stop();
    else if (!m_thinking.isActive())
        m_thinking.start();
    Q_EMIT stepped(step);
    return step.happened;
}

void SessionController::noteHint()
{
    if (m_sitting)
        m_sitting->noteHint();
}

bool SessionController::dealAgain()
{
    const auto step = m_sitting ? m_sitting->dealAgain(m_clock()) : std::nullopt;
    if (!step)
        return false;
    m_thinking.stop();
    if (m_sitting->thinking())
        m_thinking.start();
    Q_EMIT stepped(*step);
    return true;
}

void SessionController::answer()
{
    if (!m_sitting)
        return;
    const auto step = m_sitting->answer(m_clock());
    if (!step)
        return;
    if (m_sitting->thinking())
        m_thinking.start();
    Q_EMIT stepped(*step);
}

void SessionController::setThinkingTime(int ms)
{
    m_thinking.setInterval(ms);
    if (m_sitting)
        m_sitting->setPatronsThink(ms > 0);
}

void SessionController::pause()
{
    if (m_sitting)
        m_sitting->pause(m_clock());
}

} // namespace pitwise::ui
