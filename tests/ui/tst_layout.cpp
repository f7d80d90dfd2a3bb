// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/gametable.h"
#include "tests/support/houses.h"
#include "ui/paint/cardpainter.h"
#include "ui/paint/chippainter.h"
#include "ui/paint/feltpainter.h"
#include "ui/paint/tablelayout.h"
#include "ui/panels/toolkit.h"
#include "ui/table/focuswalk.h"
#include "ui/table/picture.h"

#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;
using Kind = Spot::Kind;

/// Positions that do not overlap, and readable colours.
class LayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlaps_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("id");
        for (const QSize size : {QSize{930, 640}, QSize{954, 720}, QSize{1216, 720},
                                 QSize{1545, 1080}, QSize{1856, 1080}, QSize{2500, 1080}}) {
            for (int seats = 1; seats <= MaxSeats; ++seats) {
                for (const char *id : {"washington", "war-blackjack"})
                    QTest::addRow("%dx%d, %d seats, %s", size.width(), size.height(), seats, id)
                        << size << seats << QString::fromLatin1(id);
            }
        }
    }
    void nothingOverlaps()
    {
        QFETCH(QSize, size);
        QFETCH(int, seats);
        QFETCH(QString, id);
        House house = test::house(id.toStdString());
        house.table.seats = seats;
        house.war.tieBet.allowed = true;
        const TableLayout layout{QRectF{{0, 0}, QSizeF{size}}, house};
        const QRectF whole{{0, 0}, layout.size()};
        std::vector<std::pair<QString, QRectF>> areas;
        const auto add = [&](const QString &name, const Spot &spot) {
            areas.emplace_back(name, layout.area(spot));
        };
        for (int i = 1; i <= seats; ++i) {
            const HandId hand = handAt(i);
            const QString seat = QString::number(i);
            add(seat + QStringLiteral(" patron"), Spot::at(Kind::Patron, hand));
            for (const BetKind bet : gameTable(house).bets) {
                // Skip bets that this house has no room for.
                const bool war = house.game == Game::CasinoWar;
                if (war ? bet == BetKind::Insurance : bet == BetKind::Post)
                    continue;
                add(seat + QStringLiteral(" bet ") + QString::number(static_cast<int>(bet)),
                    Spot::ofBet(hand, bet));
            }
            // Room for two cards.
            Spot cards = Spot::at(Kind::Cards, hand);
            cards.nth = 2;
            add(seat + QStringLiteral(" cards"), cards);
        }
        Spot dealers = Spot::at(Kind::Cards, DealerHand);
        dealers.nth = 2;
        add(QStringLiteral("dealer"), dealers);
        add(QStringLiteral("shoe"), Spot::of(Kind::Shoe));
        add(QStringLiteral("rack"), Spot::of(Kind::Rack));
        add(QStringLiteral("hand"), Spot::of(Kind::Hand));
        areas.emplace_back(QStringLiteral("tray"), layout.tray());
        for (std::size_t i = 0; i < areas.size(); ++i) {
            QVERIFY2(!areas[i].second.isEmpty(), qPrintable(areas[i].first));
            QVERIFY2(whole.contains(areas[i].second), qPrintable(areas[i].first));
            for (std::size_t j = i + 1; j < areas.size(); ++j) {
                // The bounding squares of round spots may overlap at their corners.
                const QRectF common = areas[i].second.intersected(areas[j].second);
                QVERIFY2(common.width() < 5 || common.height() < 5,
                         qPrintable(areas[i].first + QStringLiteral(" and ") + areas[j].first));
            }
        }
    }

    /// From the dealer's chair: seat 1 at the far left, the shoe at the left, the rack at the
    /// right, low values at the edges of the tray, tie bets farthest away.
    void fromTheDealersChair()
    {
        const House house = test::house("washington");
        const TableLayout layout{QRectF{0, 0, 960, 740}, house};
        for (int i = 1; i < 7; ++i)
            QVERIFY(layout.bet(seatAt(i), BetKind::Main).x()
                    < layout.bet(seatAt(i + 1), BetKind::Main).x());
        QVERIFY(layout.shoe().right() < layout.tray().left());
        QVERIFY(layout.rack().left() > layout.tray().right());
        const SeatId seat = seatAt(4);
        QVERIFY(layout.patron(seat).y() < layout.bet(seat, BetKind::Tie).y());
        QVERIFY(layout.bet(seat, BetKind::Tie).y() < layout.bet(seat, BetKind::Main).y());
        QVERIFY(layout.bet(seat, BetKind::Main).y() < layout.card(HandId{seat, 0}, 0).y());
        QVERIFY(layout.card(HandId{seat, 0}, 0).y() < layout.card(DealerHand, 0).y());
        // 1 and 2.50 are outside, 100 and 500 in the middle.
        QVERIFY(layout.tube(0).x() < layout.tube(4).x() && layout.tube(4).x() < layout.tube(1).x());
        // The arc comes closer to the dealer at the sides.
        QVERIFY(layout.bet(seatAt(1), BetKind::Main).y() > layout.bet(seat, BetKind::Main).y());
    }

    /// Shoe and rack change sides, and nothing else does: seats keep their numbers.
    void leftHanded()
    {
        const House house = test::house("washington");
        const TableLayout right{QRectF{0, 0, 960, 740}, house};
        const TableLayout left{QRectF{0, 0, 960, 740}, house, DealingHand::Left};
        QVERIFY(left.shoe().left() > left.tray().right());
        QVERIFY(left.rack().right() < left.tray().left());
        QVERIFY(left.shoeMouth().x() < left.shoe().center().x());
        QVERIFY(left.slipped(0).x() < left.shoe().left());
        QCOMPARE(left.bet(seatAt(1), BetKind::Main), right.bet(seatAt(1), BetKind::Main));
        QCOMPARE(left.tube(0), right.tube(0));
    }

    /// For fingers: just beside a spot still means the spot, farther away means nothing.
    void nearestSpots()
    {
        const House house = test::house("washington");
        const Table table = newTable(house, 1);
        const TableLayout layout{QRectF{0, 0, 960, 740}, house};
        const auto spots = reachable(table, layout, layout.tubes());
        const QRectF rack = layout.rack();
        const QPointF beside{rack.left() - 10, rack.center().y()};
        QVERIFY(spotAt(beside, table, layout).none());
        QCOMPARE(nearestSpot(beside, 16, spots, layout), Spot::of(Kind::Rack));
        QVERIFY(nearestSpot(beside - QPointF{20, 0}, 16, spots, layout).none());
    }

    /// Every spot is hit where it is painted.
    void everySpotIsHit()
    {
        const House house = test::house("washington");
        Table table = newTable(house, 1);
        const TableLayout layout{QRectF{0, 0, 1216, 720}, house};
        for (const Spot &spot : reachable(table, layout, layout.tubes()))
            QCOMPARE(spotAt(layout.area(spot).center(), table, layout), spot);
        Bet &bet = table.at(seatAt(3)).bet(BetKind::Main);
        bet.amount = bet.payoff = Money::units(25);
        const Spot payoff = Spot::ofBet(handAt(3), BetKind::Main, Kind::Payoff);
        QCOMPARE(spotAt(layout.area(payoff).center(), table, layout), payoff);
    }

    /// FC-15: limits are displayed at the table. The paytable matches the house file.
    void printedOnTheFelt()
    {
        for (House house : test::builtIn()) {
            QVERIFY(
                limitsText(house).contains(QString::fromStdString(toText(house.limits.main.max))));
            Ratio &changed =
                house.game == Game::CasinoWar ? house.tieBet.pays : house.blackjack.pays;
            changed = {9, 1};
            bool told = false;
            for (const PrintedLine &line : paytable(house))
                told = told || line.pays == QLatin1String("9 to 1");
            QVERIFY(told);
            const TableLayout layout{QRectF{0, 0, 640, 480}, house};
            const QImage cloth =
                paintCloth({640, 480}, 1, layout, QString::fromStdString(house.id));
            const QImage nine = paintFelt(cloth, 1, layout, house, charcoal());
            changed = {10, 1};
            QVERIFY(nine != paintFelt(cloth, 1, layout, house, charcoal()));
        }
    }

    /// All text has a contrast of at least 4.5:1.
    void contrasts()
    {
        for (const Surroundings *around :
             {&charcoal(), &paper(), &starkCharcoal(), &starkPaper()}) {
            const double least = isHighContrast(*around) ? 7 : 4.5;
            for (const QColor &ground : {around->ground, around->panel, around->raised}) {
                for (const QColor &ink : {around->text, around->dim})
                    QVERIFY2(contrast(ink, ground) >= least,
                             qPrintable(ink.name() + ground.name()));
            }
            for (const QColor &ink : {around->gold, around->coral, around->mint})
                QVERIFY2(contrast(ink, around->panel) >= least, qPrintable(ink.name()));
            QVERIFY(contrast(around->onGold, around->gold) >= least);
        }
        for (const House &house : test::builtIn()) {
            const Felt felt = feltOf(QString::fromStdString(house.id));
            for (const QColor &cloth : {felt.lit, felt.cloth, felt.shade}) {
                for (const QColor &ink : {felt.line, felt.faint})
                    QVERIFY2(
                        contrast(ink, cloth) >= 4.5,
                        qPrintable(QString::fromStdString(house.id) + ink.name() + cloth.name()));
            }
        }
        // Also for house ids that do not exist yet.
        for (int i = 0; i < 200; ++i) {
            const Felt felt = feltOf(QStringLiteral("house-%1").arg(i));
            QVERIFY2(contrast(felt.line, felt.lit) >= 4.5, qPrintable(felt.cloth.name()));
        }
        for (const std::int64_t cents : {100, 250, 500, 2500, 10000, 50000, 100000, 123}) {
            const ChipColours chip = chipColours(Money::cents(cents));
            QVERIFY(contrast(chip.ink, chip.inlay) >= 4.5);
        }
    }

    /// 25 and 500 are cut in fours, 1, 5 and 100 in fives; values are written as on chips.
    void chips()
    {
        QCOMPARE(cutOf(Money::units(25)), 4);
        QCOMPARE(cutOf(Money::units(500)), 4);
        QCOMPARE(cutOf(Money::units(5)), 5);
        QCOMPARE(cutOf(Money::units(100)), 5);
        QCOMPARE(chipText(Money::cents(250)), QString::fromUtf8("2\u00bd"));
        QCOMPARE(chipText(Money::units(1000)), QStringLiteral("1K"));
    }
};

QTEST_MAIN(LayoutTest)
#include "tst_layout.moc"
