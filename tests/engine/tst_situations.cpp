// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/notation.h"
#include "engine/session/session.h"
#include "engine/situations/situation.h"
#include "engine/situations/target.h"
#include "engine/skills/skill.h"
#include "tests/support/everyact.h"
#include "tests/support/houserows.h"
#include "tests/support/houses.h"
#include "tests/support/rounds.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <set>

using namespace pitwise;

/// Rounds made to order: whatever can be got wrong in a house can be brought up in the next round.
class SituationsTest : public QObject
{
    Q_OBJECT

private:
    static House houseAt(int index) { return test::everyHouse()[static_cast<std::size_t>(index)]; }

    static std::optional<DealtRound> roundFor(const House &house, const std::string &name,
                                              std::uint64_t seed)
    {
        auto found = situationFor(house, {{name}, seed, {}});
        auto *round = std::get_if<DealtRound>(&found);
        return round == nullptr ? std::nullopt : std::optional{std::move(*round)};
    }

    using Fits = std::function<bool(const Finding &)>;

    static bool finds(const Session &session, const Fits &fits)
    {
        return std::any_of(session.findings().begin(), session.findings().end(),
                           [&](const Recorded &each) { return fits(each.finding); });
    }

    /// Some single change of the round gives such a finding: a line left out, done twice, done one
    /// act too early, or another act in its place. Every change is dealt to its end in a session.
    static bool canGoWrong(const DealtRound &round, const House &house, const Fits &fits)
    {
        const auto changed = [&](auto change) {
            std::vector<LogEntry> log = round.log;
            change(log);
            return finds(replay(round.spec, house, log), fits);
        };
        for (std::size_t i = 0; i < round.log.size(); ++i) {
            const auto at = static_cast<std::ptrdiff_t>(i);
            const auto *act = std::get_if<Act>(&round.log[i].event);
            if (act == nullptr)
                continue;
            if (changed([&](auto &log) { log.erase(log.begin() + at); })
                || changed([&](auto &log) { log.insert(log.begin() + at, log[i]); })
                || (i > 0 && changed([&](auto &log) { std::swap(log[i], log[i - 1]); })))
                return true;
            if (const auto *pay = std::get_if<act::Pay>(act)) {
                act::Pay small = *pay;
                const Money smallest = house.table.chips.values().front();
                small.amount.chips.of[0] =
                    static_cast<std::uint16_t>(pay->amount.money.inCents() / smallest.inCents());
                if (changed([&](auto &log) { log[i] = LogEntry{Act{small}}; }))
                    return true;
            }
        }
        Session session{round.spec, house};
        for (const LogEntry &entry : round.log) {
            if (std::holds_alternative<Act>(entry.event)) {
                for (const Act &act : test::everyAct(session.table(), session.house())) {
                    if (impossible(session.table(), session.house(), act))
                        continue;
                    const Verdict verdict = judge(session.table(), session.house(), act);
                    if (std::any_of(verdict.findings.begin(), verdict.findings.end(), fits))
                        return true;
                }
            }
            session.perform(entry.event);
        }
        return false;
    }

    static bool isClean(const DealtRound &round, const House &house)
    {
        const Session session = replay(round.spec, house, round.log);
        return session.findings().empty() && session.refusals().empty() && session.rounds() == 1;
    }

private Q_SLOTS:
    void everyCodeComesUp_data() { test::addHouseRows(); }
    /// Every code the house can have: the round is clean, and one wrong act in it gives the code.
    void everyCodeComesUp()
    {
        QFETCH(int, index);
        const House house = houseAt(index);
        const auto codes = situationNames(house).codes;
        QVERIFY(codes.size() > 20);
        for (const std::string &code : codes) {
            for (int seed = 0; seed < test::sized(1, 50); ++seed) {
                const auto round = roundFor(house, code, static_cast<std::uint64_t>(seed));
                QVERIFY2(round, code.c_str());
                QVERIFY2(isClean(*round, house), code.c_str());
                QVERIFY2(
                    canGoWrong(*round, house,
                               [&](const Finding &each) { return name(each.code) == code; }),
                    (code + '\n' + writeDeal(round->spec, house.table.chips, round->log)).c_str());
            }
        }
    }

