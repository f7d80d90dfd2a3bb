// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "tests/support/houses.h"
#include "tests/ui/hands.h"
#include "tests/ui/situations.h"
#include "ui/panels/summarycard.h"
#include "ui/dealing/tablecards.h"

#include <QTest>

using namespace pitwise;
using namespace pitwise::test;

/// Whole rounds dealt through the window with real mouse and key events.
class DealingTest : public QObject
{
    Q_OBJECT

private:
    static void eachHouse()
    {
        QTest::addColumn<QString>("id");
        for (const House &house : builtIn())
            QTest::newRow(house.id.c_str()) << QString::fromStdString(house.id);
    }

    /// A difficult round at three seats (a tie, a war and a surrender, or a parlay, a split, a
    /// double and a bust), then another one.
    template<typename Dealer>
    static void dealRounds(bool withShuffle)
    {
        QFETCH(QString, id);
        const House house = test::house(id.toStdString());
        PlaySettings settings;
        settings.house = house.id;
        settings.seats = 3;
        settings.temper = Temper::Mixed;
        settings.coaching = Coaching::Practice;
        settings.startsWithShuffle = withShuffle;
        settings.seed = seedWith(settings, house, [&](const Happened &what) {
            return house.game == Game::CasinoWar
                     ? what.tiePaid && what.war && what.surrender
                     : what.parlay && what.split && what.doubled && what.bust;
        });
        Window window;
        window.deal(settings, house);
        Dealer dealer{window};
        while (window.table().roundNumber < 3) {
            const auto next = window.sitting().next();
            QVERIFY(next);
            const auto acts = window.sitting().session().dealerActs();
            dealer.does(*next);
            const auto &log = window.sitting().session().log();
            QVERIFY2(window.sitting().session().dealerActs() > acts,
                     qPrintable(QString::fromStdString(toText(Event{*next}, house.table.chips))
                                + QStringLiteral(" did not happen; the last was ")
                                + QString::fromStdString(toText(log.back(), house.table.chips))));
            for (const Recorded &found : window.sitting().session().findings())
                QFAIL(qPrintable(
                    QString::fromLatin1(name(found.finding.code).data())
                    + QStringLiteral(" instead of ")
                    + QString::fromStdString(toText(Event{*next}, house.table.chips))
                    + QStringLiteral(", after ")
                    + QString::fromStdString(toText(log[found.event], house.table.chips))));
        }
        QVERIFY(window.sitting().session().refusals().empty());
        QVERIFY(window.screen().hand().empty());
        QVERIFY(!window.screen().cards().summary()->isVisible()); // it comes after a round with
                                                                  // findings
        QCOMPARE(window.sitting().cleanStreak(), 2);
    }

private Q_SLOTS:
    void byMouse_data() { eachHouse(); }
    void byMouse() { dealRounds<MouseHands>(true); }

    void byKeysAlone_data() { eachHouse(); }
    void byKeysAlone() { dealRounds<KeyHands>(true); }

    void byDrags_data() { eachHouse(); }
    void byDrags() { dealRounds<DragHands>(false); }
};

QTEST_MAIN(DealingTest)
#include "tst_dealing.moc"
