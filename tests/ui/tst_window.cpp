// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/diskrecorder.h"
#include "app/desktop/startup.h"
#include "engine/training/savedsession.h"
#include "tests/support/houses.h"
#include "tests/ui/hands.h"
#include "ui/dealing/tablecards.h"
#include "ui/panels/callbar.h"
#include "ui/panels/leavemenu.h"
#include "ui/panels/toast.h"
#include "ui/screens/screens.h"
#include "ui/screens/start/housetile.h"
#include "ui/screens/start/startscreen.h"

#include "engine/base/rng.h"

#include <QAccessible>
#include <QDir>
#include <QImage>
#include <QProcess>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace pitwise;
using namespace pitwise::test;
using namespace pitwise::ui;

/// The window around the table: start, leave, resume, open, save, screenshots.
class WindowTest : public QObject
{
    Q_OBJECT

private:
    static QString sessionsOf(const QString &folder)
    {
        return folder + QStringLiteral("/data/sessions");
    }
    static QStringList filesOf(const QString &folder)
    {
        return QDir{sessionsOf(folder)}.entryList({QStringLiteral("*.deal")}, QDir::Files);
    }

    /// Runs the program without a display.
    static bool takesPictures(const QStringList &arguments)
    {
        constexpr int Patience = 600'000; // ms
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.remove(QStringLiteral("DISPLAY"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PITWISE_PROGRAM),
                      QStringList{QStringLiteral("--screenshots")} + arguments);
        return process.waitForFinished(Patience) && process.exitCode() == 0;
    }

    /// A whole program run in its own folder.
    struct Run
    {
        explicit Run(const QString &folder)
            : settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat),
              recorder([folder] { return sessionsOf(folder); })
        {
            Environment environment = bareEnvironment();
            environment.settings = Settings{settings};
            environment.store = &recorder;
            environment.sessionFolder = [folder] { return sessionsOf(folder); };
            environment.clock = [this] { return now += 1000; };
            window = std::make_unique<MainWindow>(environment, allScreens());
            window->show();
        }
        ~Run()
        {
            window->close();
            window.reset();
        }
        Run(const Run &) = delete;
        Run &operator=(const Run &) = delete;

        qint64 now = 0;
        QSettings settings;
        DiskRecorder recorder;
        std::unique_ptr<MainWindow> window;
    };

