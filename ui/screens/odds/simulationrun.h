// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/simulate/simulation.h"

#include "ui/work/background.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace pitwise::ui {

/// A simulation on worker threads. It reports some thirty times a second, no faster than anybody
/// can look, and the GUI thread never waits for it.
class SimulationRun : public QObject
{
    Q_OBJECT

public:
    explicit SimulationRun(QObject *parent = nullptr);
    ~SimulationRun() override;

    /// Abandons the one that runs, if any.
    void start(const House &house, const SimulationSettings &settings);
    /// `finished` comes soon, with what was simulated so far.
    void stop();
    /// Stops it, and nothing more is heard of it.
    void abandon();
    [[nodiscard]] bool isRunning() const { return m_work.isBusy(); }

Q_SIGNALS:
    void progressed(const pitwise::Tally &soFar);
    void finished(const pitwise::Tally &all, bool stopped);

private:
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the run under way; the workers ask it
    Background m_work;
};

/// Threads to simulate with: one core is left to the window.
[[nodiscard]] int simulationThreads();

} // namespace pitwise::ui
