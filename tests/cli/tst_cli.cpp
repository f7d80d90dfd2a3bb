// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commands.h"
#include "app/cli/language.h"
#include "assets/builtinhouses.h"
#include "translations/builtinlanguages.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <sstream>

using namespace pitwise;

class CliTest : public QObject
{
    Q_OBJECT

private:
    struct Result
    {
        int exit = 0;
        QString out;
        QString error;
    };
    static Result run(const Words &words, const std::string &input = {})
    {
        std::istringstream in{input};
        std::ostringstream out;
        std::ostringstream error;
        Terminal terminal{in, out, error, false};
        const auto exit = static_cast<int>(runCommand(words, terminal));
        return {exit, QString::fromStdString(out.str()), QString::fromStdString(error.str())};
    }
    /// As the program does: the language first.
    static Result speak(Words words)
    {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream error;
        Terminal terminal{in, out, error, false};
        const auto noLanguage = chooseLanguage(words, terminal);
        const auto exit = noLanguage ? *noLanguage : runCommand(words, terminal);
        pitwise::speak({});
        return {static_cast<int>(exit), QString::fromStdString(out.str()),
                QString::fromStdString(error.str())};
    }
    /// Runs the program itself, which finds `pitwise-pdf` next to it.
    static int runProgram(const Words &words)
    {
        QStringList list;
        for (const std::string &word : words)
            list << QString::fromStdString(word);
        return QProcess::execute(QStringLiteral(PITWISE_CLI), list);
    }
    static QJsonObject json(const QString &text)
    {
        return QJsonDocument::fromJson(text.toUtf8()).object();
    }
    static std::string example(const std::string &tiePayoff)
    {
        return "[House \"washington\"]\n"
               "[Shoe \"9h 4c Kd 9s 2c 3c 4d Kh 5h 6h 7h 2s\"]\n"
               "say place-bets\np1 bet main 25\np1 bet tie 5\np2 bet main 10\np3 bet main 50\n"
               "say no-more-bets\ndeal 1\ndeal 2\ndeal 3\ndeal dealer\npay 3 main 50\ncollect 3\n"
               "take 2 main\ncollect 2\npay 1 tie "
             + tiePayoff
             + "\nsay war-or-surrender 1\np1 war\npost 1 25\nburn\nburn\nburn\ndeal 1\nburn\nburn\n"
               "burn\ndeal dealer\ngive 1 post\ncollect 1\ncollect dealer\nend\n";
    }
    std::string write(const char *name, const std::string &text)
    {
        const auto path =
            (m_folder.path() + QLatin1Char('/') + QString::fromLatin1(name)).toStdString();
        std::ofstream{path, std::ios::binary} << text;
        return path;
    }
    QTemporaryDir m_folder;

private Q_SLOTS:
    /// What the README says of its own example is what comes out.
    void theReadmesExample()
    {
        const auto shift = run({"deal", "--house", "washington", "--seed", "7", "--rounds", "50"});
        QString overpaid = shift.out;
        overpaid.replace(QLatin1String("\npay 3 main 10\n"), QLatin1String("\npay 3 main 15\n"));
        const auto audit = run({"audit", "-"}, overpaid.toStdString());
        QCOMPARE(audit.exit, 1);
        QCOMPARE(audit.out.count(QLatin1String(": wrong-payout ")), 5);
        QVERIFY(audit.out.contains(QLatin1String(" 5 findings,")));
        QVERIFY(audit.out.contains(QLatin1String("not passed")));
        QFile readme{QStringLiteral(SOURCE_DIR "/README.md")};
        QVERIFY(readme.open(QFile::ReadOnly));
        const QByteArray text = readme.readAll();
        QVERIFY(text.contains("deal --house washington --seed 7 --rounds 50 > shift.deal"));
        QVERIFY(text.contains("sed -i 's/^pay 3 main 10$/pay 3 main 15/' shift.deal"));
        QVERIFY(text.contains("# five wrong payouts, not passed"));
    }

    void houses()
    {
        const auto list = run({"houses"});
        QCOMPARE(list.exit, 0);
        for (const BuiltInHouse &house : builtInHouses())
            QVERIFY(list.out.contains(QString::fromLatin1(house.id.data())));
        QCOMPARE(json(run({"houses", "--json"}).out)[QStringLiteral("houses")].toArray().size(), 5);
        // Control characters are escaped in JSON's own way, so that it stays JSON.
        const auto strange = run({"house", "check", "--json", "q\x7f\xc2\x9b.toml"});
        QVERIFY2(strange.out.isEmpty() || strange.out.contains(QLatin1String("q\\u007f\\u009b")),
                 qPrintable(strange.out));
    }

