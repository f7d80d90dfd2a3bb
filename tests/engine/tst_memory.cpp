// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/perfectdealer.h"
#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"
#include "engine/situations/course.h"
#include "engine/skills/practice.h"
#include "tests/support/houses.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace pitwise;

/// What a dealer remembers, and what he should practise next.
class MemoryTest : public QObject
{
    Q_OBJECT

private:
    static constexpr Moment Start = Moment::ofMs(1'700'000'000'000);
    static constexpr Moment minutes(double count) { return Start.plusSeconds(60 * count); }
    static constexpr Moment days(double count) { return Start.plusDays(count); }

    static void add(Memory &memory, const char *skill, bool right, Moment at, bool helped = false)
    {
        const Observation seen{.skill = skill, .right = right, .helped = helped};
        memory.remember({&seen, 1}, at);
    }
    static Memory after(const char *skill, const std::vector<bool> &results)
    {
        Memory memory;
        for (std::size_t i = 0; i < results.size(); ++i)
            add(memory, skill, results[i], minutes(5.0 * static_cast<double>(i)));
        return memory;
    }
    static bool near(double a, double b) { return std::abs(a - b) < 0.01; }

private Q_SLOTS:
    /// FSRS-5: the first review sets stability and difficulty by its grade.
    void firstReview()
    {
        QCOMPARE(reviewed({}, Grade::Again, 0).stability, 0.40255);
        QCOMPARE(reviewed({}, Grade::Good, 0).stability, 3.173);
        QVERIFY(near(reviewed({}, Grade::Good, 0).difficulty, 5.28));
        QVERIFY(near(reviewed({}, Grade::Again, 0).difficulty, 7.19));
    }

    /// Stability is the time after which recall has fallen to 90 %.
    void forgetting()
    {
        const MemoryTrace trace{10, 5};
        QCOMPARE(retrievability(trace, 0), 1.0);
        QVERIFY(near(retrievability(trace, 10), 0.9));
        QVERIFY(near(daysUntil(trace, 0.9), 10));
        QVERIFY(retrievability(trace, 100) < retrievability(trace, 50));
    }

    /// Worked by hand from the published formulas.
    void laterReviews()
    {
        const MemoryTrace good = reviewed({}, Grade::Good, 0);
        const MemoryTrace again = reviewed(good, Grade::Good, 3.173); // at 90 %
        QVERIFY2(near(again.stability, 11.13), qPrintable(QString::number(again.stability)));
        const MemoryTrace lapsed = reviewed(again, Grade::Again, 11);
        QVERIFY(lapsed.stability < good.stability);
        QVERIFY(lapsed.difficulty > again.difficulty);
        const MemoryTrace sameDay = reviewed(good, Grade::Good, 0.01);
        QVERIFY(near(sameDay.stability, 3.173 * std::exp(0.51655 * 0.6621)));
    }

    void levels()
    {
        Memory memory;
        const auto level = [&](Moment now) { return memory.find("a")->levelAt(now); };
        QVERIFY(memory.find("a") == nullptr);
        add(memory, "a", true, Start);
        QCOMPARE(level(Start), Level::Learning);
        add(memory, "a", true, minutes(5));
        add(memory, "a", true, minutes(10));
        QCOMPARE(level(minutes(11)), Level::Known);
        QCOMPARE(level(days(60)), Level::Fading);
        QVERIFY(memory.find("a")->due() > days(1));
        add(memory, "a", false, minutes(15));
        QCOMPARE(level(minutes(16)), Level::Learning);
        for (int day = 1; day < 20; ++day)
            add(memory, "a", true, days(day));
        QCOMPARE(level(days(20)), Level::Sure);
    }

    /// Help does not count as knowing it.
    void helpIsNotKnowing()
    {
        Memory memory;
        for (int i = 0; i < 5; ++i)
            add(memory, "a", true, minutes(5.0 * static_cast<double>(i)), true);
        QCOMPARE(memory.find("a")->levelAt(minutes(30)), Level::Learning);
    }

    void wrongOfTheLast()
    {
        const Memory memory = after("a", {false, true, false, true, true, true, false});
        QCOMPARE(memory.find("a")->wrongOfLast(5), (std::pair{2, 5}));
        QCOMPARE(memory.find("a")->wrongOfLast(2), (std::pair{1, 2}));
        QCOMPARE(after("a", {false}).find("a")->wrongOfLast(5), (std::pair{1, 1}));
    }

    /// One wrong act makes the round wrong, once.
    void oncePerRound()
    {
        Memory memory;
        const std::vector<Observation> round{{.skill = "a", .right = true},
                                             {.skill = "a", .right = false},
                                             {.skill = "a", .right = true}};
        memory.remember(round, Start);
        QCOMPARE(memory.find("a")->seen, 1);
        QCOMPARE(memory.find("a")->right, 0);
    }

