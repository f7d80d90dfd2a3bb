// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/simulationrun.h"

#include <QElapsedTimer>
#include <QMetaObject>

namespace pitwise::ui {

namespace {

constexpr qint64 BetweenLooks = 33; // ms

} // namespace

int simulationThreads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

SimulationRun::SimulationRun(QObject *parent) : QObject(parent) { }

SimulationRun::~SimulationRun()
{
    abandon();
}

void SimulationRun::wait()
{
    if (m_thread.joinable())
        m_thread.join();
}

void SimulationRun::start(const House &house, const SimulationSettings &settings)
{
    abandon();
    m_running = true;
    m_stop = false;
    const int number = ++m_number;
    SimulationSettings mine = settings;
    mine.stop = &m_stop;
    m_thread = std::thread{[this, house, settings = mine, number] {
        const auto tell = [this, number](const Tally &tally, bool ended, bool stopped) {
            QMetaObject::invokeMethod(
                this,
                [this, number, tally, ended, stopped] {
                    if (number != m_number)
                        return;
                    if (!ended) {
                        Q_EMIT progressed(tally);
                        return;
                    }
                    m_running = false;
                    Q_EMIT finished(tally, stopped);
                },
                Qt::QueuedConnection);
        };
        QElapsedTimer sinceLook;
        const Tally all = simulate(house, settings, [&](const Tally &soFar) {
            if (!sinceLook.isValid() || sinceLook.elapsed() >= BetweenLooks) {
                sinceLook.start();
                tell(soFar, false, false);
            }
            return true;
        });
        tell(all, true, all.rounds < settings.rounds);
    }};
}

void SimulationRun::stop()
{
    m_stop = true;
}

void SimulationRun::abandon()
{
    stop();
    wait(); // for the round that is being dealt
    ++m_number;
    m_running = false;
}

} // namespace pitwise::ui
