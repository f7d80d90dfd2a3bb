// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"
#include "tests/support/houses.h"

#include <QTest>

#include <array>
#include <vector>

using namespace pitwise;

class OddsTest : public QObject
{
    Q_OBJECT

private:
    /// Counts the outcomes of four cards one by one, without the engine's formulas.
    struct Counted
    {
        std::int64_t higher = 0; ///< the patron's first card
        std::int64_t lower = 0;
        std::int64_t warWon = 0;
        std::int64_t warLost = 0;
        std::int64_t warTied = 0;

        [[nodiscard]] std::int64_t wars() const { return warWon + warLost + warTied; }
        [[nodiscard]] std::int64_t all() const { return higher + lower + wars(); }
    };
    static Counted count(int decks)
    {
        std::array<std::int64_t, 13> left{};
        left.fill(std::int64_t{4} * decks);
        Counted counted;
        for (std::size_t p = 0; p < 13; ++p) {
            const std::int64_t waysP = left[p]--;
            for (std::size_t d = 0; d < 13; ++d) {
                const std::int64_t waysD = left[d]--;
                for (std::size_t p2 = 0; p2 < 13; ++p2) {
                    const std::int64_t waysP2 = left[p2]--;
                    for (std::size_t d2 = 0; d2 < 13; ++d2) {
                        std::int64_t &outcome = p > d    ? counted.higher
                                              : p < d    ? counted.lower
                                              : p2 > d2  ? counted.warWon
                                              : p2 == d2 ? counted.warTied
                                                         : counted.warLost;
                        outcome += waysP * waysD * waysP2 * left[d2];
                    }
                    ++left[p2];
                }
                ++left[d];
            }
            ++left[p];
        }
        return counted;
    }

    /// Wide enough that nothing here overflows.
    __extension__ using Wide = __int128;
    /// A result of a bet in quarters of a unit, and the number of ways to get it. Edges and
    /// variances are sums of whole numbers.
    struct Outcome
    {
        std::int64_t ways = 0;
        std::int64_t quarters = 0;
    };
    static Wide gcd(Wide a, Wide b) { return b == 0 ? (a < 0 ? -a : a) : gcd(b, a % b); }
    /// The fraction is exactly above/below, and reduced.
    static bool isExactly(Fraction fraction, Wide above, Wide below)
    {
        const Wide common = gcd(above, below);
        return Wide{fraction.above()} == above / common && Wide{fraction.below()} == below / common;
    }
    static void compare(const BetOdds &odds, const std::vector<Outcome> &outcomes, Wide staked,
                        Wide stakedBelow)
    {
        Wide ways = 0;
        Wide sum = 0;
        Wide squares = 0;
        for (const Outcome &outcome : outcomes) {
            ways += outcome.ways;
            sum += Wide{outcome.ways} * outcome.quarters;
            squares += Wide{outcome.ways} * outcome.quarters * outcome.quarters;
        }
        QVERIFY(isExactly(odds.edge, -sum, 4 * ways));
        // E(x*x) - E(x)*E(x), both in sixteenths; reduced before squaring.
        const Wide common = gcd(sum, ways);
        const Wide mean = sum / common;
        const Wide below = ways / common;
        const Wide shared = gcd(squares, ways);
        const Wide top = squares / shared;
        const Wide bottom = ways / shared;
        const Wide least = bottom / gcd(bottom, below * below) * below * below;
        QVERIFY(isExactly(odds.variance,
                          top * (least / bottom) - mean * mean * (least / (below * below)),
                          16 * least));
        QVERIFY(isExactly(odds.staked, staked, stakedBelow));
        QVERIFY(isExactly(odds.elementOfRisk(), -sum * stakedBelow, 4 * ways * staked));
    }
    static std::int64_t quarters(Ratio ratio) { return 4 * ratio.pays / ratio.per; }

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

    /// FC-11, FC-12: the edge is the patron's, on purpose.
    void theFunCasinoLoses()
    {
        QVERIFY(oddsOf(test::house("fun-casino")).mainAtWar->edge.above() < 0);
    }

    void agreesWithCounting_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<int>("decks");
        for (const char *house : {"washington", "fun-casino", "three-hand", "ontario"}) {
            for (int decks = 1; decks <= 8; ++decks)
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
        const Counted counted = count(decks);
        const std::int64_t all = counted.all();
        const std::int64_t wars = counted.wars();
        QVERIFY(isExactly(odds.tie, wars, all));
        QVERIFY(isExactly(odds.higher, counted.higher, all));
        QVERIFY(isExactly(*odds.warTie, counted.warTied, wars));
        compare(*odds.mainAtWar,
                {{counted.higher, 4},
                 {counted.lower, -4},
                 {counted.warWon, quarters(played.war.winPays)},
                 {counted.warTied, quarters(played.war.tiePays)},
                 {counted.warLost, -8}},
                all + wars, all);
        compare(
            *odds.mainSurrendered,
            {{counted.higher, 4}, {counted.lower, -4}, {wars, -quarters(played.surrender.loses)}},
            1, 1);
        compare(*odds.tieBet, {{wars, quarters(played.tieBet.pays)}, {all - wars, -4}}, 1, 1);
        QCOMPARE(odds.warTieBet.has_value(), played.war.tieBet.allowed);
        if (odds.warTieBet)
            compare(
                *odds.warTieBet,
                {{counted.warTied, quarters(played.war.tieBet.pays)}, {wars - counted.warTied, -4}},
                1, 1);
        QVERIFY(!odds.surrenderIsBetter());
    }

    /// WB-4: the War bonus, counted card by card, for every setting.
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
        compare(*odds.bonus, {{won, 4}, {lost, -4}, {all - won - lost, 0}}, 1, 1);
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