    /// Built from the log once more, the memory is the same.
    void rebuiltFromTheLog()
    {
        const House house = test::house("washington");
        SessionSpec spec;
        spec.seed = 4;
        Session session{spec, house};
        Crowd crowd{{.seed = 4, .seats = 4}};
        for (int i = 0; i < 10; ++i)
            QVERIFY(dealRound(session, crowd));
        const auto build = [&] {
            Memory memory;
            memory.rememberSession(observationsOf(spec, house, session.log()), Start,
                                   session.log());
            return memory;
        };
        const Memory memory = build();
        QCOMPARE(memory, build());
        const SkillMemory *dealing = memory.find("procedure.deal_order=casino-war");
        QVERIFY(dealing != nullptr);
        QCOMPARE(dealing->seen, 10);
        QCOMPARE(dealing->right, 10);
    }

    /// Stored as text and read again, skill by skill, it gives the same memory.
    void keptAsText()
    {
        const House house = test::house("fun-casino");
        SessionSpec spec;
        spec.seed = 9;
        Session session{spec, house};
        Crowd crowd{{.seed = 9, .seats = 5, .irregularities = 50}};
        std::int64_t now = 0;
        while (session.rounds() < 12 || session.table().roundNumber < 12) {
            untilTheyWait(crowd, session.table(), house, [&](const Event &event) {
                return !session.perform(event, SessionTime::ofMs(now)).refused;
            });
            now += 1237;
            if (now % 11 == 0)
                session.perform(Act{act::Peek{}}, SessionTime::ofMs(now)); // no such thing here
            const auto next = nextAct(session.table(), house);
            QVERIFY(next.has_value());
            session.perform(*next, SessionTime::ofMs(now));
        }
        const auto seen = observationsOf(spec, house, session.log());
        Memory straight;
        straight.rememberSession(seen, Start, session.log());
        std::map<std::string, std::vector<SkillResult>> bySkill;
        for (const SkillResult &result : resultsOf(seen, session.log()))
            bySkill[result.skill].push_back(result);
        Memory stored;
        for (const auto &[skill, results] : bySkill) {
            const auto read = resultsFromText(skill, resultsText(results));
            QVERIFY(read.has_value());
            QCOMPARE(*read, results);
            for (const SkillResult &result : *read)
                stored.remember(result, Start);
        }
        QVERIFY(straight.skills().size() > 10);
        QCOMPARE(stored, straight);
    }

    void damagedText()
    {
        for (const char *text : {"x", "+", "+12", "+12:", "+12:5", "+12:5/", "+-3:5/1", "+12:5/-1",
                                 "+12:5/1;", "+12:5/1 ?", "+99999999999999999999:5/1"})
            QVERIFY2(!resultsFromText("a", text), text);
        QCOMPARE(resultsFromText("a", "")->size(), 0U);
        QCOMPARE(resultsFromText("a", "=:0/0 ~7:5/1")->size(), 2U);
    }

    /// First the beginning of the course, then what went wrong, then what is new.
    void picks()
    {
        const std::vector<std::string> course{"a", "b", "c", "d", "e"};
        Memory memory;
        const auto first = picksFor(memory, course, Start);
        QCOMPARE(first.size(), 3U);
        QCOMPARE(first[0], (SkillPick{"a", PracticeReason::Next, 0, 0}));
        QCOMPARE(first[1].skill, std::string{"b"});

        for (int i = 0; i < 4; ++i)
            add(memory, "a", true, minutes(5.0 * static_cast<double>(i)));
        add(memory, "b", true, minutes(20));
        add(memory, "b", false, minutes(25));
        add(memory, "b", false, minutes(30));
        const auto later = picksFor(memory, course, minutes(35));
        QCOMPARE(later[0], (SkillPick{"b", PracticeReason::Weak, 2, 3}));
        QCOMPARE(later[1].skill, std::string{"c"});
        QVERIFY(std::none_of(later.begin(), later.end(),
                             [](const SkillPick &pick) { return pick.skill == "a"; }));
    }

    /// When everything is known, what comes due first is practised; after a month it is due.
    void nothingUrgent()
    {
        const std::vector<std::string> course{"a", "b"};
        Memory memory;
        for (int i = 0; i < 4; ++i) {
            add(memory, "a", true, minutes(5.0 * static_cast<double>(i)));
            add(memory, "b", true, minutes(5.0 * static_cast<double>(i)));
        }
        QVERIFY(isMastered(memory, course, minutes(30)));
        QCOMPARE(picksFor(memory, course, minutes(30))[0].reason, PracticeReason::Keep);
        QCOMPARE(picksFor(memory, course, days(60))[0].reason, PracticeReason::Due);
        QVERIFY(!isMastered(memory, course, days(60)));
    }

    /// A clock that was set back does no harm.
    void timeGoesBack()
    {
        Memory memory;
        add(memory, "a", true, days(1));
        add(memory, "a", true, Start);
        QVERIFY(memory.find("a")->trace.stability > 0);
        QVERIFY(memory.find("a")->recallAt(days(-1)) <= 1);
    }
};

QTEST_APPLESS_MAIN(MemoryTest)
#include "tst_memory.moc"
