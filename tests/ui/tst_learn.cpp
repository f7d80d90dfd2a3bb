// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/startup.h"
#include "app/lessons/lessonlibrary.h"
#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "tests/ui/hands.h"
#include "ui/classroom/nohomework.h"
#include "ui/screens/learn/arrangebar.h"
#include "ui/screens/learn/coursepage.h"
#include "ui/screens/learn/learnscreen.h"
#include "ui/screens/learn/lessonpage.h"
#include "ui/screens/learn/lessonrow.h"
#include "ui/screens/learn/questionview.h"
#include "ui/screens/screens.h"
#include "ui/screens/table/guidancestrip.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/openhomework.h"
#include "ui/table/roundplayer.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace pitwise;
using namespace pitwise::ui;

/// One homework, and who said that it is done.
class OneHomework : public NoHomework
{
public:
    Homework homework;
    QStringList done;

    void open(const QString &dealer, QObject *, Answer then) override
    {
        then({.items = dealer.isEmpty() || !done.isEmpty() ? std::vector<Homework>{}
                                                           : std::vector{homework}});
    }
    void markDone(const QString &id, const QString &dealer, const QString &, QObject *,
                  Done then) override
    {
        done << id + u' ' + dealer;
        then({});
        Q_EMIT changed();
    }
};

