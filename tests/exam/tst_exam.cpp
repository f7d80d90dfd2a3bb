// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/exams/examlibrary.h"
#include "assets/builtinexams.h"
#include "engine/exam/examsitting.h"
#include "engine/exam/examsituations.h"
#include "engine/patrons/crowd.h"
#include "engine/patrons/untiltheywait.h"
#include "engine/procedure/expected.h"
#include "tests/exam/guesser.h"
#include "tests/support/houses.h"
#include "tests/support/rounds.h"

#include <QElapsedTimer>
#include <QTest>

#include <map>
#include <set>

using namespace pitwise;

namespace {

Seed seedOf(std::uint64_t number)
{
    return KeyStream{Seed{number}, 77}.nextSeed();
}

ExamPlan plan(const QString &id)
{
    return std::get<ExamPlan>(findExam(id.toStdString()));
}

/// Of one seed in a thousand there is none: then the next one is drawn, as when an exam is opened.
ExamPaper paper(const QString &id, std::uint64_t seed)
{
    constexpr std::uint64_t FarAway = 1'000'000;
    const ExamPlan exam = plan(id);
    auto made = makeExam(exam.blueprint, exam.house, seedOf(seed));
    return made ? *made : makeExam(exam.blueprint, exam.house, seedOf(seed + FarAway)).value();
}

/// The same act, done wrongly: another amount, the wrong way, or to somebody else.
Act spoiled(const Act &act, const House &house)
{
    Act wrong = act;
    if (auto *pay = std::get_if<act::Pay>(&wrong))
        pay->amount = {pay->amount.money + house.table.chips.values().front(), {}};
    return wrong;
}

/// Deals the whole exam, right except where `mistake(act)` gives another act.
template<typename Mistake>
ExamSitting sit(ExamPaper paper, Mistake mistake)
{
    ExamSitting exam{std::move(paper)};
    exam.startClock(0, 0);
    std::int64_t now = 0;
    int refused = 0;
    while (!exam.roundsDone() && refused < 100) {
        now += 500;
        const auto next = exam.sitting().next();
        if (!next)
            break;
        const std::optional<Act> wrong = mistake(*next);
        if (wrong && !exam.perform(*wrong, now).refused)
            continue;
        refused += exam.perform(*next, now).refused ? 1 : 0;
    }
    return exam;
}

ExamSitting sitPerfectly(ExamPaper paper)
{
    return sit(std::move(paper), [](const Act &) { return std::optional<Act>{}; });
}

} // namespace

