// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/crypto/random.h"
#include "tests/records/dealtsession.h"
#include "tests/records/failingdisk.h"
#include "tests/records/operations.h"
#include "tests/records/testplaces.h"
#include "tests/support/rounds.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

using namespace pitwise;
using pitwise::test::FailingDisk;
using pitwise::test::Operation;

/// Kills, failing disks and files that are not what they should be: nothing acknowledged is lost,
/// everything happens completely or not at all, and the reason is told.
class RecordsFaultsTest : public QObject
{
    Q_OBJECT

private:
    using Kind = RecordsError::Kind;

    QTemporaryDir m_folder;
    int m_files = 0;

    std::string fresh()
    {
        return m_folder.filePath(QStringLiteral("records%1").arg(++m_files)).toStdString();
    }
    static void removeAll(const std::string &where)
    {
        for (const char *more : {"", "-wal", "-shm", "-journal", ".backup", ".journal",
                                 ".journal-wal", ".journal-shm"})
            QFile::remove(QString::fromStdString(where + more));
    }
    static RecordsError::Kind kindOf(const std::function<void()> &work, QString *sentence = nullptr)
    {
        try {
            work();
        } catch (const RecordsError &error) {
            if (sentence != nullptr)
                *sentence = QString::fromUtf8(error.what());
            return error.kind();
        }
        throw std::runtime_error{"it was not refused"};
    }
    static const Operation &named(const QString &name)
    {
        for (const Operation &operation : test::operations()) {
            if (name == QLatin1String(operation.name))
                return operation;
        }
        throw std::runtime_error{"no such operation"};
    }
    static bool isSound(const std::string &where)
    {
        return !QFile::exists(QString::fromStdString(where))
            || Records(where, {.create = true}).check().faults.empty();
    }

private Q_SLOTS:
    void initTestCase() { FailingDisk::install(); }
    void cleanup() { FailingDisk::heal(); }

    /// The real thing is killed while it deals; it goes on where it was, every time.
    void killedWhileDealing()
    {
        const int rounds = test::sized(200, 2000); // the worker knows
        const std::string where = fresh();
        std::string session;
        {
            Records records{where, {.create = true}};
            const auto dealt = test::dealtSession("washington", 1, rounds);
            const auto start =
                test::newSession(dealt, records.people().addTrainee("1001", "Ann").id);
            session = records.sessions().begin(start).session;
        }
        const auto expected = test::dealtSession("washington", 1, rounds).lines;
        const int kills = test::sized(50, 2000);
        std::size_t acknowledged = 0;
        for (int i = 0; i < kills; ++i) {
            QProcess dealer;
            dealer.start(QStringLiteral(RECORDS_WORKER),
                         {QStringLiteral("deal"), QString::fromStdString(where),
                          QString::fromStdString(session)});
            QVERIFY(dealer.waitForStarted());
            const int acts = QRandomGenerator::global()->bounded(1, 4);
            for (int seen = 0; seen <= acts && dealer.waitForReadyRead();)
                seen += static_cast<int>(dealer.peek(100'000).count('\n')) > acts ? acts + 1 : 0;
            dealer.kill();
            dealer.waitForFinished();
            const QList<QByteArray> lines = dealer.readAllStandardOutput().split('\n');
            for (const QByteArray &line : lines) {
                if (line.startsWith("ok ") && line != lines.last())
                    acknowledged = line.mid(3).toULong();
            }
            Records records{where};
            const auto stored = records.sessions().lines(session);
            QVERIFY2(stored.size() >= acknowledged, "an acknowledged act was lost");
            QVERIFY2(std::equal(stored.begin(), stored.end(), expected.begin()),
                     "the session is not what was dealt");
            QVERIFY(checkChain(records.database(), records.sessions(), session).empty());
            QVERIFY(i % 10 != 9 || records.check().faults.empty());
            if (stored.size() + 10 > expected.size())
                break;
        }
        QVERIFY(acknowledged > static_cast<std::size_t>(std::min(kills, 50)));
        QVERIFY(Records{where}.check().faults.empty());
    }

    void killedAtEveryDiskOperation_data() { rowPerOperation(); }
    /// A kill at any moment leaves the state before or the state after, and the next try works.
    void killedAtEveryDiskOperation()
    {
        QFETCH(QString, name);
        const Operation &operation = named(name);
        const int step = test::sized(11, 1);
        bool reached = true;
        for (int number = 1; reached; number += step) {
            const std::string where = fresh();
            operation.prepare(where);
            QProcess worker;
            worker.start(QStringLiteral(RECORDS_WORKER),
                         {name, QString::fromStdString(where), QString::number(number)});
            QVERIFY(worker.waitForFinished());
            reached = worker.exitStatus() == QProcess::CrashExit;
            QVERIFY(reached || worker.exitCode() == 0);
            QVERIFY2(isSound(where), qPrintable(QString::number(number)));
            if (!operation.happened(where))
                operation.run(where);
            QVERIFY2(operation.happened(where), qPrintable(QString::number(number)));
            removeAll(where);
        }
    }

    void everyDiskOperationFails_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("how");
        for (const Operation &operation : test::operations()) {
            const QString name = QLatin1String(operation.name);
            QTest::newRow(qPrintable(name + QStringLiteral(", once")))
                << name << static_cast<int>(FailingDisk::How::Once);
            QTest::newRow(qPrintable(name + QStringLiteral(", for good")))
                << name << static_cast<int>(FailingDisk::How::FromThenOn);
        }
    }
    /// Every disk operation fails in turn: all or nothing, a sentence, no crash.
    void everyDiskOperationFails()
    {
        QFETCH(QString, name);
        QFETCH(int, how);
        const Operation &operation = named(name);
        const int step = test::sized(7, 1);
        bool reached = true;
        for (int number = 1; reached; number += step) {
            const std::string where = fresh();
            operation.prepare(where);
            FailingDisk::fail(number, static_cast<FailingDisk::How>(how));
            QString sentence;
            try {
                operation.run(where);
            } catch (const RecordsError &error) {
                sentence = QString::fromUtf8(error.what());
                QVERIFY(error.isUnusable());
            }
            reached = FailingDisk::operations() >= number;
            FailingDisk::heal();
            const QByteArray place = QByteArray::number(number) + ' ' + sentence.toUtf8();
            QVERIFY2(isSound(where), place);
            if (sentence.isEmpty())
                QVERIFY2(operation.happened(where), place); // what was acknowledged is there
            else
                QVERIFY2(sentence.contains(QString::fromStdString(where)), place);
            if (!operation.happened(where))
                operation.run(where);
            QVERIFY2(operation.happened(where), place);
            removeAll(where);
        }
    }

    void aTextFile()
    {
        const std::string where = fresh();
        QFile file{QString::fromStdString(where)};
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        for (const bool create : {false, true}) {
            QString sentence;
            QCOMPARE(kindOf([&] { Records(where, {.create = create}); }, &sentence),
                     Kind::NotRecords);
            QVERIFY(sentence.contains(file.fileName()));
        }
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray(5000, 'x'));
    }

