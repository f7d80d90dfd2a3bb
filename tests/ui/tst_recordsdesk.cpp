// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoprecords.h"
#include "app/desktop/diskrecorder.h"
#include "app/desktop/startup.h"
#include "app/records/recordsplace.h"
#include "engine/session/notation.h"
#include "engine/training/savedsession.h"
#include "tests/support/houses.h"
#include "ui/screens/screens.h"
#include "ui/screens/start/startscreen.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/whodeals.h"

#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

/// The program from its start to its end, with records in a file.
class Station
{
public:
    Station(const QString &folder, const QString &records)
        : m_recorder([=] { return folder + QStringLiteral("/sessions"); }),
          m_records({.where = records.toStdString()}, 50)
    {
        Environment environment = bareEnvironment();
        environment.store = &m_recorder;
        environment.records = &m_records;
        environment.sessionFolder = [=] { return folder + QStringLiteral("/sessions"); };
        environment.clock = [this] { return m_now += 1700; };
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        m_window->showHome();
        m_window->show();
    }

    Shell &shell() { return m_window->shell(); }
    DesktopRecords &records() { return m_records; }
    MainWindow &window() { return *m_window; }
    WhoDealsButton &button() { return *m_window->findChild<WhoDealsButton *>(); }
    WhoDealsPopup &ask()
    {
        button().ask();
        return *button().popup();
    }
    void deal(const char *house, std::uint64_t seed, int acts)
    {
        PlaySettings settings;
        settings.house = house;
        settings.seed = seed;
        settings.coaching = Coaching::Silent;
        shell().sessions().deal(settings, test::house(house));
        dealOn(acts);
    }
    void dealOn(int acts)
    {
        shell().controller().setThinkingTime(0);
        for (int i = 0; i < acts; ++i)
            shell().controller().perform(*shell().controller().sitting().next());
    }
    /// As the records write it.
    std::string text()
    {
        const Sitting &sitting = shell().controller().sitting();
        return toText(sitting.session().spec()) + linesOf(sitting, 0);
    }

private:
    DiskRecorder m_recorder;
    DesktopRecords m_records;
    qint64 m_now = 0;
    std::unique_ptr<MainWindow> m_window;
};

QStringList linesOf(const QListWidget &list)
{
    QStringList lines;
    for (int i = 0; i < list.count(); ++i)
        lines << list.item(i)->text();
    return lines;
}

Secret pin(const char *text)
{
    std::string typed{text};
    return Secret::taking(typed);
}

} // namespace

