// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/random.h"
#include "app/records/copyrecords.h"
#include "app/records/handin.h"
#include "app/records/openedbackup.h"
#include "tests/records/dealingstation.h"
#include "tests/records/dealtsession.h"
#include "tests/records/testplaces.h"
#include "tests/support/rounds.h"

#include <QProcess>
#include <QTest>

using namespace pitwise;
using pitwise::test::dealtSession;
using pitwise::test::newSession;

namespace {

/// While this exists, Qt says nothing about lost connections.
class Quiet
{
public:
    Quiet()
        : m_before(
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {}))
    {
    }
    Quiet(const Quiet &) = delete;
    Quiet &operator=(const Quiet &) = delete;
    ~Quiet() { qInstallMessageHandler(m_before); }

private:
    QtMessageHandler m_before;
};

} // namespace

/// A school: one PostgreSQL server, many stations. Who may do what, and what happens when the
/// server goes away.
class SchoolTest : public QObject
{
    Q_OBJECT

private:
    using Kind = RecordsError::Kind;

    test::TestPlaces m_places;
    std::string m_where; ///< for the owner
    std::string m_station; ///< the same for the login `station1`
    std::string m_ann;

    static std::optional<Kind> kindOf(const std::function<void()> &work)
    {
        try {
            work();
        } catch (const RecordsError &error) {
            return error.kind();
        }
        return std::nullopt;
    }
    bool addLogin(const QString &name, const QString &role)
    {
        return m_places.server()->runSql(
            QStringLiteral("postgres"),
            QStringLiteral("DROP ROLE IF EXISTS %1; CREATE ROLE %1 LOGIN IN ROLE %2")
                .arg(name, role));
    }
    std::string newJournal() const { return m_places.file("journal") + newId(); }

    static constexpr std::size_t Many = 5; ///< sessions