    void everyClauseAndSkillComesUp_data() { test::addHouseRows(); }
    void everyClauseAndSkillComesUp()
    {
        QFETCH(int, index);
        const House house = houseAt(index);
        SituationNames names = situationNames(house);
        names.clauses.insert(names.clauses.end(), names.skills.begin(), names.skills.end());
        for (const std::string &each : names.clauses) {
            const auto target = targetFor(each, house);
            QVERIFY2(target, each.c_str());
            for (int seed = 0; seed < test::sized(1, 50); ++seed) {
                const auto round = roundFor(house, each, static_cast<std::uint64_t>(seed));
                QVERIFY2(round, each.c_str());
                QVERIFY2(isClean(*round, house), each.c_str());
                QVERIFY2(canGoWrong(*round, house,
                                    [&](const Finding &found) {
                                        return target->rules.contains(found.rule);
                                    }),
                         each.c_str());
            }
        }
    }

    /// Every clause of the built-in houses has its round; no clause is left without a rule.
    void everyClauseOfTheHouses()
    {
        for (const House &house : test::builtIn()) {
            std::set<std::string> clauses;
            for (const auto &[key, origin] : house.provenance) {
                if (!origin.clause.empty())
                    clauses.insert(origin.clause);
            }
            const auto listed = situationNames(house).clauses;
            for (const std::string &clause : clauses)
                QVERIFY2(std::find(listed.begin(), listed.end(), clause) != listed.end(),
                         clause.c_str());
        }
    }

    void theListIsComplete_data() { test::addHouseRows(); }
    /// What the referee finds when any act is tried in random rounds is in the list.
    void theListIsComplete()
    {
        QFETCH(int, index);
        const House house = houseAt(index);
        const auto codes = situationNames(house).codes;
        std::set<std::string> met;
        for (const char *wanted : {"call-missed", "limit-ignored", "shoe-procedure"}) {
            for (std::uint64_t seed = 100; seed < 104; ++seed) {
                const auto round = roundFor(house, wanted, seed);
                if (!round)
                    continue;
                Session session{round->spec, house};
                for (const LogEntry &entry : round->log) {
                    for (const Act &act : test::everyAct(session.table(), session.house())) {
                        if (impossible(session.table(), session.house(), act))
                            continue;
                        for (const Finding &each :
                             judge(session.table(), session.house(), act).findings)
                            met.insert(std::string{name(each.code)});
                    }
                    session.perform(entry.event);
                }
            }
        }
        for (const std::string &code : met)
            QVERIFY2(std::find(codes.begin(), codes.end(), code) != codes.end(), code.c_str());
    }

    /// Fifty seeds give fifty different rounds, each in far less than 50 ms.
    void seedsVaryTheRound()
    {
        for (const House &house : test::builtIn()) {
            for (const char *name : {"wrong-payout", "unsettled-bet", "late-bet-accepted"}) {
                std::set<std::string> rounds;
                QElapsedTimer timer;
                timer.start();
                for (std::uint64_t seed = 0; seed < 50; ++seed) {
                    const auto round = roundFor(house, name, seed);
                    QVERIFY(round);
                    SessionSpec spec = round->spec;
                    spec.seed.reset();
                    rounds.insert(writeDeal(spec, house.table.chips, round->log));
                }
                QCOMPARE(rounds.size(), 50U);
                QVERIFY2(timer.elapsed() < 50 * 50, qPrintable(QString::number(timer.elapsed())));
            }
        }
    }

    /// The same wish gives the same round.
    void sameWishSameRound()
    {
        const House house = test::house("war-blackjack");
        const SituationWish wish{{"WB-8", "dealer-drew-wrong"}, 11, 5};
        const auto first = situationFor(house, wish);
        QVERIFY(std::holds_alternative<DealtRound>(first));
        QCOMPARE(std::get<DealtRound>(situationFor(house, wish)), std::get<DealtRound>(first));
    }