/// Who deals, and that what he deals is in the records, act by act.
class RecordsDeskTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("r.sqlite")); }
    [[nodiscard]] Records open() const { return Records{file().toStdString(), {.create = true}}; }
    /// Chooses Ann, and waits until the window knows.
    static void choose(Station &station, const char *typed)
    {
        WhoDealsPopup &popup = station.ask();
        QTest::keyClicks(popup.field(), QLatin1String{typed});
        QTRY_COMPARE(popup.list()->count(), 1);
        QTest::keyClick(popup.field(), Qt::Key_Return);
        QTRY_VERIFY(!station.shell().keeper().dealer().isGuest());
    }
    /// All acts of the only session are what was dealt, and nothing is wrong with the chain.
    void compareWith(const std::string &dealt) const
    {
        Records records{file().toStdString()};
        const auto rows = records.sessions().list();
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(records.sessions().dealText(rows.front().id)),
                 QString::fromStdString(dealt));
        QVERIFY(records.check().faults.empty());
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// A few letters of any part of the name, or the number; who dealt last comes first.
    void whoDeals()
    {
        {
            Records records = open();
            records.people().addTrainee("1001", "Ann Lee");
            const Person bob = records.people().addTrainee("1002", "Bob Lang");
            const Person left = records.people().addTrainee("1003", "Cy Gone");
            records.people().setActive(left.id, false);
            (void)records.sessions().begin({.id = "s",
                                            .person = bob.id,
                                            .spec = "[House \"ontario\"]\n",
                                            .houseText = *bareEnvironment().houseText("ontario")});
        }
        Station station{m_folder->path(), file()};
        QCOMPARE(station.button().text(), QStringLiteral("Guest \u25be"));
        WhoDealsPopup &popup = station.ask();
        const QStringList all{QStringLiteral("Guest (nothing is kept)"),
                              QStringLiteral("Bob Lang, number 1002"),
                              QStringLiteral("Ann Lee, number 1001")};
        QTRY_COMPARE(linesOf(*popup.list()), all);
        for (const char *typed : {"ann", "LE", "1001", "ann lee"}) {
            popup.field()->setText(QLatin1String{typed});
            QCOMPARE(linesOf(*popup.list()), all.mid(2));
        }
        popup.field()->setText(QStringLiteral("l"));
        QCOMPARE(linesOf(*popup.list()), all.mid(1));
        QTest::keyClick(popup.field(), Qt::Key_Down);
        QTest::keyClick(popup.field(), Qt::Key_Return);
        QCOMPARE(station.shell().keeper().dealer().name, QStringLiteral("Ann Lee"));
        QCOMPARE(station.button().text(), QStringLiteral("Ann Lee, number 1001 \u25be"));
        QVERIFY(!popup.isVisible());
        // And back to nobody.
        QTRY_VERIFY(station.ask().list()->count() == 3);
        QTest::keyClick(popup.field(), Qt::Key_Return);
        QVERIFY(station.shell().keeper().dealer().isGuest());
    }

    /// Nobody is known yet: number and name are enough. The file is created only then.
    void addSomebody()
    {
        Station station{m_folder->path(), file()};
        WhoDealsPopup &popup = station.ask();
        QTest::keyClicks(popup.field(), QStringLiteral("Ann"));
        QTRY_VERIFY(popup.message().contains(QLatin1String("1001 Ann Lee")));
        QVERIFY(!QFile::exists(file()));
        popup.field()->setText(QStringLiteral("1001 Ann Lee"));
        QCOMPARE(linesOf(*popup.list()), QStringList{QStringLiteral("Add Ann Lee, number 1001")});
        QTest::keyClick(popup.field(), Qt::Key_Return);
        QTRY_COMPARE(station.shell().keeper().dealer().number, QStringLiteral("1001"));
        QVERIFY(QFile::exists(file()));
    }

    /// Where there is a trainer, he adds people.
    void onlyTrainersAdd()
    {
        open().people().addTrainer("Kim", pin("a long passphrase"));
        Station station{m_folder->path(), file()};
        WhoDealsPopup &popup = station.ask();
        popup.field()->setText(QStringLiteral("1001 Ann Lee"));
        QTRY_VERIFY(popup.message().contains(QLatin1String("A trainer adds people")));
        QCOMPARE(popup.list()->count(), 0);
    }

    /// A wrong PIN is told, the third one has to wait, and a restart does not help.
    void wrongPins()
    {
        {
            Records records = open();
            const Person ann = records.people().addTrainee("1001", "Ann Lee");
            records.people().setSecret(ann.id, pin("2468"));
        }
        for (int run = 0; run < 2; ++run) {
            Station station{m_folder->path(), file()};
            WhoDealsPopup &popup = station.ask();
            QTest::keyClicks(popup.field(), QStringLiteral("ann"));
            QTRY_COMPARE(popup.list()->count(), 1);
            QTest::keyClick(popup.field(), Qt::Key_Return);
            QCOMPARE(popup.field()->echoMode(), QLineEdit::Password);
            QVERIFY(station.shell().keeper().dealer().isGuest());
            if (run == 1) {
                QTest::keyClicks(popup.field(), QStringLiteral("2468"));
                QTest::keyClick(popup.field(), Qt::Key_Return);
                QTRY_VERIFY2(popup.message().startsWith(QLatin1String("Too many wrong tries")),
                             qPrintable(popup.message()));
                QVERIFY(station.shell().keeper().dealer().isGuest());
                break;
            }
            for (int i = 0; i < 4; ++i) {
                QSignalSpy cleared{popup.field(), &QLineEdit::textChanged};
                QTest::keyClicks(popup.field(), QStringLiteral("1111"));
                QTest::keyClick(popup.field(), Qt::Key_Return);
                const char *const expected = i < 2  ? "Wrong. Try again"
                                           : i == 2 ? "Wrong. Wait"
                                                    : "Too many";
                QTRY_VERIFY2(popup.message().startsWith(QLatin1String{expected}),
                             qPrintable(popup.message()));
            }
        }
    }

    void rightPin()
    {
        {
            Records records = open();
            records.people().setSecret(records.people().addTrainee("1001", "Ann Lee").id,
                                       pin("2468"));
        }
        Station station{m_folder->path(), file()};
        WhoDealsPopup &popup = station.ask();
        QTest::keyClicks(popup.field(), QStringLiteral("1001"));
        QTRY_COMPARE(popup.list()->count(), 1);
        QTest::keyClick(popup.field(), Qt::Key_Return);
        QTest::keyClicks(popup.field(), QStringLiteral("2468"));
        QTest::keyClick(popup.field(), Qt::Key_Return);
        QTRY_COMPARE(station.shell().keeper().dealer().name, QStringLiteral("Ann Lee"));
    }

    /// Every act is stored, and after each restart the session goes on under its id.
    void aSessionIsKept()
    {
        open().people().addTrainee("1001", "Ann Lee");
        std::string dealt;
        QString id;
        for (int run = 0; run < 3; ++run) {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            const QSignalSpy kept{&station.records(), &RecordsDesk::kept};
            if (run == 0) {
                station.deal("washington", 7, 60);
            } else {
                const QSignalSpy resumed{&station.shell().sessions(), &Sessions::resumed};
                station.shell().sessions().resume();
                QTRY_COMPARE(resumed.size(), 1);
                QTRY_COMPARE(station.shell().keeper().session(), id);
                QCOMPARE(station.text(), dealt);
                station.dealOn(25);
            }
            dealt = station.text();
            QTRY_VERIFY(!kept.isEmpty()
                        && kept.last()[1].value<std::size_t>()
                               == station.shell().controller().sitting().session().log().size());
            id = station.shell().keeper().session();
            compareWith(dealt);
        }
        compareWith(dealt);
    }

    /// The next session ends the one before, which is judged then.
    void theNextSessionEndsIt()
    {
        open().people().addTrainee("1001", "Ann Lee");
        for (int run = 0; run < 2; ++run) {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.deal("ontario", 3, 80);
            station.deal("washington", 4, 80);
        }
        Records records{file().toStdString()};
        const auto rows = records.sessions().list();
        QCOMPARE(rows.size(), std::size_t{4});
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i].state, i == 0 ? SessionState::UnderWay : SessionState::Finished);
            QCOMPARE(rows[i].summarised, i != 0);
        }
        QVERIFY(records.check().faults.empty());
    }

    /// The records have acts that the file lost: dealing goes on where the records are.
    void theRecordsKnowMore()
    {
        open().people().addTrainee("1001", "Ann Lee");
        std::string dealt;
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.deal("fun-casino", 11, 70);
            dealt = station.text();
        }
        QDir sessions{m_folder->filePath(QStringLiteral("sessions"))};
        QFile saved{sessions.filePath(sessions.entryList(QDir::Files).constFirst())};
        QVERIFY(saved.open(QFile::ReadWrite));
        QByteArray text = saved.readAll();
        for (int i = 0; i < 5; ++i)
            text.truncate(text.lastIndexOf('\n', text.size() - 2) + 1);
        saved.resize(text.size());
        saved.close();
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.shell().sessions().resume();
            QTRY_COMPARE(station.shell().controller().hasSitting() ? station.text() : "", dealt);
            QTRY_VERIFY(!station.shell().keeper().session().isEmpty());
            station.dealOn(5);
            dealt = station.text();
        }
        compareWith(dealt);
        QCOMPARE(sessions.entryList(QDir::Files).size(), 1);
    }

    /// A session of somebody else, opened from its file, is not kept; the window says so.
    void somebodyElsesSession()
    {
        {
            Records records = open();
            records.people().addTrainee("1001", "Ann Lee");
            records.people().addTrainee("1002", "Bob Lang");
        }
        std::string dealt;
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.deal("washington", 7, 20);
            dealt = station.text();
        }
        {
            Station station{m_folder->path(), file()};
            choose(station, "bob");
            const QSignalSpy told{&station.shell(), &Shell::told};
            station.shell().sessions().resume();
            QTRY_COMPARE(told.size(), 1);
            QVERIFY(told[0][0].toString().contains(QLatin1String("not kept")));
            station.dealOn(10);
        }
        compareWith(dealt);
    }

    void aGuestKeepsNothing()
    {
        {
            Station station{m_folder->path(), file()};
            station.deal("washington", 7, 60);
        }
        QVERIFY(!QFile::exists(file()));
    }

    /// Somebody else sits down: the session ends, and is not kept in his name.
    void anotherDealer()
    {
        {
            Records records = open();
            records.people().addTrainee("1001", "Ann Lee");
            records.people().addTrainee("1002", "Bob Lang");
        }
        std::string dealt;
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.deal("washington", 7, 40);
            dealt = station.text();
            station.ask().field()->setText(QStringLiteral("bob"));
            QTRY_COMPARE(station.button().popup()->list()->count(), 1);
            QTest::keyClick(station.button().popup()->field(), Qt::Key_Return);
            QTRY_COMPARE(station.shell().keeper().dealer().number, QStringLiteral("1002"));
            station.dealOn(10);
        }
        compareWith(dealt);
        QVERIFY(Records{file().toStdString()}.sessions().list()[0].state != SessionState::UnderWay);
    }

    /// What stands in the way is told once, dealing goes on, and when it is gone nothing is
    /// missing.
    void theFileCannotBeUsed_data()
    {
        QTest::addColumn<bool>("isText");
        QTest::newRow("a text file in its place") << true;
        QTest::newRow("its folder is gone") << false;
    }
    void theFileCannotBeUsed()
    {
        QFETCH(bool, isText);
        open().people().addTrainee("1001", "Ann Lee");
        std::string dealt;
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            const QString aside = m_folder->filePath(QStringLiteral("aside.sqlite"));
            // Nothing has been stored yet: the clerk that stores opens the file with the first act.
            station.records().moveTo(file());
            QVERIFY(QFile::rename(file(), aside));
            for (const char *end : {"-wal", "-shm"})
                QFile::remove(file() + QLatin1String{end});
            if (isText) {
                QFile text{file()};
                QVERIFY(text.open(QFile::WriteOnly));
                text.write("This is not a database at all.\n");
            } else {
                QVERIFY(QDir{}.mkpath(file())); // a folder: nothing can be opened there
            }
            const QSignalSpy troubled{&station.records(), &RecordsDesk::troubled};
            const QSignalSpy told{&station.shell(), &Shell::errorReported};
            station.deal("washington", 7, 20);
            QTRY_COMPARE(troubled.size(), 1);
            QVERIFY(troubled[0][0].toString().contains(file()));
            station.dealOn(20);
            QVERIFY(isText ? QFile::remove(file()) : QDir{}.rmdir(file()));
            QVERIFY(QFile::rename(aside, file()));
            station.dealOn(5);
            dealt = station.text();
            QTRY_COMPARE(troubled.size(), 2);
            QVERIFY(troubled[1][0].toString().isEmpty());
            QCOMPARE(told.size(), 1);
        }
        compareWith(dealt);
    }

    /// Whoever may not write to the folder is told so when somebody is to be added.
    void readOnlyFolder()
    {
        const QString folder = m_folder->filePath(QStringLiteral("shut"));
        QVERIFY(QDir{}.mkpath(folder));
        QFile blocked{folder + QStringLiteral("/file")};
        QVERIFY(blocked.open(QFile::WriteOnly));
        // A folder below a file can be made by nobody, not even by root.
        Station station{m_folder->path(), folder + QStringLiteral("/file/r.sqlite")};
        WhoDealsPopup &popup = station.ask();
        popup.field()->setText(QStringLiteral("1001 Ann Lee"));
        QTRY_COMPARE(popup.list()->count(), 1);
        QTest::keyClick(popup.field(), Qt::Key_Return);
        QTRY_VERIFY2(popup.message().contains(QLatin1String("r.sqlite")),
                     qPrintable(popup.message()));
        QVERIFY(station.shell().keeper().dealer().isGuest());
        station.deal("washington", 7, 20);
    }

    /// The command line comes before the variable, and that before the usual file.
    void whereTheRecordsAre()
    {
        const Arguments arguments =
            Arguments::read({QStringLiteral("--records"), QStringLiteral("/tmp/there.sqlite")});
        QVERIFY(arguments.error.isEmpty());
        qputenv("PITWISE_RECORDS", "/tmp/variable.sqlite");
        QCOMPARE(usualRecords(arguments.records.toStdString()), std::string{"/tmp/there.sqlite"});
        QCOMPARE(usualRecords({}), std::string{"/tmp/variable.sqlite"});
        qunsetenv("PITWISE_RECORDS");
        QVERIFY(usualRecords({}).ends_with("/pitwise/pitwise/records.sqlite"));
    }
};

QTEST_MAIN(RecordsDeskTest)
#include "tst_recordsdesk.moc"
