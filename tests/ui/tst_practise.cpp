// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoppast.h"
#include "app/desktop/diskrecorder.h"
#include "app/desktop/startup.h"
#include "app/records/skillrecords.h"
#include "engine/session/notation.h"
#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "ui/screens/learn/learnscreen.h"
#include "ui/screens/practise/practisescreen.h"
#include "ui/screens/progress/progressscreen.h"
#include "ui/screens/progress/skillmap.h"
#include "ui/screens/progress/skilltile.h"
#include "ui/screens/progress/weekline.h"
#include "ui/screens/progress/weeks.h"
#include "ui/screens/screens.h"
#include "ui/screens/start/nowbutton.h"
#include "ui/screens/start/startscreen.h"
#include "ui/screens/start/whatnow.h"
#include "ui/screens/table/guidancestrip.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainwindow.h"

#include <QAccessible>
#include <QApplication>
#include <QDateTime>
#include <QSignalSpy>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <set>

using namespace pitwise;
using namespace pitwise::ui;

/// Practice that adapts, one's own mistakes and progress, through the window, with real records.
class PractiseTest : public QObject
{
    Q_OBJECT

private:
    static constexpr std::int64_t Start = 1'772'357'400'000; // 2026-03-01T09:30:00Z

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DiskRecorder> m_recorder;
    std::unique_ptr<DesktopRecords> m_records;
    std::unique_ptr<DesktopPast> m_past;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    qint64 m_now = 0;
    const qint64 m_opened = QDateTime::currentMSecsSinceEpoch();
    Dealer m_ann;

    [[nodiscard]] std::string file() const
    {
        return m_folder->filePath(QStringLiteral("r.sqlite")).toStdString();
    }
    void openWindow()
    {
        closeWindow();
        const auto sessions = [folder = m_folder->path()] {
            return folder + QStringLiteral("/sessions");
        };
        m_recorder = std::make_unique<DiskRecorder>(sessions);
        m_records = std::make_unique<DesktopRecords>(
            RecordsFiles{.where = file(), .journals = m_folder->path().toStdString()}, 50);
        m_past = std::make_unique<DesktopPast>(*m_records, sessions);
        Environment environment = bareEnvironment();
        m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        environment.settings = Settings{*m_settings};
        environment.store = m_recorder.get();
        environment.records = m_records.get();
        environment.past = m_past.get();
        environment.sessionFolder = sessions;
        environment.clock = [this] { return m_now += 1700; };
        // What was just practised rests for a while, so the calendar goes on with the clock.
        environment.now = [this] { return Moment::ofMs(m_opened + m_now); };
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        ViewOptions options = m_window->shell().viewOptions();
        options.speed = 0;
        m_window->shell().setViewOptions(options);
        m_window->shell().controller().setThinkingTime(0);
        m_window->showHome();
        m_window->show();
    }
    /// All that was dealt is stored when this returns.
    void closeWindow()
    {
        m_window.reset();
        m_past.reset();
        m_records.reset();
        m_recorder.reset();
    }
    void dealAsAnn()
    {
        Records records{file(), {.create = true}};
        m_ann = {.id = QString::fromStdString(records.people().addTrainee("1001", "Ann Lee").id),
                 .number = QStringLiteral("1001"),
                 .name = QStringLiteral("Ann Lee")};
        m_window->shell().keeper().setDealer(m_ann);
    }
    Shell &shell() { return m_window->shell(); }
    PractiseScreen &practise() { return m_window->screen<PractiseScreen>(); }
    TableScreen &table() { return m_window->screen<TableScreen>(); }
    SessionController &controller() { return shell().controller(); }
    PillButton &next() { return *table().strip()->next(); }

    /// A round at the table, as the house wants it, after so many wrong acts.
    void dealRound(int mistakes = 0)
    {
        QTRY_VERIFY(controller().hasSitting() && next().isHidden());
        for (; mistakes > 0; --mistakes)
            controller().perform(act::Void{}); // nothing went wrong that would void a round
        for (int i = 0; i < 500 && next().isHidden(); ++i) {
            QApplication::processEvents(); // a patron may have to answer first
            const auto act = controller().sitting().next();
            if (!act)
                continue;
            controller().perform(*act);
        }
        QVERIFY(!next().isHidden());
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_now = 0;
    }
    void cleanup() { closeWindow(); }

