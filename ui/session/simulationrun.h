// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/simulate/simulation.h"

#include <QObject>

#include <atomic>
#include <thread>

namespace pitwise::ui {

/// A simulation beside the window: it runs in threads of its own and tells how far it is some
/// thirty times a second, never faster than somebody can look.
class SimulationRun : public QObject
{
    Q_OBJECT

public:
    explicit SimulationRun(QObject *parent = nullptr);
    ~SimulationRun() override;

    /// Ends the one that runs, if any.
    void start(const House &house, const SimulationSettings &settings);
    /// Ends it with what it has; `finished` comes soon.
    void stop();
    /// The same, and nothing more is heard of it.
    void abandon();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(const pitwise::Tally &soFar);
    void finished(const pitwise::Tally &all, bool stopped);

private:
    void wait();

    std::thread m_thread;
    std::atomic<bool> m_stop = false;
    bool m_running = false;
    int m_number = 0; ///< what an ended run still sends is not heard
};

/// Threads to simulate with: one core is left to the window.
[[nodiscard]] int simulationThreads();

} // namespace pitwise::ui
