// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/exam/school.h"
#include "tests/support/rounds.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace pitwise;
using pitwise::test::Candidate;
using pitwise::test::Ran;
using pitwise::test::School;

namespace {

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '));
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
    QStringList sitShort(std::function<std::optional<Act>(const Act &)> mistake = {})
    {
        Candidate candidate{m_school, m_school.file(QStringLiteral("short.toml"))};
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
        QCOMPARE(
            tool(QStringLiteral("pdfdetach"), {QStringLiteral("-save"), QStringLiteral("1"),
                                               QStringLiteral("-o"), in("b.pitcert"), in("a.pdf")})
                .exit,
            0);
        QCOMPARE(m_school.run(words("verify b.pitcert --trust site.key")).exit, 0);
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
        readThePage();
        if (!QTest::currentTestFailed())
            revokeTheKey(key);
    }

    void failedExamsGetNoCertificate()
    {
        bool made = false;
        const QStringList result = sitShort([&](const Act &act) -> std::optional<Act> {
            const auto *pay = std::get_if<act::Pay>(&act);
            if (pay == nullptr || std::exchange(made, true))
                return std::nullopt;
            act::Pay wrong = *pay;
            wrong.amount = {pay->amount.money + Money::units(5), {}};
            return wrong;
        });
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
