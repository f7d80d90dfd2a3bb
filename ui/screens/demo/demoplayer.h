// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/moments.h"

#include <QObject>
#include <QTimer>

namespace pitwise::ui {

/// Steps through a demonstration, by hand or automatically.
class DemoPlayer : public QObject
{
    Q_OBJECT

public:
    enum class Speed { Slow, Normal, Fast };

    explicit DemoPlayer(QObject *parent = nullptr);

    /// Stops at the step that shows this frame of the left table. `timed`: each step takes as long
    /// as the time model says.
    void setMoments(Moments moments, bool timed, std::size_t leftFrame);
    [[nodiscard]] const Moments &moments() const { return m_moments; }
    [[nodiscard]] const ShownMoment &moment() const;
    /// The last step with at most this many frames at the left table.
    [[nodiscard]] int stepOfLeftFrame(std::size_t frames) const;

    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int steps() const { return static_cast<int>(m_moments.size()) - 1; }
    /// Clamped to the steps there are.
    void goTo(int step);

    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return m_ticks.isActive(); }
    void setSpeed(Speed speed);

Q_SIGNALS:
    void moved();
    void playingChanged(bool playing);

private:
    void wait();
    void tick();

    Moments m_moments{{}};
    bool m_timed = false;
    int m_step = 0;
    Speed m_speed = Speed::Normal;
    QTimer m_ticks;
};

} // namespace pitwise::ui
