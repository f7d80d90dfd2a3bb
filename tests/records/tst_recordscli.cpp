// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/random.h"
#include "app/records/csv.h"
#include "app/records/stationlog.h"
#include "tests/exam/school.h"
#include "tests/records/dealtsession.h"
#include "tests/records/testplaces.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QUuid>

using namespace pitwise;
using pitwise::test::dealtSession;
using pitwise::test::newSession;

/// `pitwise-cli records` and `pitwise-cli export`, run as programs.
class RecordsCliTest : public QObject
{
    Q_OBJECT

private:
    struct Result
    {
        int exit = 0;
        QByteArray out;
        QString error;

        [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    };

    test::TestPlaces m_places;
    std::string m_where;

    Result run(const QStringList &words, const QStringList &variables = {}) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PITWISE_RECORDS"), QString::fromStdString(m_where));
        environment.remove(QStringLiteral("PITWISE_PASSPHRASE"));
        for (const QString &variable : variables)
            environment.insert(variable.section(QLatin1Char('='), 0, 0),
                               variable.section(QLatin1Char('='), 1));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PITWISE_CLI), words);
        process.closeWriteChannel();
        process.waitForFinished();
        return {process.exitCode(), process.readAllStandardOutput(),
                QString::fromUtf8(process.readAllStandardError())};
    }
    /// Words without spaces in them.
    Result run(const char *line) const
    {
        return run(QString::fromUtf8(line).split(QLatin1Char(' ')));
    }
    QString file(const char *name) const { return QString::fromStdString(m_places.file(name)); }
    static QByteArray contentOf(const QString &path)
    {
        QFile file{path};
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray{};
    }

    std::string addSession(const std::string &number, std::uint64_t seed,
                           SessionState state = SessionState::Finished) const
    {
        Records records{m_where};
        const auto dealt = dealtSession("washington", seed, 2);
        const NewSession fresh = newSession(dealt, records.people().trainee(number).id);
        SessionWriter writer = records.sessions().begin(fresh);
        records.sessions().append(writer, dealt.lines);
        if (state != SessionState::UnderWay)
            records.sessions().end(writer, state);
        return fresh.id;
    }

    /// As whoever owns the database can: the logs fit what is there.
    static void logAgain(Records &records)
    {
        records.database().atomically([&] {
            for (const char *table : {"station_log", "station_tips"})
                records.database().run(std::string{"DELETE FROM "} + table);
            completeLogs(records.database());
        });
    }

    /// A session as an engine of that hash would have stored it.
    static void pretendEngine(Records &records, const std::string &id, const std::string &engine)
    {
        Database &database = records.database();
        database.run("UPDATE sessions SET engine = ? WHERE id = ?", {engine, id});
        Digest tip = startOfChain(headOf(records.sessions().read(id)));
        database.run("UPDATE tips SET first = ? WHERE session = ?", {toHex(tip), id});
        std::size_t n = 0;
        for (const std::string &line : records.sessions().lines(id)) {
            tip = nextTip(tip, line);
            database.run("UPDATE acts SET hash = ? WHERE session = ? AND n = ?",
                         {toHex(tip), id, ++n});
        }
        database.run("UPDATE tips SET tip = ? WHERE session = ?", {toHex(tip), id});
        const Row end =
            database.one("SELECT state, ended_at, spec FROM endings WHERE session = ?", {id}, "");
        const ChainEnd ending{end.text(0), end.text(1), n, end.text(2)};
        database.run("UPDATE endings SET tip = ?, seal = ? WHERE session = ?",
                     {toHex(tip), toHex(sealOf(tip, ending)), id});
        logAgain(records);
    }

