// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/diskrecorder.h"
#include "app/desktop/startup.h"
#include "engine/training/savedsession.h"
#include "tests/support/fulldisk.h"
#include "tests/support/houses.h"
#include "ui/files/sessionfile.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/screens.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/sessionsdialog.h"

#include <QDir>
#include <QMessageBox>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <thread>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace pitwise;
using test::FullDisk;
using namespace pitwise::ui;

namespace {

const std::string Head = "[House \"washington\"]\n[Seed \"4\"]\n";

} // namespace

/// No session is ever lost: each has its own file, and goes on in it.
class SessionsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString sessions() const
    {
        return m_folder->filePath(QStringLiteral("data/sessions"));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir{sessions()}.entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    [[nodiscard]] QByteArray contentOf(const QString &name) const
    {
        QFile file{sessions() + QLatin1Char('/') + name};
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray{"(unreadable)"};
    }
    /// All sessions, sorted by their text.
    [[nodiscard]] QList<QByteArray> contents() const
    {
        QList<QByteArray> all;
        for (const QString &name : files())
            all << contentOf(name);
        std::sort(all.begin(), all.end());
        return all;
    }
    QString keep(const char *name, const QByteArray &text) const
    {
        QDir{}.mkpath(sessions());
        QFile file{sessions() + QLatin1Char('/') + QLatin1String{name}};
        if (file.open(QFile::WriteOnly))
            file.write(text);
        return file.fileName();
    }
    [[nodiscard]] std::function<QString()> folder() const
    {
        return [path = sessions()] { return path; };
    }
    Environment environment(DiskRecorder &recorder) const
    {
        Environment made = bareEnvironment();
        made.store = &recorder;
        made.sessionFolder = folder();
        made.clock = [] { return qint64{0}; };
        return made;
    }
    static QByteArray bytes(const Sitting &sitting)
    {
        return QByteArray::fromStdString(textOf(sitting));
    }
    static void dealSome(Shell &shell, int acts)
    {
        shell.controller().setThinkingTime(0);
        for (int i = 0; i < acts; ++i)
            shell.controller().perform(*shell.controller().sitting().next());
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// A session left for another, for a demonstration that the trainee takes over, and for a
    /// third.
    void everySessionIsKept()
    {
        QList<QByteArray> dealt;
        {
            DiskRecorder recorder{folder()};
            Shell shell{environment(recorder)};
            const House house = test::house("washington");
            for (int i = 1; i <= 4; ++i) {
                PlaySettings settings;
                settings.seed = static_cast<std::uint64_t>(i);
                settings.coaching = Coaching::Silent;
                if (i % 2 == 1)
                    shell.sessions().deal(settings, house);
                else
                    shell.takeOver({{"washington", house}, {}, {7, 3}, {}, false});
                dealSome(shell, 10 * i);
                dealt << bytes(shell.controller().sitting());
            }
            shell.sessions().deal({}, house); // nothing is dealt: nothing to keep
        }
        std::sort(dealt.begin(), dealt.end());
        QCOMPARE(contents(), dealt);
    }

    /// Resumed again and again, in one window or another, a session stays in its one file.
    void itGoesOnInItsFile()
    {
        QByteArray last;
        for (int run = 0; run < 4; ++run) {
            DiskRecorder recorder{folder()};
            Shell shell{environment(recorder)};
            const QSignalSpy resumed{&shell.sessions(), &Sessions::resumed};
            if (run == 0)
                shell.sessions().deal({}, test::house("fun-casino"));
            else
                shell.sessions().resume();
            QTRY_VERIFY(run == 0 || resumed.size() == 1);
            if (run > 0)
                QCOMPARE(bytes(shell.controller().sitting()), last);
            dealSome(shell, run == 2 ? 0 : 7);
            last = bytes(shell.controller().sitting());
        }
        QCOMPARE(contents(), QList<QByteArray>{last});
    }

    /// Comments, Windows line ends and a line that was cut off do not make it another session.
    void itIsTheSameSession_data()
    {
        QTest::addColumn<QByteArray>("saved");
        QTest::addColumn<QByteArray>("then");
        const QByteArray head = QByteArray::fromStdString(Head);
        QTest::newRow("as it was written") << head + "burn\n" << head + "burn\nend\n";
        QTest::newRow("a comment") << head + "# so far\nburn # one\n"
                                   << head + "# so far\nburn # one\nend\n";
        QTest::newRow("Windows line ends")
            << QByteArray{head + "burn\n"}.replace("\n", "\r\n")
            << QByteArray{head + "burn\n"}.replace("\n", "\r\n") + "end\n";
        QTest::newRow("cut off") << head + "burn\nen" << head + "burn\nend\n";
        QTest::newRow("cut off after the tags") << head + "bur" << head + "burn\nend\n";
        QTest::newRow("empty") << QByteArray{} << head + "burn\nend\n";
        QTest::newRow("all there already") << head + "burn\nend\n" << head + "burn\nend\n";
    }
    void itIsTheSameSession()
    {
        QFETCH(QByteArray, saved);
        QFETCH(QByteArray, then);
        const QString path = keep("a.deal", saved);
        {
            DiskRecorder recorder{folder()};
            recorder.resume(path.toStdString(), Head + "burn\nend\n");
        }
        QCOMPARE(files(), QStringList{QStringLiteral("a.deal")});
        QCOMPARE(contentOf(QStringLiteral("a.deal")), then);
    }

    /// A file that contains something else is left as it is.
    void anotherSessionIsLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("saved");
        const QByteArray head = QByteArray::fromStdString(Head);
        QTest::newRow("another act") << head + "deal 1\n";
        QTest::newRow("more acts") << head + "burn\nend\nburn\n";
        QTest::newRow("another seed") << QByteArray{"[House \"washington\"]\n[Seed \"5\"]\nburn\n"};
        QTest::newRow("a spoilt line") << head + "burn\nfrobnicate\nend\n";
        QTest::newRow("no session") << QByteArray(300, '\xFF') + "\n";
    }
    void anotherSessionIsLeftAlone()
    {
        QFETCH(QByteArray, saved);
        const QString path = keep("a.deal", saved);
        {
            DiskRecorder recorder{folder()};
            recorder.resume(path.toStdString(), Head + "burn\nend\n");
        }
        QCOMPARE(contentOf(QStringLiteral("a.deal")), saved);
        QCOMPARE(files().size(), 2);
        QVERIFY(contents().contains(QByteArray::fromStdString(Head + "burn\nend\n")));
    }

    /// Any number of windows, each with its own file; nobody resumes what another one deals.
    void manyWindows()
    {
        constexpr int Windows = 12;
        {
            std::vector<std::unique_ptr<DiskRecorder>> windows;
            for (int i = 0; i < Windows; ++i) {
                windows.push_back(std::make_unique<DiskRecorder>(folder()));
                windows.back()->begin(Head + "# window " + std::to_string(i) + "\nburn\n");
            }
            QTRY_COMPARE(files().size(), Windows);
            DiskRecorder recorder{folder()};
            Shell shell{environment(recorder)};
            shell.sessions().refresh();
            QTRY_COMPARE(shell.sessions().saved().size(), Windows);
            QVERIFY(shell.sessions().resumable().isEmpty());
            // One of them ends, however: its session is offered.
            windows.pop_back();
            shell.sessions().refresh();
            QTRY_COMPARE(shell.sessions().resumable().size(), 1);
            // Two windows resume the same session: the second gets a file of its own.
            const std::string path = pathIn(shell.sessions().resumable().front().key).toStdString();
            recorder.resume(path, Head + "burn\nend\n");
            QTRY_VERIFY(
                contents().contains(QByteArray::fromStdString(Head + "# window 11\nburn\nend\n")));
            DiskRecorder other{folder()};
            other.resume(path, Head + "burn\ndeal 1\n");
            QTRY_COMPARE(files().size(), Windows + 1);
        }
        QCOMPARE(contents().count(QByteArray::fromStdString(Head + "burn\ndeal 1\n")), 1);
    }

    /// Windows that start at the same moment all find the folder, whoever makes it.
    void theFolderIsMadeTogether()
    {
        constexpr int Folders = 200;
        std::atomic<int> failed = 0;
        const auto make = [&] {
            for (int i = 0; i < Folders; ++i) {
                const QString path = m_folder->filePath(QStringLiteral("made/%1").arg(i));
                failed += makePrivateFolder(path.toStdString()).has_value() ? 1 : 0;
            }
        };
        std::vector<std::thread> windows;
        for (int i = 0; i < 8; ++i)
            windows.emplace_back(make);
        for (std::thread &window : windows)
            window.join();
        QCOMPARE(failed.load(), 0);
    }

    void onlyItsUserReadsIt()
    {
        {
            DiskRecorder recorder{folder()};
            recorder.begin(Head + "burn\n");
        }
        const auto modeOf = [](const QString &path) {
            struct stat about = {};
            ::stat(path.toLocal8Bit().constData(), &about);
            return about.st_mode & mode_t{0777};
        };
        QCOMPARE(modeOf(sessions()), mode_t{0700});
        QCOMPARE(files().size(), 1);
        QCOMPARE(modeOf(sessions() + QLatin1Char('/') + files().front()), mode_t{0600});
    }

    /// The list shows all sessions; one at a table cannot be resumed a second time.
    void allSessionsAreListed()
    {
        keep("a.deal", QByteArray::fromStdString(Head) + "burn\nend\n");
        keep("b.deal", "[House \"ontario\"]\nburn\n");
        DiskRecorder recorder{folder()};
        DiskRecorder elsewhere{folder()};
        elsewhere.begin(Head + "say floor\n");
        QTRY_COMPARE(files().size(), 3);
        MainWindow window{environment(recorder), allScreens()};
        window.show();
        SessionsDialog dialog{window.shell()};
        dialog.show();
        QTRY_COMPARE(dialog.list()->topLevelItemCount(), 3);
        QTreeWidgetItem *ontario = nullptr;
        QTreeWidgetItem *open = nullptr;
        for (int i = 0; i < 3; ++i) {
            QTreeWidgetItem *item = dialog.list()->topLevelItem(i);
            if (item->text(1).contains(QLatin1String("Ontario")))
                ontario = item;
            if (item->isDisabled()) {
                QVERIFY2(open == nullptr, "only one session is open elsewhere");
                open = item;
            }
        }
        QVERIFY(open != nullptr && ontario != nullptr);
        QCOMPARE(open->text(3), QStringLiteral("At a table now"));
        // Wherever it stands in the list, what can be resumed is chosen, and what is open cannot
        // be.
        QVERIFY(dialog.list()->currentItem() != nullptr);
        QVERIFY(!dialog.list()->currentItem()->isDisabled());
        QVERIFY(dialog.resumeButton()->isEnabled());
        dialog.list()->setCurrentItem(open);
        QVERIFY(dialog.list()->currentItem() != open);
        dialog.list()->setCurrentItem(ontario);
        QVERIFY(dialog.resumeButton()->isEnabled());
        const QSignalSpy resumed{&window.shell().sessions(), &Sessions::resumed};
        QTest::mouseClick(dialog.resumeButton(), Qt::LeftButton);
        QTRY_COMPARE(resumed.size(), 1);
        QCOMPARE(window.controller()->sitting().house().id, std::string{"ontario"});
    }

    /// The only session is open elsewhere: it is listed, and cannot be resumed.
    void nothingToResume()
    {
        DiskRecorder recorder{folder()};
        DiskRecorder elsewhere{folder()};
        elsewhere.begin(Head + "say floor\n");
        QTRY_COMPARE(files().size(), 1);
        MainWindow window{environment(recorder), allScreens()};
        SessionsDialog dialog{window.shell()};
        QTRY_COMPARE(dialog.list()->topLevelItemCount(), 1);
        QVERIFY(dialog.list()->topLevelItem(0)->isDisabled());
        QVERIFY(!dialog.resumeButton()->isEnabled());
    }

    // ---- disks that fail ----

    /// The disk is full in mid-session: told once, with the reason; nothing is lost, and when there
    /// is room again everything is written.
    void fullDisk()
    {
        QStringList told;
        {
            DiskRecorder recorder{folder()};
            recorder.setRetry(5);
            recorder.setTrouble([&told](const QString &why) { told << why; });
            recorder.begin(Head + "burn\n");
            QTRY_COMPARE(files().size(), 1);
            QTRY_COMPARE(contents().front(), QByteArray::fromStdString(Head + "burn\n"));
            {
                const FullDisk full{Head.size() + 8};
                recorder.append("deal 1\n");
                recorder.append("deal 2\n");
                QTRY_COMPARE(told.size(), 1);
                QVERIFY2(told[0].contains(QLatin1String("File too large")), qPrintable(told[0]));
                // No half of a line.
                QCOMPARE(contents().front(), QByteArray::fromStdString(Head + "burn\n"));
                recorder.append("deal 3\n");
            }
            QTRY_COMPARE(told.size(), 2); // it tries again by itself
            QVERIFY(told[1].isEmpty());
            recorder.append("end\n");
        }
        QCOMPARE(told.size(), 2);
        QCOMPARE(contents(), QList<QByteArray>{QByteArray::fromStdString(Head
                                                                         + "burn\ndeal 1\ndeal 2\n"
                                                                           "deal 3\nend\n")});
    }

    /// Sessions begun and ended while nothing can be written: all are written later.
    void severalSessionsOnAFullDisk()
    {
        QStringList told;
        const QString path = keep("a.deal", QByteArray::fromStdString(Head) + "burn\n");
        {
            DiskRecorder recorder{folder()};
            recorder.setRetry(5);
            recorder.setTrouble([&told](const QString &why) { told << why; });
            {
                const FullDisk full{4};
                recorder.begin(Head + "say place-bets\n");
                recorder.append("say no-more-bets\n");
                recorder.begin(Head + "end\n");
                recorder.resume(path.toStdString(), Head + "burn\nend\n");
                QTRY_COMPARE(told.size(), 1);
            }
            QTRY_COMPARE(told.size(), 2);
        }
        const QList<QByteArray> wanted{
            QByteArray::fromStdString(Head + "burn\nend\n"),
            QByteArray::fromStdString(Head + "end\n"),
            QByteArray::fromStdString(Head + "say place-bets\nsay no-more-bets\n")};
        QCOMPARE(contents(), wanted);
    }

    /// The folder cannot be made at first: told, and made later.
    void noFolder()
    {
        QFile inTheWay{m_folder->filePath(QStringLiteral("data"))};
        QVERIFY(inTheWay.open(QFile::WriteOnly));
        inTheWay.close();
        QStringList told;
        DiskRecorder recorder{folder()};
        recorder.setRetry(5);
        recorder.setTrouble([&told](const QString &why) { told << why; });
        recorder.begin(Head + "burn\n");
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told[0].contains(sessions()));
        QVERIFY(inTheWay.remove());
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(contents(), QList<QByteArray>{QByteArray::fromStdString(Head + "burn\n")});
    }

    /// A kept session that is a FIFO or a folder by now hangs nothing.
    void notAFile()
    {
        QDir{}.mkpath(sessions() + QStringLiteral("/folder.deal"));
        const QString fifo = sessions() + QStringLiteral("/fifo.deal");
        QCOMPARE(::mkfifo(fifo.toLocal8Bit().constData(), 0600), 0);
        {
            DiskRecorder recorder{folder()};
            recorder.resume(fifo.toStdString(), Head + "burn\n");
            recorder.resume((sessions() + QStringLiteral("/folder.deal")).toStdString(),
                            Head + "end\n");
        }
        QVERIFY(contents().contains(QByteArray::fromStdString(Head + "burn\n")));
        QVERIFY(contents().contains(QByteArray::fromStdString(Head + "end\n")));
    }

    // ---- displays that are not there ----

    void noDisplay_data()
    {
        QTest::addColumn<QString>("platform");
        QTest::addColumn<QString>("display");
        QTest::addColumn<QString>("said");
        QTest::newRow("none") << QString{} << QString{}
                              << QStringLiteral("there is no display to show a window on");
        QTest::newRow("not reachable")
            << QString{} << QStringLiteral(":4711") << QStringLiteral("no window can be shown");
        QTest::newRow("no such platform")
            << QStringLiteral("hologram") << QString{} << QStringLiteral("no window can be shown");
    }
    void noDisplay()
    {
        QFETCH(QString, platform);
        QFETCH(QString, display);
        QFETCH(QString, said);
        QProcess program;
        program.setProcessEnvironment(environmentFor(platform, display));
        program.start(QStringLiteral(PITWISE_PROGRAM), QStringList{});
        QVERIFY(program.waitForFinished(60'000));
        const QByteArray told = program.readAllStandardError();
        QVERIFY2(told.contains(said.toUtf8()), told.constData());
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 3);
    }

    /// What is not saved would go with the window: it asks first, and nothing happens by itself.
    void closingWhatIsNotSaved()
    {
        MainWindow window{bareEnvironment(), allScreens()};
        window.show();
        window.shell().setUnsaved(QStringLiteral("No space left on device"));
        QVERIFY(!window.close());
        QVERIFY(window.isVisible());
        auto *box = window.findChild<QMessageBox *>();
        QVERIFY(box != nullptr);
        QVERIFY(box->informativeText().startsWith(QLatin1String("No space left on device")));
        box->escapeButton()->click();
        QVERIFY(window.isVisible());
        QVERIFY(!window.close());
        const QList<QAbstractButton *> buttons =
            window.findChildren<QMessageBox *>().last()->buttons();
        const auto close =
            std::find_if(buttons.begin(), buttons.end(), [](QAbstractButton *button) {
                return button->text() == QLatin1String("Close the window");
            });
        QVERIFY(close != buttons.end());
        (*close)->click();
        QTRY_VERIFY(!window.isVisible());
    }

    /// The recorder knows what it could not write.
    void theEndIsNotWritten()
    {
        DiskRecorder recorder{folder()};
        recorder.begin(Head + "burn\n");
        QTRY_VERIFY(!contents().isEmpty());
        const FullDisk full{4};
        recorder.append("end\n");
        QVERIFY(!recorder.finish());
        QVERIFY(!recorder.finish());
    }

    /// The display dies while the window is open.
    void theDisplayDies()
    {
        const QString server = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
        if (server.isEmpty())
            QSKIP("there is no Xvfb here");
        QProcess display;
        display.start(server, {QStringLiteral("-displayfd"), QStringLiteral("1"),
                               QStringLiteral("-nolisten"), QStringLiteral("tcp")});
        QVERIFY(display.waitForReadyRead(60'000));
        const QString number = QString::fromLatin1(display.readLine()).trimmed();
        QProcess program;
        program.setProcessEnvironment(
            environmentFor(QStringLiteral("xcb"), QLatin1Char(':') + number));
        program.start(QStringLiteral(PITWISE_PROGRAM),
                      {QStringLiteral("--house"), QStringLiteral("washington")});
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(connectedTo(display), 60'000);
        display.kill();
        display.waitForFinished();
        QVERIFY(program.waitForFinished(60'000));
        const QByteArray told = program.readAllStandardError();
        QVERIFY2(told.contains("the display is gone") || told.contains("no window can be shown"),
                 told.constData());
        QCOMPARE(program.exitCode(), 3);
    }

    /// A picture is written whole or not at all, and the program says so.
    void aPictureOnAFullDisk()
    {
        const QString file = m_folder->filePath(QStringLiteral("table.png"));
        QVERIFY(!writeWholeFile(file.toStdString(), "old"));
        QProcess program;
        program.setChildProcessModifier([] { test::fillDisk(20'000); });
        program.start(QStringLiteral(PITWISE_PROGRAM), {QStringLiteral("--picture"), file});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 3);
        QVERIFY(program.readAllStandardError().contains("could not be written"));
        const auto kept = readWholeFile(file.toStdString(), 1000);
        QCOMPARE(std::get<std::string>(kept), std::string{"old"});
    }

private:
    QProcessEnvironment environmentFor(const QString &platform, const QString &display) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String{name});
        if (!platform.isEmpty())
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        if (!display.isEmpty())
            environment.insert(QStringLiteral("DISPLAY"), display);
        environment.insert(QStringLiteral("HOME"), m_folder->path());
        return environment;
    }
    /// The display has a client.
    static bool connectedTo(const QProcess &display)
    {
        const QDir descriptors{QStringLiteral("/proc/%1/fd").arg(display.processId())};
        int sockets = 0;
        for (const QFileInfo &each : descriptors.entryInfoList(QDir::System | QDir::Files))
            sockets += each.symLinkTarget().contains(QLatin1String("socket:")) ? 1 : 0;
        return sockets >= 3; // two to listen on, one to talk through
    }
};

QTEST_MAIN(SessionsTest)
#include "tst_sessions.moc"
