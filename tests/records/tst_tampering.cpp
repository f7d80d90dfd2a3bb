// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/records/dealtsession.h"
#include "tests/records/testplaces.h"
#include "tests/support/rounds.h"

#include <QTest>

using namespace pitwise;

/// Whatever is changed in a stored session is found by a check.
class TamperingTest : public QObject
{
    Q_OBJECT

private:
    /// Thrown to take back all changes of a test at once.
    struct TakeBack
    {
    };

    test::TestPlaces m_places;
    std::unique_ptr<Records> m_records;
    std::string m_id;
    std::size_t m_acts = 0;

    [[nodiscard]] Database &database() { return m_records->database(); }
    [[nodiscard]] std::vector<ChainFault> faults()
    {
        return checkChain(database(), m_records->sessions(), m_id);
    }
    /// Runs `work` in a transaction that never happened.
    void tried(const std::function<void()> &work)
    {
        try {
            database().atomically([&] {
                work();
                throw TakeBack{};
            });
        } catch (const TakeBack &) {
        }
    }

    void storeASession(const std::string &where)
    {
        m_records = std::make_unique<Records>(where, RecordsOptions{.create = true});
        const auto dealt = test::dealtSession("washington", 7, 1);
        NewSession fresh =
            test::newSession(dealt, m_records->people().addTrainee("1001", "Ann").id);
        fresh.kind = SessionKind::Exam;
        fresh.blueprint = "blueprint";
        fresh.sealedSeed = "sealed";
        SessionWriter writer = m_records->sessions().begin(fresh);
        m_records->sessions().append(writer, dealt.lines);
        m_records->sessions().end(writer, SessionState::Finished, dealt.spec + "# open\n");
        m_records->results().add(
            {.id = "result", .session = fresh.id, .passed = false, .score = 80, .text = "x"});
        m_id = fresh.id;
        m_acts = dealt.lines.size();
    }

