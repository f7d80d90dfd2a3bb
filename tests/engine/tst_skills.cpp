// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "engine/session/session.h"
#include "engine/situations/course.h"
#include "engine/situations/situation.h"
#include "engine/situations/target.h"
#include "engine/skills/observation.h"
#include "engine/skills/pitfalls.h"
#include "engine/skills/skill.h"
#include "tests/support/houserows.h"
#include "tests/support/houses.h"
#include "tests/support/randomhousefile.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <algorithm>

using namespace pitwise;

/// Which skills an act takes: read off what the referee would say of its neighbours.
class SkillsTest : public QObject
{
    Q_OBJECT

private:
    static DealReading read(const std::string &text)
    {
        return readDeal(text, [](const std::string &id) { return test::house(id); });
    }
    static std::vector<Observation> watch(const std::string &text)
    {
        const DealReading reading = read(text);
        return observationsOf(reading.deal.spec, reading.deal.house, reading.deal.log);
    }
    static const Observation *find(const std::vector<Observation> &seen, const char *skill,
                                   bool right)
    {
        const auto found = std::find_if(seen.begin(), seen.end(), [&](const Observation &each) {
            return each.skill == skill && each.right == right;
        });
        return found == seen.end() ? nullptr : &*found;
    }

    static std::string round(const char *house, const char *tiePayoff, const char *mode = "")
    {
        return std::string{"[House \""} + house
             + "\"]\n[Shoe \"9h 4c Kd 9s 2c 3c 4d Kh 5h 6h 7h 2s\"]\n" + mode
             + "say place-bets @1\np1 bet main 25 @2\np1 bet tie 5 @2\np2 bet main 10 @2\n"
               "p3 bet main 50 @2\nsay no-more-bets @3\ndeal 1 @4\ndeal 2 @5\ndeal 3 @6\n"
               "deal dealer @7\npay 3 main 50 @10\ncollect 3 @11\ntake 2 main @12\ncollect 2 @13\n"
             + tiePayoff;
    }

    /// One act in eight is left out or done wrongly.
    static Session dealtCarelessly(const DealtRound &round, const House &house, std::uint64_t seed)
    {
        constexpr std::uint64_t Stream = 77;
        Rng rng{seed, Stream};
        Session session{round.spec, house};
        for (const LogEntry &entry : round.log) {
            const auto *act = std::get_if<Act>(&entry.event);
            if (act != nullptr && rng.chance(12)) {
                const auto wrong = mistakesFor(session.table(), session.house(), *act);
                if (wrong.empty() || rng.chance(50))
                    continue;
                session.perform(wrong[rng.below(static_cast<std::uint32_t>(wrong.size()))]);
                if (rng.chance(50))
                    continue;
            }
            session.perform(entry.event);
        }
        return session;
    }

    static void proveThatMistakesArePractised(const House &house)
    {
        const auto course = courseOf(house);
        const std::set<std::string> skills{course.begin(), course.end()};
        for (const std::string &code : situationNames(house).codes) {
            for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::sized(4, 40));
                 ++seed) {
                const auto found = situationFor(house, {{code}, seed, {}});
                const auto &round = std::get<DealtRound>(found);
                for (const Pitfall &each : pitfallsOf(round.spec, house, round.log).own)
                    QVERIFY2(skills.contains(skillOf(each.rule, house)), name(each.rule).data());
                for (const Recorded &each : dealtCarelessly(round, house, seed).findings())
                    QVERIFY2(each.finding.code == FindingCode::NotInProcedure
                                 || skills.contains(skillOf(each.finding.rule, house)),
                             name(each.finding.rule).data());
            }
        }
    }