    /// Sessions in a journal or a backup, and a server that has none of them.
    static void prepareFor(const QString &what, const std::string &from, const std::string &server,
                           const test::DealtSession &dealt)
    {
        if (what == QLatin1String("upgrade"))
            return;
        Records mine{from, {.create = true, .station = "owner"}};
        std::string ann;
        if (what == QLatin1String("hand-in")) {
            Records there{server, {.create = true}};
            ann = there.people().addTrainee("1001", "Ann").id;
            fetchPeople(there, mine);
        } else {
            ann = mine.people().addTrainee("1001", "Ann").id;
        }
        for (std::size_t i = 0; i < Many; ++i) {
            SessionWriter writer = mine.sessions().begin(newSession(dealt, ann));
            mine.sessions().append(writer, dealt.lines);
            mine.sessions().end(writer, SessionState::Finished);
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (m_places.server() == nullptr)
            QSKIP("PostgreSQL is not installed (Debian: postgresql): no school was tried");
        m_where = m_places.server()->newDatabase();
        Records owner{m_where, {.create = true}};
        m_ann = owner.people().addTrainee("1001", "Ann").id;
        owner.people().setSecret(owner.people().addTrainee("1009", "Dee").id, Secret{"1234"});
        const Person kim = owner.people().addTrainer("Kim", Secret{"passphrase"});
        QVERIFY(addLogin(QStringLiteral("station1"), QStringLiteral("pitwise_station")));
        QVERIFY(addLogin(QStringLiteral("station2"), QStringLiteral("pitwise_station")));
        QVERIFY(addLogin(QStringLiteral("floor"), QStringLiteral("pitwise_trainer")));
        m_station = TestServer::as("station1", m_where);
        Records{TestServer::as("floor", m_where)}.homework().set({.id = newId(),
                                                                  .trainer = kim.id,
                                                                  .kind = AssignmentKind::Drill,
                                                                  .what = "payouts",
                                                                  .title = "Payouts"});
    }

    /// A station deals and signs people in; that is all it needs.
    void aStationDeals()
    {
        Records station{m_station};
        QCOMPARE(station.station(), std::string{"station1"});
        const auto dealt = dealtSession("washington", 7, 2);
        const NewSession fresh = newSession(dealt, m_ann);
        SessionWriter writer = station.sessions().begin(fresh);
        station.sessions().append(writer, dealt.lines);
        station.sessions().end(writer, SessionState::Finished);
        QCOMPARE(station.sessions().list({.person = m_ann}).size(), std::size_t{1});
        station.people().setSecret(m_ann, Secret{"1234"});
        QCOMPARE(station.people().login(m_ann, Secret{"1234"}).answer, Login::Answer::Right);
        QVERIFY(station.check().faults.empty());
        const auto homework = station.homework().open(m_ann);
        QCOMPARE(homework.size(), std::size_t{1});
        station.homework().markDone(homework[0].assignment.id, m_ann, writer.session);
        QVERIFY(station.homework().open(m_ann).empty());
    }

    void aStationMayNot_data()
    {
        QTest::addColumn<QString>("sql");
        for (const char *table : {"people",         "secrets",       "tries",
                                  "houses",         "sessions",      "acts",
                                  "tips",           "endings",       "results",
                                  "certificates",   "summaries",     "findings",
                                  "practised",      "drill_runs",    "removals",
                                  "homework",       "homework_done", "homework_withdrawn",
                                  "site_keys",      "key_endings",   "revoked_certificates",
                                  "trainer_vaults", "station_log",   "station_tips",
                                  "removed_ids",    "proofs"}) {
            const QString name = QString::fromLatin1(table);
            QTest::addRow("delete %s", table) << QStringLiteral("DELETE FROM ") + name;
            QTest::addRow("truncate %s", table) << QStringLiteral("TRUNCATE %1 CASCADE").arg(name);
            QTest::addRow("drop %s", table) << QStringLiteral("DROP TABLE %1 CASCADE").arg(name);
        }
        const auto row = [](const char *what, const char *sql) {
            QTest::newRow(what) << QString::fromLatin1(sql);
        };
        row("rename a person", "UPDATE people SET name = 'x'");
        row("change an act", "UPDATE acts SET line = 'x'");
        row("change a tip", "UPDATE tips SET tip = 'x'");
        row("change an ending", "UPDATE endings SET state = 'finished'");
        row("change a score", "UPDATE summaries SET score = 100");
        row("change a result", "UPDATE results SET passed = 1");
        row("change a passphrase", "UPDATE secrets SET hash = 'x'");
        row("forget wrong tries", "UPDATE tries SET good = 1");
        row("add a person",
            "INSERT INTO people VALUES ('x', 'trainer', 'x', '', 'x', 'active', 'x')");
        row("issue a certificate",
            "INSERT INTO certificates VALUES ('x', 'x', 'x', 'x', 'x', 'x', 'x', 'x')");
        row("set homework", "INSERT INTO homework SELECT 'x', NULL, id, 'drill', 'x', 'x', '', '', "
                            "'', '' FROM people WHERE role = 'trainer'");
        row("take homework back", "INSERT INTO homework_withdrawn VALUES ('x', 'x')");
        row("do homework at another station",
            "INSERT INTO homework_done SELECT h.id, p.id, '', 'station2', '' FROM homework h, "
            "people p LIMIT 1");
        row("set a trainer's passphrase",
            "INSERT INTO secrets SELECT id, 99, 'x', 'x' FROM people WHERE role = 'trainer'");
        row("end the delay after wrong tries",
            "INSERT INTO tries SELECT id, 99, 1, '2026-01-01T00:00:00.000Z' FROM people");
        row("see tries", "SELECT 1 FROM tries");
        row("prove without a try", "INSERT INTO proofs SELECT 'station1', id, 1, 1, now() FROM "
                                   "people");
        row("see proofs", "SELECT 1 FROM proofs");
        row("remove a PIN",
            "INSERT INTO secrets SELECT id, next_secret(id), '', 'x' FROM people WHERE number = "
            "'1009'");
        row("set a PIN far ahead", "INSERT INTO secrets SELECT id, 999999, '$argon2id$x', 'x' FROM "
                                   "people WHERE number = '1009'");
        row("set a PIN that is no hash", "INSERT INTO secrets SELECT id, next_secret(id), 'x', 'x' "
                                         "FROM people WHERE number = '1001'");
        row("add to a trainer's vault",
            "INSERT INTO trainer_vaults SELECT id, next_vault(id), 'x' FROM people WHERE role = "
            "'trainer'");
        row("add a key", "INSERT INTO site_keys SELECT 'x', 9, 'x', 'x', 'x', id, 'x', 'x' FROM "
                         "people WHERE role = 'trainer'");
        row("say who added a house",
            "INSERT INTO houses (hash, text, id, name, game, added_by) VALUES ('x', 'x', 'x', 'x', "
            "'x', 'station2')");
        row("set the tip of a log", "UPDATE station_tips SET entries = 0");
        row("say that sessions were removed", "INSERT INTO removed_ids VALUES ('x', 'x')");
        row("log for another station",
            "INSERT INTO station_log VALUES ('station2', 1, 'begun', 'x', 'x', 'x')");
        row("log what never was", "INSERT INTO station_log SELECT 'station1', entries + 1, "
                                  "'begun', 'x', 'x', 'x' FROM station_tips WHERE station = "
                                  "'station1'");
        row("log a person", "INSERT INTO station_log SELECT 'station1', t.entries + 1, 'person', "
                            "p.id, 'x', 'x' FROM station_tips t, people p WHERE t.station = "
                            "'station1' AND p.number = '1001'");
        row("deal as another station",
            "INSERT INTO sessions SELECT 'new', person, kind, 'station2', started_at, spec, house, "
            "engine, blueprint, sealed_seed FROM sessions LIMIT 1");
        row("switch the trigger off", "ALTER TABLE acts DISABLE TRIGGER ALL");
        row("switch the policies off", "ALTER TABLE acts DISABLE ROW LEVEL SECURITY");
        row("become the owner", "SET ROLE owner");
    }
    void aStationMayNot()
    {
        QFETCH(QString, sql);
        Records station{m_station};
        QCOMPARE(kindOf([&] { station.database().run(sql.toStdString()); }),
                 std::optional{Kind::NotAllowed});
    }

    /// Nothing that a station can read holds a passphrase's hash, and it makes no backup.
    void whatAStationSees()
    {
        Records station{m_station};
        QVERIFY(station.database()
                    .ask("SELECT 1 FROM secrets s JOIN people p ON p.id = s.person WHERE p.role = "
                         "'trainer'")
                    .empty());
        QCOMPARE(kindOf([&] { backUp(station, m_places.file("backup")); }),
                 std::optional{Kind::NotAllowed});
        const auto journal = openJournal(newJournal(), recordsPlace(m_station));
        fetchPeople(station, *journal);
        const std::string kim = journal->people().trainer("Kim").id;
        QCOMPARE(journal->people().login(kim, Secret{"passphrase"}).answer, Login::Answer::NotSet);
    }

    /// The first PIN is free; the next one takes the old one, or a trainer.
    void aStationSetsPins()
    {
        const std::string bo = Records{m_where}.people().addTrainee("1003", "Cy").id;
        Records station{m_station};
        Records other{TestServer::as("station2", m_where)};
        station.people().setSecret(bo, Secret{"1111"});
        QCOMPARE(kindOf([&] { other.people().setSecret(bo, Secret{"2222"}); }),
                 std::optional{Kind::NotAllowed});
        QCOMPARE(other.people().login(bo, Secret{"1111"}).answer, Login::Answer::Right);
        other.people().setSecret(bo, Secret{"2222"});
        QCOMPARE(kindOf([&] { station.people().setSecret(bo, Secret{}); }),
                 std::optional{Kind::NotAllowed});
        const std::string kim = station.people().trainer("Kim").id;
        QCOMPARE(station.people().login(kim, Secret{"passphrase"}).answer, Login::Answer::Right);
        station.people().setSecret(bo, Secret{});
        QVERIFY(!other.people().byId(bo).hasSecret);
    }

    /// A station signs people in without seeing hashes; wrong tries slow down whatever it does.
    void aStationSignsIn()
    {
        Records station{m_station};
        const std::string kim = station.people().trainer("Kim").id;
        QCOMPARE(station.people().login(kim, Secret{"passphrase"}).answer, Login::Answer::Right);
        const auto addToVault = [&] {
            station.database().run("INSERT INTO trainer_vaults (trainer, n, sealed) SELECT ?, "
                                   "next_vault(?), 'x'",
                                   {kim, kim});
        };
        addToVault(); // he has just shown that he is here
        Records{m_where}.database().run("DELETE FROM trainer_vaults");
        // Who takes a try back has no answer, and whoever asks for it later neither.
        Records owner{m_where};
        const std::string hash =
            owner.database().one("SELECT hash FROM secrets WHERE person = ?", {kim}, "").text(0);
        struct TakeBack
        {
        };
        qint64 made = 0;
        try {
            station.database().atomically([&] {
                made = station.database().one("SELECT try_secret(?, ?)", {kim, hash}, "").number(0);
                QVERIFY(made > 0);
                for (const char *sql : {"SELECT was_right(?, ?)", "SELECT has_proved(?) AND ? < 0"})
                    QCOMPARE(station.database().one(sql, {kim, made}, "").number(0), qint64{0});
                throw TakeBack{};
            });
        } catch (const TakeBack &) {
        }
        QCOMPARE(station.database().one("SELECT was_right(?, ?)", {kim, made}, "").number(0),
                 qint64{0});
        for (int i = 0; i < 3; ++i)
            QCOMPARE(station.people().login(kim, Secret{"wrong"}).answer, Login::Answer::Wrong);
        QCOMPARE(station.people().login(kim, Secret{"passphrase"}).answer, Login::Answer::Wait);
        QCOMPARE(owner.people().login(kim, Secret{"passphrase"}).answer, Login::Answer::Wait);
        QTRY_COMPARE_WITH_TIMEOUT(station.people().login(kim, Secret{"passphrase"}).answer,
                                  Login::Answer::Right, 5000);
    }

    /// Whoever adds a house with a wrong text is named.
    void aHouseThatIsNone()
    {
        Records station{TestServer::as("station2", m_where)};
        station.database().run("INSERT INTO houses (hash, text, id, name, game) VALUES ('x', 'x', "
                               "'x', 'x', 'x')");
        const auto faults = station.check().faults;
        QCOMPARE(faults.size(), std::size_t{1});
        QVERIFY(QString::fromStdString(faults[0].what).contains(QLatin1String("by station2")));
        Records{m_where}.database().run("DELETE FROM houses WHERE hash = 'x'");
    }

    void anotherStationsSession()
    {
        const auto dealt = dealtSession("washington", 8, 1);
        Records one{m_station};
        SessionWriter mine = one.sessions().begin(newSession(dealt, m_ann));
        one.sessions().append(mine, std::span{dealt.lines}.first(3));
        Records two{TestServer::as("station2", m_where)};
        SessionWriter theirs = two.sessions().resume(mine.session);
        QCOMPARE(
            kindOf([&] { two.sessions().append(theirs, std::span{dealt.lines}.subspan(3, 1)); }),
            std::optional{Kind::NotAllowed});
        QCOMPARE(kindOf([&] { two.sessions().end(theirs, SessionState::GivenUp); }),
                 std::optional{Kind::NotAllowed});
        one.sessions().append(mine, std::span{dealt.lines}.subspan(3));
        one.sessions().end(mine, SessionState::Finished);
        // Nor may a station add to its own sessions once they have ended, or leave out an act.
        QVERIFY(kindOf([&] {
            one.database().run("INSERT INTO acts (session, n, line, hash) VALUES (?, ?, 'x', 'x')",
                               {mine.session, mine.acts + 1});
        }));
        SessionWriter other = one.sessions().begin(newSession(dealt, m_ann));
        QVERIFY(kindOf([&] {
            one.database().run("INSERT INTO acts (session, n, line, hash) VALUES (?, 2, 'x', 'x')",
                               {other.session});
        }));
        one.sessions().end(other, SessionState::GivenUp);
    }

    void aTrainerMay()
    {
        Records trainer{TestServer::as("floor", m_where)};
        const std::string id = trainer.people().addTrainee("1002", "Bo").id;
        trainer.people().rename(id, "Bo Chen");
        trainer.people().setActive(id, false);
        trainer.people().addTrainer("Lou", Secret{"another"});
        (void)trainer.rebuild();
        for (const char *sql :
             {"DELETE FROM acts", "UPDATE acts SET line = 'x'", "DELETE FROM people",
              "UPDATE endings SET state = 'finished'", "TRUNCATE summaries"})
            QCOMPARE(kindOf([&] { trainer.database().run(sql); }), std::optional{Kind::NotAllowed});
    }

    /// What was dealt while the server was away is handed in once, in order.
    void handingIn()
    {
        const RecordsPlace place = recordsPlace(m_station);
        const auto journal = openJournal(newJournal(), place);
        {
            Records server{m_station};
            fetchPeople(server, *journal);
        }
        QVERIFY(m_places.server()->stop());
        QCOMPARE(kindOf([&] { Records{m_station}; }), std::optional{Kind::Unreachable});
        QCOMPARE(journal->people().trainee("1001").id, m_ann); // people are known offline
        const auto dealt = dealtSession("ontario", 5, 2);
        const NewSession done = newSession(dealt, m_ann);
        SessionWriter writer = journal->sessions().begin(done);
        journal->sessions().append(writer, dealt.lines);
        journal->sessions().end(writer, SessionState::Finished);
        const NewSession open = newSession(dealt, m_ann);
        SessionWriter more = journal->sessions().begin(open);
        journal->sessions().append(more, std::span{dealt.lines}.first(5));

        QVERIFY(m_places.server()->go());
        Records server{m_station};
        const HandInReport first = handIn(*journal, server);
        QCOMPARE(first.sessions, std::size_t{1});
        QCOMPARE(first.acts, dealt.lines.size() + 5);
        QCOMPARE(handIn(*journal, server).acts, std::size_t{0}); // nothing twice
        QCOMPARE(server.sessions().lines(done.id), dealt.lines);
        QCOMPARE(server.sessions().lines(open.id).size(), std::size_t{5});
        QVERIFY(server.sessions().list()[0].summarised || server.sessions().list()[1].summarised);

        journal->sessions().append(more, std::span{dealt.lines}.subspan(5));
        journal->sessions().end(more, SessionState::Finished);
        QCOMPARE(handIn(*journal, server).sessions, std::size_t{1});
        QCOMPARE(server.sessions().lines(open.id), dealt.lines);
        QVERIFY(journal->sessions().list().empty());
        QVERIFY(server.check().faults.empty());
    }

    /// An exam goes in with its result, which the station's log at the server has, too.
    void handingInAnExam()
    {
        const auto journal = openJournal(newJournal(), recordsPlace(m_station));
        Records server{m_station};
        fetchPeople(server, *journal);
        const auto dealt = dealtSession("ontario", 5, 1);
        const NewSession exam = newSession(dealt, m_ann, SessionKind::Exam);
        SessionWriter writer = journal->sessions().begin(exam);
        journal->sessions().append(writer, dealt.lines);
        journal->sessions().end(writer, SessionState::Finished);
        journal->results().add({.id = newId(), .session = exam.id, .passed = true, .score = 91});
        QCOMPARE(handIn(*journal, server).sessions, std::size_t{1});
        QVERIFY(server.results().ofSession(exam.id)->passed);
        QVERIFY(server.check().faults.empty());
        QVERIFY(journal->check().faults.empty()); // it went, and was not removed
        Records{m_where}.database().run("UPDATE results SET score = 100 WHERE session = ?",
                                        {exam.id});
        const auto faults = server.check().faults;
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults[0].session, exam.id);
        Records{m_where}.database().run("UPDATE results SET score = 91 WHERE session = ?",
                                        {exam.id});
    }