    void aDatabaseOfAnotherProgram()
    {
        const std::string where = fresh();
        {
            QSqlDatabase other =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            other.setDatabaseName(QString::fromStdString(where));
            QVERIFY(other.open());
            QSqlQuery{other}.exec(QStringLiteral("CREATE TABLE notes (text TEXT)"));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
        QFile file{QString::fromStdString(where)};
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray before = file.readAll();
        QCOMPARE(kindOf([&] { Records(where, {.create = true}); }), Kind::NotRecords);
        file.seek(0);
        QCOMPARE(file.readAll(), before);
    }

    void anEmptyFile()
    {
        const std::string where = fresh();
        QFile file{QString::fromStdString(where)};
        QVERIFY(file.open(QFile::WriteOnly));
        file.close();
        QCOMPARE(kindOf([&] { Records(where, {}); }), Kind::Unreachable);
        Records(where, {.create = true});
        Records(where, {});
    }

    void aFolder()
    {
        QCOMPARE(kindOf([&] { Records(m_folder.path().toStdString(), {.create = true}); }),
                 Kind::Unreachable);
    }

    void aFolderThatIsGone()
    {
        const QString folder = m_folder.filePath(QStringLiteral("gone"));
        const std::string where = (folder + QStringLiteral("/records")).toStdString();
        Records(where, {.create = true}); // is created with its folder
        QVERIFY(QDir{folder}.removeRecursively());
        QString sentence;
        QCOMPARE(kindOf([&] { Records(where, {}); }, &sentence), Kind::Unreachable);
        QVERIFY(sentence.contains(QString::fromStdString(where)));
    }

    void lockedByAnotherProgram()
    {
        const std::string where = fresh();
        Records holder{where, {.create = true}};
        Records other{where};
        other.database().run("PRAGMA busy_timeout = 50");
        holder.database().run("BEGIN IMMEDIATE");
        QString sentence;
        QCOMPARE(kindOf([&] { other.people().addTrainee("1", "Ann"); }, &sentence), Kind::Locked);
        QVERIFY(sentence.contains(QLatin1String("another program")));
        QVERIFY(other.people().all().empty()); // reading goes on
        holder.database().run("ROLLBACK");
        other.people().addTrainee("1", "Ann");
    }

    void damagedPages()
    {
        const std::string where = fresh();
        const Operation &session = named(QStringLiteral("append acts"));
        session.prepare(where);
        session.run(where);
        const auto contentOf = [&] {
            Records records{where};
            std::vector<std::string> content;
            for (const SessionRow &row : records.sessions().list()) {
                const auto lines = records.sessions().lines(row.id);
                content.insert(content.end(), lines.begin(), lines.end());
            }
            return content;
        };
        const auto expected = contentOf();
        QFile file{QString::fromStdString(where)};
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        int found = 0;
        const int step = test::sized(7, 1);
        // Every page is overwritten in turn: it is noticed, and nothing crashes.
        constexpr int Page = 4096;
        for (int page = 0; page * Page < whole.size(); page += page == 0 ? 1 : step) {
            QByteArray bytes = whole;
            for (int i = 0; i < 200; ++i)
                bytes[page * Page + i] = static_cast<char>(i * 7);
            QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
            file.write(bytes);
            file.close();
            try {
                const bool isFound = !Records(where, {}).check().faults.empty();
                found += isFound ? 1 : 0;
                // What is not noticed does no harm: nothing was in that page.
                QVERIFY2(isFound || contentOf() == expected, qPrintable(QString::number(page)));
            } catch (const RecordsError &error) {
                QVERIFY(error.isUnusable());
                ++found;
            }
        }
        QVERIFY(found > 0);
    }

private:
    static void rowPerOperation()
    {
        QTest::addColumn<QString>("name");
        for (const Operation &operation : test::operations())
            QTest::newRow(operation.name) << QString::fromLatin1(operation.name);
    }
};

QTEST_GUILESS_MAIN(RecordsFaultsTest)
#include "tst_recordsfaults.moc"
