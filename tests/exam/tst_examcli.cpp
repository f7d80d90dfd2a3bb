// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/records.h"
#include "tests/exam/school.h"
#include "tests/support/rounds.h"

#include <QDate>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <memory>
#include <vector>

using namespace pitwise;
using pitwise::test::Candidate;
using pitwise::test::Ran;
using pitwise::test::School;

namespace {

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QJsonObject json(const Ran &ran)
{
    return QJsonDocument::fromJson(ran.out.toUtf8()).object();
}

/// A short exam, so that a test can sit many.
constexpr const char *ShortExam = R"(id = "short"
name = "A short exam"
house = "ontario"
[table]
seats = 3
rounds = 3
irregularities = 30
[pass]
score = 80
critical = ["wrong-payout"]
[certificate]
valid_days = 90
)";

} // namespace

/// Exams, certificates and keys on the command line, as another program uses them.
class ExamCliTest : public QObject
{
    Q_OBJECT

private:
    const School m_school{QStringLiteral(PITWISE_CLI)};

    /// Runs another program in the school's folder.
    static Ran tool(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
    /// Sits the short exam to its end; the words of its result.
    QStringList sitShort(std::function<std::optional<Act>(const Act &)> mistake = {}) const
    {
        return sitShort(m_school, std::move(mistake));
    }
    static QStringList sitShort(const School &school,
                                std::function<std::optional<Act>(const Act &)> mistake = {})
    {
        Candidate candidate{school, school.file(QStringLiteral("short.toml"))};
        candidate.setMistake(std::move(mistake));
        if (!candidate.start() || !candidate.deal(10'000))
            qWarning() << candidate.trouble();
        candidate.finish();
        return candidate.result();
    }

    /// The QR code on the page names the file, which is attached to the page.
    void readThePage()
    {
        const auto in = [&](const char *name) { return m_school.file(QLatin1String(name)); };
        QCOMPARE(tool(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("150"),
                                                   QStringLiteral("-png"), in("a.pdf"), in("page")})
                     .exit,
                 0);
        const Ran code = tool(QStringLiteral("zbarimg"),
                              {QStringLiteral("-q"), QStringLiteral("--raw"), in("page-1.png")});
        QVERIFY2(code.out.startsWith(QStringLiteral("pitcert:")),
                 qPrintable(code.out + code.error));
        QVERIFY(code.out.contains(QStringLiteral("&file=a.pitcert")));
        QFile file{in("a.pitcert")};
        QVERIFY(file.open(QFile::ReadOnly));
        const auto hash = QString::fromStdString(toHex(digestOf(file.readAll().toStdString())));
        QCOMPARE(code.out.mid(8, 64), hash);
        // Its text can be searched and copied: hyphens and brackets too.
        const auto textOf = [&](const char *name) {
            return tool(QStringLiteral("pdftotext"),
                        {QStringLiteral("-layout"), in(name), QStringLiteral("-")})
                .out;
        };
        const QString today = QDate::currentDate().toString(Qt::ISODate).left(5);
        QVERIFY2(textOf("a.pdf").contains(today), qPrintable(textOf("a.pdf")));
        QCOMPARE(m_school.run(words("manual --house washington -o m.pdf")).exit, 0);
        QVERIFY(textOf("m.pdf").contains(QStringLiteral("WA-15")));
        QCOMPARE(m_school.run(words("records class -o class.pdf")).exit, 0);
        QVERIFY2(textOf("class.pdf").contains(QStringLiteral("Irregularities")),
                 qPrintable(textOf("class.pdf")));
        QCOMPARE(
            tool(QStringLiteral("pdfdetach"), {QStringLiteral("-save"), QStringLiteral("1"),
                                               QStringLiteral("-o"), in("b.pitcert"), in("a.pdf")})
                .exit,
            0);
        QCOMPARE(m_school.run(words("verify b.pitcert --trust site.key")).exit, 0);
    }

    static School freshSchool()
    {
        School school{QStringLiteral(PITWISE_CLI)};
        school.write(QStringLiteral("short.toml"), QString::fromUtf8(ShortExam));
        return school;
    }
    /// Deals on to the end, without mistakes.
    static bool passes(Candidate &candidate)
    {
        if (!candidate.start() || !candidate.deal(10'000))
            return false;
        candidate.finish();
        return candidate.result()[2] == QLatin1String("passed");
    }

    void revokeTheKey(const QString &key)
    {
        QCOMPARE(m_school.run(words("key rotate")).exit, 0);
        QCOMPARE(m_school.run(words("verify a.pitcert --trust site.key")).exit, 0);
        QCOMPARE(m_school.run(words("key revoke") << key << words("--reason stolen")).exit, 0);
        const auto keys =
            json(m_school.run(words("key list --json")))[QLatin1String("keys")].toArray();
        QCOMPARE(keys[0][QLatin1String("state")], QJsonValue{QStringLiteral("revoked")});
        QCOMPARE(keys[1][QLatin1String("state")], QJsonValue{QStringLiteral("active")});
        const QString next = keys[1][QLatin1String("id")].toString();
        QCOMPARE(m_school.run(words("key export") << next << words("-o next.key")).exit, 0);
        QCOMPARE(m_school.run(words("key revocations -o list")).exit, 0);
        const Ran revoked = m_school.run(words("verify a.pitcert --trust site.key --trust next.key "
                                               "--revocations list"));
        QCOMPARE(revoked.exit, 1);
        QVERIFY(revoked.out.contains(QStringLiteral("Its key was revoked")));
        const Ran unused =
            m_school.run(words("verify a.pitcert --trust site.key --revocations list --json"));
        QVERIFY2(json(unused)[QLatin1String("remarks")][0].toString().contains(
                     QStringLiteral("list was not used")),
                 qPrintable(unused.out));
        // With the records at hand the site knows by itself.
        QCOMPARE(m_school.run(words("verify a.pitcert --records") << m_school.records()).exit, 1);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_school.write(QStringLiteral("short.toml"), QString::fromUtf8(ShortExam));
    }

    void listAndCheck()
    {
        const Ran list = m_school.run(words("exam list --json"));
        QCOMPARE(list.exit, 0);
        const auto exams = json(list)[QLatin1String("exams")].toArray();
        QCOMPARE(exams.size(), 5);
        for (const auto &exam : exams)
            QCOMPARE(exam[QLatin1String("id")], exam[QLatin1String("house")]);
        QCOMPARE(m_school.run(words("exam check short.toml")).exit, 0);
        m_school.write(QStringLiteral("bad.toml"),
                       QString::fromUtf8(ShortExam).replace(QStringLiteral("seats = 3"),
                                                            QStringLiteral("seats = 12")));
        const Ran bad = m_school.run(words("exam check bad.toml"));
        QCOMPARE(bad.exit, 2);
        QVERIFY2(bad.error.startsWith(QStringLiteral("bad.toml:5:9: table.seats must be")),
                 qPrintable(bad.error));
        QCOMPARE(m_school.run(words("exam check no-such.toml")).exit, 3);
        QCOMPARE(m_school.run(words("exam sit --exam moon --trainee 7")).exit, 2);
        QCOMPARE(m_school.run(words("exam sit --exam ontario --trainee 8")).exit, 2);
    }

    /// From an exam to a certificate that another machine verifies.
    void fromTheExamToTheCertificate()
    {
        QVERIFY(m_school.run(words("key new --site Riverside --json")).exit == 0);
        const Ran list = m_school.run(words("key list --json"));
        const QString key = json(list)[QLatin1String("keys")][0][QLatin1String("id")].toString();
        const Ran exported = m_school.run(words("key export") << key << words("-o site.key"));
        QVERIFY2(exported.exit == 0, qPrintable(list.out + list.error + exported.error));

        const QStringList result = sitShort();
        QCOMPARE(result.size(), 4);
        QCOMPARE(result[2], QStringLiteral("passed"));
        QCOMPARE(result[3], QStringLiteral("100"));
        const Ran issued =
            m_school.run(words("certificate issue")
                         << result[1] << words("-o a.pitcert --pdf a.pdf --badge a.jwt --json"));
        QVERIFY2(issued.exit == 0, qPrintable(issued.error));

        const Ran verified = m_school.run(words("verify a.pitcert --trust site.key --json"));
        QVERIFY2(verified.exit == 0, qPrintable(verified.out + verified.error));
        const QJsonObject said = json(verified);
        QCOMPARE(said[QLatin1String("valid")], QJsonValue{true});
        QCOMPARE(said[QLatin1String("person")][QLatin1String("name")],
                 QJsonValue{QStringLiteral("Zoë Ångström")});
        QCOMPARE(said[QLatin1String("exam")], QJsonValue{QStringLiteral("short")});
        QCOMPARE(said[QLatin1String("house")], QJsonValue{QStringLiteral("ontario")});
        QCOMPARE(said[QLatin1String("score")], QJsonValue{100});
        QCOMPARE(said[QLatin1String("passed")], QJsonValue{true});
        QCOMPARE(said[QLatin1String("findings")], QJsonValue{0});
        QCOMPARE(said[QLatin1String("key")], QJsonValue{key});

        // Nobody told us whose key it is.
        const Ran unknown = m_school.run(words("verify a.pitcert"));
        QCOMPARE(unknown.exit, 1);
        QVERIFY(unknown.out.contains(QStringLiteral("compare")));
        QCOMPARE(m_school.run(words("verify none.pitcert --trust site.key")).exit, 3);
        QCOMPARE(m_school.run(words("verify a.pitcert --trust a.pitcert")).exit, 2);
        const Ran page = m_school.run(words("verify a.pdf --trust site.key"));
        QCOMPARE(page.exit, 1);
        QVERIFY2(page.out.contains(QLatin1String("attached to it")), qPrintable(page.out));
        readThePage();
        if (!QTest::currentTestFailed())
            revokeTheKey(key);
    }

    /// What was revoked counts nowhere any more, also when its holder was forgotten. A result has
    /// one certificate that holds.
    void revocationsCountEverywhere()
    {
        const School school = freshSchool();
        QCOMPARE(school.run(words("key new --site Riverside")).exit, 0);
        const QString result = sitShort(school)[1];
        const auto issue = [&](const char *more = "-o a.pitcert") {
            return json(school.run(words("certificate issue --json")
                                   << result << words(more)))[QLatin1String("certificate")]
                .toString();
        };
        const auto standing = [&] {
            return json(school.run(words(
                "records class --json")))[QLatin1String("class")][0][QLatin1String("standing")]
                .toString();
        };
        const auto exported = [&] {
            (void)school.run(words("export --format certifications -o c.csv"));
            QFile file{school.file(QStringLiteral("c.csv"))};
            return file.open(QFile::ReadOnly) ? file.readAll().count('\n') - 1 : -1;
        };
        const QString first = issue("-o a.pitcert --badge a.jwt");
        QVERIFY(!first.isEmpty());
        QCOMPARE(issue("-o b.pitcert --badge b.jwt"), first);
        for (const char *pair : {"a.pitcert b.pitcert", "a.jwt b.jwt"}) {
            QFile a{school.file(words(pair)[0])};
            QFile b{school.file(words(pair)[1])};
            QVERIFY(a.open(QFile::ReadOnly) && b.open(QFile::ReadOnly));
            QCOMPARE(a.readAll(), b.readAll());
        }
        QCOMPARE(exported(), 1);
        QCOMPARE(standing(), QStringLiteral("certified"));

        QCOMPARE(school.run(words("certificate revoke") << first).exit, 0);
        QCOMPARE(exported(), 0);
        QVERIFY(standing() != QStringLiteral("certified"));
        const QString second = issue();
        QVERIFY(!second.isEmpty() && second != first);
        QCOMPARE(exported(), 1);
        QCOMPARE(standing(), QStringLiteral("certified"));

        const QString key = json(school.run(
            words("key list --json")))[QLatin1String("keys")][0][QLatin1String("id")]
                                .toString();
        QCOMPARE(school.run(words("key revoke") << key).exit, 0);
        QCOMPARE(exported(), 0);
        QVERIFY(standing() != QStringLiteral("certified"));

        QCOMPARE(school.run(words("key new --site Riverside")).exit, 0);
        QCOMPARE(school.run(words("records forget 7")).exit, 0);
        QCOMPARE(school.run(words("key revocations -o list")).exit, 0);
        QFile list{school.file(QStringLiteral("list"))};
        QVERIFY(list.open(QFile::ReadOnly));
        const QString revoked = QString::fromUtf8(list.readAll());
        QVERIFY2(revoked.contains(first) && revoked.contains(key), qPrintable(revoked));
    }

    void failedExamsGetNoCertificate()
    {
        bool made = false;
        QStringList result;
        // The cards are drawn: in a short exam it may be that nobody wins.
        for (int tries = 0; tries < 20 && !made; ++tries) {
            result = sitShort([&](const Act &act) -> std::optional<Act> {
                const auto *pay = std::get_if<act::Pay>(&act);
                if (pay == nullptr || std::exchange(made, true))
                    return std::nullopt;
                act::Pay wrong = *pay;
                wrong.amount = {pay->amount.money + Money::units(5), {}};
                return wrong;
            });
        }
        QVERIFY(made);
        QCOMPARE(result[2], QStringLiteral("failed"));
        QCOMPARE(result[3], QStringLiteral("90"));
        const Ran refused =
            m_school.run(words("certificate issue") << result[1] << words("-o c.pitcert"));
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.error.contains(QStringLiteral("not passed")));
        QVERIFY(!QFile::exists(m_school.file(QStringLiteral("c.pitcert"))));
    }

    /// End of input leaves the exam under way: no second one can begin. It can be given up.
    void oneExamAtATime()
    {
        const QStringList sit = words("exam sit --exam short.toml --trainee 7");
        const Ran begun = m_school.run(sit, "say place-bets\ncollect 9\nwhat\np1 bet main 5\n");
        QCOMPARE(begun.exit, 0);
        QVERIFY(begun.out.contains(QStringLiteral("\nok 1\n")));
        QCOMPARE(begun.out.count(QStringLiteral("\nno ")), 3);
        QCOMPARE(m_school.run(sit).exit, 1);
        QCOMPARE(m_school.run(words("exam sit --exam ontario --trainee 7 --resume")).exit, 1);
        const Ran given = m_school.run(sit + words("--resume"), "give-up\n");
        QCOMPARE(given.exit, 1);
        QVERIFY(given.out.contains(QStringLiteral("\nresumed 1\nready\nresult ")));
        QVERIFY(given.out.contains(QStringLiteral(" failed ")));
        QCOMPARE(m_school.run(sit + words("--resume")).exit, 1); // there is none
    }

    /// Many stations begin at the same moment, and the trainer never gave a wrong passphrase: nobody has
    /// to wait because of the others, and the first exams of a trainer share his vault.
    void manyBeginAtOnce()
    {
        const School school = freshSchool();
        constexpr int Stations = 8;
        for (int i = 0; i < Stations; ++i)
            QCOMPARE(school.run(words("records add-trainee") << QString::number(100 + i)
                                                             << QStringLiteral("Somebody"))
                         .exit,
                     0);
        std::vector<std::unique_ptr<QProcess>> exams;
        for (int i = 0; i < Stations; ++i) {
            exams.push_back(std::make_unique<QProcess>());
            school.prepare(*exams.back());
            exams.back()->setArguments(words("exam sit --exam short.toml --trainee")
                                       << QString::number(100 + i));
            exams.back()->start();
            exams.back()->closeWriteChannel();
        }
        for (const auto &exam : exams) {
            QVERIFY(exam->waitForFinished());
            const QByteArray error = exam->readAllStandardError();
            QVERIFY2(exam->exitCode() == 0 && error.isEmpty(), error.constData());
            QVERIFY(exam->readAllStandardOutput().contains("ready"));
        }
    }

    /// The passphrase that opened it is gone for good: the exam is given up, and the next one begins.
    void aNewPassphrase()
    {
        School school = freshSchool();
        QCOMPARE(school.run(words("exam sit --exam short.toml --trainee 7"), "say place-bets\n").exit,
                 0);
        school.set(QStringLiteral("PITWISE_PASSPHRASE"), QStringLiteral("quite another one"));
        QCOMPARE(school.run(words("records add-trainer Kim --new-passphrase")).exit, 0);
        const Ran resumed = school.run(words("exam sit --resume --trainee 7"));
        QCOMPARE(resumed.exit, 1);
        QVERIFY2(resumed.error.contains(QLatin1String("does not open the exam")),
                 qPrintable(resumed.error));
        QCOMPARE(school.run(words("exam sit --exam short.toml --trainee 7")).exit, 1);
        const Ran ended = school.run(words("exam give-up --trainee 7"));
        QVERIFY2(ended.exit == 0 && ended.out.endsWith(QLatin1String(" failed\n")),
                 qPrintable(ended.out + ended.error));
        QCOMPARE(school.run(words("exam give-up --trainee 7")).exit, 1); // none is under way
        QCOMPARE(school.run(words("records check")).exit, 0);
        QCOMPARE(school.run(words("exam sit --exam short.toml --trainee 7")).exit, 0);
    }

    /// An exam goes on although the file of its blueprint is gone.
    void theBlueprintIsStored()
    {
        const School school = freshSchool();
        QCOMPARE(school.run(words("exam sit --exam short.toml --trainee 7"), "say place-bets\n").exit,
                 0);
        QVERIFY(QFile::remove(school.file(QStringLiteral("short.toml"))));
        for (const char *exam : {"--exam short", "--exam short.toml", ""})
            QCOMPARE(school.run(words("exam sit --resume --trainee 7") + words(exam)).exit, 0);
        const Ran other = school.run(words("exam sit --resume --trainee 7 --exam ontario"));
        QCOMPARE(other.exit, 1);
        QVERIFY2(other.error.contains(QLatin1String("is 'short'")), qPrintable(other.error));
    }

    /// What the records list of certificates and keys is what was signed.
    void changedCertificatesAreFound_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const char *sql, const char *told) {
            QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(told);
        };
        row("expiry", "UPDATE certificates SET expires = '2099-12-31'", "listed otherwise");
        row("text", "UPDATE certificates SET text = replace(text, 'Score: 100', 'Score: 99')",
            "signed text was changed");
        row("key", "UPDATE site_keys SET site = 'Elsewhere'", "it was changed");
    }
    void changedCertificatesAreFound()
    {
        QFETCH(QString, sql);
        QFETCH(QString, told);
        const School school = freshSchool();
        QCOMPARE(school.run(words("key new --site Riverside")).exit, 0);
        const QStringList result = sitShort(school);
        QCOMPARE(result[2], QStringLiteral("passed"));
        QCOMPARE(school.run(words("certificate issue") << result[1] << words("-o a.pitcert")).exit,
                 0);
        QCOMPARE(school.run(words("records check")).exit, 0);
        {
            Records records{school.records().toStdString()};
            records.database().run(sql.toStdString(), {});
        }
        const Ran check = school.run(words("records check"));
        QCOMPARE(check.exit, 1);
        QVERIFY2(check.out.contains(told), qPrintable(check.out));
    }

    void secretsAreNeeded()
    {
        QProcess process;
        m_school.prepare(process);
        auto environment = process.processEnvironment();
        environment.insert(QStringLiteral("PITWISE_PASSPHRASE"), QStringLiteral("wrong"));
        process.setProcessEnvironment(environment);
        process.setArguments(words("exam sit --exam short.toml --trainee 7"));
        process.start();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        // One wrong try must not lock out what follows.
        QTRY_COMPARE_WITH_TIMEOUT(m_school.run(words("key list")).exit, 0, 10'000);
    }

    /// Whoever may write the file beside the records cannot undo what was acknowledged, or the
    /// exam itself, by deleting it.
    void deletedJournals()
    {
        const School school = freshSchool();
        Candidate candidate{school, school.file(QStringLiteral("short.toml"))};
        for (int i = 0; i < 4; ++i) {
            QVERIFY2(candidate.start(), qPrintable(candidate.trouble()));
            QVERIFY2(candidate.deal(i * 5), qPrintable(candidate.trouble()));
            candidate.kill();
            for (const char *ending : {"-wal", "-shm"})
                QVERIFY(QFile::remove(school.records() + QLatin1String(ending)));
        }
        QVERIFY2(passes(candidate), qPrintable(candidate.trouble()));
    }

    /// A copy of the records from an earlier moment of the exam, put back: the same exam, dealt on
    /// from there, with the same cards.
    void recordsPutBack()
    {
        const School school = freshSchool();
        Candidate candidate{school, school.file(QStringLiteral("short.toml"))};
        QVERIFY(candidate.start() && candidate.deal(10));
        candidate.kill();
        const int then = candidate.acknowledged();
        const QString copy = school.file(QStringLiteral("copy.db"));
        QVERIFY(QFile::copy(school.records(), copy));
        QVERIFY(candidate.start() && candidate.deal(15));
        candidate.kill();
        for (const char *ending : {"", "-wal", "-shm"})
            QFile::remove(school.records() + QLatin1String(ending));
        QVERIFY(QFile::copy(copy, school.records()));
        candidate.putBack(then);
        QVERIFY2(passes(candidate), qPrintable(candidate.trouble()));
        QCOMPARE(school.run(words("records check")).exit, 0);
    }

    /// A clock that is set back, or far ahead, leads to no other exam: the same one goes on.
    void clocksSetBack()
    {
        School school = freshSchool();
        Candidate candidate{school, school.file(QStringLiteral("short.toml"))};
        QVERIFY(candidate.start() && candidate.deal(10));
        candidate.kill();
        school.set(QStringLiteral("LD_PRELOAD"), QStringLiteral(PITWISE_CLOCK));
        for (const char *seconds : {"-3600", "-99999999", "99999999"}) {
            school.set(QStringLiteral("PITWISE_CLOCK_AHEAD"), QLatin1String(seconds));
            QVERIFY2(candidate.start() && candidate.deal(5), qPrintable(candidate.trouble()));
            candidate.kill();
            QCOMPARE(school.run(words("exam sit --exam ontario --trainee 7")).exit, 1);
        }
        QVERIFY2(passes(candidate), qPrintable(candidate.trouble()));
    }

    /// An exam under way is not forgotten without a trainer.
    void forgettingAnExamUnderWay()
    {
        School school = freshSchool();
        Candidate candidate{school, school.file(QStringLiteral("short.toml"))};
        QVERIFY(candidate.start() && candidate.deal(5));
        candidate.kill();
        school.set(QStringLiteral("PITWISE_PASSPHRASE"), QStringLiteral("wrong"));
        QCOMPARE(school.run(words("records forget 7")).exit, 2);
        QVERIFY2(candidate.trouble().isEmpty(), qPrintable(candidate.trouble()));
        school.set(QStringLiteral("PITWISE_PASSPHRASE"), QStringLiteral("correct horse"));
        bool forgotten = false; // the wrong passphrase makes the next try wait
        QTRY_VERIFY_WITH_TIMEOUT(
            (forgotten = forgotten || school.run(words("records forget 7")).exit == 0), 10'000);
    }

    /// Of two who resume the same exam, only the last one deals on.
    void resumedTwice()
    {
        const School school = freshSchool();
        const QStringList sit = words("exam sit --exam short.toml --trainee 7");
        QCOMPARE(school.run(sit, "say place-bets\n").exit, 0);
        QProcess first;
        school.prepare(first);
        first.setArguments(sit + words("--resume"));
        first.start();
        QByteArray said;
        while (!said.endsWith("ready\n") && first.waitForReadyRead())
            said += first.readAllStandardOutput();
        const Ran second = school.run(sit + words("--resume"), "say floor\n");
        QVERIFY2(second.out.contains(QStringLiteral("\nok 2\n")), qPrintable(second.out));
        first.write("say floor\n");
        first.closeWriteChannel();
        QVERIFY(first.waitForFinished());
        QCOMPARE(first.exitCode(), 1);
        QVERIFY(!first.readAllStandardOutput().contains("ok 2"));
        QVERIFY(first.readAllStandardError().contains("another program is dealing"));
    }

    /// An act whose line broke off may mean something else; an open card is told wherever it lies.
    void linesThatBreakOffAndCardsTooMany()
    {
        const School school = freshSchool();
        const QStringList sit = words("exam sit --exam short.toml --trainee 7");
        const Ran cut = school.run(sit, "say place-bets\nsay no-more-b");
        QVERIFY2(cut.out.endsWith(QStringLiteral("ready\nno the line has no end\n")),
                 qPrintable(cut.out));
        const Ran cards =
            school.run(sit + words("--resume"),
                       "say no-more-bets\ndeal dealer\ndeal dealer\ndeal dealer\ndeal 3\ndeal 3\n");
        QVERIFY(cards.out.contains(QStringLiteral("\nresumed 1\n")));
        QVERIFY2(cards.out.count(QStringLiteral("\nsee dealer ")) == 3, qPrintable(cards.out));
        QVERIFY2(cards.out.count(QStringLiteral("\nsee 3 ")) == 2, qPrintable(cards.out));
    }

    /// Answers are acknowledged, and shown again with their questions.
    void answersAreDurable()
    {
        const School school = freshSchool();
        QString text = QString::fromUtf8(ShortExam).replace(QStringLiteral("rounds = 3"),
                                                            QStringLiteral("rounds = 1"));
        school.write(QStringLiteral("short.toml"),
                     text + QStringLiteral("[questions]\ncount = 3\n"));
        Candidate candidate{school, school.file(QStringLiteral("short.toml"))};
        QVERIFY(candidate.start());
        QVERIFY2(candidate.dealRounds(), qPrintable(candidate.trouble()));
        candidate.kill();
        const QStringList sit = words("exam sit --trainee 7 --resume");
        const Ran once = school.run(sit, "answer 2 a\nanswer 1 z\nanswer 1 b\n");
        QVERIFY2(once.out.contains(QStringLiteral("\nanswered 1 b\nquestion 2 ")),
                 qPrintable(once.out));
        QCOMPARE(once.out.count(QStringLiteral("\nno answer with")), 2);
        const Ran again = school.run(sit, "answer 2 a\n");
        const auto question = again.out.indexOf(QStringLiteral("\nquestion 1 "));
        const auto answered = again.out.indexOf(QStringLiteral("\nanswered 1 b\nresumed "));
        QVERIFY2(question > 0 && answered > question, qPrintable(again.out));
        QVERIFY(again.out.contains(QStringLiteral("\nanswered 2 a\nquestion 3 ")));
    }

    /// Whatever is verified, the same keys are told.
    void whatIsNoCertificate()
    {
        m_school.write(QStringLiteral("no.pitcert"), QStringLiteral("nothing"));
        const Ran ran = m_school.run(words("verify no.pitcert --json"));
        QCOMPARE(ran.exit, 1);
        const QJsonObject said = json(ran);
        for (const char *key : {"person", "house", "exam", "score", "passed", "findings", "granted",
                                "expires", "key"})
            QVERIFY2(said[QLatin1String(key)].isNull(), key);
    }

    /// Killed at any moment, again and again: no acknowledged act is lost, everything is shown
    /// again, and the next card is the same.
    void kills()
    {
        QRandomGenerator random{7};
        const int kills = test::sized(50, 2000);
        int killed = 0;
        while (killed < kills) {
            Candidate candidate{m_school, m_school.file(QStringLiteral("short.toml"))};
            while (!candidate.isOver()) {
                QVERIFY2(candidate.start(), qPrintable(candidate.trouble()));
                const bool toTheEnd = killed == kills;
                QVERIFY2(candidate.deal(toTheEnd ? 10'000 : 1 + random.bounded(12)),
                         qPrintable(candidate.trouble()));
                if (candidate.isOver())
                    break;
                if (random.bounded(2) == 0 && !candidate.nextEndsRound())
                    candidate.sendNext(); // and nobody knows whether it was stored
                candidate.kill();
                ++killed;
            }
            candidate.finish();
            QCOMPARE(candidate.result()[2], QStringLiteral("passed"));
            QCOMPARE(candidate.result()[3], QStringLiteral("100"));
        }
        QCOMPARE(m_school.run(words("records check")).exit, 0);
    }
};

QTEST_GUILESS_MAIN(ExamCliTest)
#include "tst_examcli.moc"