    /// Judges every act; the totals do not depend on the number of threads.
    void simulates()
    {
        const auto run1 = run({"simulate", "--house", "washington", "--rounds", "2000", "--seed",
                               "3", "--seats", "3", "--threads", "1", "--json"});
        QCOMPARE(run1.exit, 0);
        const QJsonObject one = json(run1.out);
        const QJsonObject two =
            json(run({"simulate", "--house", "washington", "--rounds", "2000", "--seed", "3",
                      "--seats", "3", "--threads", "2", "--json"})
                     .out);
        for (const char *key : {"rounds", "acts", "findings", "bets"})
            QCOMPARE(one[QLatin1String(key)], two[QLatin1String(key)]);
        QCOMPARE(one[QStringLiteral("rounds")].toInt(), 2000);
        QCOMPARE(one[QStringLiteral("findings")].toInt(), 0);
        QVERIFY(one[QStringLiteral("seconds")].isDouble());
        QVERIFY(one[QStringLiteral("roundsPerSecond")].isDouble());
        const QJsonObject main =
            one[QStringLiteral("bets")].toObject()[QStringLiteral("main")].toObject();
        QCOMPARE(main[QStringLiteral("count")].toInt(), 6000);
        const double edge =
            main[QStringLiteral("net")].toDouble() / main[QStringLiteral("wagered")].toDouble();
        QVERIFY(qAbs(edge - main[QStringLiteral("edge")].toDouble()) < 1e-6);
        QVERIFY(main[QStringLiteral("stderr")].toDouble() > 0);
        QCOMPARE(run({"simulate", "--rounds", "5"}).exit, 2);
        QCOMPARE(run({"simulate", "--house", "ontario", "--threads", "0"}).exit, 2);
        QCOMPARE(run({"simulate", "--house", "ontario", "--patrons", "wild"}).exit, 2);
    }

    /// Fixed patrons with or without side bets. The option makes no sense for a crowd.
    void simulateWithoutSideBets()
    {
        const auto bets = [](const Result &result) {
            return json(result.out)[QStringLiteral("bets")].toObject();
        };
        const auto all =
            bets(run({"simulate", "--house", "three-hand", "--rounds", "2000", "--json"}));
        const auto plain = bets(run(
            {"simulate", "--house", "three-hand", "--rounds", "2000", "--no-side-bets", "--json"}));
        QVERIFY(all.contains(QLatin1String("tie")) && all.contains(QLatin1String("war-tie")));
        QCOMPARE(plain.keys(), QStringList{QStringLiteral("main")});
        QCOMPARE(
            run({"simulate", "--house", "ontario", "--patrons", "bold", "--no-side-bets"}).exit, 2);
    }

    void help()
    {
        const auto all = run({"--help"});
        QCOMPARE(all.exit, 0);
        for (const char *command : {"houses", "house", "odds", "deal", "audit", "play"}) {
            QVERIFY(all.out.contains(QLatin1String(command)));
            const auto one = run({command, "--help"});
            QCOMPARE(one.exit, 0);
            QVERIFY(
                one.out.contains(QStringLiteral("usage: pitwise-cli ") + QLatin1String(command)));
        }
        QVERIFY(run({"help", "notation"}).out.contains(QLatin1String("say place-bets")));
    }

