// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "assets/builtinlessons.h"
#include "engine/house/housekeys.h"
#include "engine/lessons/lesson.h"
#include "engine/session/session.h"
#include "tests/support/houserows.h"
#include "tests/support/houses.h"
#include "tests/support/lessontruths.h"
#include "tests/support/randomhousefile.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace pitwise;

/// Lessons: one file for all houses, a course for each.
class LessonsTest : public QObject
{
    Q_OBJECT

private:
    static std::vector<LessonTemplate> builtIn()
    {
        std::vector<LessonTemplate> lessons;
        for (const BuiltInLesson &each : builtInLessons())
            lessons.push_back(readLesson(each.toml).lesson);
        return lessons;
    }
    static std::vector<Lesson> courseFor(const House &house)
    {
        return lessonsFor(builtIn(), house, situationNames(house), test::builtIn());
    }
    static QString everything(const std::vector<Lesson> &course)
    {
        QString text;
        for (const Lesson &lesson : course) {
            for (const LessonStep &step : lesson.steps) {
                text += QString::fromStdString(step.text + '\n' + step.answer + '\n');
                for (const std::string &name : step.names)
                    text += QString::fromStdString(name + '\n');
            }
        }
        return text;
    }
    static QStringList faultsOf(const char *toml)
    {
        QStringList faults;
        for (const Fault &fault : readLesson(toml).faults)
            faults << QString::fromStdString(toText(fault, "f"));
        return faults;
    }

private Q_SLOTS:
    /// Every file in assets/lessons is built in, is sound, and its id is its name.
    void builtInLessonsAreSound()
    {
        const QDir folder{QStringLiteral(SOURCE_DIR "/assets/lessons")};
        QCOMPARE(static_cast<qsizetype>(builtInLessons().size()),
                 folder.entryList({QStringLiteral("*.toml")}).size());
        std::set<int> orders;
        for (const BuiltInLesson &each : builtInLessons()) {
            const LessonReading reading = readLesson(each.toml);
            QVERIFY2(reading.ok(), reading.ok() ? "" : toText(reading.faults[0], each.id).c_str());
            QCOMPARE(reading.lesson.id, std::string{each.id});
            QVERIFY2(orders.insert(reading.lesson.order).second, each.id.data());
        }
    }

    void everyHouseHasACourse_data() { test::addHouseRows(); }
    /// Twelve lessons or more; every round of every step can be dealt, and is clean; every question
    /// has one right answer that is not among the wrong ones.
    void everyHouseHasACourse()
    {
        QFETCH(int, index);
        const House house = test::everyHouse()[static_cast<std::size_t>(index)];
        const auto course = courseFor(house);
        QVERIFY2(course.size() >= 12, qPrintable(QString::number(course.size())));
        for (const Lesson &lesson : course) {
            for (const LessonStep &step : lesson.steps) {
                QVERIFY(!step.text.empty());
                QVERIFY(step.text.find_first_of("{}") == std::string::npos);
                if (step.kind == StepKind::Ask) {
                    QVERIFY2(!step.wrong.empty(), step.text.c_str());
                    QVERIFY(std::find(step.wrong.begin(), step.wrong.end(), step.answer)
                            == step.wrong.end());
                }
                if (step.kind != StepKind::Watch && step.kind != StepKind::Do)
                    continue;
                const auto round = roundOf(step, house, 5);
                QVERIFY2(round, (lesson.id + ": " + step.text).c_str());
                const Session session = replay(round->spec, house, round->log);
                QVERIFY(session.findings().empty() && session.refusals().empty());
            }
        }
    }

