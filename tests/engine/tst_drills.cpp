// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/drillrecord.h"
#include "engine/referee/judge.h"
#include "tests/support/houses.h"
#include "tests/support/randomhousefile.h"

#include <QElapsedTimer>
#include <QTest>

#include <set>

using namespace pitwise;

namespace {

constexpr int Seeds = 8;

/// An answer of the right kind that is wrong.
DrillAnswer wrongAnswer(const DrillTask &task)
{
    return std::visit(
        Overloaded{
            [&](ChipCounts counts) -> DrillAnswer {
                ++counts.of[0]; // the smallest chip too much
                return counts;
            },
            [](std::vector<int> heaps) -> DrillAnswer {
                heaps.push_back(1);
                return heaps;
            },
            [](std::vector<SeatOutcome> outcomes) -> DrillAnswer {
                std::swap(outcomes.front(), outcomes.back());
                return outcomes;
            },
            [](std::size_t option) -> DrillAnswer { return option == 0 ? std::size_t{1} : 0U; },
            [](std::vector<Act> acts) -> DrillAnswer {
                acts.erase(acts.begin());
                return acts;
            },
            [](Stopped stopped) -> DrillAnswer {
                stopped.option = stopped.option == 0 ? 1 : 0;
                return stopped;
            },
        },
        solution(task));
}

QByteArray told(const DrillTask &task, const House &house, int seed)
{
    return QByteArray::fromStdString(house.id) + ' ' + QByteArray{name(task.drill).data()}
         + " level " + QByteArray::number(static_cast<int>(task.level)) + " seed "
         + QByteArray::number(seed);
}

/// Answers tasks of every drill and level right and wrong; `had` gets the drills of the house.
void answerAll(const House &house, const std::vector<House> &others, int seeds,
               std::set<Drill> &had)
{
    for (const Drill drill : AllDrills) {
        for (const DrillLevel level : AllDrillLevels) {
            for (int seed = 0; seed < seeds; ++seed) {
                const auto task =
                    drillTask(drill, level, house, others, static_cast<std::uint64_t>(seed));
                if (!task)
                    continue;
                had.insert(drill);
                const QByteArray what = told(*task, house, seed);
                const DrillVerdict right = check(*task, solution(*task));
                QVERIFY2(right.right, what);
                const DrillVerdict wrong = check(*task, wrongAnswer(*task));
                QVERIFY2(!wrong.right, what);
                // Why this bet is dealt with so, not why the wrong way is wrong.
                if (drill == Drill::Limits)
                    QVERIFY2(wrong.rule == task->rule, what);
            }
        }
    }
}

} // namespace

