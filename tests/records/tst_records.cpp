// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/enginehash.h"
#include "app/crypto/random.h"
#include "app/records/handin.h"
#include "app/records/openedbackup.h"
#include "app/records/schema.h"
#include "app/records/sessionoutcome.h"
#include "app/records/xapi.h"
#include "tests/records/dealtsession.h"
#include "tests/records/testplaces.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace pitwise;
using pitwise::test::dealtSession;
using pitwise::test::newSession;

namespace {

RecordsError::Kind kindOf(const std::function<void()> &work)
{
    try {
        work();
    } catch (const RecordsError &error) {
        return error.kind();
    }
    throw std::runtime_error{"it was not refused"};
}

QString sentenceOf(const std::function<void()> &work)
{
    try {
        work();
    } catch (const RecordsError &error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace

/// People, sessions and results, in SQLite and in PostgreSQL.
class RecordsTest : public QObject
{
    Q_OBJECT

private:
    using Kind = RecordsError::Kind;

    test::TestPlaces m_places;
    std::vector<std::string> m_shared; ///< records that several rows of a test use
    std::int64_t m_now = 0;

    RecordsOptions options()
    {
        return {.create = true, .clock = [this] { return m_now; }};
    }

    /// As JSON has it: only quotes, backslashes and control characters are escaped.
    static QByteArray quotedInJson(const std::string &text)
    {
        QByteArray quoted;
        for (const char c : text) {
            switch (c) {
            case '"':
                quoted += "\\\"";
                break;
            case '\\':
                quoted += "\\\\";
                break;
            case '\n':
                quoted += "\\n";
                break;
            case '\r':
                quoted += "\\r";
                break;
            case '\t':
                quoted += "\\t";
                break;
            default:
                quoted += c;
            }
        }
        return '"' + quoted + '"';
    }

    /// From the server to a journal and back, into xAPI, into a backup and out of it.
    void comesThrough(Records &records, const Person &person)
    {
        const auto dealt = dealtSession("washington", 3, 1);
        Records journal{m_places.file("journal") + newId(),
                        {.create = true, .station = records.station()}};
        fetchPeople(records, journal);
        QCOMPARE(journal.people().byId(person.id).name, person.name);
        QCOMPARE(journal.people().byId(person.id).number, person.number);
        SessionWriter writer = journal.sessions().begin(newSession(dealt, person.id));
        journal.sessions().append(writer, dealt.lines);
        journal.sessions().end(writer, SessionState::Finished);
        QCOMPARE(handIn(journal, records).sessions, std::size_t{1});
        QCOMPARE(records.sessions().list({.person = person.id}).at(0).name, person.name);

        const std::string statements = sessionsAsXapi(records, {.person = person.id}, "https://x").text;
        for (const QByteArray &line : QByteArray::fromStdString(statements).trimmed().split('\n')) {
            // Not parsed by Qt, which drops a byte order mark.
            QVERIFY(line.contains("\"name\":" + quotedInJson(person.name)));
            QVERIFY(!QJsonDocument::fromJson(line).object().isEmpty());
        }

        const std::string backup = m_places.file("backup") + newId();
        backUp(records, backup);
        Records back{m_places.file("restored") + newId(), {.create = true}};
        restore(backup, back);
        QVERIFY(back.people().byId(person.id) == person);
        QVERIFY(back.check().faults.empty());
    }

private Q_SLOTS:
    void init() { m_now = 1'772'357'400'000; } // 2026-03-01T09:30:00Z

    void people_data() { m_places.addRows(); }
    void people()
    {
        FRESH_RECORDS(m_places, where);
        Records records{where, options()};
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        records.people().addTrainee("1002", "Bo Chen");
        QCOMPARE(records.people().trainee("1001"), ann);
        QVERIFY(!records.people().findTrainee("1003"));
        QCOMPARE(kindOf([&] { records.people().addTrainee("1001", "Another"); }), Kind::Taken);
        QCOMPARE(kindOf([&] { (void)records.people().trainee("1003"); }), Kind::NotFound);
        QCOMPARE(kindOf([&] { records.people().addTrainee(" ", "Nobody"); }), Kind::Refused);
        QCOMPARE(kindOf([&] { records.people().addTrainee("1004", ""); }), Kind::Refused);

        records.people().rename(ann.id, "Ann Lee-Ray");
        records.people().setActive(ann.id, false);
        Records again{where, options()}; // the same from another program
        const auto all = again.people().all();
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].name, std::string{"Ann Lee-Ray"});
        QVERIFY(!all[0].active);
        QVERIFY(all[1].active);
    }

    /// Every text comes back as it went in.
    void hostileText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("quotes") << QByteArray{"O'Neil \"Bob\"; DROP TABLE people; --"};
        QTest::newRow("backslashes") << QByteArray{"\\' \\\\ \\n $1 ? :name @a"};
        QTest::newRow("newlines") << QByteArray{"one\ntwo\r\nthree\ttab"};
        QTest::newRow("right to left") << QByteArray{"\xE2\x80\xAE gnp.exe \xD7\xA9\xD7\x9C"};
        QTest::newRow("formula") << QByteArray{"=HYPERLINK(\"http://x\",\"y\")"};
        QTest::newRow("byte order mark") << QByteArray{"\xEF\xBB\xBF"
                                                       "Ann"};
        QTest::newRow("emoji") << QByteArray{"\xF0\x9F\x83\x8F dealer"};
        QTest::newRow("only spaces around") << QByteArray{"  Ann  "};
        QTest::newRow("10,000 characters") << QByteArray(10'000, 'x');
    }
    void hostileText()
    {
        QFETCH(QByteArray, text);
        const std::string name = text.toStdString();
        if (m_shared.empty())
            m_shared.push_back(m_places.fresh());
        if (m_shared.size() == 1 && m_places.server() != nullptr)
            m_shared.push_back(m_places.server()->newDatabase());
        for (const std::string &where : m_shared) {
            Records records{where, options()};
            const Person person = records.people().addTrainee(name, name);
            records.people().addTrainer(name, Secret{name});
            QCOMPARE(records.people().trainee(name).name, name);
            QCOMPARE(records.people().trainee(name).number, name);
            QCOMPARE(records.people().trainer(name).name, name);
            QCOMPARE(records.people().byId(person.id).name, name);
            QCOMPARE(records.sessions().list({.person = name}).size(), std::size_t{0});
            comesThrough(records, records.people().byId(person.id));
        }
    }

    void impossibleText()
    {
        Records records{m_places.fresh(), options()};
        const std::string zero{"a\0b", 3};
        QCOMPARE(kindOf([&] { records.people().addTrainee("1", zero); }), Kind::Refused);
        QCOMPARE(kindOf([&] { records.people().addTrainee("1", "a\xFF"); }), Kind::Refused);
        QVERIFY(records.people().all().empty());
    }

    /// Wrong tries slow down the next ones, also after a restart; a right one ends that.
    void wrongTriesSlowDown_data() { m_places.addRows(); }
    void wrongTriesSlowDown()
    {
        FRESH_RECORDS(m_places, where);
        std::string id;
        const auto answer = [&](const char *passphrase) {
            Records records{where, options()}; // a fresh start of the program each time
            return records.people().login(id, Secret{passphrase});
        };
        id = Records{where, options()}.people().addTrainer("Kim", Secret{"right"}).id;
        using Answer = Login::Answer;
        QCOMPARE(answer("right"), (Login{Answer::Right, 0}));
        QCOMPARE(answer("wrong"), (Login{Answer::Wrong, 0}));
        QCOMPARE(answer("wrong"), (Login{Answer::Wrong, 0}));
        QCOMPARE(answer("wrong"), (Login{Answer::Wrong, 1}));
        QCOMPARE(answer("right"), (Login{Answer::Wait, 1})); // not even looked at
        m_now += 1000;
        QCOMPARE(answer("wrong"), (Login{Answer::Wrong, 2}));
        m_now += 500;
        QCOMPARE(answer("right"), (Login{Answer::Wait, 2}));
        m_now -= 3'600'000; // a clock set back locks nobody out for longer
        QCOMPARE(answer("right"), (Login{Answer::Wait, 2}));
        m_now += 3'600'000 + 1500;
        QCOMPARE(answer("right"), (Login{Answer::Right, 0}));
        QCOMPARE(answer("wrong"), (Login{Answer::Wrong, 0}));
    }

    void delaysDouble()
    {
        QCOMPARE(delayAfter(0), 0);
        QCOMPARE(delayAfter(2), 0);
        QCOMPARE(delayAfter(3), 1);
        QCOMPARE(delayAfter(4), 2);
        QCOMPARE(delayAfter(12), 512);
        QCOMPARE(delayAfter(13), 900);
        QCOMPARE(delayAfter(1'000'000), 900);
    }

    void pins()
    {
        Records records{m_places.fresh(), options()};
        const std::string id = records.people().addTrainee("1001", "Ann").id;
        QCOMPARE(records.people().login(id, Secret{"1234"}).answer, Login::Answer::NotSet);
        records.people().setSecret(id, Secret{"1234"});
        QVERIFY(records.people().byId(id).hasSecret);
        QCOMPARE(records.people().login(id, Secret{"1234"}).answer, Login::Answer::Right);
        QCOMPARE(records.people().login(id, Secret{"1243"}).answer, Login::Answer::Wrong);
        records.people().setSecret(id, Secret{});
        QVERIFY(!records.people().byId(id).hasSecret);
        QCOMPARE(kindOf([&] { records.people().addTrainer("Kim", Secret{}); }), Kind::Refused);
        QVERIFY(!records.people().findTrainer("Kim")); // all or nothing
    }

    /// A session goes in act by act and comes back the same, judged.
    void sessionsActByAct_data() { m_places.addRows(); }
    void sessionsActByAct()
    {
        FRESH_RECORDS(m_places, where);
        const auto dealt = dealtSession("washington", 7, 4);
        Records records{where, options()};
        const std::string ann = records.people().addTrainee("1001", "Ann").id;
        const NewSession fresh = newSession(dealt, ann);
        SessionWriter writer = records.sessions().begin(fresh);
        for (const std::string &line : dealt.lines) {
            records.sessions().append(writer, {&line, 1});
            QCOMPARE(Records(where, options()).sessions().read(fresh.id).acts, writer.acts);
            if (writer.acts == 20)
                break; // opening the records anew takes its time
        }
        records.sessions().append(writer, std::span{dealt.lines}.subspan(20));
        QCOMPARE(records.sessions().list()[0].state, SessionState::UnderWay);
        m_now += 600'000;
        records.sessions().end(writer, SessionState::Finished);

        const StoredSession stored = records.sessions().read(fresh.id);
        QCOMPARE(stored.state, SessionState::Finished);
        QCOMPARE(stored.startedAt, std::string{"2026-03-01T09:30:00.000Z"});
        QCOMPARE(stored.endedAt, std::string{"2026-03-01T09:40:00.000Z"});
        QCOMPARE(stored.tip, toHex(writer.tip));
        QCOMPARE(stored.houseText, dealt.house);
        QCOMPARE(stored.engine, std::string{engineHash()});
        QCOMPARE(records.sessions().lines(fresh.id), dealt.lines);

        const auto rows = records.sessions().list({.person = ann});
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].rounds, 4);
        QCOMPARE(rows[0].house, std::string{"washington"});
        QCOMPARE(rows[0].game, std::string{"casino-war"});
        QVERIFY(rows[0].findings > 0);
        QVERIFY(rows[0].score < 100);
        QVERIFY(rows[0].seconds > 10);
        const auto replayed = replayStored(stored, dealt.lines);
        QCOMPARE(static_cast<int>(std::get<Session>(replayed).findings().size()), rows[0].findings);
        const auto outcome = storedOutcome(records.database(), fresh.id);
        QVERIFY(outcome);
        QCOMPARE(outcome->findings[0].code, std::string{"wrong-payout"});
        QVERIFY(QString::fromStdString(dealt.lines[outcome->findings[0].act - 1])
                    .startsWith(QLatin1String("pay ")));
        QVERIFY(records.check().faults.empty());
    }

    /// After a lost reply the caller asks again; nothing is stored twice.
    void askingAgain_data() { m_places.addRows(); }
    void askingAgain()
    {
        FRESH_RECORDS(m_places, where);
        const auto dealt = dealtSession("ontario", 3, 1);
        Records records{where, options()};
        const NewSession fresh = newSession(dealt, records.people().addTrainee("1", "Ann").id);
        const SessionWriter start = records.sessions().begin(fresh);
        QCOMPARE(records.sessions().begin(fresh), start);
        SessionWriter writer = start;
        const auto lines = std::span{dealt.lines};
        records.sessions().append(writer, lines.first(3));
        SessionWriter again = start;
        records.sessions().append(again, lines.first(3));
        QCOMPARE(again, writer);
        again = start;
        records.sessions().append(again, lines.first(5)); // three are there, two are new
        QCOMPARE(again.acts, std::size_t{5});
        QCOMPARE(records.sessions().resume(fresh.id), again);
        records.sessions().end(again, SessionState::GivenUp);
        records.sessions().end(again, SessionState::GivenUp);
        QCOMPARE(records.sessions().lines(fresh.id).size(), std::size_t{5});
        QVERIFY(records.check().faults.empty());
    }

    void twoProgramsOneSession_data() { m_places.addRows(); }
    void twoProgramsOneSession()
    {
        FRESH_RECORDS(m_places, where);
        const auto dealt = dealtSession("ontario", 3, 1);
        Records one{where, options()};
        Records two{where, options()};
        const NewSession fresh = newSession(dealt, one.people().addTrainee("1", "Ann").id);
        SessionWriter first = one.sessions().begin(fresh);
        SessionWriter second = two.sessions().resume(fresh.id);
        const std::vector<std::string> mine{"say place-bets @0.100"};
        const std::vector<std::string> theirs{"say place-bets @0.200"};
        one.sessions().append(first, mine);
        QCOMPARE(kindOf([&] { two.sessions().append(second, theirs); }), Kind::Refused);
        QCOMPARE(kindOf([&] { two.sessions().end(second, SessionState::Finished); }),
                 Kind::Refused);
        QCOMPARE(one.sessions().lines(fresh.id), mine);
    }

    void afterTheEnd()
    {
        const auto dealt = dealtSession("ontario", 3, 1);
        Records records{m_places.fresh(), options()};
        const NewSession fresh = newSession(dealt, records.people().addTrainee("1", "Ann").id);
        SessionWriter writer = records.sessions().begin(fresh);
        records.sessions().append(writer, dealt.lines);
        records.sessions().end(writer, SessionState::Finished);
        QCOMPARE(kindOf([&] { records.sessions().append(writer, dealt.lines); }), Kind::Refused);
        QCOMPARE(kindOf([&] { (void)records.sessions().resume(fresh.id); }), Kind::Refused);
        QCOMPARE(kindOf([&] { records.sessions().end(writer, SessionState::GivenUp); }),
                 Kind::Refused);
    }

    void strangeLines()
    {
        const auto dealt = dealtSession("ontario", 3, 1);
        Records records{m_places.fresh(), options()};
        const NewSession fresh = newSession(dealt, records.people().addTrainee("1", "Ann").id);
        SessionWriter writer = records.sessions().begin(fresh);
        for (const std::string &line : {std::string{}, std::string{"deal 1\ndeal 2"},
                                        std::string{"deal 1\0", 7}, std::string{"deal \xFF"}}) {
            QCOMPARE(kindOf([&] { records.sessions().append(writer, {&line, 1}); }), Kind::Refused);
        }
        QVERIFY(records.sessions().lines(fresh.id).empty());
    }

    /// One exam of a person at a time.
    void takenOver_data() { m_places.addRows(); }
    /// Of two who go on with a session, the second does; the very same line of the first, at the
    /// same moment, is not taken for a lost reply.
    void takenOver()
    {
        FRESH_RECORDS(m_places, where);
        const auto dealt = dealtSession("ontario", 3, 1);
        Records records{where, options()};
        const NewSession fresh = newSession(dealt, records.people().addTrainee("1", "Ann").id);
        SessionWriter began = records.sessions().begin(fresh);
        const auto lines = std::span{dealt.lines};
        records.sessions().append(began, lines.first(3));
        SessionWriter first = records.sessions().takeOver(fresh.id);
        QCOMPARE(kindOf([&] { records.sessions().append(began, lines.subspan(3, 1)); }),
                 Kind::Refused);
        records.sessions().append(first, lines.subspan(3, 1));
        SessionWriter second = records.sessions().takeOver(fresh.id);
        SessionWriter late = first;
        records.sessions().append(second, lines.subspan(4, 1));
        QCOMPARE(kindOf([&] { records.sessions().append(late, lines.subspan(4, 1)); }),
                 Kind::Refused);
        QCOMPARE(kindOf([&] { records.sessions().end(late, SessionState::Finished); }),
                 Kind::Refused);
        const SessionWriter before = second;
        records.sessions().append(second, lines.subspan(5, 2));
        SessionWriter again = before; // its own lost reply is no second act
        records.sessions().append(again, lines.subspan(5, 2));
        QCOMPARE(again, second);
        QCOMPARE(records.sessions().read(fresh.id).acts, std::size_t{7});
    }

    void exams_data() { m_places.addRows(); }
    void exams()
    {
        FRESH_RECORDS(m_places, where);
        const auto dealt = dealtSession("washington", 3, 2);
        Records records{where, options()};
        const std::string ann = records.people().addTrainee("1", "Ann").id;
        const std::string bo = records.people().addTrainee("2", "Bo").id;
        NewSession exam = newSession(dealt, ann, SessionKind::Exam);
        exam.spec = "[House \"washington\"]\n";
        exam.blueprint = "id = \"washington\"\n";
        exam.sealedSeed = "sealed";
        SessionWriter writer = records.sessions().begin(exam);
        QCOMPARE(records.sessions().examUnderWay(ann), std::optional{exam.id});
        QVERIFY(!records.sessions().examUnderWay(bo));
        QCOMPARE(kindOf([&] {
                     (void)records.sessions().begin(newSession(dealt, ann, SessionKind::Exam));
                 }),
                 Kind::Refused);
        (void)records.sessions().begin(newSession(dealt, bo, SessionKind::Exam));
        (void)records.sessions().begin(newSession(dealt, ann)); // practice may go on

        records.sessions().append(writer, dealt.lines);
        QVERIFY(records.sessions().read(exam.id).isSealed());
        records.sessions().end(writer, SessionState::Finished, dealt.spec);
        QVERIFY(!records.sessions().examUnderWay(ann));
        const StoredSession stored = records.sessions().read(exam.id);
        QVERIFY(!stored.isSealed());
        QCOMPARE(stored.spec, dealt.spec);
        QCOMPARE(stored.headSpec, exam.spec);
        QCOMPARE(records.sessions().list({.kind = SessionKind::Exam, .most = 1}).size(),
                 std::size_t{1});
        QCOMPARE(records.sessions().list({.person = ann, .kind = SessionKind::Exam})[0].rounds, 2);

        const ExamResult result{
            .id = newId(), .session = exam.id, .passed = true, .score = 96.5, .text = "{}"};
        records.results().add(result);
        records.results().add(result);
        QCOMPARE(records.results().ofPerson(ann).size(), std::size_t{1});
        QCOMPARE(records.results().read(result.id).score, 96.5);
        QVERIFY(records.results().ofSession(exam.id)->passed);
        records.results().addCertificate({.id = newId(),
                                          .result = result.id,
                                          .house = "washington",
                                          .exam = "washington",
                                          .granted = "2026-03-01",
                                          .expires = "2027-03-01",
                                          .text = "signed"});
        QCOMPARE(records.results().certifications()[0].number, std::string{"1"});
        QVERIFY(records.results().certifications(bo).empty());
        QVERIFY(records.check().faults.empty());
    }

    /// Derived tables can be made again from the acts alone.
    void rebuild_data() { m_places.addRows(); }
    void rebuild()
    {
        FRESH_RECORDS(m_places, where);
        const auto dealt = dealtSession("fun-casino", 5, 3);
        Records records{where, options()};
        const NewSession fresh = newSession(dealt, records.people().addTrainee("1", "Ann").id);
        SessionWriter writer = records.sessions().begin(fresh);
        records.sessions().append(writer, dealt.lines);
        records.sessions().end(writer, SessionState::Finished);
        const auto before = storedOutcome(records.database(), fresh.id);
        QCOMPARE(records.rebuild().changed, std::size_t{0});
        records.database().run("UPDATE summaries SET score = 1");
        QCOMPARE(records.check().faults.size(), std::size_t{1});
        QCOMPARE(records.rebuild().changed, std::size_t{1});
        records.database().run("UPDATE practised SET results = '+0:0/0'");
        QCOMPARE(records.check().faults.size(), std::size_t{1});
        QCOMPARE(records.rebuild().changed, std::size_t{1});
        records.database().run("DELETE FROM findings");
        records.database().run("DELETE FROM practised");
        records.database().run("DELETE FROM summaries");
        QCOMPARE(records.rebuild().changed, std::size_t{1});
        QCOMPARE(storedOutcome(records.database(), fresh.id), before);
        QVERIFY(records.check().faults.empty());
    }

    void aNewerDatabaseIsRefused_data() { m_places.addRows(); }
    void aNewerDatabaseIsRefused()
    {
        FRESH_RECORDS(m_places, where);
        {
            Records records{where, options()};
            records.database().run(records.database().isSqlite()
                                       ? "PRAGMA user_version = 999"
                                       : "UPDATE schema_version SET version = 999");
        }
        QCOMPARE(kindOf([&] { Records(where, options()); }), Kind::Newer);
        const QString sentence = sentenceOf([&] { Records(where, {}); });
        QVERIFY2(sentence.contains(QLatin1String("newer Pitwise made these records (version 999")),
                 qPrintable(sentence));
    }

    void nothingThere_data() { m_places.addRows(); }
    void nothingThere()
    {
        FRESH_RECORDS(m_places, where);
        QCOMPARE(kindOf([&] { Records(where, {}); }), Kind::Unreachable);
        if (where.starts_with('/'))
            QVERIFY(!QFile::exists(QString::fromStdString(where)));
        Records(where, options());
        Records(where, {});
    }

    void sqliteAsPromised()
    {
        Records records{m_places.fresh(), options()};
        const auto pragma = [&](const std::string &name) {
            return records.database().one("PRAGMA " + name, {}, "").text(0);
        };
        QCOMPARE(pragma("journal_mode"), std::string{"wal"});
        QCOMPARE(pragma("synchronous"), std::string{"2"}); // FULL
        QCOMPARE(pragma("foreign_keys"), std::string{"1"});
        QCOMPARE(pragma("application_id"), std::to_string(0x50697457));
        QCOMPARE(pragma("user_version"), std::to_string(programVersion()));
        QCOMPARE(pragma("busy_timeout"), std::string{"5000"});
    }

    void addresses_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("host");
        QTest::addColumn<int>("port");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("database");
        QTest::addColumn<QString>("shown");
        QTest::newRow("all") << QStringLiteral("postgresql://bo:s%40@db.x.org:5433/school")
                             << QStringLiteral("db.x.org") << 5433 << QStringLiteral("bo")
                             << QStringLiteral("school")
                             << QStringLiteral("postgresql://db.x.org:5433/school");
        QTest::newRow("socket") << QStringLiteral("postgresql:///s?host=/tmp/a%20b&port=99&user=u")
                                << QStringLiteral("/tmp/a b") << 99 << QStringLiteral("u")
                                << QStringLiteral("s") << QStringLiteral("postgresql:///s");
        QTest::newRow("IPv6") << QStringLiteral("postgres://[::1]:5432/s") << QStringLiteral("::1")
                              << 5432 << QString{} << QStringLiteral("s")
                              << QStringLiteral("postgresql://[::1]:5432/s");
        QTest::newRow("service") << QStringLiteral("postgresql://?service=school") << QString{}
                                 << -1 << QString{} << QString{}
                                 << QStringLiteral("postgresql:///");
    }
    /// A password never gets into a message.
    void addresses()
    {
        QFETCH(QString, address);
        const RecordsPlace place = recordsPlace(address.toStdString());
        QCOMPARE(place.kind, RecordsPlace::Kind::Postgresql);
        QTEST(place.host, "host");
        QTEST(place.port, "port");
        QTEST(place.user, "user");
        QTEST(place.database, "database");
        QTEST(place.shown, "shown");
        QVERIFY(!place.shown.contains(QLatin1String("s@")));
    }

    void aServerThatIsNotThere()
    {
        const std::string where = "postgresql://owner@/school?host=/nonexistent&port=1";
        const QString sentence = sentenceOf([&] { Records(where, {}); });
        QVERIFY2(sentence.startsWith(QLatin1String("postgresql:///school: the server cannot be "
                                                   "reached")),
                 qPrintable(sentence));
    }
};

QTEST_GUILESS_MAIN(RecordsTest)
#include "tst_records.moc"
