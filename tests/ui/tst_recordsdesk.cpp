// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoprecords.h"
#include "app/desktop/diskrecorder.h"
#include "app/desktop/startup.h"
#include "app/records/recordsplace.h"
#include "engine/session/notation.h"
#include "engine/training/savedsession.h"
#include "tests/records/testplaces.h"
#include "tests/support/houses.h"
#include "ui/screens/screens.h"
#include "ui/screens/start/startscreen.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/pinchange.h"
#include "ui/shell/whodeals.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace pitwise;
using namespace pitwise::ui;

/// The program from its start to its end, with records in a file.
class Station
{
public:
    /// `records`: a file, or a server's address.
    Station(const QString &folder, const QString &records)
        : m_recorder([=] { return folder + QStringLiteral("/sessions"); }),
          m_records({.where = records.toStdString(), .journals = folder.toStdString()}, 50)
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

namespace {

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
    /// Ann deals a little; Bob is known, too. Her session in notation.
    std::string annDeals()
    {
        {
            Records records = open();
            records.people().addTrainee("1001", "Ann Lee");
            records.people().addTrainee("1002", "Bob Lang");
        }
        Station station{m_folder->path(), file()};
        choose(station, "ann");
        station.deal("washington", 7, 20);
        return station.text();
    }
    static void resumeSaved(Station &station, const QString &key)
    {
        const QSignalSpy resumed{&station.shell().sessions(), &Sessions::resumed};
        station.shell().sessions().resumeSaved(key);
        QTRY_COMPARE(resumed.size(), 1);
        QVERIFY(station.shell().controller().hasSitting());
    }
    /// The houses of the sessions that could be resumed now.
    static QStringList offered(Station &station)
    {
        const QSignalSpy listed{&station.shell().sessions(), &Sessions::savedChanged};
        station.shell().sessions().refresh();
        QStringList houses;
        [&] { QTRY_VERIFY(!listed.isEmpty()); }();
        for (const SavedSession &each : station.shell().sessions().resumable())
            houses << each.house;
        return houses;
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

    /// A wrong argument ends the program before its threads have begun.
    void closedAtOnce()
    {
        constexpr int Times = 50;
        for (int i = 0; i < Times; ++i)
            const DesktopRecords records{{.where = file().toStdString()}};
    }

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
        const QStringList all{QStringLiteral("Guest (kept on this computer only)"),
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

    /// A session goes by the house it was dealt with, whatever became of the file since.
    void theHouseHasChangedMeanwhile()
    {
        open().people().addTrainee("1001", "Ann Lee");
        const QString path = m_folder->filePath(QStringLiteral("house.toml"));
        const auto write = [&](const char *pays) {
            QByteArray text = QByteArray::fromStdString(*houseText("washington"));
            QVERIFY(text.contains("pays = \"10:1\""));
            text.replace("pays = \"10:1\"", pays);
            QFile file{path};
            QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
            file.write(text);
        };
        write("pays = \"10:1\"");
        House before;
        std::string dealt;
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            const QSignalSpy kept{&station.records(), &RecordsDesk::kept};
            before = std::get<House>(findHouse(path.toStdString()));
            PlaySettings settings;
            settings.house = path.toStdString();
            settings.seed = 5;
            station.shell().sessions().deal(settings, before);
            station.dealOn(30);
            dealt = station.text();
            QTRY_VERIFY(!kept.isEmpty());
        }
        write("pays = \"9:1\"");
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.shell().sessions().resume();
            QTRY_VERIFY(!station.shell().keeper().session().isEmpty());
            QTRY_COMPARE(station.shell().controller().sitting().house().tieBet.pays,
                         before.tieBet.pays);
            QTRY_VERIFY(!station.shell().keeper().session().isEmpty());
            const QSignalSpy kept{&station.records(), &RecordsDesk::kept};
            station.dealOn(5);
            dealt = station.text();
            QTRY_VERIFY(!kept.isEmpty()
                        && kept.last()[1].value<std::size_t>()
                               == station.shell().controller().sitting().session().log().size());
        }
        compareWith(dealt);
    }