private Q_SLOTS:
    /// Two clicks from the start screen to the first call.
    void twoClicksToDealing()
    {
        const QTemporaryDir folder;
        Run run{folder.path()};
        run.window->showHome();
        QTest::mouseClick(run.window->screen<StartScreen>().dealButton(), Qt::LeftButton);
        QVERIFY(run.window->screen<TableScreen>().isVisible());
        QTest::mouseClick(run.window->screen<TableScreen>().calls()->button(Call::PlaceBets),
                          Qt::LeftButton);
        QVERIFY(run.window->controller()->sitting().session().dealerActs() == 1);
        QVERIFY(run.window->controller()->sitting().session().findings().empty());
    }

    /// The same by keyboard: Enter deals, I invites bets.
    void byKeys()
    {
        const QTemporaryDir folder;
        Run run{folder.path()};
        run.window->showHome();
        run.window->activateWindow();
        QTRY_VERIFY(run.window->isActiveWindow());
        QTest::keyClick(run.window->screen<StartScreen>().dealButton(), Qt::Key_Space);
        QTRY_VERIFY(run.window->screen<TableScreen>().view()->hasFocus());
        QTest::keyClick(run.window->screen<TableScreen>().view(), Qt::Key_I);
        QCOMPARE(run.window->controller()->sitting().session().dealerActs(), 1);
        // Escape asks first; nobody is thrown out of the table by one key.
        QTest::keyClick(run.window->screen<TableScreen>().view(), Qt::Key_Escape);
        QVERIFY(run.window->screen<TableScreen>().isVisible());
        const LeaveMenu *menu = run.window->screen<TableScreen>().cards().leaveMenu();
        QVERIFY(menu->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
        QVERIFY(run.window->screen<TableScreen>().view()->hasFocus());
        // Leaving keeps the session.
        QTest::keyClick(run.window->screen<TableScreen>().view(), Qt::Key_Escape);
        QTest::mouseClick(menu->leaveButton(), Qt::LeftButton);
        QVERIFY(run.window->screen<StartScreen>().isVisible());
        QTest::mouseClick(run.window->screen<StartScreen>().resumeButton(), Qt::LeftButton);
        QVERIFY(run.window->screen<TableScreen>().isVisible());
        QCOMPARE(run.window->controller()->sitting().session().dealerActs(), 1);
    }

    /// Enter resumes a waiting session; once a house is chosen it deals there.
    void enterDoesWhatItsCapSays()
    {
        const QTemporaryDir folder;
        Run run{folder.path()};
        run.window->activateWindow();
        QTRY_VERIFY(run.window->isActiveWindow());
        PlaySettings settings;
        run.window->shell().sessions().deal(settings, test::house("washington"));
        const auto enter = [&] {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            return run.window->controller()->sitting().house().id;
        };
        run.window->showHome();
        QCOMPARE(enter(), std::string{"washington"});
        QVERIFY(run.window->screen<TableScreen>().isVisible());
        run.window->showHome();
        for (HouseTile *tile : run.window->screen<StartScreen>().findChildren<HouseTile *>()) {
            if (tile->house().id == "ontario")
                QTest::mouseClick(tile, Qt::LeftButton);
        }
        QCOMPARE(enter(), std::string{"ontario"});
    }

    /// Ctrl+N means a new session, so Enter then begins one and does not resume the old.
    void newSessionIsNew()
    {
        const QTemporaryDir folder;
        Run run{folder.path()};
        run.window->activateWindow();
        QTRY_VERIFY(run.window->isActiveWindow());
        run.window->shell().sessions().deal({}, test::house("washington"));
        QTRY_VERIFY(run.window->screen<TableScreen>().view()->hasFocus());
        run.window->controller()->perform(act::Say{Call::PlaceBets, {}});
        QTest::keyClick(run.window->screen<TableScreen>().view(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(run.window->screen<StartScreen>().isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(run.window->screen<TableScreen>().isVisible());
        QCOMPARE(run.window->controller()->sitting().session().dealerActs(), 0);
    }

    /// The very first time the table says where to begin, until something was done.
    void firstStartSaysWhatToDo()
    {
        const QTemporaryDir folder;
        Run run{folder.path()};
        run.window->shell().sessions().deal({}, test::house("washington"));
        TableScreen &table = run.window->screen<TableScreen>();
        QVERIFY(table.toast()->isVisible());
        QVERIFY(table.toast()->text().contains(QLatin1String("Place your bets")));
        QVERIFY(table.calls()->button(Call::PlaceBets)->isArmed());
        QTest::mouseClick(table.calls()->button(Call::PlaceBets), Qt::LeftButton);
        QVERIFY(!table.calls()->button(Call::PlaceBets)->isArmed());
        run.window->shell().sessions().deal({}, test::house("washington"));
        QVERIFY(!table.calls()->button(Call::PlaceBets)->isArmed()); // only once
    }

    /// F1 shows and hides the key sheet; then the table has the focus again.
    void keySheetComesAndGoes()
    {
        Window window;
        window.deal({}, test::house("washington"));
        QTRY_VERIFY(window.view().hasFocus());
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        QVERIFY(window.view().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_I);
        QCOMPARE(window.sitting().session().dealerActs(), 1);
    }

    /// Down leaves the arc; the focus stays at its seat when a card arrives.
    void arrows()
    {
        Window window;
        window.deal({}, test::house("washington"));
        window.view().focusSpot(Spot::at(Spot::Kind::NextCard, handAt(3)));
        QTest::keyClick(&window.view(), Qt::Key_Down);
        QVERIFY(window.view().focusedSpot().hand.isDealer());
        window.view().focusSpot(Spot::at(Spot::Kind::NextCard, handAt(3)));
        QTest::keyClick(&window.view(), Qt::Key_Return);
        QCOMPARE(window.view().focusedSpot().hand, handAt(3));
        QTest::keyClick(&window.view(), Qt::Key_Right);
        QCOMPARE(window.view().focusedSpot().hand, handAt(4));
    }

    /// A number typed into the shoe menu sets the cut card, and Enter places it.
    void cutCardByKeys()
    {
        Window window;
        PlaySettings settings;
        settings.startsWithShuffle = true;
        settings.coaching = Coaching::Practice;
        window.deal(settings, test::house("washington"));
        window.perform(act::Shuffle{});
        KeyHands keys{window};
        for (const int key : {int(Qt::Key_Q), int(Qt::Key_2), int(Qt::Key_5), int(Qt::Key_Return)})
            keys.press(key);
        const Act last = std::get<Act>(window.sitting().session().log().back().event);
        QCOMPARE(std::get<act::PlaceCutCard>(last).behind, 25);
    }

    /// The start screen remembers the last choice.
    void choiceIsRemembered()
    {
        const QTemporaryDir folder;
        PlaySettings choice;
        choice.house = "three-hand";
        choice.seats = 3;
        choice.style = Style::PickAndPay;
        choice.coaching = Coaching::Silent;
        choice.temper = Temper::Bold;
        choice.irregularities = 35;
        choice.startsWithShuffle = true;
        choice.seed = 4711;
        {
            Run run{folder.path()};
            run.window->showHome();
            run.window->screen<StartScreen>().setChoice({choice, true});
            QTest::mouseClick(run.window->screen<StartScreen>().dealButton(), Qt::LeftButton);
        }
        Run run{folder.path()};
        run.window->showHome();
        QVERIFY(run.window->screen<StartScreen>().choice() == (StartChoice{choice, true}));
    }

    /// A session left in the middle of a round resumes with the same shoe and the same next card.
    void resumesAfterARestart()
    {
        const QTemporaryDir folder;
        std::string log;
        std::string nextCard;
        const auto nextCardOf = [](MainWindow &window) {
            Table table = window.controller()->sitting().table();
            return toText(drawNext(table));
        };
        {
            Run run{folder.path()};
            PlaySettings settings;
            settings.seed = 99;
            settings.coaching = Coaching::Practice;
            run.window->shell().sessions().deal(settings, test::house("fun-casino"));
            run.window->controller()->setThinkingTime(0);
            for (int i = 0; i < 75; ++i)
                run.window->controller()->perform(*run.window->controller()->sitting().next());
            log = textOf(run.window->controller()->sitting());
            nextCard = nextCardOf(*run.window);
        }
        Run run{folder.path()};
        run.window->showHome();
        QTRY_VERIFY(run.window->screen<StartScreen>().resumeButton()->isVisible());
        const QSignalSpy went{&run.window->shell().sessions(), &Sessions::resumed};
        QTest::mouseClick(run.window->screen<StartScreen>().resumeButton(), Qt::LeftButton);
        QTRY_COMPARE(went.size(), 1);
        QVERIFY(went.front().front().toBool());
        QVERIFY(run.window->screen<TableScreen>().isVisible());
        QCOMPARE(textOf(run.window->controller()->sitting()), log);
        QCOMPARE(nextCardOf(*run.window), nextCard);
        // It goes on in the same file.
        run.window->controller()->perform(*run.window->controller()->sitting().next());
        QCOMPARE(filesOf(folder.path()).size(), 1);
    }

    /// The session before stays one click away, even after a restart; the two swap places.
    void previousSession()
    {
        const QTemporaryDir folder;
        const auto dealSome = [](Run &run, const char *house, int acts) {
            PlaySettings settings;
            settings.house = house;
            settings.seed = 5;
            run.window->shell().sessions().deal(settings, test::house(house));
            run.window->controller()->setThinkingTime(0);
            for (int i = 0; i < acts; ++i)
                run.window->controller()->perform(*run.window->controller()->sitting().next());
            return linesOf(run.window->controller()->sitting(), 0);
        };
        const auto resumePrevious = [](Run &run) {
            const QSignalSpy went{&run.window->shell().sessions(), &Sessions::resumed};
            for (QAction *action : run.window->actions()) {
                if (action->text() == QLatin1String("Previous session"))
                    action->trigger();
            }
            return QTest::qWaitFor([&] { return went.size() == 1; })
                     ? linesOf(run.window->controller()->sitting(), 0)
                     : std::string{};
        };
        std::string first;
        std::string second;
        {
            Run run{folder.path()};
            first = dealSome(run, "washington", 40);
        }
        {
            Run run{folder.path()};
            run.window->showHome();
            // A resumed session is not its own previous session.
            QTRY_VERIFY(run.window->screen<StartScreen>().resumeButton()->isVisible());
            const QSignalSpy went{&run.window->shell().sessions(), &Sessions::resumed};
            QTest::mouseClick(run.window->screen<StartScreen>().resumeButton(), Qt::LeftButton);
            QTRY_COMPARE(went.size(), 1);
            run.window->controller()->setThinkingTime(0);
            run.window->controller()->perform(*run.window->controller()->sitting().next());
            first = linesOf(run.window->controller()->sitting(), 0);
        }
        QCOMPARE(filesOf(folder.path()).size(), 1);
        {
            Run run{folder.path()};
            dealSome(run, "ontario", 0);
            QCOMPARE(resumePrevious(run), first); // the other has no act yet
            second = dealSome(run, "ontario", 25);
        }
        {
            Run run{folder.path()};
            QCOMPARE(resumePrevious(run), first);
            run.window->controller()->setThinkingTime(0);
            run.window->controller()->perform(*run.window->controller()->sitting().next());
        }
        Run run{folder.path()};
        QCOMPARE(resumePrevious(run), second);
    }

    /// A damaged session resumes as far as it can be read, and the user is told where it ends. No
    /// file is lost.
    void aSpoiltSession_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("acts");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("a line that is no act")
            << QByteArray{"[House \"washington\"]\nsay place-bets\nfrobnicate\nsay floor\n"} << 1
            << true;
        QTest::newRow("torn off in the last line")
            << QByteArray{"[House \"washington\"]\n[Seed \"0\"]\n[Taken \"1\"]\n[Temper "
                          "\"mixed\"]\n[Irregularities \"0\"]\n[Coaching "
                          "\"practice\"]\nsay place-bets\np1 bet main 25\nsay no-mo"}
            << 1 << false;
        QTest::newRow("an unknown house")
            << QByteArray{"[House \"gone\"]\nsay place-bets\n"} << -1 << true;
    }
    void aSpoiltSession()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, acts);
        QFETCH(bool, isTold);
        const QTemporaryDir folder;
        QDir{}.mkpath(sessionsOf(folder.path()));
        QFile file{sessionsOf(folder.path()) + QStringLiteral("/spoilt.deal")};
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
        file.close();
        {
            Run run{folder.path()};
            run.window->showHome();
            QTRY_VERIFY(run.window->screen<StartScreen>().resumeButton()->isVisible());
            const QSignalSpy went{&run.window->shell().sessions(), &Sessions::resumed};
            const QSignalSpy told{&run.window->shell(), &Shell::errorReported};
            QTest::mouseClick(run.window->screen<StartScreen>().resumeButton(), Qt::LeftButton);
            QTRY_COMPARE(went.size(), 1);
            QCOMPARE(told.size(), isTold ? 1 : 0);
            QCOMPARE(went.front().front().toBool(), acts >= 0);
            QCOMPARE(run.window->controller()->hasSitting(), acts >= 0);
            if (acts >= 0) {
                QCOMPARE(run.window->controller()->sitting().session().dealerActs(), acts);
                run.window->controller()->perform(act::Say{Call::NoMoreBets, {}});
            }
        }
        // What was left out is still in its file.
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray now = file.readAll();
        if (isTold)
            QCOMPARE(now, text);
        else
            QVERIFY(now.startsWith(text.left(text.lastIndexOf('\n') + 1)));
        QCOMPARE(filesOf(folder.path()).size(), isTold && acts >= 0 ? 2 : 1);
    }

    /// After random keys the autosaved session can still be read.
    void mashingKeysSpoilsNothing()
    {
        const QTemporaryDir folder;
        std::string log;
        {
            Run run{folder.path()};
            PlaySettings settings;
            settings.coaching = Coaching::Practice;
            settings.irregularities = 50;
            settings.seed = 3;
            run.window->shell().sessions().deal(settings, test::house("washington"));
            run.window->controller()->setThinkingTime(0);
            Rng rng{5, 5};
            const QString keys =
                QStringLiteral("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ/0123IN CTP\b\r\x1b");
            for (int i = 0; i < 3000; ++i) {
                const QChar key = keys[rng.below(static_cast<std::uint32_t>(keys.size()))];
                TableScreen *screen = &run.window->screen<TableScreen>();
                if (!screen->isVisible())
                    run.window->showScreen<TableScreen>();
                QWidget *focus = QApplication::focusWidget();
                QTest::sendKeyEvent(QTest::Click, focus != nullptr ? focus : screen->view(),
                                    key == QLatin1Char('\b')     ? Qt::Key_Backspace
                                    : key == QLatin1Char('\r')   ? Qt::Key_Return
                                    : key == QLatin1Char('\x1b') ? Qt::Key_Escape
                                                                 : Qt::Key(key.unicode()),
                                    QString{key}, Qt::NoModifier);
            }
            log = linesOf(run.window->controller()->sitting(), 0);
            QVERIFY(run.window->controller()->sitting().session().dealerActs() > 100);
        }
        Run run{folder.path()};
        const QStringList files = filesOf(folder.path());
        QCOMPARE(files.size(), 1);
        QVERIFY(!run.window->shell().sessions().openNow(sessionsOf(folder.path()) + QLatin1Char('/')
                                                        + files.front()));
        QCOMPARE(linesOf(run.window->controller()->sitting(), 0), log);
    }

    /// Random clicks and drags, with either button, all over the table.
    void mashingTheMouseSpoilsNothing_data()
    {
        QTest::addColumn<int>("coaching");
        QTest::newRow("coach") << static_cast<int>(Coaching::Coach);
        QTest::newRow("practice") << static_cast<int>(Coaching::Practice);
        QTest::newRow("silent") << static_cast<int>(Coaching::Silent);
    }
    void mashingTheMouseSpoilsNothing()
    {
        QFETCH(int, coaching);
        Window window;
        PlaySettings settings;
        settings.house = "three-hand";
        settings.coaching = static_cast<Coaching>(coaching);
        settings.irregularities = 50;
        settings.seed = 8;
        window.deal(settings, test::house("three-hand"));
        Rng rng{9, static_cast<std::uint64_t>(coaching)};
        const auto any = [&] {
            const auto spots = window.view().spots();
            const bool bare = rng.chance(15);
            const auto at = static_cast<std::uint32_t>(spots.size());
            return bare ? QPoint{static_cast<int>(rng.below(900)), static_cast<int>(rng.below(640))}
                        : window.view().pixelOf(spots[rng.below(at)]);
        };
        for (int i = 0; i < 1500; ++i) {
            // Sometimes a correct act, so that rounds advance.
            const auto next = window.sitting().next();
            if (next && rng.chance(30)) {
                window.perform(*next);
                continue;
            }
            const QPoint from = any();
            const auto button = rng.chance(15) ? Qt::RightButton : Qt::LeftButton;
            QTest::mousePress(&window.view(), button, Qt::NoModifier, from);
            const QPoint to = rng.chance(50) ? from : any();
            QTest::mouseMove(&window.view(), (from + to) / 2);
            QTest::mouseMove(&window.view(), to);
            QTest::mouseRelease(&window.view(), button, Qt::NoModifier, to);
            if (rng.chance(5))
                window.view().grab();
        }
        QVERIFY(window.sitting().roundsDone() > 2);
        QCOMPARE(chipBalance(window.table()), Money{});
        QCOMPARE(cardBalance(window.table()), 0);
        const auto read = readSitting(textOf(window.sitting()), "mashed.deal",
                                      [](const std::string &id) { return test::house(id); });
        const auto *why = std::get_if<std::string>(&read);
        QVERIFY2(why == nullptr, why == nullptr ? "" : why->c_str());
        QVERIFY(std::get<Sitting>(read).session().log() == window.sitting().session().log());
    }

    void savesAndOpens()
    {
        const QTemporaryDir folder;
        Run run{folder.path()};
        PlaySettings settings;
        settings.seed = 5;
        run.window->shell().sessions().deal(settings, test::house("ontario"));
        for (int i = 0; i < 9; ++i)
            run.window->controller()->perform(*run.window->controller()->sitting().next());
        const std::string text = textOf(run.window->controller()->sitting());
        const QString path = folder.filePath(QStringLiteral("mine.deal"));
        QCOMPARE(run.window->shell().sessions().save(path), QString{});
        run.window->shell().sessions().deal(settings, test::house("washington"));
        QVERIFY(!run.window->shell().sessions().openNow(path));
        QCOMPARE(textOf(run.window->controller()->sitting()), text);
        QVERIFY(run.window->shell()
                    .sessions()
                    .openNow(folder.filePath(QStringLiteral("absent.deal")))
                    .has_value());
    }

    /// Command line arguments.
    void arguments()
    {
        const auto read = [](const char *line) {
            return StartOptions::read(QString::fromLatin1(line).split(QLatin1Char(' ')));
        };
        QCOMPARE(read("--house ontario").house, QStringLiteral("ontario"));
        QCOMPARE(read("--open=a.deal").open, QStringLiteral("a.deal"));
        QCOMPARE(read("--screenshots out --language de").language, QStringLiteral("de"));
        QCOMPARE(read("--picture table.png").picture, QStringLiteral("table.png"));
        QVERIFY(!read("--house").error.isEmpty());
        QVERIFY(!read("--house=").error.isEmpty());
        QVERIFY(!read("--fullscreen").error.isEmpty());
        QVERIFY(!read("table.deal").error.isEmpty());
        QVERIFY(!read("--house ontario --open a.deal").error.isEmpty());
        QVERIFY(read("--help").help);
    }

    /// Bad input: the program says what is wrong and exits with 2 or 3.
    void badInput_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("told");
        QTest::newRow("unknown option")
            << QStringList{QStringLiteral("--nonsense")} << 2 << QStringLiteral("--nonsense");
        QTest::newRow("unknown house")
            << QStringList{QStringLiteral("--house"), QStringLiteral("monaco")} << 2
            << QStringLiteral("monaco");
        QTest::newRow("absent file")
            << QStringList{QStringLiteral("--open"), QStringLiteral("/nowhere/a.deal")} << 3
            << QStringLiteral("/nowhere/a.deal");
        QTest::newRow("no session")
            << QStringList{QStringLiteral("--open"), QStringLiteral(SOURCE_DIR "/README.md")} << 2
            << QStringLiteral("README.md:");
        QTest::newRow("version") << QStringList{QStringLiteral("--version")} << 0 << QString{};
    }
    void badInput()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exit);
        QFETCH(QString, told);
        QProcess process;
        process.start(QStringLiteral(PITWISE_PROGRAM), words);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), exit);
        const QString error = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(error.contains(told), qPrintable(error));
    }

    /// Pictures of every screen in both surroundings, without a display.
    void screenshots()
    {
        const QTemporaryDir folder;
        QVERIFY(takesPictures({folder.path(), QStringLiteral("--size"), QStringLiteral("1280x720"),
                               QStringLiteral("--language"), QStringLiteral("de")}));
        const QStringList all = QDir{folder.path()}.entryList(QDir::Files);
        for (const char *name :
             {"start", "table-washington", "war", "coach-answer", "keys", "exam-after", "settings",
              "class-mistakes", "demonstration-houses"}) {
            for (const char *around : {"", "-paper"}) {
                const QImage image{
                    folder.filePath(QStringLiteral("%1%2-1280x720.png")
                                        .arg(QLatin1String(name), QLatin1String(around)))};
                QVERIFY2(image.size() == QSize(1280, 720), name);
            }
        }
        QVERIFY(all.size() > 140);
        const auto onPaper = std::count_if(all.begin(), all.end(), [](const QString &name) {
            return name.contains(QLatin1String("-paper-"));
        });
        QCOMPARE(2 * onPaper, all.size());
    }

    /// At three sizes; and in every language, by one command.
    void screenshotsOfEverything()
    {
        if (!qEnvironmentVariableIsSet("PITWISE_SOAK"))
            QSKIP("takes minutes: part of the soak");
        const QTemporaryDir folder;
        QVERIFY(takesPictures({folder.path()}));
        for (const QSize size : {QSize{1280, 720}, QSize{1920, 1080}, QSize{2560, 1440}}) {
            const QImage image{folder.filePath(
                QStringLiteral("table-washington-%1x%2.png").arg(size.width()).arg(size.height()))};
            QCOMPARE(image.size(), size);
        }
        QVERIFY(takesPictures({folder.path(), QStringLiteral("--size"), QStringLiteral("1280x720"),
                               QStringLiteral("--all-languages")}));
        const QStringList languages =
            QDir{folder.path()}.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(languages.size() >= 6);
        QSet<QStringList> names;
        for (const QString &language : languages)
            names << QDir{folder.filePath(language)}.entryList(QDir::Files);
        QCOMPARE(names.size(), 1); // the same in each
    }

    /// Full screen and back; hiding the panel gives its room to the table.
    void screenAndPanel()
    {
        Window window;
        window.deal({}, test::house("washington"));
        const qreal narrow = window.view().layoutOfTable().pitch();
        QTest::keyClick(&window.main(), Qt::Key_F4);
        QVERIFY(window.view().layoutOfTable().pitch() > narrow);
        QTest::keyClick(&window.main(), Qt::Key_F4);
        QCOMPARE(window.view().layoutOfTable().pitch(), narrow);
        QTest::keyClick(&window.main(), Qt::Key_F11);
        QVERIFY(window.main().isFullScreen());
        QTest::keyClick(&window.main(), Qt::Key_F11);
        QVERIFY(!window.main().isFullScreen());
    }

    /// Screen readers can read every place and press it.
    void assistiveTechnology()
    {
        Window window;
        PlaySettings settings;
        settings.seed = 4;
        window.deal(settings, test::house("washington"));
        window.perform(act::Say{Call::PlaceBets, {}});
        window.perform(act::Say{Call::NoMoreBets, {}});
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&window.view());
        QVERIFY(table != nullptr);
        QStringList names;
        QAccessibleInterface *card = nullptr;
        const auto next = window.sitting().next();
        const auto seat = std::get<act::Deal>(*next).hand.seat.number;
        for (int i = 0; i < table->childCount(); ++i) {
            const QString name = table->child(i)->text(QAccessible::Name);
            QVERIFY(!name.isEmpty());
            QVERIFY(!table->child(i)->rect().isEmpty());
            names << name;
            if (name == QStringLiteral("Seat %1, next card").arg(seat))
                card = table->child(i);
        }
        const Money bet = window.table().at(seatAt(seat)).bet(BetKind::Main).amount;
        QVERIFY(names.contains(QStringLiteral("Seat %1, main bet, %2")
                                   .arg(seat)
                                   .arg(QString::fromStdString(toText(bet)))));
        QVERIFY(names.contains(QStringLiteral("Chips of 2.50")));
        QVERIFY(card != nullptr && card->actionInterface() != nullptr);
        card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(window.table().at(seatAt(seat)).cards.lying, 1);
        QVERIFY(window.sitting().session().findings().empty());
    }

    /// The state is final at once; the next act does not wait for the animation.
    void motionIsOnlyMotion()
    {
        Window window;
        ViewOptions options = window.main().shell().viewOptions();
        options.speed = 100;
        window.main().shell().setViewOptions(options);
        PlaySettings settings;
        settings.seed = 4;
        window.deal(settings, test::house("washington"));
        window.perform(act::Say{Call::PlaceBets, {}});
        QVERIFY(window.view().isMoving()); // bets slide in
        window.perform(act::Say{Call::NoMoreBets, {}});
        MouseHands hands{window};
        const auto next = window.sitting().next();
        hands.does(*next);
        QVERIFY(window.view().isMoving()); // the card
        const auto second = window.sitting().next();
        QVERIFY(second != next);
        hands.does(*second);
        QVERIFY(window.sitting().session().findings().empty());
        QTRY_VERIFY(!window.view().isMoving());
        const QImage after = window.view().grab().toImage();
        window.view().setTable(window.table(), window.sitting().ledger());
        QCOMPARE(window.view().grab().toImage(), after);
    }
};

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