private Q_SLOTS:
    void init() { m_where = m_places.file(QTest::currentTestFunction()) + newId(); }

    void fromNothing()
    {
        QCOMPARE(run("records people").exit, 3);
        QVERIFY(run("records people").error.contains(QLatin1String("records init")));
        QCOMPARE(run("records init").exit, 0);
        QCOMPARE(run("records init").exit, 0); // again is fine
        const Result added =
            run({QStringLiteral("records"), QStringLiteral("add-trainee"), QStringLiteral("1001"),
                 QStringLiteral("Ann O'Neil"), QStringLiteral("--json")});
        QCOMPARE(added.exit, 0);
        QCOMPARE(added.json()[QStringLiteral("name")].toString(), QStringLiteral("Ann O'Neil"));
        QCOMPARE(run("records add-trainee 1001 Again").exit, 2);
        QCOMPARE(run("records add-trainer Kim").exit, 2); // no passphrase and no terminal
        QVERIFY(run("records add-trainer Kim").error.contains(QLatin1String("PITWISE_PASSPHRASE")));
        const QStringList secret{QStringLiteral("PITWISE_PASSPHRASE=correct horse")};
        const QStringList trainer{QStringLiteral("records"), QStringLiteral("add-trainer"),
                                  QStringLiteral("Kim")};
        QCOMPARE(run(trainer, secret).exit, 0);
        QCOMPARE(run(trainer, secret).exit, 2);
        QCOMPARE(run(trainer + QStringList{QStringLiteral("--new-passphrase")},
                     {QStringLiteral("PITWISE_PASSPHRASE=new")})
                     .exit,
                 0);
        Records records{m_where};
        const std::string kim = records.people().trainer("Kim").id;
        QCOMPARE(records.people().login(kim, Secret{"correct horse"}).answer, Login::Answer::Wrong);
        QCOMPARE(records.people().login(kim, Secret{"new"}).answer, Login::Answer::Right);
        QCOMPARE(run("records people --json").json()[QStringLiteral("people")].toArray().size(), 2);
    }

    /// The class has the trainees, not the trainers.
    void theClass()
    {
        QCOMPARE(run("records init").exit, 0);
        Records records{m_where};
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        records.people().addTrainer("Kim", Secret{"a long passphrase"});
        for (int i = 0; i < 3; ++i) {
            const auto dealt = test::dealtSession("washington", 5, 6);
            SessionWriter writer = records.sessions().begin(test::newSession(dealt, ann.id));
            records.sessions().append(writer, dealt.lines);
            records.sessions().end(writer, SessionState::Finished);
        }
        const auto members = run("records class --json").json()[QStringLiteral("class")].toArray();
        QCOMPARE(members.size(), 1);
        const QJsonObject member = members[0].toObject();
        QCOMPARE(member[QStringLiteral("standing")].toString(), QStringLiteral("training"));
        QCOMPARE(member[QStringLiteral("rounds")].toInt(), 18);
        QCOMPARE(member[QStringLiteral("stuckIn")].toInt(), 3);
        QVERIFY(!member[QStringLiteral("stuckOn")].toString().isEmpty());
        QCOMPARE(member[QStringLiteral("mistakes")].toObject().size(), 5);
        QVERIFY(member[QStringLiteral("mistakes")].toObject()[QStringLiteral("payments")].toInt()
                > 0);
    }

    /// The class on paper, in each format.
    void theClassOnPaper()
    {
        QCOMPARE(run("records init").exit, 0);
        Records{m_where}.people().addTrainee("1001", "Ann <Lee>");
        for (const char *ending : {"html", "md", "pdf"}) {
            const QString path =
                QString::fromStdString(m_places.file("class.") + std::string{ending});
            QCOMPARE(run(("records class -o " + path.toUtf8()).constData()).exit, 0);
            QFile file{path};
            QVERIFY(file.open(QFile::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY(text.size() > 300);
            QCOMPARE(text.startsWith("%PDF-"), QByteArray{ending} == "pdf");
            QCOMPARE(text.contains("Ann &lt;Lee&gt;"), QByteArray{ending} == "html");
        }
    }

    void wrongUse_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("exit");
        const auto row = [](const char *line, int exit) {
            QTest::newRow(line) << QString::fromLatin1(line) << exit;
        };
        row("records", 2);
        row("records frobnicate", 2);
        row("records add-trainee 1", 2);
        row("records check all", 2);
        row("records people --colour", 2);
        row("records forget 4711", 2);
        row("records left 4711", 2);
        row("records backup /nonexistent/folder/file", 3);
        row("records restore /nonexistent", 3);
        row("records people --records /nonexistent/records", 3);
        row("records init --records /proc/records", 3);
        row("records people --records postgresql://owner@/x?host=/nonexistent", 3);
        row("records people --records postgresql://localhost:banana/x", 3);
        row("records people --records /", 3);
        row("records class -o class.docx", 2);
        row("records class -o class.pdf --paper a5", 2);
        row("records class -o /nonexistent/class.html", 3);
        row("progress", 2);
        row("progress --trainee 4711", 2);
        row("progress --trainee 1 --records /nonexistent/records", 3);
        row("export", 2);
        row("export --format csv", 2);
        row("export --format pdf -o x", 2);
        row("export --format csv -o - --columns colour", 2);
        row("export --format csv -o - --trainee 4711", 2);
        row("export --format csv -o /nonexistent/x.csv", 3);
        row("export --format csv -o - --delimiter x", 2);
    }
    void wrongUse()
    {
        QFETCH(QString, line);
        run("records init");
        const Result result = run(line.split(QLatin1Char(' ')));
        QTEST(result.exit, "exit");
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.error.startsWith(QLatin1String("pitwise-cli: "))
                     || result.error.startsWith(QLatin1Char('/')),
                 qPrintable(result.error));
    }

    void checkFindsTampering()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        const std::string id = addSession("1001", 7);
        const Result clean = run("records check --json");
        QCOMPARE(clean.exit, 0);
        QCOMPARE(clean.json()[QStringLiteral("sessions")].toInt(), 1);
        Records(m_where).database().run("UPDATE acts SET line = line || ' ' WHERE n = 5");
        const Result broken = run("records check --json");
        QCOMPARE(broken.exit, 1);
        const QJsonObject fault =
            broken.json()[QStringLiteral("faults")].toArray().first().toObject();
        QCOMPARE(fault[QStringLiteral("act")].toInt(), 5);
        QCOMPARE(fault[QStringLiteral("session")].toString(), QString::fromStdString(id));
        QVERIFY(run("records check").out.contains("act 5"));
    }

    /// A result is compared with the exam itself: no log helps whoever changes both.
    void checkGradesExamsAgain()
    {
        const test::School school{QStringLiteral(PITWISE_CLI)};
        m_where = school.records().toStdString();
        const QStringList sit{QStringLiteral("exam"),      QStringLiteral("sit"),
                              QStringLiteral("--exam"),    QStringLiteral("ontario"),
                              QStringLiteral("--trainee"), QStringLiteral("7")};
        QCOMPARE(school.run(sit, "say place-bets\ngive-up\n").exit, 1);
        const Result clean = run("records check");
        QVERIFY2(clean.exit == 0, clean.out);
        Records records{m_where};
        records.database().run("UPDATE results SET passed = 1, score = 100");
        QCOMPARE(run("records check").exit, 1);
        logAgain(records);
        const Result forged = run("records check");
        QCOMPARE(forged.exit, 1);
        QVERIFY2(forged.out.contains("does not fit its acts"), forged.out);
    }

    /// What changed after a session was dealt is said of that session, and is no fault.
    void checkSaysWhatChangedSince()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        const std::string same = addSession("1001", 7);
        Records records{m_where};
        auto dealt = dealtSession("washington", 8, 1);
        dealt.house += "# as it was last year\n";
        const NewSession other = newSession(dealt, records.people().trainee("1001").id);
        SessionWriter writer = records.sessions().begin(other);
        records.sessions().append(writer, dealt.lines);
        records.sessions().end(writer, SessionState::Finished);
        const Result house = run("records check --json");
        QCOMPARE(house.exit, 0);
        const QJsonArray one = house.json()[QStringLiteral("changed")].toArray();
        QCOMPARE(one.size(), 1);
        QCOMPARE(one[0][QStringLiteral("session")].toString(), QString::fromStdString(other.id));
        QVERIFY(one[0][QStringLiteral("house")].toBool());
        QVERIFY(!one[0][QStringLiteral("engine")].toBool());

        pretendEngine(records, same, "an older engine");
        const Result engine = run("records check");
        QVERIFY2(engine.exit == 0, engine.out);
        QVERIFY(engine.out.contains("session " + QByteArray::fromStdString(same)
                                    + ": the engine has changed since\n"));
        // That engine judged otherwise, and may have.
        records.database().run("UPDATE summaries SET engine = 'an older engine', score = 1 WHERE "
                               "session = ?",
                               {same});
        const Result otherwise = run("records check");
        QVERIFY2(otherwise.exit == 0, otherwise.out);
        QVERIFY2(otherwise.out.contains("would judge it otherwise"), otherwise.out);
    }

    void rebuild()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        addSession("1001", 7);
        Records(m_where).database().run("UPDATE summaries SET minor = 77");
        QCOMPARE(run("records check").exit, 1);
        QCOMPARE(run("records rebuild --json").json()[QStringLiteral("changed")].toInt(), 1);
        QCOMPARE(run("records check").exit, 0);
    }

    /// Everything moves: SQLite to SQLite, SQLite to PostgreSQL and back.
    /// Skills, hours and what is missing for the exam, all from the stored acts.
    void progress()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        const QJsonObject none = run("progress --trainee 1001 --json").json();
        QVERIFY(none[QStringLiteral("skills")].toArray().isEmpty());
        QVERIFY(none[QStringLiteral("ready")].toObject().isEmpty());

        addSession("1001", 3);
        addSession("1001", 4, SessionState::UnderWay);
        const Result result = run("progress --trainee 1001 --json");
        QCOMPARE(result.exit, 0);
        const QJsonObject told = result.json();
        QVERIFY(told[QStringLiteral("hours")].toObject()[QStringLiteral("casino-war")].toDouble()
                > 0);
        int met = 0;
        int wrong = 0;
        const QJsonArray skills = told[QStringLiteral("skills")].toArray();
        for (const QJsonValue &each : skills) {
            const int seen = each[QStringLiteral("seen")].toInt();
            const int right = each[QStringLiteral("right")].toInt();
            QVERIFY(!each[QStringLiteral("key")].toString().isEmpty());
            QVERIFY(!each[QStringLiteral("title")].toString().isEmpty());
            QVERIFY(right <= seen && seen <= 4); // four rounds were dealt
            QCOMPARE(each[QStringLiteral("level")].toString() == QLatin1String("new"), seen == 0);
            QCOMPARE(each[QStringLiteral("due")].isNull(), seen == 0);
            met += seen > 0 ? 1 : 0;
            wrong += seen - right;
        }
        QVERIFY(met > 10 && met < skills.size());
        QVERIFY(wrong > 0);
        const QJsonObject ready = told[QStringLiteral("ready")].toObject();
        QCOMPARE(ready.keys(), QStringList{QStringLiteral("washington")});
        const QJsonObject house = ready[QStringLiteral("washington")].toObject();
        QVERIFY(!house[QStringLiteral("ready")].toBool());
        QVERIFY(house[QStringLiteral("missing")].toArray().size() >= skills.size() - met);

        // Another house: what is the same there is known from here.
        const QJsonObject other = run("progress --trainee 1001 --house ontario --json").json();
        const QJsonArray there = other[QStringLiteral("skills")].toArray();
        QVERIFY(std::any_of(there.begin(), there.end(), [](const QJsonValue &each) {
            return each[QStringLiteral("seen")].toInt() > 0;
        }));
        QVERIFY(std::any_of(there.begin(), there.end(), [](const QJsonValue &each) {
            return each[QStringLiteral("seen")].toInt() == 0;
        }));
        QVERIFY(run("progress --trainee 1001").out.contains("skills missing"));
    }

    void backupAndRestore_data() { m_places.addRows(); }
    void backupAndRestore()
    {
        FRESH_RECORDS(m_places, other);
        run("records init");
        run("records add-trainee 1001 Ann");
        run({QStringLiteral("records"), QStringLiteral("add-trainer"), QStringLiteral("Kim")},
            {QStringLiteral("PITWISE_PASSPHRASE=x")});
        addSession("1001", 7);
        addSession("1001", 8, SessionState::UnderWay);
        const QString backup = file("backup");
        const Result made = run({QStringLiteral("records"), QStringLiteral("backup"), backup,
                                 QStringLiteral("--json")});
        QCOMPARE(made.exit, 0);
        QCOMPARE(made.json()[QStringLiteral("sessions")].toInt(), 2);
        const QByteArray csv = run("export --format csv -o -").out;
        const QByteArray bytes = contentOf(backup);

        m_where = other;
        QCOMPARE(run({QStringLiteral("records"), QStringLiteral("restore"), backup}).exit, 0);
        QCOMPARE(contentOf(backup), bytes);
        QCOMPARE(run("export --format csv -o -").out, csv);
        const Result checked = run("records check --json");
        QCOMPARE(checked.exit, 0);
        QCOMPARE(checked.json()[QStringLiteral("sessions")].toInt(), 2);
        QCOMPARE(run({QStringLiteral("records"), QStringLiteral("restore"), backup}).exit, 2);

        // And back.
        QCOMPARE(run({QStringLiteral("records"), QStringLiteral("backup"), backup}).exit, 0);
        m_where = m_places.file("back") + newId();
        QCOMPARE(run({QStringLiteral("records"), QStringLiteral("restore"), backup}).exit, 0);
        QCOMPARE(run("export --format csv -o -").out, csv);
        QCOMPARE(run("records check").exit, 0);
        Records records{m_where};
        QCOMPARE(records.people().login(records.people().trainer("Kim").id, Secret{"x"}).answer,
                 Login::Answer::Right);
    }

    /// A backup never replaces the records, nor a file that somebody uses.
    void backupOntoFilesInUse()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        addSession("1001", 7);
        const auto backUpTo = [&](const QString &path) {
            return run({QStringLiteral("records"), QStringLiteral("backup"), path}).exit;
        };
        const QString own = QString::fromStdString(m_where);
        const QString link = own + QStringLiteral(".link");
        QVERIFY(QFile::link(own, link));
        for (const QString &same : {own, link})
            QCOMPARE(backUpTo(same), 2);
        {
            Records reader{m_where}; // SQLite keeps its log beside the file
            (void)reader.sessions().list();
            QCOMPARE(backUpTo(own), 2);
            QCOMPARE(backUpTo(own + QStringLiteral("-wal")), 2);
        }
        QCOMPARE(run("records check --json").json()[QStringLiteral("sessions")].toInt(), 1);
        QCOMPARE(run("records check").exit, 0);

        const QString other = file("leftover");
        QFile log{other + QStringLiteral("-wal")};
        QVERIFY(log.open(QFile::WriteOnly));
        const Result refused = run({QStringLiteral("records"), QStringLiteral("backup"), other});
        QCOMPARE(refused.exit, 2);
        QVERIFY(refused.error.contains(log.fileName()));

        // It cannot be moved into place: nothing of it is left.
        const QString folder = file("a-folder");
        QVERIFY(QDir{}.mkpath(folder));
        QCOMPARE(backUpTo(folder), 3);
        const QFileInfo place{folder};
        QVERIFY(place.dir().entryList({QStringLiteral("*.part*")}, QDir::Files).isEmpty());
        QVERIFY(!QFile::exists(other));
    }

    /// What is in the log of a file in use is moved too.
    void restoreFromAFileInUse_data() { m_places.addRows(); }
    void restoreFromAFileInUse()
    {
        FRESH_RECORDS(m_places, other);
        run("records init");
        run("records add-trainee 1001 Ann");
        Records writer{m_where};
        writer.database().run("PRAGMA wal_autocheckpoint = 0");
        const std::string id = addSession("1001", 7);
        const QString source = QString::fromStdString(m_where);
        QVERIFY(QFile{source + QStringLiteral("-wal")}.size() > 0);
        const QByteArray bytes = contentOf(source);
        m_where = other;
        QCOMPARE(run({QStringLiteral("records"), QStringLiteral("restore"), source}).exit, 0);
        QCOMPARE(contentOf(source), bytes);
        QCOMPARE(Records(m_where).sessions().lines(id), writer.sessions().lines(id));
        QCOMPARE(run("records check").exit, 0);
    }

    /// A file that is no backup leaves no new records behind.
    void restoreFromABadFile()
    {
        const QString bad = file("bad");
        QFile text{bad};
        QVERIFY(text.open(QFile::WriteOnly));
        text.write("no backup at all");
        text.close();
        for (const QString &path : {bad, file("missing"), QStringLiteral("/")}) {
            const Result result = run({QStringLiteral("records"), QStringLiteral("restore"), path});
            QCOMPARE(result.exit, 3);
            QVERIFY2(result.error.contains(path), qPrintable(result.error));
            QVERIFY(!QFile::exists(QString::fromStdString(m_where)));
        }
    }

    /// A disk that is really full, where this may be tried: what SQLite says depends on the size.
    void fullDisk_data()
    {
        QTest::addColumn<QString>("size");
        for (const char *size : {"4k", "16k", "32k", "64k"})
            QTest::newRow(size) << QString::fromLatin1(size);
    }
    void fullDisk()
    {
        QFETCH(QString, size);
        const QString folder = file("full");
        QVERIFY(QDir{}.mkpath(folder));
        QProcess shell;
        shell.start(QStringLiteral("unshare"),
                    {QStringLiteral("--map-root-user"), QStringLiteral("--mount"),
                     QStringLiteral("sh"), QStringLiteral("-c"),
                     QStringLiteral("mount -t tmpfs -o size=\"$3\" none \"$1\" || exit 77; "
                                    "\"$2\" records init --records \"$1/r\""),
                     QStringLiteral("sh"), folder, QStringLiteral(PITWISE_CLI), size});
        constexpr int NotMounted = 77;
        constexpr int NotAllowed = 1;
        if (!shell.waitForStarted() || !shell.waitForFinished() || shell.exitCode() == NotMounted
            || shell.exitCode() == NotAllowed)
            QSKIP("No file system may be mounted here, so a full disk was not tried");
        const QByteArray said = shell.readAllStandardError();
        QVERIFY2(shell.exitCode() == 3, said);
        QVERIFY2(said.contains("the disk is full"), said);
    }

    /// The score of an exam is what its blueprint made of it.
    void anExamThatWasGivenUp()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        Records records{m_where};
        const auto dealt = test::cleanSession("washington", 7, 1);
        const std::string ann = records.people().trainee("1001").id;
        NewSession exam = newSession(dealt, ann, SessionKind::Exam);
        SessionWriter writer = records.sessions().begin(exam);
        records.sessions().append(writer, dealt.lines);
        records.sessions().end(writer, SessionState::GivenUp);
        const QByteArray before = run("export --format csv -o - --columns state,score,passed").out;
        QCOMPARE(before, QByteArray{"state,score,passed\r\ngiven up,,\r\n"});
        records.results().add({.id = newId(), .session = exam.id, .passed = false, .score = 80});
        const QByteArray after = run("export --format csv -o - --columns state,score,passed").out;
        QCOMPARE(after, QByteArray{"state,score,passed\r\ngiven up,80.0,no\r\n"});
    }

    /// `export --json` counts what is in the file.
    void countsOfExports()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        run("records add-trainee 1002 Bo");
        run("records add-trainee 1003 Cy");
        addSession("1001", 7);
        addSession("1002", 8);
        const auto count = [&](const char *options) {
            QStringList words{QStringLiteral("export"), QStringLiteral("--json"),
                              QStringLiteral("-o"), file("counted"), QStringLiteral("--format")};
            words << QString::fromLatin1(options).split(QLatin1Char(' '));
            return run(words).json()[QStringLiteral("records")].toInt(-1);
        };
        QCOMPARE(count("csv"), 2);
        QCOMPARE(count("csv --per person"), 3);
        QCOMPARE(count("certifications"), 0);
        QCOMPARE(count("xapi"), 6);
        QCOMPARE(contentOf(file("counted")).count('\n'), 6);
        QCOMPARE(count("xapi --trainee 1001"), 3);
    }

    void strangeNames()
    {
        run("records init");
        run({QStringLiteral("records"), QStringLiteral("add-trainee"), QStringLiteral("1\n2"),
             QString::fromUtf8("A\u202Enn\ntrainer  Kim\u2067")});
        const QByteArray listed = run("records people").out;
        QCOMPARE(listed, QByteArray{"trainee  1\\n2  A\\u202enn\\ntrainer  Kim\\u2067\n"});
    }

    /// A removed person leaves no trace in the file, and the others' chains hold.
    void forget_data() { m_places.addRows(); }
    void forget()
    {
        FRESH_RECORDS(m_places, where);
        m_where = where;
        run("records init");
        run("records add-trainee 1001 Annabella");
        run("records add-trainee 1002 Bo");
        addSession("1001", 7);
        const std::string kept = addSession("1002", 8);
        addSession("1001", 9, SessionState::UnderWay);
        const Result result = run("records forget 1001 --json");
        QCOMPARE(result.exit, 0);
        const QJsonObject removed = result.json()[QStringLiteral("removed")].toObject();
        QCOMPARE(removed[QStringLiteral("sessions")].toInt(), 2);
        QVERIFY(removed[QStringLiteral("acts")].toInt() > 20);
        QCOMPARE(run("records check").exit, 0);
        Records records{m_where};
        const auto rows = records.sessions().list();
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].id, kept);
        if (m_where.starts_with('/'))
            QVERIFY(!contentOf(QString::fromStdString(m_where)).contains("Annabella"));
        QCOMPARE(run("records forget 1001").exit, 2);
    }

    void csvCells_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("cell");
        const auto row = [](const char *text, const char *cell) {
            QTest::newRow(text) << QByteArray{text} << QByteArray{cell};
        };
        row("plain", "plain");
        row("a,b", "\"a,b\"");
        row("a\"b", "\"a\"\"b\"");
        row("a\nb", "\"a\nb\"");
        row("=1+1", "'=1+1");
        row("+1", "'+1");
        row("-1", "'-1");
        row("@SUM(A1)", "'@SUM(A1)");
        row("  =1", "'  =1");
        row("\t=1", "'\t=1");
        row("=a,\"b\"", "\"'=a,\"\"b\"\"\"");
        row("a=b", "a=b");
    }
    void csvCells()
    {
        QFETCH(QByteArray, text);
        QTEST(QByteArray::fromStdString(csvCell(text.toStdString(), ',')), "cell");
    }

    void csvOfSessions()
    {
        run("records init");
        run({QStringLiteral("records"), QStringLiteral("add-trainee"), QStringLiteral("=1001"),
             QStringLiteral("Ann; \"Lee\"\nJr.")});
        run("records add-trainee 1002 Bo");
        addSession("=1001", 7);
        addSession("1002", 8, SessionState::UnderWay);
        const QByteArray one =
            run("export --format csv -o - --trainee =1001 --columns number,name,state,rounds "
                "--delimiter ;")
                .out;
        QCOMPARE(one, QByteArray{"number;name;state;rounds\r\n"
                                 "'=1001;\"Ann; \"\"Lee\"\"\nJr.\";finished;2\r\n"});
        const QByteArray both = run("export --format csv -o - --columns number,rounds,score").out;
        QVERIFY2(both.endsWith("1002,,\r\n"), both); // not judged before it ends
        const QByteArray people =
            run("export --format csv --per person -o - --columns number,sessions,rounds").out;
        QCOMPARE(people, QByteArray{"number,sessions,rounds\r\n'=1001,1,2\r\n1002,1,0\r\n"});
        const QByteArray dates =
            run("export --format csv -o - --trainee 1002 --columns started --dates dd.MM.yyyy").out;
        QVERIFY(QRegularExpression{QStringLiteral("^started\r\n\\d\\d\\.\\d\\d\\.\\d{4}\r\n$")}
                    .match(QString::fromUtf8(dates))
                    .hasMatch());
    }

    /// Statements are whole, and the same each time.
    void xapi()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        addSession("1001", 7);
        addSession("1001", 8, SessionState::GivenUp);
        addSession("1001", 9, SessionState::UnderWay);
        const QByteArray first = run("export --format xapi -o -").out;
        QCOMPARE(run("export --format xapi -o -").out, first);
        QSet<QString> ids;
        QStringList verbs;
        for (const QByteArray &line : first.trimmed().split('\n')) {
            const QJsonObject statement = QJsonDocument::fromJson(line).object();
            QVERIFY(!statement.isEmpty());
            const QString id = statement[QStringLiteral("id")].toString();
            QVERIFY(!QUuid::fromString(id).isNull());
            ids << id;
            verbs << statement[QStringLiteral("verb")]
                         .toObject()[QStringLiteral("id")]
                         .toString()
                         .section(QLatin1Char('/'), -1);
            QCOMPARE(statement[QStringLiteral("actor")]
                         .toObject()[QStringLiteral("account")]
                         .toObject()[QStringLiteral("name")]
                         .toString(),
                     QStringLiteral("1001"));
        }
        QCOMPARE(ids.size(), verbs.size());
        verbs.sort();
        QCOMPARE(verbs.join(QLatin1Char(' ')),
                 QStringLiteral("abandoned completed initialized initialized initialized "
                                "terminated"));
    }

    void deals()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        run("records add-trainee 1002 Bo");
        addSession("1001", 7);
        const QString path = file("one.deal");
        QCOMPARE(run({QStringLiteral("export"), QStringLiteral("--format"), QStringLiteral("deal"),
                      QStringLiteral("-o"), path})
                     .exit,
                 0);
        const auto dealt = dealtSession("washington", 7, 2);
        std::string text = dealt.spec;
        for (const std::string &line : dealt.lines)
            text += line + '\n';
        QCOMPARE(contentOf(path), QByteArray::fromStdString(text));
        QVERIFY(run({QStringLiteral("audit"), path}).exit <= 1);

        addSession("1002", 8);
        const QString folder = file("all");
        QCOMPARE(run({QStringLiteral("export"), QStringLiteral("--format"), QStringLiteral("deal"),
                      QStringLiteral("-o"), folder})
                     .exit,
                 0);
        QCOMPARE(QDir{folder}.entryList({QStringLiteral("*.deal")}).size(), 2);
    }

    void certifications()
    {
        run("records init");
        run("records add-trainee 1001 Ann");
        const std::string session = addSession("1001", 7);
        Records records{m_where};
        records.results().add({.id = "r1", .session = session, .passed = true, .score = 97});
        records.results().addCertificate({.id = "c1",
                                          .result = "r1",
                                          .house = "washington",
                                          .exam = "washington",
                                          .granted = "2026-03-01",
                                          .expires = "2027-03-01",
                                          .text = "x"});
        QCOMPARE(run("export --format certifications -o -").out,
                 QByteArray{"number,name,house,exam,score,granted,expires,certificate\r\n"
                            "1001,Ann,washington,washington,97.0,2026-03-01,2027-03-01,c1\r\n"});
    }

    void help()
    {
        QCOMPARE(run("records --help").exit, 0);
        QVERIFY(run("export --help").out.startsWith("usage: pitwise-cli export"));
        QVERIFY(run("help records").out.contains("add-trainee"));
    }
};

QTEST_GUILESS_MAIN(RecordsCliTest)
#include "tst_recordscli.moc"