    /// Everybody finds what he dealt himself; a guest what guests dealt.
    void ownSessionsOnly()
    {
        {
            Records records = open();
            records.people().addTrainee("1001", "Ann Lee");
            records.people().addTrainee("1002", "Bob Lang");
        }
        constexpr int Longest = 30'000; // ms: the disk of a busy machine
        Station station{m_folder->path(), file()};
        Sessions &sessions = station.shell().sessions();
        const auto houses = [&] {
            QStringList names;
            for (const SavedSession &saved : sessions.saved())
                names << saved.house;
            return names;
        };
        const auto nameOf = [](const char *house) {
            return QString::fromStdString(test::house(house).name);
        };
        // The list is read beside the writing: it is asked for again until the file is there.
        const auto listed = [&](const char *house) {
            const QSignalSpy read{&sessions, &Sessions::savedChanged};
            QTRY_VERIFY_WITH_TIMEOUT(
                [&] {
                    const qsizetype before = read.count();
                    sessions.refresh();
                    return QTest::qWaitFor([&] { return read.count() > before; }, Longest)
                        && houses() == QStringList{nameOf(house)};
                }(),
                Longest);
        };
        const auto dealAs = [&](const char *typed, const char *house) {
            choose(station, typed);
            station.deal(house, 3, 30);
            listed(house);
        };
        station.deal("washington", 3, 30);
        listed("washington");
        dealAs("ann", "ontario");
        dealAs("bob", "fun-casino");
        station.shell().keeper().setDealer({});
        QTRY_COMPARE_WITH_TIMEOUT(houses(), QStringList{nameOf("washington")}, Longest);
        choose(station, "ann");
        QTRY_COMPARE_WITH_TIMEOUT(houses(), QStringList{nameOf("ontario")}, Longest);
    }

    /// Whoever deals sets his own PIN, and changes it with the old one.
    void ownPin()
    {
        const std::string ann = open().people().addTrainee("1001", "Ann Lee").id;
        Station station{m_folder->path(), file()};
        QVERIFY(station.ask().pinButton()->isHidden());
        station.button().popup()->close();
        choose(station, "ann");
        WhoDealsPopup &popup = station.ask();
        PinChange &form = *popup.pinChange();
        QVERIFY(popup.pinButton()->isVisible());
        QTest::mouseClick(popup.pinButton(), Qt::LeftButton);
        QVERIFY(form.isVisible() && form.oldPin()->isHidden());
        form.newPin()->setText(QStringLiteral("2468"));
        form.again()->setText(QStringLiteral("2469"));
        QTest::keyClick(form.again(), Qt::Key_Return);
        QCOMPARE(form.message(), QStringLiteral("The two new PINs are not the same."));
        form.again()->setText(QStringLiteral("2468"));
        QTest::keyClick(form.again(), Qt::Key_Return);
        QTRY_VERIFY(station.shell().keeper().dealer().hasPin);
        QVERIFY(!popup.isVisible());
        QCOMPARE(open().people().login(ann, pin("2468")).answer, Login::Answer::Right);

        station.ask();
        QTest::mouseClick(popup.pinButton(), Qt::LeftButton);
        QVERIFY(form.oldPin()->isVisible());
        QTest::keyClicks(form.oldPin(), QStringLiteral("1111"));
        QTest::mouseClick(form.button(), Qt::LeftButton);
        QTRY_VERIFY(form.message().startsWith(QLatin1String("Wrong")));
        QVERIFY(open().people().byId(ann).hasSecret);
        QTest::keyClicks(form.oldPin(), QStringLiteral("2468"));
        QTest::mouseClick(form.button(), Qt::LeftButton);
        QTRY_VERIFY(!station.shell().keeper().dealer().hasPin);
        QVERIFY(!open().people().byId(ann).hasSecret);
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
        QDirIterator sessions{m_folder->filePath(QStringLiteral("sessions")), QDir::Files,
                              QDirIterator::Subdirectories};
        QFile saved{sessions.next()};
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
        QDirIterator after{sessions.path(), QDir::Files, QDirIterator::Subdirectories};
        (void)after.next();
        QVERIFY(!after.hasNext()); // it went on in the same file
    }