    /// A session that the server cannot take does not stop the others, and is not lost.
    void aSessionTheServerRefuses()
    {
        const auto journal = openJournal(newJournal(), recordsPlace(m_station));
        Records server{m_station};
        fetchPeople(server, *journal);
        const auto dealt = dealtSession("ontario", 6, 1);
        const NewSession first = newSession(dealt, journal->people().addTrainee("9", "Guest").id);
        SessionWriter writer = journal->sessions().begin(first);
        journal->sessions().append(writer, dealt.lines);
        const NewSession second = newSession(dealt, m_ann);
        writer = journal->sessions().begin(second);
        journal->sessions().append(writer, dealt.lines);
        const HandInReport report = handIn(*journal, server);
        QCOMPARE(report.refused.size(), std::size_t{1});
        QCOMPARE(report.refused[0].session, first.id);
        QCOMPARE(server.sessions().lines(second.id), dealt.lines);
        QCOMPARE(journal->sessions().lines(first.id), dealt.lines);
    }

    void killedAtTheServer_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"hand-in", "restore", "upgrade"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    /// A kill at any moment of what a program does at the server leaves all or nothing of it, and
    /// the next try completes it.
    void killedAtTheServer()
    {
        QFETCH(QString, what);
        const auto dealt = dealtSession("washington", 11, 3);
        const int step = test::sized(60, 4); // milliseconds
        bool finished = false;
        for (int ms = 0; !finished; ms += step) {
            const std::string server = m_places.server()->newDatabase();
            const std::string from = newJournal();
            prepareFor(what, from, server, dealt);
            QProcess worker;
            worker.start(QStringLiteral(RECORDS_WORKER),
                         {what, QString::fromStdString(from), QString::fromStdString(server)});
            QVERIFY(worker.waitForStarted());
            finished = worker.waitForFinished(ms);
            worker.kill();
            worker.waitForFinished();
            Records there{server, {.create = true}};
            QVERIFY(there.check().faults.empty());
            const std::size_t before = there.sessions().list().size();
            if (what == QLatin1String("hand-in")) {
                Records journal{from};
                handIn(journal, there);
                QVERIFY(journal.sessions().list().empty());
            } else if (what == QLatin1String("restore")) {
                QVERIFY(before == 0 || before == Many); // all or nothing
                if (before == 0)
                    restore(from, there);
            }
            if (what != QLatin1String("upgrade")) {
                const auto rows = there.sessions().list();
                QCOMPARE(rows.size(), std::size_t{Many});
                for (const SessionRow &row : rows)
                    QCOMPARE(there.sessions().lines(row.id), dealt.lines);
            }
            QVERIFY(there.check().faults.empty());
        }
    }

