// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/odds/odds.h"
#include "engine/simulate/simulation.h"
#include "tests/support/houserows.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace pitwise;

namespace {

SimulationSettings settings(std::int64_t rounds, int seats, int threads)
{
    SimulationSettings settings;
    settings.seed = 5;
    settings.rounds = rounds;
    settings.seats = seats;
    settings.threads = threads;
    return settings;
}

bool isSame(const BetTally &a, const BetTally &b)
{
    return a.count == b.count && a.wagered == b.wagered && a.net == b.net && a.edge() == b.edge()
        && a.standardError() == b.standardError();
}

} // namespace

/// Many rounds of patrons, dealer and referee.
class SimulateTest : public QObject
{
    Q_OBJECT

    static void compare(const Tally &tally, TallyBet bet, const std::optional<BetOdds> &exact)
    {
        const BetTally &sum = tally.of(bet);
        QCOMPARE(sum.count > 0, exact.has_value());
        if (!exact)
            return;
        const double off = std::abs(sum.edge() - exact->edge.toDouble()) / sum.standardError();
        QVERIFY2(off < 3, qPrintable(QStringLiteral("%1: %2 standard errors from the exact edge")
                                         .arg(QString::fromLatin1(name(bet).data()))
                                         .arg(off)));
        QVERIFY(sum.standardError() < 0.05);
    }

private Q_SLOTS:
    /// Also in houses without "place your bets", where patrons bet before they are asked to cut.
    void everyRoundIsDealt_data() { test::addHouseRows(); }
    void everyRoundIsDealt()
    {
        QFETCH(int, index);
        House house = test::everyHouse()[static_cast<std::size_t>(index)];
        house.calls.placeBets = false;
        SimulationSettings settings;
        settings.rounds = 300;
        settings.seats = house.table.seats;
        const Tally tally = simulate(house, settings);
        QCOMPARE(tally.rounds, settings.rounds);
        QCOMPARE(tally.findings, 0);
    }