    /// A session of somebody else, opened from its file: only what he deals himself counts for him.
    void somebodyElsesSession()
    {
        const std::string dealt = annDeals();
        std::string dealtOn;
        {
            Station station{m_folder->path(), file()};
            choose(station, "bob");
            QDirIterator sessions{m_folder->filePath(QStringLiteral("sessions")), QDir::Files,
                                  QDirIterator::Subdirectories};
            resumeSaved(station, fileKey(sessions.next()));
            const std::size_t shown = station.shell().controller().sitting().session().log().size();
            station.dealOn(10);
            dealtOn = "[Shown \"" + std::to_string(shown) + "\"]";
        }
        Records records{file().toStdString()};
        const auto rows = records.sessions().list();
        QCOMPARE(rows.size(), std::size_t{2});
        for (const SessionRow &row : rows) {
            const std::string text = records.sessions().dealText(row.id);
            if (row.name == "Ann Lee")
                QCOMPARE(text, dealt);
            else
                QVERIFY2(text.find(dealtOn) != std::string::npos, text.c_str());
        }
        QVERIFY(records.check().faults.empty());
    }

    /// Opening somebody else's session to look at it is not dealing it.
    void somebodyElsesSessionIsOnlyLookedAt()
    {
        const std::string dealt = annDeals();
        {
            Station station{m_folder->path(), file()};
            choose(station, "bob");
            QDirIterator sessions{m_folder->filePath(QStringLiteral("sessions")), QDir::Files,
                                  QDirIterator::Subdirectories};
            resumeSaved(station, fileKey(sessions.next()));
        }
        compareWith(dealt);
    }

    /// A session that the next one ended is dealt on as a session of its own: nothing of it is lost,
    /// and nothing counts twice.
    void anEndedSessionGoesOn()
    {
        const QString ontario = QString::fromStdString(test::house("ontario").name);
        open().people().addTrainee("1001", "Ann Lee");
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.deal("ontario", 3, 80);
            station.deal("washington", 4, 80);
            QTRY_COMPARE(offered(station), QStringList{ontario}); // its file is written by now
            const QSignalSpy resumed{&station.shell().sessions(), &Sessions::resumed};
            station.shell().sessions().resumePrevious();
            QTRY_COMPARE(resumed.size(), 1);
            QCOMPARE(station.shell().controller().sitting().house().id, std::string{"ontario"});
            station.dealOn(80);
        }
        Records records{file().toStdString()};
        const auto rows = records.sessions().list();
        QCOMPARE(rows.size(), std::size_t{3});
        std::vector<std::size_t> shown;
        std::vector<std::size_t> acts;
        for (const SessionRow &row : rows) {
            if (row.house != "ontario")
                continue;
            const auto spec = readTags(records.sessions().read(row.id).spec);
            shown.push_back(spec->sitting.shown);
            acts.push_back(static_cast<std::size_t>(row.acts));
        }
        QCOMPARE(shown.size(), std::size_t{2});
        std::sort(shown.begin(), shown.end());
        std::sort(acts.begin(), acts.end());
        QCOMPARE(shown[0], std::size_t{0});
        QCOMPARE(shown[1], acts[0]); // all that the first one had
        QVERIFY(acts[1] > acts[0]);
        QVERIFY(records.check().faults.empty());
    }