    /// The example round is clean. With 55 paid instead of 50, the finding says 11:1 instead of
    /// 10:1.
    void auditOfTheExample()
    {
        const auto clean = run({"audit", "-", "--json"}, example("50"));
        QCOMPARE(clean.exit, 0);
        const auto good = json(clean.out);
        QCOMPARE(good[QStringLiteral("house")].toString(), QStringLiteral("washington"));
        QCOMPARE(good[QStringLiteral("rounds")].toInt(), 1);
        QCOMPARE(good[QStringLiteral("acts")].toInt(), 30);
        QVERIFY(good[QStringLiteral("findings")].toArray().isEmpty());
        QVERIFY(good[QStringLiteral("refused")].toArray().isEmpty());
        QCOMPARE(good[QStringLiteral("score")].toObject()[QStringLiteral("points")].toInt(), 100);

        const auto wrong = run({"audit", "-", "--json"}, example("55"));
        QCOMPARE(wrong.exit, 1);
        const auto findings = json(wrong.out)[QStringLiteral("findings")].toArray();
        QCOMPARE(findings.size(), 1);
        const auto finding = findings[0].toObject();
        QCOMPARE(finding[QStringLiteral("round")].toInt(), 1);
        QCOMPARE(finding[QStringLiteral("line")].toInt(), 17);
        QCOMPARE(finding[QStringLiteral("code")].toString(), QStringLiteral("wrong-payout"));
        QCOMPARE(finding[QStringLiteral("severity")].toString(), QStringLiteral("critical"));
        QCOMPARE(finding[QStringLiteral("seat")].toInt(), 1);
        QCOMPARE(finding[QStringLiteral("bet")].toString(), QStringLiteral("tie"));
        QCOMPARE(finding[QStringLiteral("expected")].toString(), QStringLiteral("50"));
        QCOMPARE(finding[QStringLiteral("actual")].toString(), QStringLiteral("55"));
        QCOMPARE(finding[QStringLiteral("clause")].toString(), QStringLiteral("WA-7"));
        QCOMPARE(finding[QStringLiteral("provenance")].toString(), QStringLiteral("source"));
        QVERIFY(finding[QStringLiteral("message")].toString().contains(QLatin1String("11:1")));
        QVERIFY(finding[QStringLiteral("message")].toString().contains(QLatin1String("10:1")));
    }