    /// With fixed patrons, each bet wins and loses what the exact odds say.
    void edgesAgreeWithTheOdds_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("surrenders");
        for (const House &house : test::builtIn()) {
            const auto id = QString::fromStdString(house.id);
            QTest::addRow("%s, war", house.id.c_str()) << id << false;
            if (house.surrender.allowed)
                QTest::addRow("%s, surrender", house.id.c_str()) << id << true;
        }
    }
    void edgesAgreeWithTheOdds()
    {
        QFETCH(QString, id);
        QFETCH(bool, surrenders);
        const House house = test::house(id.toStdString());
        SimulationSettings wanted = settings(test::sized(100'000, 10'000'000), 1, 2);
        wanted.patrons = Policy{true, surrenders};
        const Tally tally = simulate(house, wanted);
        QCOMPARE(tally.rounds, wanted.rounds);
        QCOMPARE(tally.findings, 0);
        const Odds odds = oddsOf(house);
        if (house.game == Game::CasinoWar)
            compare(tally, TallyBet::Main, surrenders ? odds.mainSurrendered : odds.mainAtWar);
        compare(tally, TallyBet::Tie, odds.tieBet);
        compare(tally, TallyBet::WarTie, surrenders ? std::nullopt : odds.warTieBet);
        compare(tally, TallyBet::Bonus, odds.bonus);
    }

    /// Portions, not threads, decide which cards are dealt.
    void theSameForEveryNumberOfThreads()
    {
        for (const House &house : test::builtIn()) {
            const Tally alone = simulate(house, settings(25'000, 3, 1));
            for (const int threads : {2, 5}) {
                const Tally together = simulate(house, settings(25'000, 3, threads));
                QCOMPARE(together.rounds, alone.rounds);
                QCOMPARE(together.acts, alone.acts);
                QCOMPARE(together.findings, alone.findings);
                QCOMPARE(together.happenings.counts, alone.happenings.counts);
                QVERIFY(together.shifts == alone.shifts);
                for (int i = 0; i < TallyBets; ++i)
                    QVERIFY(isSame(together.of(static_cast<TallyBet>(i)),
                                   alone.of(static_cast<TallyBet>(i))));
            }
        }
    }

    /// Ties, wars and their results are as frequent as the exact chances say.
    void happeningsAgreeWithTheOdds()
    {
        const House house = test::house("washington");
        const Odds odds = oddsOf(house);
        const Happenings seen = simulate(house, settings(100'000, 1, 2)).happenings;
        QCOMPARE(seen.rounds, 100'000);
        QCOMPARE(seen.hands, 100'000);
        const double chance = odds.tie.toDouble();
        const double error = std::sqrt(chance * (1 - chance) / 100'000);
        QVERIFY(std::abs(seen.share(Happening::FirstCardsTie) - chance) < 3 * error);
        QCOMPARE(seen.of(Happening::WentToWar), seen.of(Happening::FirstCardsTie));
        QCOMPARE(seen.of(Happening::WarWon) + seen.of(Happening::WarLost)
                     + seen.of(Happening::WarTied),
                 seen.of(Happening::WentToWar));
        QCOMPARE(seen.of(Happening::SomeWar), seen.of(Happening::WentToWar)); // one seat
        QCOMPARE(seen.of(Happening::SeveralWars), 0);
    }

    /// What the house wins in all its shifts is what the patrons lose.
    void shiftsAddUp()
    {
        for (const House &house : test::builtIn()) {
            const int shift = roundsOfShift(house, 2000);
            const int whole = 2000 / shift * shift; // so that no round is left over
            const Tally tally = simulate(house, settings(whole, 3, 2));
            std::int64_t patrons = 0;
            for (const BetTally &bet : tally.bets)
                patrons += bet.net;
            QCOMPARE(tally.shifts.count() * shift, whole);
            const double houses = tally.shifts.mean() * static_cast<double>(tally.shifts.count());
            QVERIFY(std::abs(houses + static_cast<double>(patrons) / 100) < 0.01);
        }
    }

    /// The columns do not depend on the order of the results.
    void columnsOfShifts()
    {
        ShiftResults upwards;
        ShiftResults downwards;
        ShiftResults parts;
        const std::vector<int> results{-70'000, -5, 0, 3, 3, 250, 9'999, 64'000};
        for (const int units : results) {
            upwards.add(Money::units(units));
            ShiftResults one;
            one.add(Money::units(units));
            parts += one;
        }
        for (auto units = results.rbegin(); units != results.rend(); ++units)
            downwards.add(Money::units(*units));
        QVERIFY(upwards == downwards);
        QVERIFY(upwards == parts);
        QCOMPARE(upwards.lost(), 2);
        QCOMPARE(upwards.mean(), (-70'000 - 5 + 3 + 3 + 250 + 9'999 + 64'000) / 8.0);
        std::int64_t all = 0;
        for (int i = 0; i < ShiftResults::Columns; ++i) {
            all += upwards.column(i);
            const auto within = std::count_if(results.begin(), results.end(), [&](int units) {
                return Money::units(units) >= upwards.lower(i)
                    && Money::units(units) < upwards.lower(i + 1);
            });
            QCOMPARE(upwards.column(i), within);
        }
        QCOMPARE(all, 8);
    }

    /// A varied crowd gives no finding either, in every house.
    void everyHouseAndTemper_data() { test::addHouseRows(); }
    void everyHouseAndTemper()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        for (const Temper temper : {Temper::Careful, Temper::Bold}) {
            SimulationSettings wanted = settings(500, house.table.seats, 2);
            wanted.patrons = temper;
            const Tally tally = simulate(house, wanted);
            QCOMPARE(tally.rounds, 500);
            QCOMPARE(tally.findings, 0);
            QVERIFY(tally.of(TallyBet::Main).wagered > 0);
        }
    }

    /// The observer can end a simulation; finished portions count.
    void canBeEnded()
    {
        SimulationSettings wanted = settings(2'000'000'000, 1, 2);
        int told = 0;
        const Tally tally = simulate(test::house("ontario"), wanted, [&](const Tally &soFar) {
            ++told;
            return soFar.rounds == 0;
        });
        QVERIFY(told > 0);
        QVERIFY(tally.rounds > 0 && tally.rounds < wanted.rounds);
        QCOMPARE(tally.findings, 0);
    }
};

QTEST_APPLESS_MAIN(SimulateTest)
#include "tst_simulate.moc"