    /// Five minutes: one round after the other, each with its reason and the time left; then a
    /// summary. All of it is in the records, and gives the same memory when it is built again.
    void fiveMinutes()
    {
        openWindow();
        dealAsAnn();
        PractiseScreen &screen = m_window->showScreen<PractiseScreen>();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        QVERIFY2(screen.leftText().contains(QLatin1String("new to you")),
                 qPrintable(screen.leftText()));
        screen.minutes()->setCurrent(0);
        QTest::keyClick(screen.practiseButton(), Qt::Key_Return);
        int rounds = 0;
        for (bool over = false; !over && rounds < 40; ++rounds) {
            QTRY_VERIFY_WITH_TIMEOUT(
                controller().hasSitting() && next().isHidden() && screen.run().isRunning(), 30'000);
            QCOMPARE(screen.run().round(), rounds + 1);
            const QString line = table().strip()->text();
            QVERIFY2(line.startsWith(QStringLiteral("Round %1, ").arg(rounds + 1)),
                     qPrintable(line));
            QVERIFY2(line.contains(QLatin1String("left."))
                         || line.contains(QLatin1String("last one")),
                     qPrintable(line));
            QTRY_VERIFY(screen.run().isReady()); // before this round ends
            dealRound();
            QVERIFY(table().strip()->text().startsWith(QLatin1String("Clean")));
            over = next().text() == QLatin1String("How it went");
            next().click();
        }
        QVERIFY(rounds >= 3);
        QVERIFY(!screen.run().isRunning());
        QVERIFY(screen.isVisible());
        QCOMPARE(screen.run().result().rounds, rounds);
        QCOMPARE(screen.run().result().clean, rounds);
        QVERIFY2(screen.leftText().startsWith(QLatin1String("What got better")),
                 qPrintable(screen.leftText()));
        QVERIFY(screen.rightText().startsWith(QLatin1String("Due by tomorrow")));
        QVERIFY(shell().guidance().text().isEmpty());
        QTRY_VERIFY(screen.run().isWatched());
        const Memory lived = screen.run().standing().past.memory;

        closeWindow();
        Records records{file()};
        const StoredPast stored = pastOf(records, m_ann.id.toStdString());
        QCOMPARE(static_cast<int>(stored.past.sessions.size()), rounds);
        QCOMPARE(stored.past.memory.skills().size(), lived.skills().size());
        for (const auto &[skill, memory] : lived.skills()) {
            QVERIFY2(stored.past.memory.find(skill) != nullptr, skill.c_str());
            QCOMPARE(stored.past.memory.find(skill)->recent, memory.recent);
            QCOMPARE(stored.past.memory.find(skill)->streak, memory.streak);
        }
        records.database().run("UPDATE practised SET results = '-0:0/0'");
        QVERIFY(pastOf(records, m_ann.id.toStdString()).past != stored.past);
        QVERIFY(records.rebuild().changed > 0);
        QVERIFY(pastOf(records, m_ann.id.toStdString()).past == stored.past);
        // From the logs alone: as records from before skills were stored.
        records.database().run("DELETE FROM practised");
        QVERIFY(pastOf(records, m_ann.id.toStdString()).past.memory == stored.past.memory);
    }

    /// What goes wrong comes back within a few rounds, and says so.
    void aFailedSkillComesBack()
    {
        openWindow();
        dealAsAnn();
        shell().goTo(QStringLiteral("practise"), QStringLiteral("20")); // as the start screen does
        QTRY_VERIFY_WITH_TIMEOUT(practise().run().isRunning(), 30'000);
        dealRound(1);
        QVERIFY2(table().strip()->text().startsWith(QLatin1String("1 mistake")),
                 qPrintable(table().strip()->text()));
        // All of them: one mistake may be of several skills.
        std::set<std::string> failed;
        QTRY_VERIFY([&] {
            for (const auto &[skill, memory] : practise().run().standing().past.memory.skills()) {
                if (memory.right < memory.seen)
                    failed.insert(skill);
            }
            return !failed.empty();
        }());
        bool back = false;
        for (int round = 2; round < 12 && !back; ++round) {
            next().click();
            QTRY_VERIFY_WITH_TIMEOUT(next().isHidden() && practise().run().round() == round,
                                     30'000);
            for (const SkillPick &pick : practise().run().picks())
                back = back || (failed.contains(pick.skill) && pick.wrong >= 1);
            if (!back)
                dealRound();
        }
        QVERIFY(back);
    }

    /// Whoever deals something else leaves the practice; Escape and back does not.
    void leaving()
    {
        openWindow();
        shell().goTo(QStringLiteral("practise"), QStringLiteral("10"));
        QTRY_VERIFY_WITH_TIMEOUT(practise().run().isRunning() && controller().hasSitting(), 30'000);
        m_window->showHome();
        shell().goTo(QStringLiteral("practise"));
        QTRY_VERIFY(practise().tableButton()->isVisible());
        practise().tableButton()->click();
        QVERIFY(table().isVisible());
        QVERIFY(practise().run().isRunning());
        shell().sessions().deal({}, test::house("washington"));
        QVERIFY(!practise().run().isRunning());
        QVERIFY(shell().guidance().text().isEmpty());
    }

    /// A guest's mistake: the same cards and bets again, and nothing is told before the round is
    /// over. Right often enough in a row, it is over.
    void myMistakes()
    {
        openWindow();
        PlaySettings settings;
        settings.coaching = Coaching::Practice;
        settings.seats = 4;
        settings.seed = 31;
        shell().sessions().deal(settings, test::house("washington"));
        bool wrong = false;
        bool odd = false;
        while (controller().sitting().roundsDone() < 2) {
            Act act = *controller().sitting().next();
            if (auto *pay = std::get_if<act::Pay>(&act); pay != nullptr && !wrong) {
                pay->amount = {pay->amount.money + Money::units(5), {}};
                wrong = true;
            }
            controller().perform(act);
            if (wrong && !odd && controller().sitting().table().roundNumber == 2
                && controller().sitting().table().round.dealing) {
                controller().perform(act::Say{Call::Parlay, seatAt(1)}); // no skill of this game
                odd = true;
            }
        }
        QVERIFY(wrong && odd);
        const auto bets = [&](int round) {
            Session again{controller().sitting().session().spec(), test::house("washington")};
            std::string found;
            for (const LogEntry &entry : controller().sitting().session().log()) {
                const auto *patron = std::get_if<PatronAct>(&entry.event);
                if (again.table().roundNumber == round && patron != nullptr
                    && std::holds_alternative<patron::Bet>(*patron))
                    found += toText(entry, again.house().table.chips).substr(0, 14) + ';';
                again.advance(entry.event, entry.at);
            }
            return found;
        };
        const int round = controller().sitting().session().findings().front().round;
        const std::string before = bets(round);

        PractiseScreen &screen = m_window->showScreen<PractiseScreen>();
        for (int i = 0; i < 20 && screen.mistakes().empty(); ++i) { // the file is being written
            m_window->showScreen<PractiseScreen>();
            QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        }
        QCOMPARE(screen.mistakes().size(), std::size_t{1});
        QVERIFY2(screen.rightText().contains(QLatin1String("payout"), Qt::CaseInsensitive),
                 qPrintable(screen.rightText()));
        screen.mistakesButton()->click();
        QTRY_VERIFY(screen.run().isRunning() && table().isVisible()
                    && !table().strip()->isHidden());
        QVERIFY(table().strip()->text().contains(QLatin1String("you made a mistake")));
        QVERIFY(!table().strip()->text().contains(QLatin1String("payout"), Qt::CaseInsensitive));
        QCOMPARE(controller().sitting().settings().coaching, Coaching::Practice);
        dealRound();
        QCOMPARE(QString::fromStdString(bets(1).substr(0, 40)),
                 QString::fromStdString(before.substr(0, 40)));
        QVERIFY2(table().strip()->text().contains(QLatin1String("payout"), Qt::CaseInsensitive),
                 qPrintable(table().strip()->text()));
        QCOMPARE(next().text(), QStringLiteral("How it went"));
        next().click();
        QVERIFY(screen.isVisible());
    }

    /// Who never dealt is led to the first lesson.
    void aNewcomerBeginsWithALesson()
    {
        openWindow();
        NowButton &now = *m_window->screen<StartScreen>().whatNow()->practise();
        QTRY_VERIFY(now.text().startsWith(QLatin1String("New here?")));
        now.click();
        QVERIFY(m_window->screen<LearnScreen>().isVisible());
    }

    /// Whoever takes the course meets what is new to him there, not in practice.
    void theCourseGoesOn()
    {
        openWindow();
        shell().goTo(QStringLiteral("practise"), QStringLiteral("5"));
        QTRY_VERIFY_WITH_TIMEOUT(practise().run().isRunning(), 30'000);
        dealRound();
        practise().run().stop();
        openWindow();
        shell().settings().setLessonDone({}, QString::fromStdString(shell().houses().chosen()),
                                         QStringLiteral("seats"));
        auto &start = m_window->screen<StartScreen>();
        start.entered();
        NowButton &now = *start.whatNow()->practise();
        QTRY_COMPARE_WITH_TIMEOUT(now.text(), QStringLiteral("Go on with the course"), 30'000);
        now.click();
        QVERIFY(m_window->screen<LearnScreen>().isVisible());
    }

    /// The start screen has one large button; it says why, and one press deals.
    void oneLargeButton()
    {
        openWindow();
        shell().goTo(QStringLiteral("practise"), QStringLiteral("5"));
        QTRY_VERIFY_WITH_TIMEOUT(practise().run().isRunning(), 30'000);
        dealRound();
        practise().run().stop();
        openWindow(); // the next day
        auto &start = m_window->screen<StartScreen>();
        NowButton &now = *start.whatNow()->practise();
        const QString at = now.why();
        QVERIFY(!at.isEmpty()); // never empty while it looks
        QTRY_VERIFY_WITH_TIMEOUT(now.why() != at, 30'000);
        QCOMPARE(now.text(), QStringLiteral("Practise, 10 minutes"));
        QVERIFY(QAccessible::queryAccessibleInterface(&now)->text(QAccessible::Description)
                == now.why());
        now.setFocus();
        QTest::keyClick(&now, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(controller().hasSitting() && table().isVisible(), 30'000);
        QVERIFY(table().strip()->text().contains(QLatin1String("10 minute")));
    }

    /// Every skill is a tile that keys reach and that says what it is; another's progress has his
    /// name and no button to practise.
    void progress()
    {
        openWindow();
        dealAsAnn();
        shell().goTo(QStringLiteral("practise"), QStringLiteral("5"));
        QTRY_VERIFY_WITH_TIMEOUT(practise().run().isRunning(), 30'000);
        for (int round = 0; round < 4; ++round) {
            dealRound();
            next().click();
        }
        practise().run().stop();
        shell().sessions().deal({}, test::house("washington")); // ends the last one
        ProgressScreen &screen = m_window->showScreen<ProgressScreen>();
        QTRY_VERIFY_WITH_TIMEOUT(
            screen.isReady() && screen.text().contains(QLatin1String("missing")), 30'000);
        QVERIFY(screen.text().contains(QLatin1String("Progress of Ann Lee")));
        QVERIFY(screen.accuracy()->latest().startsWith(QLatin1String("100")));
        QVERIFY(screen.pace()->latest().contains(QLatin1String("the house wants")));
        const auto &tiles = screen.map()->tiles();
        QVERIFY(tiles.size() > 25);
        QVERIFY(std::any_of(tiles.begin(), tiles.end(),
                            [](const SkillTile *tile) { return tile->filled() > 0.5; }));
        QVERIFY(std::any_of(tiles.begin(), tiles.end(),
                            [](const SkillTile *tile) { return tile->filled() == 0; }));
        for (SkillTile *tile : tiles) {
            auto *accessible = QAccessible::queryAccessibleInterface(tile);
            QVERIFY(accessible->text(QAccessible::Name).size() > 10);
            QVERIFY(accessible->text(QAccessible::Description).endsWith(u'.'));
        }
        tiles[0]->setFocus();
        QTest::keyClick(tiles[0], Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), tiles[1]);
        QVERIFY(screen.map()->detail().startsWith(tiles[1]->words()));
        QTest::keyClick(tiles[1], Qt::Key_Down);
        QVERIFY(QApplication::focusWidget() != tiles[1]);
        QVERIFY(screen.practiseButton()->isVisible());

        shell().keeper().setDealer({});
        shell().goTo(QStringLiteral("progress"), m_ann.id);
        QTRY_VERIFY_WITH_TIMEOUT(
            screen.isReady() && screen.text().contains(QLatin1String("Ann Lee")), 30'000);
        QVERIFY(!screen.practiseButton()->isVisible());
    }

    void weeks()
    {
        const auto session = [](double daysAgo, int acts, int findings, double pace) {
            return PastSession{.began = Moment::ofMs(Start).plusDays(-daysAgo),
                               .house = "washington",
                               .rounds = 2,
                               .acts = acts,
                               .findings = findings,
                               .pace = pace};
        };
        auto other = session(1, 10, 10, 10);
        other.house = "ontario";
        const WeekFigures figures =
            weekFigures({session(400, 9, 9, 9), session(8, 20, 5, 90), session(2, 50, 0, 60),
                         session(1, 50, 10, 80), session(-1, 0, 0, 0), other},
                        "washington", Moment::ofMs(Start), 3);
        QCOMPARE(figures.accuracy, (std::vector<std::optional<double>>{{}, 0.75, 0.9}));
        QCOMPARE(figures.pace, (std::vector<std::optional<double>>{{}, 90, 70}));
    }

    /// Nothing is cut off, in the smallest window too.
    void textsFit()
    {
        openWindow();
        PractiseScreen &first = m_window->showScreen<PractiseScreen>();
        QTRY_VERIFY_WITH_TIMEOUT(first.isReady(), 30'000);
        ProgressScreen &second = m_window->showScreen<ProgressScreen>();
        for (const char *house : {"washington", "war-blackjack"}) {
            first.chooseHouse(house);
            second.chooseHouse(house);
            QTRY_VERIFY_WITH_TIMEOUT(first.isReady() && second.isReady(), 30'000);
            for (const QSize &size : {QSize{1024, 640}, QSize{1280, 720}, QSize{1920, 1080}}) {
                m_window->resize(size);
                m_window->showScreen<PractiseScreen>();
                QTRY_VERIFY(first.isReady());
                QApplication::processEvents();
                QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
                m_window->showScreen<ProgressScreen>();
                QTRY_VERIFY(second.isReady());
                QApplication::processEvents();
                QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
            }
        }
    }
};

QTEST_MAIN(PractiseTest)
#include "tst_practise.moc"
