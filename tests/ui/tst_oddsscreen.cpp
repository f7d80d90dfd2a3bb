// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/startup.h"
#include "tests/support/houses.h"
#include "ui/screens/odds/oddsscreen.h"
#include "ui/shell/shell.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <cmath>

using namespace pitwise;
using namespace pitwise::ui;

/// The odds screen and its simulation.
class OddsScreenTest : public QObject
{
    Q_OBJECT

    static constexpr int Patience = 120'000; ///< ms, for a slow machine

    static const OddsTable::Line *lineOf(const OddsScreen &screen, TallyBet bet)
    {
        for (const OddsTable::Line &line : screen.table()->lines()) {
            if (line.bet == bet && line.simulated)
                return &line;
        }
        return nullptr;
    }

private Q_SLOTS:
    void init()
    {
        m_shell = std::make_unique<Shell>(bareEnvironment());
        m_screen = std::make_unique<OddsScreen>(*m_shell);
        m_screen->resize(1216, 720);
        m_screen->show();
    }
    void cleanup() { m_screen.reset(); }

    /// Exact odds are shown before any simulation, for WA-16 and for a house where the patron has
    /// the edge.
    void exactOddsAreThereAtOnce()
    {
        m_screen->chooseHouse("washington");
        QCOMPARE(toText(lineOf(*m_screen, TallyBet::Main)->exact->edge), "23138/993023");
        QCOMPARE(toText(lineOf(*m_screen, TallyBet::Tie)->exact->edge), "58/311");
        m_screen->chooseHouse("fun-casino");
        QVERIFY(lineOf(*m_screen, TallyBet::Main)->exact->edge.above() < 0);
        m_screen->chooseHouse("war-blackjack");
        QVERIFY(!lineOf(*m_screen, TallyBet::Main)->exact);
        QVERIFY(lineOf(*m_screen, TallyBet::Bonus)->exact);
    }

    /// In every house the simulation approaches the exact edge, and the chart has points.
    void comesNearTheExactEdge_data()
    {
        QTest::addColumn<QString>("id");
        for (const House &house : test::builtIn())
            QTest::addRow("%s", house.id.c_str()) << QString::fromStdString(house.id);
    }
    void comesNearTheExactEdge()
    {
        QFETCH(QString, id);
        m_screen->chooseHouse(id.toStdString());
        m_screen->choose(0, 1);
        QSignalSpy finished{m_screen->run(), &SimulationRun::finished};
        m_screen->startButton()->click();
        QVERIFY(m_screen->run()->isRunning());
        QVERIFY(finished.wait(Patience));
        QVERIFY(!m_screen->run()->isRunning());
        QVERIFY(!finished[0][1].toBool());
        for (const OddsTable::Line &line : m_screen->table()->lines()) {
            QCOMPARE(line.error > 0, line.simulated);
            if (line.simulated && line.exact)
                QVERIFY(std::abs(line.edge - line.exact->edge.toDouble()) < 3 * line.error);
        }
        QVERIFY(m_screen->edges()->points().size() > 1);
        QCOMPARE(m_screen->edges()->points().back().rounds, 100'000.0);
    }

    /// During a billion rounds the window stays responsive; one click stops it and keeps the
    /// results.
    void canBeStopped()
    {
        m_screen->choose(3, 7);
        QSignalSpy progressed{m_screen->run(), &SimulationRun::progressed};
        QSignalSpy finished{m_screen->run(), &SimulationRun::finished};
        int alive = 0;
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, this, [&] { ++alive; });
        pulse.start(1);
        m_screen->startButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() > 3, Patience);
        QVERIFY(alive > 3);
        m_screen->startButton()->click();
        QVERIFY(finished.wait(Patience));
        QVERIFY(finished[0][1].toBool());
        QVERIFY(lineOf(*m_screen, TallyBet::Main)->error > 0);
        const double rounds = m_screen->edges()->points().back().rounds;
        QVERIFY(rounds > 0 && rounds < 1e9);
    }

    /// Changing the house during a simulation drops the old results.
    void anotherHouseBeginsAnew()
    {
        m_screen->choose(3, 7);
        QSignalSpy progressed{m_screen->run(), &SimulationRun::progressed};
        m_screen->start();
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), Patience);
        QSignalSpy finished{m_screen->run(), &SimulationRun::finished};
        m_screen->chooseHouse("ontario");
        QTRY_VERIFY_WITH_TIMEOUT(!m_screen->run()->isRunning(), Patience);
        QVERIFY(m_screen->edges()->points().empty());
        for (const OddsTable::Line &line : m_screen->table()->lines())
            QCOMPARE(line.error, 0.0);
    }

    /// Closing the window during a simulation does not block.
    void canBeClosedUnderWay()
    {
        m_screen->choose(3, 7);
        QSignalSpy progressed{m_screen->run(), &SimulationRun::progressed};
        m_screen->start();
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), Patience);
        m_screen.reset();
    }

    /// Ticks are round numbers, about as many as requested.
    void ticks()
    {
        QCOMPARE(niceStep(10, 5), 2.0);
        QCOMPARE(niceStep(0.07, 5), 0.01);
        QCOMPARE(niceStep(6000, 4), 2000.0);
        QCOMPARE(niceStep(0, 5), 1.0);
    }

private:
    std::unique_ptr<Shell> m_shell;
    std::unique_ptr<OddsScreen> m_screen;
};

QTEST_MAIN(OddsScreenTest)
#include "tst_oddsscreen.moc"