    void severalAtOnce_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char *house, const QStringList &names) {
            QTest::addRow("%s: %s", house, qPrintable(names.join(u' ')))
                << QString::fromLatin1(house) << names;
        };
        const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
        row("washington", words("WA-8 WA-12 WA-13 wrong-payout"));
        row("washington", words("missing-burn late-bet-accepted limit-ignored"));
        row("washington", words("shoe-procedure call-missed"));
        row("fun-casino", words("FC-16 FC-17 FC-11 FC-20"));
        row("three-hand", words("TH-6 TH-10 TH-7"));
        row("ontario", words("ON-7 ON-8 ON-5"));
        row("war-blackjack", words("WB-8 WB-5 hole-card-exposed"));
        row("war-blackjack", words("blackjack.pays=3:2 procedure.busts unasked-card"));
    }
    void severalAtOnce()
    {
        QFETCH(QString, house);
        QFETCH(QStringList, names);
        const House rules = test::house(house.toStdString());
        SituationWish wish;
        for (const QString &each : names)
            wish.names.push_back(each.toStdString());
        for (wish.seed = 0; wish.seed < 10; ++wish.seed) {
            const auto found = situationFor(rules, wish);
            const auto *round = std::get_if<DealtRound>(&found);
            QVERIFY(round != nullptr);
            QVERIFY(isClean(*round, rules));
            for (const std::string &each : wish.names) {
                const auto target = targetFor(each, rules);
                QVERIFY(canGoWrong(*round, rules, [&](const Finding &finding) {
                    return target->isIn({{finding.code, finding.rule}});
                }));
            }
        }
    }

    /// Only the seats that were asked for are taken.
    void seats()
    {
        const House house = test::house("washington");
        for (int seats = 1; seats <= 7; ++seats) {
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const auto found = situationFor(house, {{"WA-11"}, seed, seats});
                QVERIFY(std::holds_alternative<DealtRound>(found));
                for (const LogEntry &entry : std::get<DealtRound>(found).log) {
                    if (const auto *patron = std::get_if<PatronAct>(&entry.event)) {
                        if (const auto *bet = std::get_if<patron::Bet>(patron))
                            QVERIFY(bet->hand.seat.number <= seats);
                    }
                }
            }
        }
    }

    void cannot_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("why");
        using Why = NoSituation::Why;
        const auto row = [](const char *house, const char *names, Why why) {
            QTest::addRow("%s: %s", house, names)
                << QString::fromLatin1(house) << QString::fromLatin1(names)
                << static_cast<int>(why);
        };
        row("ontario", "missing-burn", Why::NotInThisHouse);
        row("ontario", "post-missed", Why::NotInThisHouse);
        row("washington", "dealer-drew-wrong", Why::NotInThisHouse);
        row("washington", "inefficient-chips", Why::NotInThisHouse);
        row("washington", "FC-3", Why::NotInThisHouse);
        row("washington", "tie_bet.pays=11:1", Why::NotInThisHouse);
        row("washington", "nonsense", Why::UnknownName);
        row("washington", "exposed-card-used floor-not-called WA-12", Why::NotTogether);
    }
    /// What cannot be had is said, with the reason.
    void cannot()
    {
        QFETCH(QString, house);
        QFETCH(QString, names);
        QFETCH(int, why);
        SituationWish wish;
        for (const QString &each : names.split(u' '))
            wish.names.push_back(each.toStdString());
        const auto found = situationFor(test::house(house.toStdString()), wish);
        QVERIFY(std::holds_alternative<NoSituation>(found));
        QCOMPARE(static_cast<int>(std::get<NoSituation>(found).why), why);
    }
};

QTEST_APPLESS_MAIN(SituationsTest)
#include "tst_situations.moc"
