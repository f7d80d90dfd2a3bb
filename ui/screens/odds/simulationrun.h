// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/simulate/simulation.h"

#include "ui/work/background.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace pitwise::ui {

/// A simulation on worker threads. Reports about thirty times a second; the GUI thread never waits
/// for it.
class SimulationRun : public QObject
{
    Q_OBJECT

public:
    explicit SimulationRun(QObject *parent = nullptr);
    ~SimulationRun() override;

    /// Abandons a running simulation.
    void start(const House &house, const SimulationSettings &settings);
    /// `finished` follows soon, with the results so far.
    void stop();
    /// Stops it without another signal.
    void abandon();
    [[nodiscard]] bool isRunning() const { return m_work.isBusy(); }

Q_SIGNALS:
    void progressed(const pitwise::Tally &soFar);
    void finished(const pitwise::Tally &all, bool stopped);

private:
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the current run; checked by the workers
    Background m_work;
};

/// All cores but one, which is left to the window.
[[nodiscard]] int simulationThreads();

} // namespace pitwise::ui
