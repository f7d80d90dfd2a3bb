// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"
#include "tests/support/houses.h"

#include <QTest>

#include <array>

using namespace pitwise;

class OddsTest : public QObject
{
    Q_OBJECT

private:
    /// Counts every way four cards can come, rank by rank, with no formula of the engine's.
    struct Counted
    {
        double ties = 0;
        double warTies = 0;
        double warNet = 0; ///< of the patron, in units, over all deals
        double warSquare = 0;
        double all = 0;
    };
    static Counted count(int decks, double win, double tie)
    {
        std::array<int, 13> left{};
        left.fill(4 * decks);
        Counted counted;
        for (std::size_t p = 0; p < 13; ++p) {
            const double waysP = left[p]--;
            for (std::size_t d = 0; d < 13; ++d) {
                const double waysD = left[d]--;
                for (std::size_t p2 = 0; p2 < 13; ++p2) {
                    const double waysP2 = left[p2]--;
                    for (std::size_t d2 = 0; d2 < 13; ++d2) {
                        const double ways = waysP * waysD * waysP2 * left[d2];
                        counted.all += ways;
                        if (p != d) {
                            counted.warNet += p > d ? ways : -ways;
                            counted.warSquare += ways;
                            continue;
                        }
                        counted.ties += ways;
                        counted.warTies += p2 == d2 ? ways : 0;
                        const double result = p2 == d2 ? tie : p2 > d2 ? win : -2;
                        counted.warNet += ways * result;
                        counted.warSquare += ways * result * result;
                    }
                    ++left[p2];
                }
                ++left[d];
            }
            ++left[p];
        }
        return counted;
    }

private Q_SLOTS:
    /// WA-16: 2.33 % on the main bet and 18.65 % on the tie bet, at six decks.
    void washingtonsFigures()
    {
        const Odds odds = oddsOf(test::house("washington"));
        QCOMPARE(QString::number(odds.mainAtWar->edge.toDouble() * 100, 'f', 2),
                 QStringLiteral("2.33"));
        QCOMPARE(QString::number(odds.tieBet->edge.toDouble() * 100, 'f', 2),
                 QStringLiteral("18.65"));
        QCOMPARE(odds.tieBet->edge, (Fraction{58, 311}));
        QVERIFY(!odds.warTieBet);
    }

    /// FC-11, FC-12: here the edge is the patron's, and meant to be.
    void theFunCasinoLoses()
    {
        QVERIFY(oddsOf(test::house("fun-casino")).mainAtWar->edge.above() < 0);
    }

    void agreesWithCounting_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<int>("decks");
        for (const char *house : {"washington", "fun-casino", "three-hand", "ontario"}) {
            for (const int decks : {1, 2, 6, 8})
                QTest::addRow("%s, %d decks", house, decks) << QString::fromLatin1(house) << decks;
        }
    }
    void agreesWithCounting()
    {
        QFETCH(QString, house);
        QFETCH(int, decks);
        House played = test::house(house.toStdString());
        played.shoe.decks = decks;
        const Odds odds = oddsOf(played);
        const auto value = [](Ratio ratio) { return double(ratio.pays) / ratio.per; };
        const Counted counted = count(decks, value(played.war.winPays), value(played.war.tiePays));
        QCOMPARE(odds.tie.toDouble(), counted.ties / counted.all);
        QCOMPARE(odds.warTie->toDouble(), counted.warTies / counted.ties);
        QVERIFY(qAbs(odds.mainAtWar->edge.toDouble() + counted.warNet / counted.all) < 1e-12);
        const double mean = counted.warNet / counted.all;
        QVERIFY(qAbs(odds.mainAtWar->variance.toDouble()
                     - (counted.warSquare / counted.all - mean * mean))
                < 1e-12);
        QCOMPARE(odds.mainAtWar->staked.toDouble(), 1 + counted.ties / counted.all);
        QVERIFY(!odds.surrenderIsBetter());
        QCOMPARE(odds.mainSurrendered->edge.toDouble(), counted.ties / counted.all / 2);
        const double pays = value(played.tieBet.pays);
        QCOMPARE(odds.tieBet->edge.toDouble(), 1 - (pays + 1) * counted.ties / counted.all);
    }

    /// WB-4: the War bonus, counted card by card, for every knob of it.
    void bonusAgreesWithCounting_data()
    {
        QTest::addColumn<int>("decks");
        QTest::addColumn<bool>("aceHigh");
        QTest::addColumn<bool>("tiesPush");
        for (const int decks : {1, 2, 4, 6, 8}) {
            for (const bool aceHigh : {false, true}) {
                for (const bool tiesPush : {false, true})
                    QTest::addRow("%d decks, ace %s, tie %s", decks, aceHigh ? "high" : "low",
                                  tiesPush ? "push" : "house")
                        << decks << aceHigh << tiesPush;
            }
        }
    }
    void bonusAgreesWithCounting()
    {
        QFETCH(int, decks);
        QFETCH(bool, aceHigh);
        QFETCH(bool, tiesPush);
        House house = test::house("war-blackjack");
        house.shoe.decks = decks;
        house.bonus.ace = aceHigh ? AceRank::High : AceRank::Low;
        house.bonus.tie = tiesPush ? BonusTie::Push : BonusTie::House;
        std::int64_t lost = 0;
        std::int64_t won = 0;
        std::int64_t all = 0;
        for (int patron = 0; patron < 13; ++patron) {
            for (int dealer = 0; dealer < 13; ++dealer) {
                const std::int64_t ways =
                    std::int64_t{4} * decks * (4 * decks - (patron == dealer ? 1 : 0));
                const auto rank = [&](int card) { return card == 12 && !aceHigh ? -1 : card; };
                all += ways;
                won += rank(patron) > rank(dealer) ? ways : 0;
                lost += rank(patron) < rank(dealer) || (patron == dealer && !tiesPush) ? ways : 0;
            }
        }
        const Odds odds = oddsOf(house);
        QCOMPARE(odds.bonus->edge, (Fraction{lost - won, all}));
        QVERIFY(!odds.mainAtWar && !odds.tieBet && !odds.warTieBet);
    }

    void fractionsAreReduced()
    {
        QCOMPARE(toText(Fraction{6, -8}), std::string{"-3/4"});
        QCOMPARE((Fraction{1, 3} + Fraction{1, 6}), (Fraction{1, 2}));
        QCOMPARE((Fraction{2, 3} * Fraction{3, 4}), (Fraction{1, 2}));
    }
};

QTEST_APPLESS_MAIN(OddsTest)
#include "tst_odds.moc"