    /// No sentence of a course is false for its house, and no answer wrong: the built-in houses,
    /// and random house files.
    void everySentenceIsTrue()
    {
        auto houses = test::everyHouse();
        constexpr std::uint64_t Random = 40;
        for (std::uint64_t seed = 0; seed < Random; ++seed)
            houses.push_back(test::houseOfRandomFile(seed));
        QStringList trouble;
        const auto note = [&](const House &house, const QString &what) {
            if (!what.isEmpty())
                trouble << QString::fromStdString(house.id) + QLatin1String(": ") + what;
        };
        for (const House &house : houses) {
            for (const Lesson &lesson : courseFor(house)) {
                for (const LessonStep &step : lesson.steps) {
                    if (step.kind != StepKind::Ask)
                        note(house, test::falsehood(house, step.text));
                    else
                        note(house, test::falseAnswer(house, step.text, step.answer));
                }
            }
        }
        trouble.removeDuplicates();
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble.mid(0, 12).join(u'\n')));
    }

    /// A sentence that is false is noticed, and so is one that nobody has thought about.
    void falseSentencesAreNoticed()
    {
        House house = test::house("washington");
        QVERIFY(test::falsehood(house, "Watch a tie bet paid at 10:1.").isEmpty());
        house.tieBet.pays = {9, 1};
        QVERIFY(!test::falsehood(house, "Watch a tie bet paid at 10:1.").isEmpty());
        QVERIFY(!test::falsehood(house, "The moon is a chip.").isEmpty());
        QVERIFY(!test::falseAnswer(house, "What does a tie bet pay here?", "10:1").isEmpty());
    }

    /// A house of the trainer's own: the course says and deals 9:1, and nobody wrote a word.
    void anOwnHouse()
    {
        House house = test::house("washington");
        house.tieBet.pays = {9, 1};
        house.war.burn = 1;
        const QString text = everything(courseFor(house));
        QVERIFY(text.contains(QLatin1String("It pays 9:1: 5 wins 45, 25 wins 225.")));
        QVERIFY(text.contains(QLatin1String("tie_bet.pays=9:1")));
        QVERIFY(!text.contains(QLatin1String("10:1")));
        QVERIFY(text.contains(QLatin1String("Burn 1 card face down before each war card")));
    }

    /// Sentences follow the rules: what a house does not have is not spoken of.
    void onlyWhatTheHouseHas()
    {
        const QString ontario = everything(courseFor(test::house("ontario")));
        QVERIFY(ontario.contains(QLatin1String("Burn nothing before a war")));
        QVERIFY(!ontario.contains(QLatin1String("Post the same amount")));
        QVERIFY(ontario.contains(QLatin1String("It pays 11:1")));
        const QString washington = everything(courseFor(test::house("washington")));
        QVERIFY(washington.contains(QLatin1String("Post the same amount")));
        QVERIFY(!washington.contains(QLatin1String("hole card")));
        House plain = test::house("fun-casino");
        plain.tieBet.allowed = false;
        plain.surrender.allowed = false;
        const QString none = everything(courseFor(plain));
        QVERIFY(!none.contains(QLatin1String("A tie bet wins")));
        QVERIFY(!none.contains(QLatin1String("surrender")));
    }

    /// Wrong answers come from other houses.
    void wrongAnswers()
    {
        for (const Lesson &lesson : courseFor(test::house("ontario"))) {
            for (const LessonStep &step : lesson.steps) {
                if (step.text != "What does a tie bet pay here?")
                    continue;
                QCOMPARE(step.answer, std::string{"11:1"});
                QCOMPARE(step.wrong[0], std::string{"10:1"});
                return;
            }
        }
        QFAIL("the question is missing");
    }

    void sentences()
    {
        const House house = test::house("washington");
        QCOMPARE(sentenceFor("Pays {tie_bet.pays}, {war.burn|card|cards}.", house),
                 std::string{"Pays 10:1, 3 cards."});
        QCOMPARE(sentenceFor("{surrender.loses of 25}", house), std::string{"12.50"});
        QVERIFY(!sentenceFor("{bonus.pays}", house)); // no War bonus in Casino War
        QVERIFY(!faultOfSentence("{tie_bet.pay}").empty());
        QVERIFY(!faultOfSentence("{tie_bet.pays").empty());
        QVERIFY(!faultOfSentence("tie_bet.pays}").empty());
        QVERIFY(!faultOfSentence("{tie_bet.pays of many}").empty());
        QVERIFY(!faultOfSentence("{tie_bet.pays|card|cards}").empty());
        QVERIFY(!faultOfSentence("{}").empty());
    }

    void conditions()
    {
        const House house = test::house("washington");
        const auto holds = [&](const char *text) {
            Conditions conditions;
            const std::string fault = readConditions(text, conditions);
            return fault.empty() && hold(conditions, house);
        };
        QVERIFY(holds("tie_bet.allowed"));
        QVERIFY(!holds("!tie_bet.allowed"));
        QVERIFY(holds("cards.style = pick-and-pay and war.burn != 0"));
        QVERIFY(!holds("cards.style = pick-and-pay and war.burn = 0"));
        QVERIFY(!holds("bonus.parlay")); // not a rule of this game
        Conditions none;
        QVERIFY(!readConditions("cards.style = sideways", none).empty());
        QVERIFY(!readConditions("no.such_key", none).empty());
        QVERIFY(!readConditions("tie_bet.allowed = maybe", none).empty());
        QVERIFY(!readConditions("", none).empty());
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("toml");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *name, const char *toml, const char *fault) {
            QTest::newRow(name) << QByteArray{toml} << QString::fromLatin1(fault);
        };
        const char *head = "id = \"a\"\ntitle = \"A\"\norder = 1\n";
        const auto with = [&](const char *rest) { return QByteArray{head} + rest; };
        row("syntax", "id = \n", "f:1:6:");
        const QByteArray deep = QByteArray{"a."}.repeated(200'000) + "a = 1\n";
        row("keys within keys", with(deep.constData()).constData(), "f:4:1: more than 200 dots");
        row("no steps", head, "f:1:1: step is missing");
        row("bad id", "id = \"A b\"\ntitle = \"A\"\norder = 1\n[[step]]\nread = \"x\"\n",
            "f:1:6: id must be");
        row("two kinds", with("[[step]]\nread = \"x\"\nask = \"y\"\n").constData(),
            "f:4:1: step needs exactly");
        row("no kind", with("[[step]]\nwhen = \"tie_bet.allowed\"\n").constData(),
            "f:4:1: step needs exactly");
        row("unknown key", with("[[step]]\nread = \"x\"\nreed = \"y\"\n").constData(), "f:6:1:");
        row("bad blank", with("[[step]]\nread = \"{nonsense}\"\n").constData(),
            "f:5:8: step.read cannot be");
        row("bad condition", with("[[step]]\nread = \"x\"\nwhen = \"a = b\"\n").constData(),
            "f:6:8: step.when is no condition");
        row("bad name", with("[[step]]\ndo = [\"WA-9\"]\ntext = \"x\"\n").constData(),
            "f:5:6: step.do has");
        row("no wrong answers", with("[[step]]\nask = \"x\"\nanswer = \"y\"\n").constData(),
            "f:4:1: step.wrong is missing");
        row("too many rounds",
            with("[[step]]\ndo = [\"tie_bet.pays\"]\ntext = \"x\"\nrounds = 99\n").constData(),
            "f:7:10: step.rounds");
        row("steps are no tables", with("step = 3\n").constData(), "f:4:8: step must be");
    }
    /// Every fault says where and why.
    void faults()
    {
        QFETCH(QByteArray, toml);
        QFETCH(QString, fault);
        const QStringList found = faultsOf(toml.constData());
        QVERIFY(!found.isEmpty());
        QVERIFY2(found.join(u'\n').contains(fault), qPrintable(found.join(u'\n')));
    }

    /// Damaged files give faults and nothing worse.
    void damagedFiles()
    {
        const std::string whole{builtInLessons()[0].toml};
        for (std::size_t cut = 0; cut < whole.size(); cut += 7)
            (void)readLesson(whole.substr(0, cut));
        for (std::size_t at = 0; at < whole.size(); at += 5) {
            std::string damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x15);
            (void)readLesson(damaged);
        }
        QVERIFY(!readLesson(std::string(100'000, '[')).ok());
        QVERIFY(!readLesson("").ok());
    }
};

QTEST_APPLESS_MAIN(LessonsTest)
#include "tst_lessons.moc"
