// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "tests/support/houses.h"
#include "tests/ui/hands.h"
#include "tests/ui/situations.h"
#include "ui/dealing/tablecards.h"
#include "ui/panels/summarycard.h"

#include "ui/table/picture.h"
#include "ui/table/tableview.h"

#include <QApplication>
#include <QMenu>
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
    /// The right button on chips and cards asks what to do with them: nothing happens before one of
    /// the answers is chosen, and none of them is left out because it would be wrong.
    void theRightButtonAsks()
    {
        using namespace pitwise::ui;
        PlaySettings settings;
        settings.seats = 2;
        settings.seed = 5;
        settings.coaching = Coaching::Silent;
        Window window;
        window.deal(settings, test::house("washington"));
        while (window.table().dealer.lying == 0)
            window.perform(*window.sitting().next());
        const auto acts = window.sitting().session().dealerActs();
        const SeatId seat = *window.table().openBets(BetKind::Main).begin();
        TableView *view = window.screen().view();
        const auto choices = [&](const Spot &spot) {
            QTest::mouseClick(view, Qt::RightButton, {}, view->pixelOf(spot));
            QStringList texts;
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (const QAction *action : menu != nullptr ? menu->actions() : QList<QAction *>{})
                texts << action->text();
            return std::pair{menu, texts};
        };
        const auto [ofBet, things] = choices(Spot::ofBet({seat, 0}, BetKind::Main));
        QCOMPARE(things, (QStringList{QStringLiteral("Take it all"), QStringLiteral("Take half of it"),
                                      QStringLiteral("Hand it back"), QStringLiteral("Refuse it")}));
        QCOMPARE(window.sitting().session().dealerActs(), acts);
        ofBet->close();
        QApplication::processEvents();
        const auto [ofCards, more] = choices(cardsAt(window.table(), {seat, 0}));
        QCOMPARE(more, QStringList{QStringLiteral("Collect the cards")});
        ofCards->actions().front()->trigger();
        QCOMPARE(window.sitting().session().dealerActs(), acts + 1);
        QCOMPARE(window.table().at(seat).cards.lying, 0);
    }

    void byMouse_data() { eachHouse(); }
    void byMouse() { dealRounds<MouseHands>(true); }

    void byKeysAlone_data() { eachHouse(); }
    void byKeysAlone() { dealRounds<KeyHands>(true); }

    void byDrags_data() { eachHouse(); }
    void byDrags() { dealRounds<DragHands>(false); }
};

QTEST_MAIN(DealingTest)
#include "tst_dealing.moc"