private Q_SLOTS:
    /// A right act practises the rules by which its mistakes would be judged.
    void rightActs()
    {
        const auto seen = watch(round("washington", "pay 1 tie 50 @16\n"));
        for (const char *skill :
             {"calls.no_more_bets=yes", "procedure.deal_order=casino-war",
              "procedure.main_pays=casino-war", "procedure.main_loses=casino-war",
              "settlement.mains=casino-war,right-to-left", "cards.style=pick-and-pay",
              "tie_bet.pays=10:1"})
            QVERIFY2(find(seen, skill, true) != nullptr, skill);
        QVERIFY(std::all_of(seen.begin(), seen.end(), [](const auto &each) { return each.right; }));
        QCOMPARE(find(seen, "tie_bet.pays=10:1", true)->seconds, 3.0);
        // Nothing of wars or shoes was practised.
        QVERIFY(find(seen, "war.burn=each-card,3", true) == nullptr);
        QVERIFY(find(seen, "procedure.new_shoe=cut-card", true) == nullptr);
    }

    /// A wrong act is one wrong observation, of the skill the finding cites.
    void wrongAct()
    {
        const auto seen = watch(round("washington", "pay 1 tie 55 @16\n"));
        const Observation *wrong = find(seen, "tie_bet.pays=10:1", false);
        QVERIFY(wrong != nullptr);
        QVERIFY(!wrong->helped);
        QCOMPARE(std::count_if(seen.begin(), seen.end(),
                               [](const Observation &each) { return !each.right; }),
                 1);
    }

    /// With the coach the second try is right, but with help.
    void coachHelps()
    {
        const auto seen = watch(
            round("washington", "pay 1 tie 55 @16\npay 1 tie 50 @20\n", "[Mode \"coach\"]\n"));
        QVERIFY(find(seen, "tie_bet.pays=10:1", false) != nullptr);
        const Observation *right = find(seen, "tie_bet.pays=10:1", true);
        QVERIFY(right != nullptr);
        QVERIFY(right->helped);
    }

    /// A hint stands behind the act, as a comment that other readers ignore.
    void hintsHelp()
    {
        const auto text = round("washington", "pay 1 tie 50 @16.000 # hint\n");
        QVERIFY(find(watch(text), "tie_bet.pays=10:1", true)->helped);
        for (const char *none :
             {"pay 1 tie 50\n", "pay 1 tie 50 # a hint\n", "# hint\npay 1 tie 50\n"})
            QVERIFY(!find(watch(round("washington", none)), "tie_bet.pays=10:1", true)->helped);
        const DealReading reading = read(text);
        const Session session = replay(reading.deal.spec, reading.deal.house, reading.deal.log);
        QVERIFY(session.log().back().hinted);
        QCOMPARE(toText(session.log().back(), reading.deal.house.table.chips),
                 std::string{"pay 1 tie 50 @16.000 # hint"});
    }

    /// An act that is refused does not use up the hint: it counts for the next one.
    void hintsWaitForAnAct()
    {
        const DealReading reading = read(round("washington", ""));
        Session session = replay(reading.deal.spec, reading.deal.house, reading.deal.log);
        session.noteHint();
        QVERIFY(session.attempt(act::Take{HandId{seatAt(7), 0}, BetSet::of(BetKind::Main), {}})
                    .refused);
        session.perform(Act{act::Pay{HandId{seatAt(1), 0}, BetKind::Tie, {Money::units(50), {}}}});
        QVERIFY(session.log().back().hinted);
    }

    /// A demonstration is no practice.
    void demonstrationDoesNotCount()
    {
        const std::string text = round("washington", "pay 1 tie 50\n", "[Shown \"1000\"]\n");
        QVERIFY(watch(text).empty());
    }

    /// What is the same in two houses is one skill; what differs is two.
    void skillsCarryOver()
    {
        const auto course = [](const char *id) {
            const auto all = courseOf(test::house(id));
            return std::set<std::string>{all.begin(), all.end()};
        };
        const auto washington = course("washington");
        const auto ontario = course("ontario");
        const auto funCasino = course("fun-casino");
        QVERIFY(washington.contains("tie_bet.pays=10:1"));
        QVERIFY(funCasino.contains("tie_bet.pays=10:1"));
        QVERIFY(ontario.contains("tie_bet.pays=11:1"));
        QVERIFY(!ontario.contains("tie_bet.pays=10:1"));
        QVERIFY(funCasino.contains("war.burn=war-round,3"));
        QVERIFY(course("three-hand").contains("war.burn=war-round,3"));
        QVERIFY(washington.contains("war.burn=each-card,3"));
        for (const char *shared : {"procedure.late_bets", "calls.place_bets=yes"}) {
            QVERIFY(washington.contains(shared));
            QVERIFY(course("war-blackjack").contains(shared));
        }
    }

    void everyCodeAndClauseBelongsToASkill_data() { test::addHouseRows(); }
    /// A finding cites a rule, and with its values in the house that is a skill.
    void everyCodeAndClauseBelongsToASkill()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        const SituationNames names = situationNames(house);
        for (const std::string &clause : names.clauses) {
            const auto rules = rulesOfClause(clause, house);
            QVERIFY2(!rules.empty(), clause.c_str());
            for (const Rule rule : rules)
                QVERIFY(targetFor(skillKey(rule, house), house));
        }
        for (const std::string &code : names.codes) {
            const auto found = situationFor(house, {{code}, 1, {}});
            QVERIFY2(std::holds_alternative<DealtRound>(found), code.c_str());
        }
    }

    void everyMistakeIsPractised_data() { test::addHouseRows(); }
    /// Whatever a round can be got wrong in, and whatever a careless dealer does, is a skill of the
    /// course. Only acts that have no place in the house at all are not.
    void everyMistakeIsPractised()
    {
        QFETCH(int, index);
        proveThatMistakesArePractised(test::everyHouse()[static_cast<std::size_t>(index)]);
    }
    void everyMistakeOfRandomHousesIsPractised()
    {
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::sized(5, 100)); ++seed)
            proveThatMistakesArePractised(test::houseOfRandomFile(seed));
    }

    /// The keys of the values exist, and every skill can be read back to its rule.
    void keys()
    {
        for (const House &house : test::everyHouse()) {
            for (const Rule rule : allRules()) {
                const std::string key = skillKey(rule, house);
                QVERIFY2(ruleOfSkill(key) == rule, key.c_str());
                QVERIFY2(key.find(' ') == std::string::npos, key.c_str());
            }
        }
    }

    void coursesBeginPlainly_data() { test::addHouseRows(); }
    /// A course has every skill once; the first ones come up in a plain round.
    void coursesBeginPlainly()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        const auto course = courseOf(house);
        QVERIFY(course.size() > 15);
        QCOMPARE((std::set<std::string>{course.begin(), course.end()}.size()), course.size());
        const auto place = [&](std::string_view prefix) {
            return std::find_if(course.begin(), course.end(), [&](const std::string &skill) {
                return skill.starts_with(prefix);
            });
        };
        QVERIFY(place("procedure.deal_order") < place("procedure.new_shoe"));
        QVERIFY(place("procedure.deal_order") < place("procedure.late_bets"));
        QVERIFY(place("procedure.late_bets") < place("procedure.malfunction"));
    }
};

QTEST_APPLESS_MAIN(SkillsTest)
#include "tst_skills.moc"