    /// Many stations deal while the server is cut off again and again, each under its own login and
    /// into its own journal. Each goes on by itself, and in the end the server has everything once.
    void theServerIsCutOff()
    {
        constexpr int Stations = 24;
        const int cuts = test::sized(20, 200);
        std::vector<std::unique_ptr<test::DealingStation>> stations;
        for (int i = 0; i < Stations; ++i) {
            const QString login = QStringLiteral("desk%1").arg(i);
            QVERIFY(addLogin(login, QStringLiteral("pitwise_station")));
            stations.push_back(std::make_unique<test::DealingStation>(
                newJournal(), TestServer::as(login.toStdString(), m_where), m_ann));
        }
        const Quiet quiet;
        for (auto &station : stations)
            station->start();
        bool recovered = true;
        for (int cut = 0; cut < cuts && recovered; ++cut) {
            recovered = m_places.server()->restartHard();
            std::vector<int> before;
            for (const auto &station : stations)
                before.push_back(station->handedIn());
            const auto all = [&] {
                return std::equal(stations.begin(), stations.end(), before.begin(),
                                  [](const auto &now, int then) { return now->handedIn() > then; });
            };
            recovered = recovered && QTest::qWaitFor(all, 5000);
        }
        for (auto &station : stations)
            station->stop();
        QVERIFY2(recovered, "a station did not recover within five seconds");
        Records server{m_where};
        std::size_t acts = 0;
        for (const auto &station : stations) {
            QCOMPARE(QString::fromStdString(station->trouble()), QString{});
            for (const auto &[id, dealt] : station->dealt()) {
                QCOMPARE(server.sessions().lines(id), dealt);
                acts += dealt.size();
            }
        }
        QVERIFY(server.check().faults.empty());
        QVERIFY(acts >= static_cast<std::size_t>(Stations * cuts));
    }
};

QTEST_GUILESS_MAIN(SchoolTest)
#include "tst_school.moc"