/// Drills: tasks made from rounds of the house, answered by the referee.
class TestDrills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDrillOfEveryHouse()
    {
        const auto houses = test::builtIn();
        for (const House &house : houses) {
            std::set<Drill> had;
            answerAll(house, houses, Seeds, had);
            QCOMPARE(had.size(), AllDrills.size());
        }
    }

    /// The wrong answers of a random house are wrong there, and every house has most drills.
    void randomHouses()
    {
        const auto others = test::builtIn();
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::set<Drill> had;
            const House house = test::houseOfRandomFile(seed);
            answerAll(house, others, 2, had);
            const bool alone = house.table.seats == 1; // nobody to mix up, too few cards for a run
            QVERIFY2(alone || had.size() == AllDrills.size(),
                     QByteArray::number(static_cast<int>(seed)));
        }
    }

    /// Whoever has a bet is asked for, also a patron who goes to war unasked.
    void outcomesNameEverybody()
    {
        House house = test::house("ontario");
        house.surrender.allowed = false;
        int atWar = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto task = drillTask(Drill::Outcomes, DrillLevel::Second, house, {}, seed);
            QVERIFY(task);
            const auto &outcomes = std::get<ask::Outcomes>(task->ask);
            if (outcomes.bet == BetKind::War || outcomes.bet == BetKind::Tie)
                continue;
            atWar += task->table.atWar().empty() ? 0 : 1;
            SeatSet named;
            for (const SeatOutcome &each : outcomes.right)
                named.add(each.seat);
            QVERIFY(named == task->table.openBets(BetKind::Main));
        }
        QVERIFY(atWar > 0);
    }

    /// A trainee must not wait for the next task: far below a frame on average.
    void tasksAreMadeQuickly()
    {
        const auto houses = test::builtIn();
        QElapsedTimer timer;
        timer.start();
        int made = 0;
        for (const House &house : houses) {
            for (const Drill drill : AllDrills)
                made += drillTask(drill, DrillLevel::Third, house, houses, 77) ? 1 : 0;
        }
        QCOMPARE(made, static_cast<int>(houses.size() * AllDrills.size()));
        qInfo("%.2f ms a task", static_cast<double>(timer.nsecsElapsed()) / 1e6 / made);
        QVERIFY(timer.elapsed() < 16 * made);
    }

    void sameSeedSameTask()
    {
        const House house = test::house("washington");
        for (const Drill drill : AllDrills) {
            const auto a = drillTask(drill, DrillLevel::Second, house, {}, 5);
            const auto b = drillTask(drill, DrillLevel::Second, house, {}, 5);
            QVERIFY(a && b);
            QCOMPARE(a->table, b->table);
            QVERIFY(solution(*a) == solution(*b));
        }
    }

    void seedsGiveDifferentTasks()
    {
        const House house = test::house("fun-casino");
        for (const Drill drill : {Drill::Payouts, Drill::Outcomes, Drill::NextAct}) {
            int different = 0;
            std::vector<Table> tables;
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto task = drillTask(drill, DrillLevel::Third, house, {}, seed);
                QVERIFY(task);
                different += std::find(tables.begin(), tables.end(), task->table) == tables.end();
                tables.push_back(task->table);
            }
            QCOMPARE(different, 20);
        }
    }

    /// A tie bet of 25 at 11:1 is a wrong payout where the house pays 10:1, and the clause is
    /// named.
    void wrongPayoutNamesItsRule()
    {
        const House house = test::house("washington");
        for (std::uint64_t seed = 0;; ++seed) {
            const auto task = drillTask(Drill::Payouts, DrillLevel::Second, house, {}, seed);
            QVERIFY(task && seed < 200);
            const auto *pay = std::get_if<act::Pay>(&std::get<ask::Chips>(task->ask).act);
            if (pay == nullptr || pay->bet != BetKind::Tie)
                continue;
            const Money bet = task->table.at(pay->hand).bet(BetKind::Tie).amount;
            const auto eleven = house.table.chips.fewest(bet * 11);
            const DrillVerdict verdict = check(*task, *eleven);
            QVERIFY(!verdict.right);
            QVERIFY(verdict.finding->code == FindingCode::WrongPayout);
            QVERIFY(verdict.rule == Rule::TieBetPays);
            return;
        }
    }

    /// The third level wants the fewest chips even where the house does not mind.
    void fewestChipsAtTheThirdLevel()
    {
        const House house = test::house("washington");
        for (std::uint64_t seed = 3;; ++seed) {
            const auto task = drillTask(Drill::Payouts, DrillLevel::Third, house, {}, seed);
            QVERIFY(task && task->fewestAsked && seed < 50);
            const auto fewest = std::get<ChipCounts>(solution(*task));
            const Money due = house.table.chips.worth(fewest);
            ChipCounts ones;
            ones.of[0] = static_cast<std::uint16_t>(due.inCents()
                                                    / house.table.chips.values().front().inCents());
            if (ones == fewest || house.table.chips.worth(ones) != due)
                continue; // so few that they are ones anyway, or they cannot make it
            const DrillVerdict verdict = check(*task, ones);
            QVERIFY(!verdict.right);
            QVERIFY(verdict.finding->code == FindingCode::InefficientChips);
            return;
        }
    }

    void colourForColour()
    {
        House house = test::house("ontario");
        house.payout.chips = PayoutChips::ColorForColor;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto task = drillTask(Drill::Payouts, DrillLevel::Second, house, {}, seed);
            QVERIFY(task);
            QVERIFY(check(*task, solution(*task)).right);
        }
    }

    void heaps()
    {
        QCOMPARE(heapsOf(Money::units(5), 17), (std::vector{5, 5, 5, 2}));
        QCOMPARE(heapsOf(Money::units(25), 8), (std::vector{4, 4}));
    }

    /// Cards may be dealt in any order that the referee allows; a burn left out is named.
    void burnAndDealIsJudgedCardByCard()
    {
        const House house = test::house("washington");
        const auto task = drillTask(Drill::BurnAndDeal, DrillLevel::Third, house, {}, 1);
        QVERIFY(task);
        auto acts = std::get<ask::Run>(task->ask).right;
        QVERIFY(isAny<act::Burn>(acts.front()));
        acts.erase(acts.begin());
        const DrillVerdict verdict = check(*task, acts);
        QVERIFY(!verdict.right);
        QVERIFY(verdict.finding->code == FindingCode::MissingBurn);
        QCOMPARE(verdict.wrongAt, std::size_t{2}); // the war card after two burns
    }

    /// The dealer may be stopped a moment late, but not before his mistake.
    void spotMistake()
    {
        const House house = test::house("three-hand");
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto task = drillTask(Drill::SpotMistake, DrillLevel::First, house, {}, seed);
            QVERIFY(task);
            const auto &watch = std::get<ask::Watch>(task->ask);
            QVERIFY(check(*task, Stopped{watch.wrongAt + 1, watch.right}).right);
            QVERIFY(watch.wrongAt == 0
                    || !check(*task, Stopped{watch.wrongAt - 1, watch.right}).right);
        }
    }

    /// Wrong answers come from other houses where those differ.
    void questionsAskWhatOtherHousesDo()
    {
        const auto houses = test::builtIn();
        const House house = test::house("washington");
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto task = drillTask(Drill::Questions, DrillLevel::First, house, houses, seed);
            const Question &question = std::get<ask::Rule>(task->ask).question;
            if (question.key->key != "tie_bet.pays")
                continue;
            QVERIFY(std::find(question.options.begin(), question.options.end(), "11:1")
                    != question.options.end());
            return;
        }
        QFAIL("never asked about tie bets");
    }

    void answersOfAnotherKindAreWrong()
    {
        const House house = test::house("ontario");
        const auto task = drillTask(Drill::Payouts, DrillLevel::First, house, {}, 1);
        QVERIFY(!check(*task, std::size_t{0}).right);
        QVERIFY(!check(*task, ChipCounts{}).right);
    }

    void clockAppearsWithAccuracy()
    {
        DrillRecord record;
        QVERIFY(!clockRuns(record, DrillLevel::First));
        record.add({DrillLevel::First, 10, 8, 30'000});
        QVERIFY(!clockRuns(record, DrillLevel::First));
        QVERIFY(levelFor(Drill::Payouts, record) == DrillLevel::First);
        record.add({DrillLevel::First, 10, 9, 90'000});
        QVERIFY(clockRuns(record, DrillLevel::First));
        QVERIFY(levelFor(Drill::Payouts, record) == DrillLevel::First); // too slow
        record.add({DrillLevel::First, 10, 9, 50'000});
        QVERIFY(levelFor(Drill::Payouts, record) == DrillLevel::Second);
        QCOMPARE(record.best[0]->milliseconds, std::int64_t{50'000});
        QVERIFY(!clockRuns(record, DrillLevel::Second));
    }

    void trend()
    {
        DrillRecord record;
        record.add({DrillLevel::First, 10, 5, 60'000});
        record.add({DrillLevel::First, 10, 6, 60'000});
        QVERIFY(trendOf(record, DrillLevel::First) == Trend::Unknown);
        record.add({DrillLevel::First, 10, 8, 60'000});
        record.add({DrillLevel::First, 10, 8, 60'000});
        QVERIFY(trendOf(record, DrillLevel::First) == Trend::Better);
        record.add({DrillLevel::First, 10, 8, 60'000});
        record.add({DrillLevel::First, 10, 8, 90'000});
        QVERIFY(trendOf(record, DrillLevel::First) == Trend::Worse);
    }

    void recordsAreKeptAsText()
    {
        DrillRecord record;
        for (int i = 0; i < 20; ++i)
            record.add({AllDrillLevels[static_cast<std::size_t>(i % 3)], 10, i % 11, 1000 * i});
        QVERIFY(drillRecordFromText(toText(record)) == record);
        QVERIFY(drillRecordFromText("") == DrillRecord{});
        for (const char *bad : {"9 10 9 1;|", "0 10 11 1;|", "x", "0 10 9", "0 10 9 1 1;", ";"})
            QVERIFY2(drillRecordFromText(bad) == DrillRecord{}, bad);
    }
};

QTEST_APPLESS_MAIN(TestDrills)
#include "tst_drills.moc"
