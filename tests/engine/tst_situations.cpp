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
#include "tests/support/randomhousefile.h"
#include "tests/support/rounds.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <ctime>
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
            // Also where a patron is about to answer: nobody waited for him.
            if (std::holds_alternative<Act>(entry.event) || session.table().round.dealing) {
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

    static constexpr int RandomHouses = 20;

    static std::vector<std::string> namesOf(const House &house)
    {
        const SituationNames lists = situationNames(house);
        std::vector<std::string> names = lists.codes;
        names.insert(names.end(), lists.clauses.begin(), lists.clauses.end());
        names.insert(names.end(), lists.skills.begin(), lists.skills.end());
        return names;
    }

    /// Time of this process alone: others may be busy.
    static double milliseconds()
    {
        return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    }

    static void proveThatSeedsVary(const House &house, const std::string &name)
    {
        constexpr int Seeds = 50;
        constexpr double Most = 50;
        std::set<std::string> rounds;
        for (std::uint64_t seed = 0; seed < Seeds; ++seed) {
            const double begun = milliseconds();
            const auto round = roundFor(house, name, seed);
            const double took = milliseconds() - begun;
            QVERIFY2(round, qPrintable(QString::fromStdString(name) + QString::number(seed)));
            QVERIFY2(took < Most, qPrintable(QString::fromStdString(name) + QString::number(took)));
            QVERIFY2(isClean(*round, house), name.c_str());
            SessionSpec spec = round->spec;
            if (spec.shoe) // else the seed is the shoe
                spec.seed.reset();
            rounds.insert(writeDeal(spec, house.table.chips, round->log));
        }
        QVERIFY2(rounds.size() == Seeds, name.c_str());
    }

    /// Patterns, separated by blanks, that the notation of each round has; a blank in one is `~`.
    struct ClauseRow
    {
        const char *house;
        const char *clause;
        const char *patterns;
    };
    static std::vector<ClauseRow> clauseRows()
    {
        static const char *const two = "(?s)^p(\\d)~bet.*^p(?!\\1)\\d~bet";
        static const char *const twoWars = "(?s)^p\\d~war$.*^p\\d~war$";
        return {
            {"washington", "WA-1", "^deal~dealer"},
            {"washington", "WA-2", "^refuse~\\d~tie"},
            {"washington", "WA-3", two},
            {"washington", "WA-4", "(?s)^p(\\d)~bet.*^p(?!\\1)\\d~bet bet~tie"},
            {"washington", "WA-5", "^pay~\\d~main"},
            {"washington", "WA-6", "^take~\\d~(main|tie)"},
            {"washington", "WA-7", "^say~war-or ^pay~\\d~tie"},
            {"washington", "WA-8", "surrender$"},
            {"washington", "WA-9", "^p\\d~war$ ^post"},
            {"washington", "WA-10", "^p\\d~war$ ^burn"},
            {"washington", "WA-11", "^give"},
            {"washington", "WA-12", "^give ^pay~\\d~war"},
            {"washington", "WA-13", "^take~\\d~main\\+war\\+post"},
            {"washington", "WA-14", twoWars},
            {"washington", "WA-15", "^(refuse|return)"},
            {"washington", "WA-16", "^refuse~\\d~war-tie"},
            {"fun-casino", "FC-1", "Shoe.*A"},
            {"fun-casino", "FC-2", "@tie-alone"},
            {"fun-casino", "FC-3", "^shuffle ^offer-cut ^load"},
            {"fun-casino", "FC-4", "^say~place-bets (?s)^deal.*^p\\d~bet~(main|tie)"},
            {"fun-casino", "FC-5", two},
            {"fun-casino", "FC-6", "^pay~\\d~tie ^take~\\d~tie"},
            {"fun-casino", "FC-7", "^pay~\\d~main ^take~\\d~main"},
            {"fun-casino", "FC-8", "surrender$ ^p\\d~war$"},
            {"fun-casino", "FC-9", "^p\\d~war$ ^burn"},
            {"fun-casino", "FC-10", "(?s)^p\\d~war$.*^p\\d~war$ ^take~\\d~(main\\+)?war"},
            {"fun-casino", "FC-11", "^pay~\\d~war"},
            {"fun-casino", "FC-12", "^pay~\\d~war"},
            {"fun-casino", "FC-13", "^end"},
            {"fun-casino", "FC-14", "(?s)^end.*^shuffle"},
            {"fun-casino", "FC-15", "^return"},
            {"fun-casino", "FC-16", "^say~below"},
            {"fun-casino", "FC-17", "^return"},
            {"fun-casino", "FC-18", "slip~down"},
            {"fun-casino", "FC-19", "slip~up ^discard"},
            {"fun-casino", "FC-20", "dispute ^say~floor"},
            {"three-hand", "TH-1", "^shuffle"},
            {"three-hand", "TH-2", "@several-hands"},
            {"three-hand", "TH-3", "^refuse~\\d~tie ^take~\\d~tie"},
            {"three-hand", "TH-4", "^pay~\\d~main ^take~\\d~main"},
            {"three-hand", "TH-5", "^pay~\\d~tie ^say~war-or"},
            {"three-hand", "TH-6", "surrender$"},
            {"three-hand", "TH-7", "^p\\d~war$ bet~war-tie"},
            {"three-hand", "TH-8", "^p\\d~war$ ^burn"},
            {"three-hand", "TH-9", "^pay~\\d~war ^take~\\d~(main\\+)?war"},
            {"three-hand", "TH-10", "^pay~\\d~war-tie ^pay~\\d~war~"},
            {"three-hand", "TH-11", "Shoe.*A"},
            {"ontario", "ON-1", "^shuffle"},
            {"ontario", "ON-2", "^pay~\\d~main ^take~\\d~main"},
            {"ontario", "ON-3", "surrender$ ^p\\d~war$"},
            {"ontario", "ON-4", "^p\\d~war$"},
            {"ontario", "ON-5", "^pay~\\d~war ^take~\\d~(main\\+)?war"},
            {"ontario", "ON-6", "^(pay|take)~\\d~tie ^p\\d~war$"},
            {"ontario", "ON-7", "bet~war-tie"},
            {"ontario", "ON-8", "^return"},
            {"ontario", "ON-9", "malfunction ^void"},
            {"war-blackjack", "WB-1", "^shuffle"},
            {"war-blackjack", "WB-2", "^refuse~\\d~war bet~war"},
            {"war-blackjack", "WB-3", two},
            {"war-blackjack", "WB-4", "^pay~\\d~war"},
            {"war-blackjack", "WB-5", "^take~\\d~war"},
            {"war-blackjack", "WB-6", "bet~war"},
            {"war-blackjack", "WB-7", "^say~parlay (keep|parlay)$"},
            {"war-blackjack", "WB-8", "^p\\d~parlay ^return~\\d~war"},
            {"war-blackjack", "WB-9", "^p\\d~parlay"},
            {"war-blackjack", "WB-10", "double"},
            {"war-blackjack", "WB-11", "^return~\\d~war"},
            {"war-blackjack", "WB-12", "down$"},
            {"war-blackjack", "WB-13", "^reveal"},
            {"war-blackjack", "WB-14", "^(refuse|return)"},
        };
    }

    static bool hasLine(const QString &text, QString pattern)
    {
        pattern.replace(u'~', u' ');
        return text.contains(QRegularExpression{pattern, QRegularExpression::MultilineOption});
    }
    /// A seat with a tie bet and nothing else.
    static bool hasTieBetAlone(const QString &text)
    {
        for (int seat = 1; seat <= 9; ++seat) {
            if (hasLine(text, QStringLiteral("^p%1~bet~tie").arg(seat))
                && !hasLine(text, QStringLiteral("^p%1~bet~main").arg(seat)))
                return true;
        }
        return false;
    }
    /// Two spots of one patron are played.
    static bool hasSeveralHands(const QString &text)
    {
        const QRegularExpression tag{QStringLiteral("Patrons \"([^\"]*)\"")};
        for (const QString &patron : tag.match(text).captured(1).split(u' ')) {
            const QStringList spots = patron.split(u'+');
            if (std::count_if(spots.begin(), spots.end(),
                              [&](const QString &spot) {
                                  return hasLine(text, QStringLiteral("^p%1~bet~main").arg(spot));
                              })
                > 1)
                return true;
        }
        return false;
    }
    static bool contains(const QString &text, const QString &pattern)
    {
        if (pattern == QLatin1String("@tie-alone"))
            return hasTieBetAlone(text);
        if (pattern == QLatin1String("@several-hands"))
            return hasSeveralHands(text);
        return hasLine(text, pattern);
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

    void seedsVaryTheRound_data()
    {
        QTest::addColumn<int>("house");
        for (int i = 0; i < int(test::builtIn().size()) + RandomHouses; ++i)
            QTest::addRow("%d", i) << i;
    }
    /// The built-in houses and twenty random house files: fifty seeds give fifty different rounds,
    /// each of them right and each in less than 50 ms. Every name; on an ordinary day some of them.
    void seedsVaryTheRound()
    {
        QFETCH(int, house);
        const auto builtIn = test::builtIn();
        const int random = house - static_cast<int>(builtIn.size());
        const House rules = random < 0
                              ? builtIn[static_cast<std::size_t>(house)]
                              : test::houseOfRandomFile(static_cast<std::uint64_t>(random));
        const auto names = namesOf(rules);
        const std::size_t every = static_cast<std::size_t>(test::sized(30, 1));
        for (std::size_t i = static_cast<std::size_t>(house) % every; i < names.size(); i += every)
            proveThatSeedsVary(rules, names[i]);
    }

    void clausesAreInTheirRounds_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("clause");
        QTest::addColumn<QStringList>("patterns");
        for (const ClauseRow &row : clauseRows())
            QTest::newRow(row.clause)
                << QString::fromLatin1(row.house) << QString::fromLatin1(row.clause)
                << QString::fromLatin1(row.patterns).split(u' ');
    }
    /// What a clause speaks of happens in its rounds, whatever the seed.
    void clausesAreInTheirRounds()
    {
        QFETCH(QString, house);
        QFETCH(QString, clause);
        QFETCH(QStringList, patterns);
        const House rules = test::house(house.toStdString());
        for (int seed = 0; seed < test::sized(10, 200); ++seed) {
            const auto round =
                roundFor(rules, clause.toStdString(), static_cast<std::uint64_t>(seed));
            QVERIFY(round);
            const auto text =
                QString::fromStdString(writeDeal(round->spec, rules.table.chips, round->log));
            for (const QString &pattern : patterns)
                QVERIFY2(contains(text, pattern), qPrintable(pattern + u'\n' + text));
        }
    }

    /// The rows name every clause.
    void everyClauseHasARow()
    {
        std::set<std::string> rows;
        for (const ClauseRow &row : clauseRows())
            rows.insert(row.clause);
        for (const House &house : test::builtIn()) {
            for (const std::string &clause : situationNames(house).clauses)
                QVERIFY2(rows.contains(clause), clause.c_str());
        }
    }

    /// Who knows only the clauses finds each of them in some finding.
    void everyClauseIsTold()
    {
        for (const House &house : test::builtIn()) {
            for (const std::string &clause : situationNames(house).clauses) {
                const auto round = roundFor(house, clause, 1);
                const auto told = [&](const Pitfall &each) {
                    const auto clauses = clausesOf(each.rule, house);
                    return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
                };
                const auto own = pitfallsOf(round->spec, house, round->log).own;
                QVERIFY2(std::any_of(own.begin(), own.end(), told), clause.c_str());
            }
        }
        const House fun = test::house("fun-casino");
        QCOMPARE(clausesOf(Rule::TieBetPays, fun),
                 (std::vector<std::string>{"FC-6", "FC-2"})); // the cited one first
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
        row("fun-casino", words("FC-18 FC-19"));
        row("fun-casino", words("FC-18 FC-20"));
        row("fun-casino", words("FC-19 FC-20"));
        row("fun-casino", words("FC-10 FC-14"));
        row("washington", words("shuffle-missed missing-burn exposed-card-used"));
        row("washington", words("exposed-card-used floor-not-called WA-12"));
        row("ontario", words("ON-9 exposed-card-used"));
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

    /// What goes together only when the cards fall that way: every seed finds it.
    void together_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("names");
        const auto row = [](const char *house, const char *names) {
            QTest::addRow("%s: %s", house, names)
                << QString::fromLatin1(house) << QString::fromLatin1(names);
        };
        row("ontario", "ON-5 ON-9");
        row("ontario", "ON-7 ON-9");
        row("washington", "collected-out-of-order WA-11 procedure.ties_before_war");
        row("war-blackjack", "shuffle-missed settled-out-of-order");
        row("war-blackjack", "shuffle-missed collected-out-of-order");
        row("war-blackjack", "shuffle-missed shoe-procedure");
    }
    void together()
    {
        QFETCH(QString, house);
        QFETCH(QString, names);
        SituationWish wish;
        for (const QString &each : names.split(u' '))
            wish.names.push_back(each.toStdString());
        for (wish.seed = 0; wish.seed < 40; ++wish.seed) {
            const auto found = situationFor(test::house(house.toStdString()), wish);
            QVERIFY2(std::holds_alternative<DealtRound>(found),
                     std::to_string(wish.seed).c_str());
        }
    }

    /// Patrons sit at the first seats, and nobody else is asked to cut.
    void onlyPatronsCut()
    {
        for (const char *house : {"fun-casino", "war-blackjack", "washington"}) {
            for (SituationWish wish{{"shoe-procedure"}, 0, 2}; wish.seed < 20; ++wish.seed) {
                const auto found = situationFor(test::house(house), wish);
                QVERIFY(std::holds_alternative<DealtRound>(found));
                for (const LogEntry &entry : std::get<DealtRound>(found).log) {
                    const auto *act = std::get_if<Act>(&entry.event);
                    const auto *offer = act == nullptr ? nullptr : std::get_if<act::OfferCut>(act);
                    QVERIFY(offer == nullptr || offer->seat.number <= 2);
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
        row("ontario", "missing-burn ON-9", Why::NotInThisHouse);
        row("washington", "WA-8 WA-11", Why::NotTogether); // of a single patron
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
        if (wish.names.size() > 1)
            wish.seats = 1;
        const auto found = situationFor(test::house(house.toStdString()), wish);
        QVERIFY(std::holds_alternative<NoSituation>(found));
        QCOMPARE(static_cast<int>(std::get<NoSituation>(found).why), why);
    }
};

QTEST_APPLESS_MAIN(SituationsTest)
#include "tst_situations.moc"