    /// The correct dealer's sessions are clean, for every house and style.
    void dealIsClean_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("style");
        for (const BuiltInHouse &house : builtInHouses()) {
            for (const char *style : {"pick-and-pay", "lay-and-pay"})
                QTest::addRow("%s, %s", house.id.data(), style)
                    << QString::fromLatin1(house.id.data()) << QString::fromLatin1(style);
        }
    }
    void dealIsClean()
    {
        QFETCH(QString, house);
        QFETCH(QString, style);
        for (int seed = 0; seed < 5; ++seed) {
            const auto dealt =
                run({"deal", "--house", house.toStdString(), "--seed", std::to_string(seed),
                     "--rounds", "50", "--style", style.toStdString(), "--irregularities", "30",
                     "--odd-bets", "30"});
            QCOMPARE(dealt.exit, 0);
            const auto audit = run({"audit", "-"}, dealt.out.toStdString());
            QVERIFY2(audit.exit == 0, qPrintable(audit.out));
            QVERIFY(audit.out.contains(QLatin1String("50 rounds")));
        }
    }

    void badInput_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char *name, const QByteArray &text, const char *error) {
            QTest::newRow(name) << text << QString::fromLatin1(error);
        };
        const QByteArray house = "[House \"washington\"]\n";
        row("empty", "", "-:1:1: a [House");
        row("binary",
            QByteArray("\x7F"
                       "ELF\0\1\2\3",
                       8),
            "-:1:5: not UTF-8 text");
        row("unknown house", "[House \"atlantis\"]\n", "-:1:9: unknown house 'atlantis'");
        row("unknown verb", house + "fly\n", "-:2:1: unknown act 'fly'");
        row("seat 0", house + "deal 0\n", "-:2:6: seat 0");
        row("seat 99", house + "deal 99\n", "-:2:6: seat 99");
        row("negative", house + "pay 1 main -5\n", "-:2:12: an amount cannot be negative");
        row("huge", house + "pay 1 main 1e99\n", "-:2:12: '1e99' is not an amount");
        row("too large", house + "pay 1 main 1000000001\n", "-:2:12:");
        row("no such chip", house + "pay 1 main 1x3\n", "-:2:12: this house has no chip of 3");
        row("too many of a card", house + "[Shoe \"9h 9h 9h 9h 9h 9h 9h\"]\n",
            "-:2:8: 9h is in the shoe more often");
        row("invalid UTF-8", house + "burn \xFF\n", "-:2:6: not UTF-8 text");
    }
    void badInput()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, error);
        const auto result = run({"audit", "-", "--json"}, text.toStdString());
        QCOMPARE(result.exit, 2);
        QVERIFY2(result.error.startsWith(error), qPrintable(result.error));
        QVERIFY(result.out.isEmpty());
    }

    void badUsage_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exit");
        const auto row = [](const char *line, int exit) {
            QTest::newRow(line) << QString::fromLatin1(line).split(QLatin1Char(' '),
                                                                   Qt::SkipEmptyParts)
                                << exit;
        };
        row("", 2);
        row("fly", 2);
        row("audit", 2);
        row("audit a b", 2);
        row("audit --loud -", 2);
        row("audit /no/such/file.deal", 3);
        row("audit /", 3);
        row("house check /no/such/file.toml", 3);
        row("house", 2);
        row("house check", 2);
        row("house diff washington", 2);
        row("house diff washington atlantis", 2);
        row("deal", 2);
        row("deal --house atlantis", 2);
        row("deal --house washington --seed x", 2);
        row("deal --house washington --seed", 2);
        row("deal --house washington --rounds 0", 2);
        row("deal --house washington --rounds -3", 2);
        row("deal --house washington --seats 8", 2);
        row("deal --house washington --style fast", 2);
        row("play --house atlantis", 2);
        row("play now", 2);
    }
    void badUsage()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exit);
        Words list;
        for (const QString &word : words)
            list.push_back(word.toStdString());
        const auto result = run(list);
        QCOMPARE(result.exit, exit);
        QVERIFY(!result.error.isEmpty());
    }

    void houseCheck()
    {
        const auto good = write("good.toml", std::string{builtInHouses().front().toml});
        QCOMPARE(run({"house", "check", good}).exit, 0);
        const auto bad = write("bad.toml", "id = 5\nseats = 3\n");
        const auto result = run({"house", "check", bad});
        QCOMPARE(result.exit, 2);
        QVERIFY(result.error.contains(QString::fromStdString(bad)
                                      + QStringLiteral(":1:6: id must be a text")));
        QVERIFY(result.error.contains(QString::fromStdString(bad)
                                      + QStringLiteral(":2:1: unknown key seats")));
    }

    /// A house file works wherever a house is expected, also relative to the `.deal` file.
    void houseByPath()
    {
        auto toml = std::string{builtInHouses().front().toml};
        toml.replace(toml.find("pays = \"10:1\""), 13, "pays = \"9:1\"");
        const auto house = write("nine.toml", toml);
        const auto dealt = run({"deal", "--house", house, "--rounds", "5"});
        QCOMPARE(dealt.exit, 0);
        QCOMPARE(run({"audit", "-"}, dealt.out.toStdString()).exit, 0);
        auto text = example("45");
        text.replace(text.find("washington"), 10, "nine.toml");
        QCOMPARE(run({"audit", write("nine.deal", text)}).exit, 0);
    }

    void houseDiff()
    {
        const auto text = run({"house", "diff", "washington", "ontario"});
        QCOMPARE(text.exit, 0);
        QVERIFY(text.out.contains(QLatin1String("Pay a winning tie bet 11:1, not 10:1.")));
        QVERIFY(text.out.contains(QLatin1String("Post nothing when a patron goes to war;")));
        QVERIFY(text.out.contains(QLatin1String("ON-6, the source demands it")));
        const auto differences =
            json(run({"house", "diff", "washington", "ontario", "--json"}).out);
        QVERIFY(differences[QStringLiteral("differences")].toArray().size() > 10);
        QVERIFY(run({"house", "diff", "ontario", "ontario"})
                    .out.contains(QLatin1String("no differences")));
    }

    void odds()
    {
        const auto bets =
            json(run({"odds", "--house", "washington", "--json"}).out)[QStringLiteral("bets")]
                .toObject();
        QCOMPARE(bets[QStringLiteral("tie")].toObject()[QStringLiteral("fraction")].toString(),
                 QStringLiteral("58/311"));
        QVERIFY(bets[QStringLiteral("main")]
                    .toObject()[QStringLiteral("war")]
                    .toObject()[QStringLiteral("decimal")]
                    .toString()
                    .startsWith(QLatin1String("0.0233")));
        QVERIFY(run({"odds", "--house", "fun-casino"})
                    .out.contains(QLatin1String("the patron's edge")));
        QCOMPARE(run({"odds"}).exit, 2);
    }

    /// Types a whole round, using the answers of '?': no finding.
    /// A round made to order: it audits clean, and without one act it does not.
    void situation()
    {
        const auto round = run({"situation", "--house", "washington", "--for", "missing-burn",
                                "--for", "WA-8", "--seed", "3", "--seats", "5"});
        QCOMPARE(round.exit, 0);
        QVERIFY(round.out.startsWith(QLatin1String("[House \"washington\"]\n")));
        QCOMPARE(run({"audit", "-"}, round.out.toStdString()).exit, 0);
        QString mutated = round.out;
        mutated.replace(mutated.indexOf(QLatin1String("\nburn\n")), 5, QString{});
        const auto audit = run({"audit", "-", "--json"}, mutated.toStdString());
        QCOMPARE(audit.exit, 1);
        QCOMPARE(json(audit.out)[u"findings"][0][u"code"].toString(),
                 QStringLiteral("missing-burn"));

        const auto list = json(run({"situation", "--house", "ontario", "--list", "--json"}).out);
        QCOMPARE(list.keys(), (QStringList{QStringLiteral("clauses"), QStringLiteral("codes"),
                                           QStringLiteral("skills")}));
        QVERIFY(list[u"skills"].toArray().contains(QStringLiteral("tie_bet.pays=11:1")));
        QVERIFY(!list[u"codes"].toArray().contains(QStringLiteral("missing-burn")));
    }

    /// The course of a house, with a lesson of the trainer's own.
    void lessons()
    {
        const auto list = json(run({"lesson", "list", "--house", "ontario", "--json"}).out);
        const QJsonArray lessons = list[u"lessons"].toArray();
        QVERIFY(lessons.size() >= 12);
        QCOMPARE(lessons[0][u"id"].toString(), QStringLiteral("seats"));

        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("own.toml")).toStdString();
        std::ofstream{path} << "id = \"own\"\ntitle = \"At {name}\"\norder = 1\n[[step]]\n"
                               "ask = \"Pays?\"\nkey = \"tie_bet.pays\"\n";
        QCOMPARE(run({"lesson", "check", path}).exit, 0);
        const auto own = run({"lesson", "list", "--house", "ontario", "--with", path});
        QCOMPARE(own.exit, 0);
        QVERIFY(own.out.startsWith(QLatin1String("1. At ")));

        std::ofstream{path} << "id = \"own\"\ntitle = \"{nonsense}\"\norder = 1\n";
        const auto faulty = run({"lesson", "check", path});
        QCOMPARE(faulty.exit, 2);
        QVERIFY(faulty.error.contains(QLatin1String("own.toml:2:9: title cannot be filled in")));
        QCOMPARE(run({"lesson", "check", path + ".none"}).exit, 3);
        QCOMPARE(run({"lesson", "list"}).exit, 2);
    }

    /// What a house cannot have is said, with the reason.
    void situationThatCannotBe()
    {
        const auto none = run({"situation", "--house", "ontario", "--for", "missing-burn"});
        QCOMPARE(none.exit, 1);
        QCOMPARE(none.out, QString{});
        QCOMPARE(none.error,
                 QStringLiteral("pitwise-cli: missing-burn cannot come up in ontario: no cards are "
                                "burned before a war\n"));
        QCOMPARE(run({"situation", "--house", "ontario", "--for", "nonsense"}).exit, 2);
        QCOMPARE(run({"situation", "--house", "ontario"}).exit, 2);
        const auto elsewhere = run({"situation", "--house", "ontario", "--for", "WA-9"});
        QCOMPARE(elsewhere.exit, 1);
        QVERIFY(elsewhere.error.contains(QStringLiteral("a clause of another house")));
        const auto nowhere = run({"situation", "--house", "ontario", "--for", "ON-99"});
        QCOMPARE(nowhere.exit, 2);
        QVERIFY(nowhere.error.contains(QStringLiteral("no finding code, clause or skill")));
        QCOMPARE(run({"situation", "--house", "ontario", "--list", "--seats", "99"}).exit, 0);
        QCOMPARE(run({"situation", "--house", "ontario", "--for", "ON-2", "--seats", "8"}).exit, 2);
    }

    void playARound()
    {
        const auto dealt = run({"deal", "--house", "washington", "--seed", "8", "--seats", "3",
                                "--odd-bets", "0", "--irregularities", "0"});
        std::string typed;
        const auto lines = dealt.out.split(QLatin1Char('\n'));
        for (const QString &line : lines) {
            if (!line.startsWith(QLatin1Char('[')) && !line.startsWith(QLatin1Char('p'))
                && !line.startsWith(QLatin1Char('!')))
                typed += line.toStdString() + '\n';
            else if (line.startsWith(QLatin1String("pay"))
                     || line.startsWith(QLatin1String("post")))
                typed += line.toStdString() + '\n';
        }
        const auto played = run({"play", "--house", "washington", "--seed", "8"}, typed);
        QVERIFY2(played.exit == 0, qPrintable(played.out));
        QVERIFY(played.out.contains(QLatin1String("The round is over.")));
        QVERIFY(played.out.contains(QLatin1String("1 of 1 rounds clean")));
    }

    /// Writes a manual as Markdown and HTML; wrong requests give an error.
    void manual()
    {
        const auto file = [&](const char *name) {
            return (m_folder.path() + QLatin1Char('/') + QLatin1String(name)).toStdString();
        };
        const auto textOf = [](const std::string &path) {
            QFile read{QString::fromStdString(path)};
            return read.open(QFile::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString{};
        };
        QCOMPARE(run({"manual", "--house", "washington", "-o", file("w.md")}).exit, 0);
        QVERIFY(textOf(file("w.md")).contains(QLatin1String("| A tie bet pays 10:1. | WA-7 |")));
        QCOMPARE(run({"manual", "--house", "war-blackjack", "-o", file("b.html")}).exit, 0);
        QVERIFY(textOf(file("b.html")).contains(QLatin1String("<svg")));
        QCOMPARE(runProgram({"manual", "--house", "washington", "-o", file("w.pdf")}), 0);
        QVERIFY(textOf(file("w.pdf")).startsWith(QLatin1String("%PDF")));
        QCOMPARE(run({"manual", "--house", "washington", "-o", file("w.doc")}).exit, 2);
        // A4 unless Letter is asked for.
        QVERIFY(textOf(file("b.html")).contains(QLatin1String("size:A4")));
        QVERIFY(textOf(file("w.pdf")).contains(QLatin1String("/MediaBox [0 0 595.0")));
        QCOMPARE(runProgram(
                     {"manual", "--house", "washington", "--paper", "letter", "-o", file("l.pdf")}),
                 0);
        QVERIFY(textOf(file("l.pdf")).contains(QLatin1String("/MediaBox [0 0 612.0")));
        QCOMPARE(run({"manual", "--house", "washington", "--paper", "letter", "-o", file("l.html")})
                     .exit,
                 0);
        QVERIFY(textOf(file("l.html")).contains(QLatin1String("size:letter")));
        const Result folio =
            run({"manual", "--house", "washington", "--paper", "folio", "-o", file("f.pdf")});
        QCOMPARE(folio.exit, 2);
        QVERIFY(folio.error.contains(QLatin1String("--paper must be a4 or letter, not 'folio'")));
        QCOMPARE(run({"manual", "--house", "nowhere", "-o", file("n.md")}).exit, 2);
        QCOMPARE(run({"manual", "--house", "washington"}).exit, 2);
        QCOMPARE(run({"manual", "--house", "washington", "-o", file("none/w.md")}).exit, 3);
        QCOMPARE(runProgram({"manual", "--house", "washington", "-o", file("none/w.pdf")}), 3);
        // The sheet of differences.
        QCOMPARE(run({"house", "diff", "washington", "ontario", "-o", file("d.md")}).exit, 0);
        QVERIFY(textOf(file("d.md")).contains(QLatin1String("Burn no cards before a war.")));
        QCOMPARE(runProgram({"house", "diff", "washington", "ontario", "-o", file("d.pdf")}), 0);
        QVERIFY(textOf(file("d.pdf")).startsWith(QLatin1String("%PDF")));
        QCOMPARE(run({"house", "diff", "washington", "ontario", "-o", file("d.doc")}).exit, 2);
        QCOMPARE(runProgram({"house", "diff", "washington", "ontario", "-o", file("none/d.pdf")}),
                 3);
    }

    void playExplainsAMistake()
    {
        const auto saved = (m_folder.path() + QStringLiteral("/played.deal")).toStdString();
        const auto played = run(
            {"play", "--house", "fun-casino", "--seed", "1"},
            "?\nsay place-bets\ndeal 2\nnonsense\ntake 9 main\ndeal 1b\ntable\nscore\nhelp\nsave "
                + saved + "\nquit\n");
        QCOMPARE(played.exit, 1);
        QVERIFY(played.out.contains(QLatin1String("say place-bets")));
        QVERIFY(played.out.contains(
            QLatin1String("call-missed (minor): \"No more bets\" was not called")));
        QVERIFY(played.out.contains(QLatin1String("[the house's own choice]")));
        QVERIFY(played.out.contains(QLatin1String("unknown act 'nonsense'")));
        QVERIFY(played.out.contains(QLatin1String("seat 9: this table has seats 1 to 7")));
        QVERIFY(played.out.contains(QLatin1String("Not possible: there is no such hand.")));
        QCOMPARE(run({"audit", saved}).exit, 1);
    }

    /// The words around them follow the language; codes, clauses and notation stay as they are.
    void speaksOtherLanguages()
    {
        const auto file = (m_folder.path() + QStringLiteral("/wrong.deal")).toStdString();
        std::ofstream{file} << example("55");
        const Result german = speak({"audit", file, "--language", "de"});
        QCOMPARE(german.exit, 1);
        QVERIFY(german.out.contains(QLatin1String("wrong-payout (critical) ")));
        QVERIFY(german.out.contains(QLatin1String("Platz 1")));
        QVERIFY(german.out.contains(QLatin1String("WA-7, die Quelle verlangt es")));
        QVERIFY(german.out.contains(QLatin1String("1 Runde, ")));
        QVERIFY(speak({"--language=fr", "help", "audit"})
                    .out.startsWith(QLatin1String("usage : pitwise-cli audit FILE")));
        QVERIFY(speak({"lesson", "list", "--house", "washington", "--language", "es"})
                    .out.contains(QLatin1String("Liquide asiento por asiento, de derecha a")));
        QVERIFY(speak({"house", "diff", "washington", "ontario", "--language", "zh"})
                    .out.contains(QString::fromUtf8("\u724c"))); // zh alone: the Chinese we have
        QVERIFY(speak({"nonsense", "--language", "fil"})
                    .error.contains(QLatin1String("di-kilalang command 'nonsense'")));
        const Result unknown = speak({"houses", "--language", "xx"});
        QCOMPARE(unknown.exit, 2);
        QVERIFY(unknown.error.contains(QLatin1String("there is no language 'xx'")));
    }

    /// JSON is for programs: only --language changes its messages, never LANG.
    void languageOfTheEnvironment()
    {
        const auto file = (m_folder.path() + QStringLiteral("/wrong2.deal")).toStdString();
        std::ofstream{file} << example("55");
        const auto message = [](const Result &result) {
            return json(result.out)[QLatin1String("findings")]
                .toArray()[0]
                .toObject()[QLatin1String("message")]
                .toString();
        };
        qputenv("LC_ALL", "de_AT.UTF-8");
        QVERIFY(speak({"audit", file}).out.contains(QLatin1String("Platz 1")));
        QVERIFY(message(speak({"audit", file, "--json"})).contains(QLatin1String("eat 1")));
        QVERIFY(message(speak({"audit", file, "--json", "--language", "de"}))
                    .contains(QLatin1String("Platz 1")));
        qputenv("LC_ALL", "C");
        QVERIFY(speak({"audit", file}).out.contains(QLatin1String("eat 1")));
        qunsetenv("LC_ALL");
    }

    /// A file in a folder `translations` beside the program is a language of every program.
    void languageBesideTheProgram()
    {
        QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("pitwise-cli"));
        QVERIFY(QFile::copy(QStringLiteral(PITWISE_CLI), program));
        QVERIFY(QDir{folder.path()}.mkdir(QStringLiteral("translations")));
        QFile nl{folder.filePath(QStringLiteral("translations/pitwise_nl.qm"))};
        QVERIFY(nl.open(QFile::WriteOnly));
        for (const BuiltInLanguage &each : builtInLanguages()) {
            if (each.code == "de")
                nl.write(each.file.data(), static_cast<qint64>(each.file.size()));
        }
        nl.close();
        QProcess cli;
        cli.start(program,
                  {QStringLiteral("--language"), QStringLiteral("nl"), QStringLiteral("help")});
        QVERIFY(cli.waitForFinished());
        const QString out = QString::fromUtf8(cli.readAllStandardOutput());
        QVERIFY2(out.startsWith(QString::fromUtf8("Pitwise pr\u00fcft")), qPrintable(out));
    }

    void playCoachedAndShown()
    {
        const auto coached = run({"play", "--coach"}, "deal 1\nquit\n");
        QVERIFY(coached.out.contains(QLatin1String("Nothing moved: try again.")));
        const auto shown = run({"play", "--demo", "--seed", "8"});
        QCOMPARE(shown.exit, 0);
        QVERIFY(shown.out.contains(QLatin1String("> end")));
    }
};

QTEST_APPLESS_MAIN(CliTest)
#include "tst_cli.moc"