/// Blueprints, the exams made from them, and how they are graded.
class ExamTest : public QObject
{
    Q_OBJECT

private:
    static void everyExam()
    {
        QTest::addColumn<QString>("id");
        for (const BuiltInExam &exam : builtInExams())
            QTest::newRow(std::string{exam.id}.c_str())
                << QString::fromStdString(std::string{exam.id});
    }
    static std::string faultsOf(const std::string &from, const std::string &to)
    {
        std::string text{builtInExams().front().toml};
        const auto at = text.find(from);
        if (at == std::string::npos)
            return "not in the file: " + from;
        text.replace(at, from.size(), to);
        const auto reading = readBlueprint(text, [](const std::string &id) {
            using Found = std::variant<House, std::string>;
            auto found = findHouse(id);
            return std::holds_alternative<House>(found) ? Found{std::get<House>(found)}
                                                        : Found{std::get<HouseError>(found).text};
        });
        std::string faults;
        for (const Fault &fault : reading.faults)
            faults += toText(fault, "f") + '\n';
        return faults;
    }

private Q_SLOTS:
    /// RFC 7539's cipher with a 64-bit nonce; the first bytes for a key and nonce of zeros are
    /// published.
    void secretShoesComeFromChaCha20()
    {
        KeyStream zeros{Seed{}, 0};
        QCOMPARE(zeros.next(), 0xade0b876U);
        QCOMPARE(zeros.next(), 0x903df1a0U);
        std::map<std::uint32_t, int> counts;
        for (int i = 0; i < 60'000; ++i)
            ++counts[zeros.below(6)];
        for (const auto &[value, count] : counts)
            QVERIFY2(std::abs(count - 10'000) < 500, qPrintable(QString::number(value)));
        const Seed seed = seedOf(4);
        QVERIFY(secretFromText(toText(seed)) == seed);
        QVERIFY(!secretFromText(toText(seed).substr(1)));
        QVERIFY(!secretFromText(std::string(64, 'G')));
    }

    void builtInExamsAreOfTheirHouse_data() { everyExam(); }
    void builtInExamsAreOfTheirHouse()
    {
        QFETCH(QString, id);
        const auto found = findExam(id.toStdString());
        if (const auto *error = std::get_if<ExamError>(&found))
            QFAIL(error->text.c_str());
        const ExamPlan exam = std::get<ExamPlan>(found);
        QCOMPARE(QString::fromStdString(exam.blueprint.id), id);
        QCOMPARE(QString::fromStdString(exam.house.id), id);
        QCOMPARE(exam.blueprint.questions, 0);
        QVERIFY(!exam.houseText.empty());
    }

    void faultsSayWhere_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *name, const char *from, const char *to, const char *fault) {
            QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to)
                                << QString::fromUtf8(fault);
        };
        row("good", "seats = 6", "seats = 6", "");
        row("syntax", "seats = 6", "seats =", "f:9:");
        row("unknown key", "seats = 6", "seats = 6\nchairs = 2",
            "f:10:1: unknown key table.chairs\n");
        const QByteArray deep = "seats = 6\n" + QByteArray{"a."}.repeated(200'000) + "a = 1";
        row("keys within keys", "seats = 6", deep.constData(), "f:10:1: more than 200 dots");
        row("missing", "rounds = 10                         # at least\n", "",
            "f:8:1: table.rounds is missing\n");
        row("too many seats", "seats = 6", "seats = 8",
            "table.seats must be at most 7 in this house");
        row("no such house", "house = \"washington\"", "house = \"moon\"",
            "f:6:9: house cannot be used: unknown house 'moon'");
        row("not in this game", "surrender = 1", "split = 1",
            "situations.split cannot happen in this house");
        row("more often than rounds", "surrender = 1", "surrender = 11",
            "situations.surrender must be at most 10, the number of rounds");
        row("no such code", "\"wrong-take\"", "\"wrong-tale\"",
            "pass.critical holds something that is not a finding code");
        row("a code twice", "\"wrong-take\"", "\"wrong-payout\"",
            "pass.critical holds wrong-payout twice");
        row("id", "id = \"washington\"", "id = \"../up\"",
            "f:4:6: id must be small letters, digits and hyphens, at most 64");
        row("no time for the pace", "limit = 40", "limit = 5",
            "time.limit must leave time for all rounds at the pace that is enough");
        row("irregular situations without irregularities", "irregularities = 40",
            "irregularities = 0", "table.irregularities must be above 0");
        row("too much pressure", "seats = 6", "seats = 6\npressure = 4",
            "table.pressure must be a whole number from 0 to 3");
        row("no questions to pass", "score = 80", "score = 80\nquestions = 50",
            "pass.questions needs questions.count");
    }
    void faultsSayWhere()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, fault);
        const auto faults = QString::fromStdString(faultsOf(from.toStdString(), to.toStdString()));
        QVERIFY2(fault.isEmpty() ? faults.isEmpty() : faults.contains(fault), qPrintable(faults));
    }

    void allFaultsAreToldAtOnce()
    {
        const auto faults = QString::fromStdString(
            faultsOf("seats = 6\nrounds = 10", "seats = 0\nrounds = \"ten\"\nextra = 1"));
        QCOMPARE(faults.count(QLatin1Char('\n')), 3);
    }

    /// Every required situation occurs, and no two exams have the same cards.
    void exams_data() { everyExam(); }
    void exams()
    {
        QFETCH(QString, id);
        const ExamPlan exam = plan(id);
        std::set<std::string> shoes;
        const int count = test::sized(20, 1000, 20);
        for (int i = 0; i < count; ++i) {
            const auto made =
                makeExam(exam.blueprint, exam.house, seedOf(static_cast<std::uint64_t>(i)));
            QVERIFY(made.has_value());
            const auto met = demandsMet(*made);
            for (std::size_t j = 0; j < met.size(); ++j)
                QVERIFY2(met[j] >= exam.blueprint.situations[j].rounds,
                         std::string{name(exam.blueprint.situations[j].situation)}.c_str());
            Shoe shoe = Shoe::shuffled(exam.house.shoe.decks, *made->settings.secret, 0);
            std::string cards;
            for (const Card card : shoe.cards())
                cards += toText(card);
            shoes.insert(cards);
        }
        QCOMPARE(static_cast<int>(shoes.size()), count);
    }

    /// Whatever order the house leaves open, and however often the floor is called: the same situations
    /// come up, with the same cards.
    void anyRightOrder_data() { everyExam(); }
    void anyRightOrder()
    {
        QFETCH(QString, id);
        const ExamPlan exam = plan(id);
        const int count = test::sized(12, 400, 12);
        for (int i = 0; i < count; ++i) {
            const auto made =
                makeExam(exam.blueprint, exam.house, seedOf(static_cast<std::uint64_t>(i)));
            QVERIFY(made.has_value());
            std::vector<int> met(exam.blueprint.situations.size());
            Session session{specOf(made->settings, made->house), made->house};
            Crowd crowd{crowdOf(made->settings, made->house)};
            Rng choice{static_cast<std::uint64_t>(i), 77};
            for (int round = 1; round <= made->rounds; ++round) {
                const std::size_t from = session.log().size();
                while (session.table().roundNumber == round) {
                    untilTheyWait(crowd, session.table(), made->house, [&](const Event &event) {
                        return !session.perform(event).refused;
                    });
                    const auto right = expected(session.table(), made->house);
                    QVERIFY(!right.empty());
                    Act act = right[choice.below(static_cast<std::uint32_t>(right.size()))];
                    if (isAny<act::PlaceCutCard>(act)) // it decides when the shoe ends
                        act = *nextAct(session.table(), made->house);
                    else if (choice.chance(3))
                        act = act::Say{Call::Floor, {}};
                    if (isAny<act::End>(act)) {
                        for (std::size_t j = 0; j < met.size(); ++j)
                            met[j] += occursIn(exam.blueprint.situations[j].situation,
                                               {std::span{session.log()}.subspan(from),
                                                session.table(), made->house});
                    }
                    QVERIFY(session.perform(act).happened);
                }
            }
            QVERIFY(session.findings().empty());
            const auto wanted = demandsMet(*made);
            for (std::size_t j = 0; j < met.size(); ++j)
                QVERIFY2(met[j] == wanted[j],
                         (std::to_string(i) + ' '
                          + std::string{name(exam.blueprint.situations[j].situation)} + ' '
                          + std::to_string(met[j]) + " of " + std::to_string(wanted[j]))
                             .c_str());
        }
    }

    /// The same seed makes the same exam; a seed that differs in one bit makes another.
    void theSeedMakesTheExam()
    {
        const ExamPlan exam = plan(QStringLiteral("washington"));
        const Seed seed = seedOf(1);
        Seed other = seed;
        other.words[3] ^= 1;
        const auto once = makeExam(exam.blueprint, exam.house, seed);
        const auto again = makeExam(exam.blueprint, exam.house, seed);
        const auto different = makeExam(exam.blueprint, exam.house, other);
        QVERIFY(once->settings == again->settings);
        QVERIFY(once->settings.secret != different->settings.secret);
    }

    /// Whoever knows what an exam demands, and bets on the cards that would bring it about, is
    /// right as often as chance allows: exams of every house, dealt to their end.
    void nextCardsCannotBePredicted_data() { everyExam(); }
    void nextCardsCannotBePredicted()
    {
        QFETCH(QString, id);
        test::Guesser guesser;
        for (int i = 0; i < test::sized(40, 1000, 40); ++i)
            guesser.watch(paper(id, 5000 + static_cast<std::uint64_t>(i)));
        constexpr double Much = 3.5;
        for (const test::Guess &guess : guesser.guesses()) {
            const QString said = QStringLiteral("%1: %2 hits of %3, chance %4 (%5 sigma)")
                                     .arg(QString::fromStdString(std::string{guess.name}))
                                     .arg(guess.hits)
                                     .arg(guess.bets)
                                     .arg(guess.chance)
                                     .arg(guess.beyondChance());
            QVERIFY2(std::abs(guess.beyondChance()) < Much, qPrintable(said));
        }
    }

    /// A secret shoe has no pattern from one card to the next.
    void secretShoesHaveNoPattern()
    {
        std::array<std::array<int, 13>, 13> after{};
        int pairs = 0;
        for (std::uint64_t i = 0; i < 300; ++i) {
            Shoe shoe = Shoe::shuffled(6, seedOf(i), i % 5);
            const auto cards = shoe.cards();
            for (std::size_t j = 1; j < cards.size(); ++j, ++pairs)
                ++after[static_cast<std::size_t>(cards[j - 1].rank() - 2)]
                       [static_cast<std::size_t>(cards[j].rank() - 2)];
        }
        double chiSquare = 0;
        for (std::size_t a = 0; a < 13; ++a) {
            for (std::size_t b = 0; b < 13; ++b) {
                const double expected = pairs * (24.0 / 312) * ((a == b ? 23.0 : 24.0) / 311);
                chiSquare += (after[a][b] - expected) * (after[a][b] - expected) / expected;
            }
        }
        QVERIFY2(chiSquare < 215, qPrintable(QString::number(chiSquare))); // 99 % of 168 degrees
    }

    void thePerfectDealerPassesWith100_data() { everyExam(); }
    void thePerfectDealerPassesWith100()
    {
        QFETCH(QString, id);
        for (std::uint64_t i = 0; i < 3; ++i) {
            const ExamGrade grade = sitPerfectly(paper(id, i)).grade();
            QVERIFY(grade.passed());
            QCOMPARE(grade.score.points, 100.0);
            for (const GroupGrade &group : grade.groups) {
                QCOMPARE(group.score(), 100.0);
                QVERIFY(group.judged > 0);
            }
        }
    }

    /// One wrong payment fails for exactly that.
    void oneCriticalMistakeFailsForThat_data() { everyExam(); }
    void oneCriticalMistakeFailsForThat()
    {
        QFETCH(QString, id);
        for (std::uint64_t i = 0; i < 3; ++i) {
            bool made = false;
            const ExamPaper exam = paper(id, i);
            const House house = exam.house;
            const ExamSitting sitting = sit(exam, [&](const Act &act) -> std::optional<Act> {
                if (made || !std::holds_alternative<act::Pay>(act))
                    return std::nullopt;
                made = true;
                return spoiled(act, house);
            });
            const ExamGrade grade = sitting.grade();
            QCOMPARE(grade.shortfalls.size(), std::size_t{1});
            QCOMPARE(grade.shortfalls[0].kind, Shortfall::Kind::Critical);
            QCOMPARE(grade.shortfalls[0].code, FindingCode::WrongPayout);
            QCOMPARE(grade.score.points, 90.0);
            QVERIFY(grade.of(SkillGroup::Payments).wrong == 1);
        }
    }

    /// Dealers who make more mistakes score less, in all and in the group of their mistakes.
    void fallingSkillGivesAFallingScore_data() { everyExam(); }
    void fallingSkillGivesAFallingScore()
    {
        QFETCH(QString, id);
        const int dealers = test::sized(8, 200, 8);
        double last = 101;
        double lastCards = 101;
        for (const std::uint32_t mistakes : {0U, 50U, 150U, 400U}) { // of 10,000 acts
            double points = 0;
            double cards = 0;
            for (int i = 0; i < dealers; ++i) {
                const ExamPaper exam = paper(id, static_cast<std::uint64_t>(i));
                const House house = exam.house;
                KeyStream random{seedOf(900), static_cast<std::uint64_t>(i)};
                const ExamSitting sitting = sit(exam, [&](const Act &act) -> std::optional<Act> {
                    if (random.below(10'000) >= mistakes)
                        return std::nullopt;
                    return std::holds_alternative<act::Pay>(act) ? spoiled(act, house)
                                                                 : Act{act::Burn{}};
                });
                points += sitting.grade().score.points / dealers;
                cards += sitting.grade().of(SkillGroup::Cards).score() / dealers;
            }
            QVERIFY2(points < last, qPrintable(QStringLiteral("%1 %2").arg(mistakes).arg(points)));
            QVERIFY(cards < lastCards);
            last = points;
            lastCards = cards;
        }
    }

    /// Cut off at any line, an exam goes on with the same patrons and the same cards; a line that
    /// is not of this exam is noticed.
    void resumesAtEveryLine()
    {
        const ExamPaper exam = paper(QStringLiteral("washington"), 5);
        const ExamSitting whole = sitPerfectly(exam);
        const auto &log = whole.session().log();
        for (std::size_t cut = 0; cut <= log.size(); cut += 7) {
            auto resumed = ExamSitting::resumed(exam, std::span{log}.first(cut));
            QVERIFY(resumed.has_value());
            std::int64_t now = 0;
            resumed->startClock(now, 0);
            while (!resumed->roundsDone()) {
                if (!resumed->letPatronAnswer(now))
                    QVERIFY(!resumed->perform(*resumed->sitting().next(), now).refused);
            }
            QCOMPARE(resumed->session().log().size(), log.size());
            for (std::size_t i = 0; i < log.size(); ++i)
                QVERIFY(resumed->session().log()[i].event == log[i].event);
        }
        auto changed = log;
        for (LogEntry &entry : changed) {
            auto *act = std::get_if<PatronAct>(&entry.event);
            auto *bet = act == nullptr ? nullptr : std::get_if<patron::Bet>(act);
            if (bet == nullptr)
                continue;
            bet->amount.money += Money::units(5);
            break;
        }
        QVERIFY(!ExamSitting::resumed(exam, changed));
    }

    void timeAndUnfinishedRounds()
    {
        ExamPaper exam = paper(QStringLiteral("ontario"), 1);
        ExamSitting none{exam};
        QCOMPARE(none.grade().shortfalls.at(0).kind, Shortfall::Kind::Unfinished);
        QVERIFY(!none.isTimeUp(40 * 60'000));
        QVERIFY(none.isTimeUp(40 * 60'000 + 1));
        // Half a second an act: too slow for a pace of a few seconds a round.
        exam.blueprint.pace = 5;
        exam.blueprint.minutes = 1;
        const ExamGrade slow = sitPerfectly(exam).grade();
        QCOMPARE(slow.shortfalls.size(), std::size_t{2});
        QCOMPARE(slow.shortfalls[0].kind, Shortfall::Kind::TimeUp);
        QCOMPARE(slow.shortfalls[1].kind, Shortfall::Kind::Pace);
    }

    /// Rounds that were added add their share of the time, one by one: the limit tells nobody how
    /// many there will be.
    void addedRoundsAddTime()
    {
        std::uint64_t seed = 1;
        ExamPaper exam = paper(QStringLiteral("ontario"), seed);
        while (exam.rounds < exam.blueprint.rounds + 2)
            exam = paper(QStringLiteral("ontario"), ++seed);
        constexpr std::int64_t Minute = 60'000;
        ExamSitting sitting{exam};
        sitting.startClock(0, 0);
        QCOMPARE(*sitting.timeLimit(), 40 * Minute);
        for (int rounds = 1; rounds <= exam.rounds; ++rounds) {
            while (sitting.sitting().roundsDone() < rounds)
                (void)sitting.perform(*sitting.sitting().next(), 39 * Minute);
            const int begun = std::min(rounds + 1, exam.rounds);
            QCOMPARE(*sitting.timeLimit(), std::max(40, 4 * begun) * Minute);
        }
        QVERIFY(sitting.roundsDone());
        QVERIFY(sitting.grade().shortfalls.empty()
                || sitting.grade().shortfalls[0].kind == Shortfall::Kind::Pace);
    }

    /// A stranger's certificate may carry any blueprint: one that can hardly be met is given up
    /// within moments.
    void demandsThatHardlyComeUp()
    {
        ExamPlan exam = plan(QStringLiteral("washington"));
        exam.blueprint.rounds = 200;
        exam.blueprint.irregularities = 100;
        for (const auto situation : {ExamSituation::Malfunction, ExamSituation::WarTied}) {
            exam.blueprint.situations = {{situation, 45}};
            QElapsedTimer timer;
            timer.start();
            QVERIFY(!makeExam(exam.blueprint, exam.house, seedOf(1)));
            QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
        }
    }

    /// Questions are about different rules, with one right answer each.
    void questions()
    {
        for (const House &house : test::builtIn()) {
            const auto asked = askAbout(house, 10, KeyStream{seedOf(3), 1});
            QCOMPARE(asked.size(), std::size_t{10});
            std::set<std::string_view> keys;
            for (const Question &question : asked) {
                keys.insert(question.key->key);
                QVERIFY(question.options.size() >= 2);
                QCOMPARE(question.options[question.right], question.key->text(house));
                const std::set<std::string> different(question.options.begin(),
                                                      question.options.end());
                QCOMPARE(different.size(), question.options.size());
            }
            QCOMPARE(keys.size(), asked.size());
        }
        ExamPlan exam = plan(QStringLiteral("ontario"));
        exam.blueprint.questions = 4;
        exam.blueprint.passQuestions = 75;
        ExamSitting sitting = sitPerfectly(makeExam(exam.blueprint, exam.house, seedOf(1)).value());
        QVERIFY(!sitting.done());
        for (std::size_t i = 0; i < 4; ++i) {
            const Question &question = sitting.paper().questions[i];
            const std::size_t wrong = question.right == 0 ? 1 : 0;
            QCOMPARE(sitting.nextQuestion(), std::optional{i});
            QVERIFY(!sitting.answer(i, question.options.size()));
            QVERIFY(sitting.answer(i, i < 2 ? question.right : wrong));
            QVERIFY(!sitting.answer(i, question.right));
        }
        QVERIFY(sitting.done());
        QCOMPARE(sitting.grade().questionsRight, 2);
        QCOMPARE(sitting.grade().shortfalls.at(0).kind, Shortfall::Kind::Questions);
    }
};

QTEST_GUILESS_MAIN(ExamTest)
#include "tst_exam.moc"
