// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/odds/simulationrun.h"

#include <QElapsedTimer>
#include <QThread>

namespace pitwise::ui {

namespace {

constexpr qint64 BetweenReports = 33; // ms

} // namespace

int simulationThreads()
{
    return std::max(1, QThread::idealThreadCount() - 1);
}

SimulationRun::SimulationRun(QObject *parent) : QObject(parent) { }

SimulationRun::~SimulationRun()
{
    abandon();
}

void SimulationRun::start(const House &house, const SimulationSettings &settings)
{
    abandon();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const auto work = [this, house, settings, stop = m_stop](const Task &task) {
        SimulationSettings mine = settings;
        mine.stop = stop.get();
        QElapsedTimer sinceReport;
        return simulate(house, mine, [&](const Tally &soFar) {
            if (!sinceReport.isValid() || sinceReport.elapsed() >= BetweenReports) {
                sinceReport.start();
                task.report([this, soFar] { Q_EMIT progressed(soFar); });
            }
            return !task.isCancelled();
        });
    };
    m_work.restart(work, [this, rounds = settings.rounds](const Tally &all) {
        Q_EMIT finished(all, all.rounds < rounds);
    });
}

void SimulationRun::stop()
{
    if (m_stop)
        *m_stop = true;
}

void SimulationRun::abandon()
{
    stop();
    m_work.cancel();
}

} // namespace pitwise::ui
