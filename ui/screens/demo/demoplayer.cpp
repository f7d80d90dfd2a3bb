// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demoplayer.h"

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

// By speed.
constexpr std::array Pauses{2600, 1400, 600}; // ms between two steps
constexpr std::array Slowness{2.0, 1.0, 0.4}; // factor, for dealers at their own speed

} // namespace

DemoPlayer::DemoPlayer(QObject *parent) : QObject(parent)
{
    m_ticks.setSingleShot(true);
    connect(&m_ticks, &QTimer::timeout, this, &DemoPlayer::tick);
}

void DemoPlayer::setMoments(Moments moments, bool timed, std::size_t leftFrame)
{
    setPlaying(false);
    m_moments = std::move(moments);
    m_timed = timed;
    goTo(stepOfLeftFrame(leftFrame));
}

const ShownMoment &DemoPlayer::moment() const
{
    return m_moments[static_cast<std::size_t>(m_step)];
}

int DemoPlayer::stepOfLeftFrame(std::size_t frames) const
{
    const auto beyond = std::find_if(m_moments.begin(), m_moments.end(),
                                     [&](const ShownMoment &moment) { return moment.left > frames; });
    return static_cast<int>(beyond - m_moments.begin()) - 1;
}

void DemoPlayer::goTo(int step)
{
    m_step = std::clamp(step, 0, steps());
    Q_EMIT moved();
}

void DemoPlayer::setPlaying(bool playing)
{
    if (playing && m_step == steps())
        goTo(0);
    if (playing)
        wait();
    else
        m_ticks.stop();
    Q_EMIT playingChanged(playing);
}

void DemoPlayer::setSpeed(Speed speed)
{
    m_speed = speed;
    if (isPlaying())
        wait();
}

void DemoPlayer::wait()
{
    const auto speed = static_cast<std::size_t>(m_speed);
    if (!m_timed)
        return m_ticks.start(Pauses[speed]);
    const auto now = static_cast<std::size_t>(m_step);
    const double seconds = m_moments[now + 1].at - m_moments[now].at;
    constexpr double Millis = 1000;
    m_ticks.start(static_cast<int>(seconds * Millis * Slowness[speed]));
}

void DemoPlayer::tick()
{
    goTo(m_step + 1);
    if (m_step == steps())
        setPlaying(false);
    else
        wait();
}

} // namespace pitwise::ui