/// The course, played through as a trainee does: right, wrong, and with the keys.
class LearnTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<MainWindow> m_window;
    qint64 m_now = 0;
    OneHomework m_homework;

    LearnScreen &openWindow(const QString &ownLessons = {})
    {
        Environment environment = bareEnvironment();
        environment.settings = Settings{*m_store};
        environment.homework = &m_homework;
        environment.clock = [this] { return m_now += 1000; };
        if (!ownLessons.isEmpty()) {
            const std::string folder = ownLessons.toStdString();
            environment.lessons = [=] { return lessonsWithFolder(folder); };
            environment.addLesson = [=](const std::string &file) {
                return addLessonFile(folder, file);
            };
            environment.orderLessons = [=](const std::vector<std::string> &ids) {
                return keepLessonOrder(folder, ids);
            };
        }
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        ViewOptions options = m_window->shell().viewOptions();
        options.speed = 0;
        m_window->shell().setViewOptions(options);
        m_window->show();
        return m_window->showScreen<LearnScreen>();
    }
    TableScreen &table() { return m_window->screen<TableScreen>(); }
    SessionController &controller() { return m_window->shell().controller(); }
    /// Deals what the task asks for. `mistakes`: so many wrong acts first.
    void dealRound(int mistakes)
    {
        for (; mistakes > 0; --mistakes)
            controller().perform(act::End{}); // far too early
        for (int i = 0; i < 400 && table().strip()->next()->isHidden(); ++i) {
            const auto next = controller().sitting().next();
            QVERIFY(next.has_value());
            controller().perform(*next);
        }
        QVERIFY(!table().strip()->next()->isHidden());
    }
    void doTask(LessonPage &page, bool wrongFirst)
    {
        const int step = page.step();
        const auto &lesson = page.lesson();
        const int rounds = lesson.steps[static_cast<std::size_t>(step)].rounds;
        const Sitting *before = controller().hasSitting() ? &controller().sitting() : nullptr;
        page.dealButton()->click();
        for (int clean = 0; clean < rounds;) {
            QTRY_VERIFY(controller().hasSitting() && &controller().sitting() != before
                        && !table().strip()->isHidden() && table().strip()->next()->isHidden());
            dealRound(wrongFirst ? 1 : 0);
            clean += wrongFirst ? 0 : 1;
            wrongFirst = false;
            before = nullptr;
            table().strip()->next()->click();
        }
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.ini")),
                                              QSettings::IniFormat);
    }
    void cleanup()
    {
        m_window.reset();
        m_store.reset();
        m_homework.done.clear();
    }

    /// A lesson that is homework: it is opened in its house, and once it is done the trainer is
    /// told.
    void lessonAsHomework()
    {
        LearnScreen &screen = openWindow();
        m_homework.homework.id = QStringLiteral("h1");
        m_homework.homework.kind = HomeworkKind::Lesson;
        m_homework.homework.what = QStringLiteral("tie-bets");
        m_homework.homework.house = QStringLiteral("ontario");
        Shell &shell = m_window->shell();
        shell.keeper().setDealer({.id = QStringLiteral("ann")});
        OpenHomework &open = shell.openHomework();
        QCOMPARE(open.items().size(), 1U);
        open.begin(open.items().front());
        QTRY_VERIFY(screen.hasLesson());
        QCOMPARE(screen.lesson()->lesson().id, std::string{"tie-bets"});
        QCOMPARE(screen.course().known.name, std::string{"ontario"});
        Q_EMIT screen.lesson()->done(QStringLiteral("calls"));
        QVERIFY(m_homework.done.isEmpty()); // another lesson
        screen.closeLesson();
        open.begin(open.items().front()); // the course is there already
        QVERIFY(screen.hasLesson());
        Q_EMIT screen.lesson()->done(QStringLiteral("tie-bets"));
        QCOMPARE(m_homework.done, QStringList{QStringLiteral("h1 ann")});
        QVERIFY(open.items().empty());
    }

    /// Every lesson of a house: each text read, each round watched, each task dealt, each question
    /// answered; then the lesson is done, and is so after a new start.
    void everyLesson_data()
    {
        QTest::addColumn<QString>("house");
        for (const std::string &id : bareEnvironment().houses)
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void everyLesson()
    {
        QFETCH(QString, house);
        LearnScreen &screen = openWindow();
        screen.chooseHouse(house.toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        QVERIFY(screen.course().lessons.size() >= 12);
        screen.open(0);
        for (std::size_t i = 0; i < screen.course().lessons.size(); ++i) {
            LessonPage &page = *screen.lesson();
            const Lesson lesson = screen.course().lessons[i];
            QCOMPARE(QString::fromStdString(page.lesson().id), QString::fromStdString(lesson.id));
            for (std::size_t s = 0; s < lesson.steps.size(); ++s) {
                QCOMPARE(page.step(), static_cast<int>(s));
                QTRY_VERIFY(!page.isBusy());
                switch (lesson.steps[s].kind) {
                case StepKind::Read:
                    break;
                case StepKind::Watch:
                    QVERIFY2(page.player()->steps() > 3, lesson.id.c_str());
                    page.player()->goTo(page.player()->steps());
                    QVERIFY(!page.player()->narration().isEmpty());
                    break;
                case StepKind::Do:
                    doTask(page, s % 2 == 0);
                    if (s + 1 < lesson.steps.size())
                        continue; // it led to the next step
                    break;
                case StepKind::Ask:
                    page.question()->choose((page.question()->right() + 1)
                                            % page.question()->count());
                    QVERIFY(page.question()->verdict().startsWith(QLatin1String("No")));
                    page.question()->choose(page.question()->right());
                    QVERIFY(page.question()->verdict().startsWith(QLatin1String("Right")));
                    break;
                }
                page.nextButton()->click();
            }
            QVERIFY2(screen.list()->rows()[i]->isDone(), lesson.id.c_str());
        }
        QVERIFY(!screen.hasLesson()); // after the last one the list is shown
        LearnScreen &again = openWindow();
        again.chooseHouse(house.toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(again.isReady(), 30'000);
        for (const LessonRow *row : again.list()->rows())
            QVERIFY(row->isDone());
    }

    /// Enter goes on, digits answer, arrows step through a round, Escape closes the lesson.
    void keys()
    {
        LearnScreen &screen = openWindow();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        QVERIFY(m_window->isActiveWindow() || QTest::qWaitForWindowActive(m_window.get()));
        QTRY_COMPARE(QApplication::focusWidget(), screen.list()->goOnButton());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(screen.hasLesson());
        LessonPage &page = *screen.lesson();
        const auto kind = [&] {
            return page.lesson().steps[static_cast<std::size_t>(page.step())].kind;
        };
        while (kind() != StepKind::Ask)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClick(&page, static_cast<Qt::Key>(Qt::Key_1 + page.question()->right()));
        QVERIFY(page.question()->verdict().startsWith(QLatin1String("Right")));
        while (kind() != StepKind::Watch)
            QTest::keyClick(&page, Qt::Key_Return);
        QTRY_VERIFY(!page.isBusy());
        QTest::keyClick(&page, Qt::Key_Right);
        QCOMPARE(page.player()->step(), 1);
        QTest::keyClick(&page, Qt::Key_Left);
        QCOMPARE(page.player()->step(), 0);
        QTest::keyClick(&page, Qt::Key_Space);
        QVERIFY(page.player()->isPlaying());
        QTest::keyClick(&page, Qt::Key_Escape);
        QVERIFY(!screen.hasLesson());
        QVERIFY(!page.player()->isPlaying());
    }

    /// Whoever deals something else leaves the task: no strip stays above his table.
    void anotherSessionEndsTheTask()
    {
        LearnScreen &screen = openWindow();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        screen.open(2);
        LessonPage &page = *screen.lesson();
        while (page.dealButton()->isHidden())
            page.goTo(page.step() + 1);
        page.dealButton()->click();
        QTRY_VERIFY(controller().hasSitting() && !table().strip()->isHidden());
        PlaySettings settings;
        m_window->shell().sessions().deal(settings, test::house("washington"));
        QVERIFY(table().strip()->isHidden());
        QVERIFY(m_window->shell().guidance().text().isEmpty());
    }

    /// A trainer's own lessons: a good one is in the course, a damaged one is named with its place.
    void ownLessons()
    {
        const auto write = [this](const char *name, const QByteArray &text) {
            QFile file{m_folder->filePath(QLatin1String(name))};
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(text);
        };
        write("ours.toml", "id = \"ours\"\ntitle = \"Our way\"\norder = 1\n\n[[step]]\n"
                           "ask = \"What does a tie bet pay?\"\nkey = \"tie_bet.pays\"\n");
        write("bad.toml", "id = \"bad\"\ntitle = \n");
        LearnScreen &screen = openWindow(m_folder->path());
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        QCOMPARE(QString::fromStdString(screen.course().lessons.front().title),
                 QStringLiteral("Our way"));
        QVERIFY2(screen.list()->trouble().contains(QLatin1String("bad.toml:2:")),
                 qPrintable(screen.list()->trouble()));
        QVERIFY(screen.course().lessons.size() > 12);
    }

    /// A trainer adds a lesson file and puts it where he wants it; the order is there after a new
    /// start. A damaged file is not added, and told with its place.
    void arrangeTheCourse()
    {
        const QString folder = m_folder->filePath(QStringLiteral("own"));
        const auto write = [this](const char *name, const QByteArray &text) {
            QFile file{m_folder->filePath(QLatin1String(name))};
            const bool opened = file.open(QFile::WriteOnly);
            file.write(text);
            return opened ? file.fileName() : QString{};
        };
        const QString good =
            write("good.toml", "id = \"ours\"\ntitle = \"Our way\"\norder = 999\n\n"
                               "[[step]]\nask = \"A?\"\nanswer = \"a\"\n"
                               "wrong = [\"b\"]\n");
        const QString bad = write("bad.toml", "id = \"bad\"\ntitle = \n");
        LearnScreen &screen = openWindow(folder);
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        const std::size_t before = screen.course().lessons.size();
        screen.addLesson(bad);
        QTRY_VERIFY2(screen.list()->trouble().contains(QLatin1String("bad.toml:2:")),
                     qPrintable(screen.list()->trouble()));
        screen.addLesson(good);
        // The course is read again in the background; until then the old one stays.
        QTRY_COMPARE_WITH_TIMEOUT(screen.course().lessons.size(), before + 1, 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        QCOMPARE(screen.course().lessons.back().id, std::string{"ours"});
        screen.addLesson(good); // twice
        QTRY_VERIFY(screen.list()->trouble().contains(QLatin1String("already")));

        ArrangeBar *bar = screen.list()->arranging();
        QVERIFY(bar->upButton()->isHidden());
        bar->openButton()->click();
        screen.list()->rows().back()->click();
        QVERIFY(!screen.hasLesson()); // it is only selected
        QVERIFY(!bar->downButton()->isEnabled());
        bar->upButton()->click();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(screen.course().lessons[before - 2].id, std::string{"ours"});
        bar->openButton()->click();
        screen.list()->rows().front()->click();
        QVERIFY(screen.hasLesson());
        const auto stored = [&] {
            std::vector<std::string> shown;
            for (const Lesson &lesson : screen.course().lessons)
                shown.push_back(lesson.id);
            auto lessons = orderOf(lessonsWithFolder(folder.toStdString()));
            std::erase_if(lessons, [&](const std::string &id) { // those of other houses
                return std::find(shown.begin(), shown.end(), id) == shown.end();
            });
            return lessons == shown;
        };
        QTRY_VERIFY(stored());
        LearnScreen &again = openWindow(folder);
        QTRY_VERIFY_WITH_TIMEOUT(again.isReady(), 30'000);
        QCOMPARE(again.course().lessons[before - 2].id, std::string{"ours"});
    }

    /// Nothing is cut off, in the smallest window too.
    void textsFit()
    {
        LearnScreen &screen = openWindow();
        QTRY_VERIFY_WITH_TIMEOUT(screen.isReady(), 30'000);
        for (const QSize &size : {QSize{1024, 640}, QSize{1280, 720}, QSize{1920, 1080}}) {
            m_window->resize(size);
            screen.closeLesson();
            QApplication::processEvents();
            QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
            screen.open(6);
            LessonPage &page = *screen.lesson();
            for (int step = 0; step < static_cast<int>(page.lesson().steps.size()); ++step) {
                page.goTo(step);
                QTRY_VERIFY(!page.isBusy());
                QApplication::processEvents();
                QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
            }
        }
    }
};

QTEST_MAIN(LearnTest)
#include "tst_learn.moc"