    /// The records have a session whose file was never written: it is offered all the same, and goes
    /// on under its id.
    void aSessionWithoutItsFile()
    {
        open().people().addTrainee("1001", "Ann Lee");
        std::string dealt;
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            station.deal("washington", 7, 60);
            dealt = station.text();
        }
        QVERIFY(QDir{m_folder->filePath(QStringLiteral("sessions"))}.removeRecursively());
        {
            Station station{m_folder->path(), file()};
            choose(station, "ann");
            QTRY_COMPARE(station.shell().sessions().resumable().size(), 1);
            const SavedSession offered = station.shell().sessions().resumable().front();
            QVERIFY(pathIn(offered.key).isEmpty());
            QCOMPARE(offered.house, QString::fromStdString(test::house("washington").name));
            QCOMPARE(offered.coaching, Coaching::Silent);
            const QSignalSpy resumed{&station.shell().sessions(), &Sessions::resumed};
            station.shell().sessions().resume();
            QTRY_COMPARE(resumed.size(), 1);
            QCOMPARE(station.text(), dealt);
            QCOMPARE(offered.rounds, station.shell().controller().sitting().roundsDone());
            station.dealOn(25);
            dealt = station.text();
            // At the table here, so nobody is asked whether to resume it.
            station.shell().sessions().refresh();
            const QSignalSpy listed{&station.shell().sessions(), &Sessions::savedChanged};
            QTRY_VERIFY(!listed.isEmpty());
            QVERIFY(station.shell().sessions().resumable().isEmpty());
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

    /// A school's server goes away and comes back: dealing goes on, the window says quietly that
    /// it is offline, and everything is handed in, once.
    void theServerGoesAway()
    {
        test::TestPlaces places;
        if (places.server() == nullptr)
            QSKIP("PostgreSQL is not installed (Debian: postgresql): no server was tried");
        const QtMessageHandler loud =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        const std::string where = places.server()->newDatabase();
        {
            Records owner{where, {.create = true}};
            owner.people().addTrainee("1001", "Ann Lee");
        }
        std::string dealt;
        {
            Station station{m_folder->path(), QString::fromStdString(where)};
            const QSignalSpy told{&station.shell(), &Shell::errorReported};
            choose(station, "ann");
            station.deal("washington", 7, 20);
            const auto onServer = [&] {
                Records owner{where};
                const auto rows = owner.sessions().list();
                return rows.size() == 1 ? rows.front().acts : 0;
            };
            const auto atTable = [&] {
                return station.shell().controller().sitting().session().log().size();
            };
            QTRY_COMPARE(onServer(), atTable());
            QVERIFY(places.server()->stop());
            station.dealOn(20);
            QTRY_VERIFY(!station.records().offline().isEmpty());
            QVERIFY(station.button().text().startsWith(QLatin1String("Offline")));
            station.dealOn(10);
            QVERIFY(places.server()->go());
            QTRY_VERIFY(station.records().offline().isEmpty());
            QTRY_COMPARE(onServer(), atTable());
            QCOMPARE(told.size(), 0);
            // Away at the very end: the rest waits in the journal.
            QVERIFY(places.server()->stop());
            station.dealOn(10);
            dealt = station.text();
        }
        QVERIFY(places.server()->go());
        {
            // Ann signs in and goes on.
            Station station{m_folder->path(), QString::fromStdString(where)};
            choose(station, "ann");
            station.shell().sessions().resume();
            QTRY_VERIFY(!station.shell().keeper().session().isEmpty());
            QCOMPARE(station.text(), dealt);
            Records owner{where};
            QCOMPARE(owner.sessions().list().size(), std::size_t{1});
            QTRY_COMPARE(owner.sessions().list().front().acts,
                         station.shell().controller().sitting().session().log().size());
            QCOMPARE(QString::fromStdString(
                         owner.sessions().dealText(owner.sessions().list().front().id)),
                     QString::fromStdString(dealt));
            QVERIFY(owner.check().faults.empty());
        }
        qInstallMessageHandler(loud);
    }

    /// The answer to *Test*, and a move to other records at once.
    void otherRecords()
    {
        open().people().addTrainee("1001", "Ann Lee");
        const QString other = m_folder->filePath(QStringLiteral("other.sqlite"));
        QFile text{m_folder->filePath(QStringLiteral("text"))};
        QVERIFY(text.open(QFile::WriteOnly));
        text.write("This is not a database at all.\n");
        text.close();
        Station station{m_folder->path(), file()};
        const auto answer = [&](const QString &where) {
            RecordsTrial trial{.works = false, .sentence = {}};
            station.records().tryOut(where, &station.window(),
                                     [&](const RecordsTrial &came) { trial = came; });
            [&] { QTRY_VERIFY(!trial.sentence.isEmpty()); }();
            return (trial.works ? QStringLiteral("+") : QStringLiteral("-")) + trial.sentence;
        };
        QCOMPARE(answer(file()), QStringLiteral("+It works: 1 person(s), 0 session(s)."));
        QVERIFY(answer(other).startsWith(QLatin1String("+There is no such file yet")));
        QVERIFY(answer(text.fileName()).startsWith(QLatin1Char('-')));
        QVERIFY(answer(QStringLiteral("postgresql://me:secret@h/db"))
                    .startsWith(QLatin1String("-Leave the password out")));
        QVERIFY(answer(QStringLiteral("postgresql://h:0/db")).contains(QLatin1String("port")));

        choose(station, "ann");
        station.deal("washington", 7, 20);
        const std::string dealt = station.text();
        station.shell().setRecordsPlace(other);
        QCOMPARE(station.records().place(), other);
        QVERIFY(station.shell().keeper().dealer().isGuest());
        station.dealOn(5);
        const auto ended = [&] {
            const auto rows = Records{file().toStdString()}.sessions().list();
            return !rows.empty() && rows.front().state != SessionState::UnderWay;
        };
        QTRY_VERIFY(ended());
        compareWith(dealt);
        QVERIFY(!QFile::exists(other));
    }

    /// Killed again and again in mid-session: no act that was safe is lost, the session goes on
    /// with the same next card, and nothing is wrong with the chain.
    void killed()
    {
        const int kills = qEnvironmentVariableIsSet("PITWISE_SOAK") ? 2000 : 50;
        open().people().addTrainee("1001", "Ann Lee");
        std::vector<std::string> before;
        for (int i = 0; i < kills; ++i) {
            QProcess program;
            program.start(QCoreApplication::applicationFilePath(),
                          {QStringLiteral("--deal"), m_folder->path(), file()});
            std::size_t safe = 0;
            for (int line = 0; line < 8 + i % 17;) {
                if (!program.canReadLine())
                    QVERIFY2(program.waitForReadyRead(30'000), program.readAllStandardError());
                for (; program.canReadLine(); ++line)
                    safe = program.readLine().trimmed().toULongLong();
            }
            program.kill();
            program.waitForFinished();
            while (program.canReadLine())
                safe = program.readLine().trimmed().toULongLong();
            Records records{file().toStdString()};
            const auto rows = records.sessions().list();
            QCOMPARE(rows.size(), std::size_t{1});
            const auto lines = records.sessions().lines(rows.front().id);
            QVERIFY(lines.size() >= safe && safe > before.size());
            QVERIFY(std::equal(before.begin(), before.end(), lines.begin()));
            QVERIFY(records.check().faults.empty());
            before = lines;
        }
        // The same acts and cards as in one go; only the times differ.
        Station whole{m_folder->filePath(QStringLiteral("whole")), QStringLiteral("unused.sqlite")};
        whole.deal("washington", 7, 1);
        const Session &session = whole.shell().controller().sitting().session();
        while (session.log().size() < before.size())
            whole.dealOn(1);
        const auto withoutTime = [](const std::string &line) {
            return line.substr(0, line.find(" @"));
        };
        for (std::size_t i = 0; i < before.size(); ++i)
            QCOMPARE(withoutTime(before[i]),
                     withoutTime(toText(session.log()[i], session.house().table.chips)));
    }

    /// The command line comes before the variable, and that before the usual file.
    void whereTheRecordsAre()
    {
        const StartOptions arguments =
            StartOptions::read({QStringLiteral("--records"), QStringLiteral("/tmp/there.sqlite")});
        QVERIFY(arguments.error.isEmpty());
        qputenv("PITWISE_RECORDS", "/tmp/variable.sqlite");
        QCOMPARE(usualRecords(arguments.records.toStdString()), std::string{"/tmp/there.sqlite"});
        QCOMPARE(usualRecords({}), std::string{"/tmp/variable.sqlite"});
        qunsetenv("PITWISE_RECORDS");
        QVERIFY(usualRecords({}).ends_with("/pitwise/pitwise/records.sqlite"));
    }
};

/// The window deals by itself until it is killed, and says how many acts are safe.
static int dealUntilKilled(const QString &folder, const QString &records)
{
    Station station{folder, records};
    Shell &shell = station.shell();
    QTimer dealing;
    QObject::connect(&dealing, &QTimer::timeout, &shell, [&] { station.dealOn(1); });
    QObject::connect(&station.records(), &RecordsDesk::kept, &shell,
                     [](const QString &, std::size_t acts) {
                         std::printf("%zu\n", acts);
                         std::fflush(stdout);
                     });
    // A session that went on is known by its id: now the next act.
    QObject::connect(&station.records(), &RecordsDesk::renamed, &dealing,
                     [&] { dealing.start(0); });
    station.records().people(&shell, [&](const KnownPeople &people) {
        shell.keeper().setDealer(people.dealers.front());
        QObject::connect(&shell.sessions(), &Sessions::resumed, &dealing, [&](bool ok) {
            if (ok)
                return;
            station.deal("washington", 7, 1);
            dealing.start(0);
        });
        shell.sessions().resume();
    });
    return QApplication::exec();
}

int main(int argc, char **argv)
{
    QApplication application{argc, argv};
    if (argc == 4 && QByteArray{argv[1]} == "--deal")
        return dealUntilKilled(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    RecordsDeskTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_recordsdesk.moc"