    /// Changes each byte of a text in turn.
    void changeEveryByte(const std::string &table, const std::string &column,
                         const std::string &condition)
    {
        const std::string text =
            database()
                .one("SELECT " + column + " FROM " + table + " WHERE " + condition, {}, "")
                .text(0);
        QVERIFY(!text.empty());
        // A server takes a while for each.
        const auto step = static_cast<std::size_t>(database().isSqlite() ? 1 : test::sized(7, 1));
        for (std::size_t i = 0; i < text.size(); i += step) {
            std::string changed = text;
            changed[i] = changed[i] == 'a' ? 'b' : 'a';
            database().run("UPDATE " + table + " SET " + column + " = ? WHERE " + condition,
                           {changed});
            QVERIFY2(!faults().empty(), (table + '.' + column + ' ' + std::to_string(i)).c_str());
        }
        database().run("UPDATE " + table + " SET " + column + " = ? WHERE " + condition, {text});
        QVERIFY(faults().empty());
    }

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("sqlite") << false;
        QTest::newRow("postgresql") << true;
    }
    void init()
    {
        QFETCH_GLOBAL(bool, isServer);
        if (m_records == nullptr || m_records->database().isSqlite() == isServer) {
            const std::string where = m_places.fresh(isServer);
            if (where.empty())
                QSKIP("PostgreSQL is not installed (Debian: postgresql), so this was not tried "
                      "with it");
            storeASession(where);
            if (isServer) // its owner can do that, too
                database().run("ALTER TABLE acts DISABLE TRIGGER USER");
        }
        QVERIFY(faults().empty());
    }

    void everyByteOfEveryAct()
    {
        tried([&] {
            for (std::size_t n = 1; n <= m_acts; ++n) {
                const std::string act = "session = '" + m_id + "' AND n = " + std::to_string(n);
                changeEveryByte("acts", "line", act);
                changeEveryByte("acts", "hash", act);
            }
        });
    }

    void everyByteOfTheSession_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("column");
        const auto row = [](const char *table, const char *column) {
            QTest::addRow("%s.%s", table, column)
                << QString::fromLatin1(table) << QString::fromLatin1(column);
        };
        for (const char *column :
             {"station", "started_at", "spec", "engine", "blueprint", "sealed_seed"})
            row("sessions", column);
        row("tips", "first");
        row("tips", "tip");
        for (const char *column : {"ended_at", "spec", "tip", "seal"})
            row("endings", column);
        row("houses", "text");
    }
    void everyByteOfTheSession()
    {
        QFETCH(QString, table);
        QFETCH(QString, column);
        const QHash<QString, QString> key{{QStringLiteral("sessions"), QStringLiteral("id = '%1'")},
                                          {QStringLiteral("houses"), QStringLiteral("'%1' <> ''")}};
        const QString condition =
            key.value(table, QStringLiteral("session = '%1'")).arg(QString::fromStdString(m_id));
        tried([&] {
            changeEveryByte(table.toStdString(), column.toStdString(), condition.toStdString());
        });
    }

    void otherChanges_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char *what, const char *sql) {
            QTest::newRow(what) << QString::fromLatin1(sql);
        };
        row("practice, not an exam", "UPDATE sessions SET kind = 'practice'");
        row("given up, not finished", "UPDATE endings SET state = 'given up'");
        row("fewer acts at the end", "UPDATE endings SET acts = acts - 1");
        row("fewer acts in the tip", "UPDATE tips SET acts = acts - 1");
        row("a shorter tail, tip adjusted", "DELETE FROM acts WHERE n = (SELECT MAX(n) FROM acts)");
        row("two acts swapped",
            "UPDATE acts SET line = CASE n WHEN 5 THEN (SELECT line FROM acts WHERE n = 6) "
            "ELSE (SELECT line FROM acts WHERE n = 5) END WHERE n IN (5, 6)");
        row("two whole acts swapped",
            "UPDATE acts SET n = CASE n WHEN 5 THEN -6 ELSE -5 END WHERE n IN (5, 6)");
        row("an act too many",
            "INSERT INTO acts (session, n, line, hash) SELECT session, MAX(n) + 1, 'end', "
            "MAX(hash) FROM acts GROUP BY session");
    }
    void otherChanges()
    {
        QFETCH(QString, sql);
        tried([&] {
            database().run(sql.toStdString());
            if (sql.contains(QLatin1String("-6")))
                database().run("UPDATE acts SET n = -n WHERE n < 0");
            if (sql.startsWith(QLatin1String("DELETE")))
                database().run("UPDATE tips SET acts = (SELECT MAX(n) FROM acts), tip = (SELECT "
                               "hash FROM acts ORDER BY n DESC LIMIT 1)");
            QVERIFY(!faults().empty());
        });
    }

    void anotherPerson()
    {
        tried([&] {
            const std::string bo = m_records->people().addTrainee("1002", "Bo").id;
            database().run("UPDATE sessions SET person = ?", {bo});
            QVERIFY(!faults().empty());
        });
    }

    /// The removed act is named.
    void everyActRemoved()
    {
        for (std::size_t n = 1; n <= m_acts; ++n) {
            tried([&] {
                database().run("DELETE FROM acts WHERE n = ?", {n});
                const auto found = faults();
                QVERIFY(!found.empty());
                QCOMPARE(found[0].act, n);
                QVERIFY(QString::fromStdString(found[0].what)
                            .contains(QStringLiteral("act %1").arg(n)));
            });
        }
    }

    /// Removed, and the others moved up: the numbers fit, the chain does not.
    void everyActRemovedAndTheOthersMovedUp()
    {
        for (std::size_t n = 1; n <= m_acts; ++n) {
            tried([&] {
                database().run("DELETE FROM acts WHERE n = ?", {n});
                database().run("UPDATE acts SET n = -n WHERE n > ?", {n});
                database().run("UPDATE acts SET n = -n - 1 WHERE n < 0");
                database().run("UPDATE tips SET acts = acts - 1");
                database().run("UPDATE endings SET acts = acts - 1");
                QVERIFY(!faults().empty());
            });
        }
    }

    void everyTailCut()
    {
        for (std::size_t n = 1; n <= m_acts; ++n) {
            tried([&] {
                database().run("DELETE FROM acts WHERE n >= ?", {n});
                const auto found = faults();
                QVERIFY(!found.empty());
                QCOMPARE(found[0].act, n);
            });
        }
    }

    /// A session that is still under way has its tip, too.
    void aTailCutWhileUnderWay()
    {
        tried([&] {
            database().run("DELETE FROM endings");
            database().run("DELETE FROM acts WHERE n > 10");
            const auto found = faults();
            QVERIFY(!found.empty());
            QCOMPARE(found[0].act, std::size_t{11});
        });
    }

    /// Changes that leave the chain of the session itself intact, or nothing at all.
    void changesBesideTheChain_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char *what, const char *sql) {
            QTest::newRow(what) << QString::fromLatin1(sql);
        };
        row("a result", "UPDATE results SET passed = 1, score = 100");
        row("the text of a result", "UPDATE results SET text = 'y'");
        row("a result removed", "DELETE FROM results");
        row("a score of another engine", "UPDATE summaries SET engine = 'x', score = 17");
        row("a score removed",
            "DELETE FROM findings; DELETE FROM practised; DELETE FROM summaries");
        row("a name", "UPDATE people SET name = 'Bo'");
        row("a number", "UPDATE people SET number = '1002'");
        row("a number and its handle", "UPDATE people SET number = '1002', handle = 'trainee x'");
        row("who has left", "UPDATE people SET state = 'left'");
        row("cut to three acts",
            "DELETE FROM results; DELETE FROM findings; DELETE FROM practised; DELETE FROM "
            "summaries; DELETE FROM endings; DELETE FROM acts WHERE n > 3; UPDATE tips SET acts = "
            "3, tip = (SELECT hash FROM acts WHERE n = 3)");
        row("a session removed",
            "DELETE FROM results; DELETE FROM findings; DELETE FROM practised; DELETE FROM "
            "summaries; DELETE FROM endings; DELETE FROM acts; DELETE FROM tips; DELETE FROM "
            "sessions");
        row("a session removed, and from the log",
            "DELETE FROM results; DELETE FROM findings; DELETE FROM practised; DELETE FROM "
            "summaries; DELETE FROM endings; DELETE FROM acts; DELETE FROM tips; DELETE FROM "
            "station_log WHERE id IN (SELECT id FROM sessions); DELETE FROM sessions");
        row("the log removed", "DELETE FROM station_log");
        row("an entry of the log removed", "DELETE FROM station_log WHERE n = 1");
        row("an entry of the log changed", "UPDATE station_log SET id = 'x' WHERE n = 1");
        row("the tip of the log", "UPDATE station_tips SET tip = 'x'");
        row("the tips of the logs removed", "DELETE FROM station_tips");
    }
    void changesBesideTheChain()
    {
        QFETCH(QString, sql);
        QVERIFY(m_records->check().faults.empty());
        tried([&] {
            for (const QString &statement : sql.split(QStringLiteral("; ")))
                database().run(statement.toStdString());
            QVERIFY(!m_records->check().faults.empty());
        });
        QVERIFY(m_records->check().faults.empty());
    }

    void aWholeSessionRemoved()
    {
        if (!database().isSqlite())
            QSKIP("PostgreSQL keeps its references: a session cannot be removed alone");
        database().run("PRAGMA foreign_keys = OFF");
        tried([&] {
            database().run("DELETE FROM sessions");
            QVERIFY(!m_records->check().faults.empty());
        });
        tried([&] {
            database().run("DELETE FROM tips");
            QVERIFY(!m_records->check().faults.empty());
        });
        tried([&] {
            database().run("DELETE FROM houses");
            QVERIFY(!m_records->check().faults.empty());
        });
        database().run("PRAGMA foreign_keys = ON");
        QVERIFY(m_records->check().faults.empty());
    }
};

QTEST_GUILESS_MAIN(TamperingTest)
#include "tst_tampering.moc"
