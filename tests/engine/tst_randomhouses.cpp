// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/demo/moments.h"
#include "engine/house/housekeys.h"
#include "engine/odds/odds.h"
#include "engine/patrons/perfectdealer.h"
#include "engine/simulate/simulation.h"
#include "engine/training/differencepractice.h"
#include "engine/training/savedsession.h"
#include "tests/support/randomhousefile.h"
#include "tests/support/rounds.h"
#include "ui/text/diffwords.h"
#include "ui/handout/differencesheet.h"
#include "ui/handout/manual.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace pitwise;

namespace {

CrowdSettings crowd(std::uint64_t seed, const House &house)
{
    return {seed, house.table.seats, static_cast<Temper>(seed % 3), 30, 30};
}

bool ranOut(const Showing &showing)
{
    return std::any_of(showing.frames.begin(), showing.frames.end(),
                       [](const Frame &frame) { return frame.table.shoeState.refilled; });
}

HouseFinder only(const House &house)
{
    return [house](const std::string &) -> std::variant<House, std::string> { return house; };
}

} // namespace

/// Whatever a house file sets, as long as it is valid, everything works with it.
class RandomHousesTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int First = 1;
    static void addSeeds(int everyDay, int soak)
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        constexpr int Portion = 20;
        const int count = test::sized(everyDay, soak);
        for (int from = First; from < First + count; from += Portion)
            QTest::addRow("%d to %d", from, from + Portion - 1) << from << from + Portion;
    }
    template<typename Check>
    static void each(Check check)
    {
        QFETCH(int, from);
        QFETCH(int, to);
        for (int i = from; i < to && !QTest::currentTestFailed(); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            check(seed, test::houseOfRandomFile(seed));
            if (QTest::currentTestFailed())
                qWarning("random house %d:\n%s", i, test::randomHouseFile(seed).c_str());
        }
    }

private Q_SLOTS:
    /// The generator leaves nothing out: every key is written, every choice taken.
    void everyKeyAndChoice()
    {
        std::map<std::string_view, std::set<std::string>> seen;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            const House house = test::houseOfRandomFile(seed);
            for (const HouseKey &key : houseKeys()) {
                if (key.games.of(house))
                    seen[key.key].insert(key.text(house));
            }
        }
        for (const HouseKey &key : houseKeys()) {
            const auto &values = seen[key.key];
            for (const std::string_view choice : key.choices)
                QVERIFY2(values.contains(std::string{choice}), key.key.data());
            const bool fixed = key.kind == KeyKind::Text;
            QVERIFY2(fixed || values.size() > 1, key.key.data());
        }
    }

    /// The house's own dealer deals it without a finding; the session reads back as it was.
    void dealt_data() { addSeeds(60, 4000); }
    void dealt()
    {
        each([](std::uint64_t seed, const House &house) {
            SessionSpec spec;
            spec.house = "random";
            spec.seed = seed;
            spec.startsWithShuffle = seed % 2 == 0;
            Session session{spec, house};
            Crowd patrons{crowd(seed, house)};
            for (int round = 0; round < 6; ++round) {
                QVERIFY(dealRound(session, patrons));
                QCOMPARE(chipBalance(session.table()).inCents(), 0);
                QCOMPARE(cardBalance(session.table()), 0);
            }
            if (!session.findings().empty()) {
                const Recorded &first = session.findings().front();
                auto log = session.log();
                log.resize(first.event + 1);
                qWarning("%s", writeDeal(spec, house.table.chips, log).c_str());
                QFAIL(name(first.finding.code).data());
            }
            QVERIFY(session.refusals().empty());
            const auto text = writeDeal(spec, house.table.chips, session.log());
            const auto reading = readDeal(text, only(house));
            QVERIFY2(reading.ok(), reading.ok() ? "" : reading.faults[0].what.c_str());
            QVERIFY(reading.deal.log == session.log());
            QVERIFY(reading.deal.spec == spec);
        });
    }

    /// Exact odds or none, a manual and the differences from another house.
    void written_data() { addSeeds(40, 2000); }
    void written()
    {
        each([](std::uint64_t seed, const House &house) {
            const Odds odds = oddsOf(house);
            QVERIFY(odds.mainAtWar.has_value() || odds.bonus.has_value() || !house.tieBet.allowed);
            QVERIFY(!asMarkdown(manualOf(house), english).empty());
            QVERIFY(!asHtml(manualOf(house), english).empty());
            const House other = test::houseOfRandomFile(seed + 1'000'000);
            QVERIFY(!asMarkdown(differenceSheet(house, other), english).empty());
        });
    }

    /// A simulation with every kind of patron finds nothing to blame.
    void simulated_data() { addSeeds(40, 2000); }
    void simulated()
    {
        each([](std::uint64_t seed, const House &house) {
            SimulationSettings settings;
            settings.seed = seed;
            settings.rounds = 60;
            settings.seats = house.table.seats;
            if (seed % 2 == 0)
                settings.patrons = static_cast<Temper>(seed / 2 % 3);
            const Tally tally = simulate(house, settings);
            QCOMPARE(tally.rounds, std::int64_t{60});
            QCOMPARE(tally.findings, std::int64_t{0});
        });
    }

    /// Both styles side by side, and beside another house.
    void demonstrated_data() { addSeeds(20, 600); }
    void demonstrated()
    {
        each([](std::uint64_t seed, const House &house) {
            const Pair styles = showTwoStyles(house, {crowd(seed, house), 1, 2});
            // Which cards are left to shuffle in mid-round depends on the style.
            if (!ranOut(styles.left) && !ranOut(styles.right))
                QVERIFY(!firstMistake(styles.left) && !firstMistake(styles.right));
            QVERIFY(!inLockStep(styles).empty());
            const House other = test::houseOfRandomFile(seed + 1'000'000);
            const Pair houses = showTwoHouses(house, other, seed, 3);
            QVERIFY(!firstMistake(houses.left) && !firstMistake(houses.right));
        });
    }

    /// The differences from another house can be practised.
    void practised_data() { addSeeds(20, 400); }
    void practised()
    {
        each([](std::uint64_t seed, const House &house) {
            const House known = test::houseOfRandomFile(seed + 1'000'000);
            const DifferencePractice plan = practiseDifferences(known, house, seed);
            Session session{plan.spec, house};
            Crowd patrons{plan.patrons};
            for (std::size_t i = 0; i < plan.rounds.size(); ++i)
                QVERIFY(dealRound(session, patrons));
            QVERIFY(session.findings().empty());
        });
    }
};

QTEST_APPLESS_MAIN(RandomHousesTest)
#include "tst_randomhouses.moc"
