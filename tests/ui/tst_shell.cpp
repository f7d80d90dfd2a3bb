// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/startup.h"
#include "engine/training/savedsession.h"
#include "tests/support/houses.h"
#include "ui/screens/screens.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/mainmenu.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/rail.h"
#include "ui/theme/typescale.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>

#include <sys/stat.h>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

/// A screen that only records its calls.
class DummyScreen : public Screen
{
    Q_OBJECT

public:
    explicit DummyScreen(Shell &shell) : Screen(shell) { ++made; }

    [[nodiscard]] QString title() const override { return QStringLiteral("Dummy title"); }
    void entered() override { calls << QStringLiteral("entered"); }
    void left() override { calls << QStringLiteral("left"); }
    void houseChanged(const KnownHouse &known) override
    {
        calls << QStringLiteral("house ") + QString::fromStdString(known.name);
    }
    void viewOptionsChanged(const ViewOptions &options) override
    {
        calls << QStringLiteral("speed %1").arg(options.speed);
    }
    bool save() override
    {
        calls << QStringLiteral("save");
        return true;
    }

    QStringList calls;
    static inline int made = 0;
};

ScreenEntry dummyEntry()
{
    ScreenEntry entry = entryOf<DummyScreen>();
    entry.railText = QStringLiteral("Dummy");
    entry.menuText = QStringLiteral("The dummy screen");
    entry.key = Qt::Key_F9;
    ScreenAction action;
    action.railText = QStringLiteral("Poke");
    action.menuText = QStringLiteral("Poke the dummy");
    action.key = Qt::Key_F10;
    action.run = [](Screen &screen) {
        static_cast<DummyScreen &>(screen).calls << QStringLiteral("poked");
    };
    entry.actions = {action};
    return entry;
}

/// As many screens again as the rail has to hold one day.
std::vector<ScreenEntry> fullRail()
{
    std::vector<ScreenEntry> entries;
    for (ScreenEntry &entry : allScreens()) {
        if (entry.role != ScreenEntry::Role::Other || entry.belowOnRail)
            entries.push_back(std::move(entry));
    }
    const std::pair<ScreenEntry::Section, QStringList> more[] = {
        {ScreenEntry::Section::Train,
         {QStringLiteral("Learn"), QStringLiteral("Practise"), QStringLiteral("Drills"),
          QStringLiteral("Progress"), QStringLiteral("Scenarios")}},
        {ScreenEntry::Section::Houses,
         {QStringLiteral("Show"), QStringLiteral("Odds"), QStringLiteral("Compare"),
          QStringLiteral("House")}},
        {ScreenEntry::Section::School,
         {QStringLiteral("Records"), QStringLiteral("Exams"), QStringLiteral("Class")}}};
    for (const auto &[section, words] : more) {
        for (const QString &word : words) {
            ScreenEntry entry = entryOf<DummyScreen>();
            entry.railText = word;
            entry.icon.addEllipse(QRectF{4, 4, 16, 16});
            entry.section = section;
            entries.push_back(entry);
        }
    }
    return entries;
}

QAction *actionOf(const QWidget &widget, const QString &text)
{
    for (QAction *action : widget.actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

void write(const QString &path, const std::string &text)
{
    QDir{}.mkpath(QFileInfo{path}.absolutePath());
    QFile file{path};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

} // namespace

/// The window without its screens: plugging in, settings, worker threads.
class ShellTest : public QObject
{
    Q_OBJECT

private:
    Environment environment()
    {
        Environment made = bareEnvironment();
        made.settings = Settings{*m_store};
        // By value: a worker thread may still list the sessions when the test is over.
        made.sessionFolder = [path = m_folder->filePath(QStringLiteral("sessions"))] {
            return path;
        };
        made.clock = [] { return qint64{0}; };
        return made;
    }
    [[nodiscard]] QString kept(const char *name) const
    {
        return m_folder->filePath(QStringLiteral("sessions/") + QLatin1String{name});
    }
    static std::string session(const char *house)
    {
        PlaySettings settings;
        settings.house = house;
        return textOf(Sitting{settings, test::house(house)});
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")),
                                              QSettings::IniFormat);
        DummyScreen::made = 0;
    }
    void cleanup()
    {
        m_store.reset();
        m_folder.reset();
    }

    // ---- screens ----

    /// Every screen in the list is on the rail, and in the menu with its key if its entry says so.
    void everyScreenHasItsPlace()
    {
        MainWindow window{environment(), allScreens()};
        const auto entries = allScreens();
        QCOMPARE(window.rail()->screenButtons().size(), static_cast<qsizetype>(entries.size()));
        QSet<QString> keys;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const ScreenEntry &entry = entries[i];
            const RailButton *button = window.rail()->screenButtons()[static_cast<qsizetype>(i)];
            QCOMPARE(button == nullptr, entry.railText.isEmpty());
            if (button != nullptr) {
                QVERIFY(!entry.icon.isEmpty());
                QCOMPARE(button->text(), entry.railText);
            }
            if (entry.menuText.isEmpty())
                continue;
            const QAction *action = actionOf(*window.menu(), entry.menuText);
            QVERIFY2(action != nullptr, qPrintable(entry.menuText));
            QCOMPARE(action->shortcut(), entry.key);
            QVERIFY2(!keys.contains(entry.key.toString()), qPrintable(entry.key.toString()));
            keys << entry.key.toString();
        }
    }

    /// One entry puts a new screen on the rail, in the menu and on its key, and it gets all calls.
    void aScreenPlugsIn()
    {
        auto entries = allScreens();
        entries.push_back(dummyEntry());
        MainWindow window{environment(), entries};
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        window.showHome();
        QCOMPARE(DummyScreen::made, 0); // not needed yet
        RailButton *button = window.rail()->button(QStringLiteral("Dummy"));
        QVERIFY(button != nullptr);
        button->click();
        QCOMPARE(DummyScreen::made, 1);
        auto &dummy = window.screen<DummyScreen>();
        QVERIFY(dummy.isVisible());
        QVERIFY(button->isChecked());
        QVERIFY(window.windowTitle().startsWith(QLatin1String("Dummy title")));
        QCOMPARE(dummy.calls,
                 (QStringList{QStringLiteral("speed 100"), QStringLiteral("entered")}));

        dummy.calls.clear();
        window.showHome();
        QVERIFY(!button->isChecked());
        actionOf(*window.menu(), QStringLiteral("The dummy screen"))->trigger();
        QCOMPARE(dummy.calls, (QStringList{QStringLiteral("left"), QStringLiteral("entered")}));
        window.showHome();
        QTest::keyClick(&window, Qt::Key_F9);
        QVERIFY(dummy.isVisible());

        dummy.calls.clear();
        window.rail()->button(QStringLiteral("Poke"))->click();
        QTest::keyClick(&window, Qt::Key_F10);
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
        window.shell().houses().add(test::house("ontario"), "mine.toml");
        ViewOptions options = window.shell().viewOptions();
        options.speed = 0;
        window.shell().setViewOptions(options);
        QCOMPARE(
            dummy.calls,
            (QStringList{QStringLiteral("poked"), QStringLiteral("poked"), QStringLiteral("save"),
                         QStringLiteral("house mine.toml"), QStringLiteral("speed 0")}));
        QCOMPARE(DummyScreen::made, 1);
    }

    /// A full rail, in small windows and in large type: no row over another, the lower end in
    /// sight, words beside the icons, and whatever scrolls is reached with the keys.
    void railHoldsManyScreens_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("scrolls");
        QTest::newRow("small") << QSize{1024, 640} << 100 << false;
        QTest::newRow("small, larger type") << QSize{1024, 640} << 125 << true;
        QTest::newRow("small, large type") << QSize{1024, 640} << 150 << true;
        QTest::newRow("usual") << QSize{1280, 720} << 100 << false;
        QTest::newRow("usual, largest type") << QSize{1280, 720} << 200 << true;
        QTest::newRow("large") << QSize{1920, 1080} << 100 << false;
        QTest::newRow("large, large type") << QSize{1920, 1080} << 150 << false;
    }
    void railHoldsManyScreens()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(bool, scrolls);
        MainWindow window{environment(), fullRail()};
        window.resize(size);
        ViewOptions options = window.shell().viewOptions();
        options.typeSize = percent;
        window.shell().setViewOptions(options);
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        window.shell().sessions().deal({}, test::house("washington"));
        window.showHome();
        const Rail &rail = *window.rail();
        QVERIFY2(rail.width() <= size.width() / 5 + 10, qPrintable(QString::number(rail.width())));
        const auto *area = rail.findChild<QScrollArea *>();
        QCOMPARE(area->verticalScrollBar()->maximum() > 0, scrolls);

        const auto boxOf = [&](const RailButton *button) {
            return QRect{button->mapTo(&rail, QPoint{}), button->size()};
        };
        rail.button(QStringLiteral("Start"))->setFocus();
        QSet<QString> reached;
        for (int last = -1; rail.focusWidget() != rail.button(QStringLiteral("More"));) {
            const auto *button = qobject_cast<RailButton *>(rail.focusWidget());
            QVERIFY(button != nullptr);
            QVERIFY2(rail.rect().contains(boxOf(button)), qPrintable(button->text()));
            QVERIFY(QRectF(boxOf(button)).height() >= RailButton::LeastHeight * typeScale() - 1);
            QVERIFY2(scrolls || boxOf(button).top() > last, qPrintable(button->text()));
            last = boxOf(button).bottom();
            reached << button->text();
            QTest::keyClick(rail.focusWidget(), Qt::Key_Down);
        }
        QCOMPARE(reached.size(), 19);
        QVERIFY(rail.rect().contains(boxOf(rail.button(QStringLiteral("More")))));
        QTest::keyClick(rail.focusWidget(), Qt::Key_Home);
        QCOMPARE(rail.focusWidget(), rail.button(QStringLiteral("Start")));
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        QTest::keyClick(rail.focusWidget(), Qt::Key_End);
        QCOMPARE(rail.focusWidget(), rail.button(QStringLiteral("More")));
        const QString folder = qEnvironmentVariable("PITWISE_TEST_PICTURES");
        if (!folder.isEmpty())
            window.grab().save(QStringLiteral("%1/rail-%2x%3-%4.png")
                                   .arg(folder)
                                   .arg(size.width())
                                   .arg(size.height())
                                   .arg(percent));
    }

    /// The table is not available before the first session.
    void noTableBeforeASession()
    {
        MainWindow window{environment(), allScreens()};
        window.show();
        window.activateWindow();
        QTRY_VERIFY(window.isActiveWindow());
        const QString table = QStringLiteral("Table");
        QVERIFY(!window.rail()->button(table)->isEnabled());
        QVERIFY(!window.rail()->button(QStringLiteral("Panel"))->isEnabled());
        QTest::keyClick(&window, Qt::Key_F4); // does nothing
        window.shell().sessions().deal({}, test::house("washington"));
        QVERIFY(window.rail()->button(table)->isEnabled());
        QVERIFY(window.rail()->button(table)->isChecked());
    }

    // ---- text from files ----

    /// A house, a session and a message whose texts look like HTML: no label takes them for it, on
    /// any screen, in a message or in a tooltip.
    void textFromFilesIsShownAsItIs()
    {
        const QString hostile =
            QStringLiteral("<h1>Click OK</h1><img src='file:///dev/zero'> & \"more\"");
        House house = test::house("washington");
        house.name = hostile.toStdString();
        house.source = hostile.toStdString();
        write(kept("a.deal"),
              "[House \"" + std::string{"<img src='file:///dev/zero'>"} + "\"]\nsay place-bets\n");
        MainWindow window{environment(), allScreens()};
        window.shell().houses().add(house, "<b>evil</b>.toml");
        window.show();
        window.showHome();
        QTRY_COMPARE(window.shell().sessions().saved().size(), 1);
        for (QAction *action : window.menu()->actions()) {
            const QKeySequence key = action->shortcut();
            if (key.count() == 1 && key[0].key() >= Qt::Key_F5 && key[0].key() <= Qt::Key_F8)
                action->trigger();
            QCoreApplication::processEvents();
        }
        PlaySettings settings;
        window.shell().sessions().deal(settings, house);
        QCoreApplication::processEvents();
        window.showError(hostile, hostile);
        QToolTip::showText({10, 10}, hostile, &window);
        int shown = 0;
        for (const QWidget *widget : QApplication::allWidgets()) {
            const auto *label = qobject_cast<const QLabel *>(widget);
            if (label == nullptr || !label->testAttribute(Qt::WA_WState_Polished))
                continue; // not polished: never measured, never shown
            QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
            QVERIFY2(label->textFormat() == Qt::PlainText
                         || !label->text().contains(QLatin1String("/dev/zero")),
                     qPrintable(label->text()));
            shown += label->text().contains(QLatin1String("/dev/zero")) ? 1 : 0;
        }
        QVERIFY2(shown >= 3, "the message, the tooltip and the start screen");
        QToolTip::hideText();
    }

    // ---- settings ----

    void everySettingIsRemembered()
    {
        StartChoice choice;
        choice.play.house = "three-hand";
        choice.play.seats = 3;
        choice.play.style = Style::LayAndPay;
        choice.play.coaching = Coaching::Silent;
        choice.play.temper = Temper::Bold;
        choice.play.irregularities = 35;
        choice.play.startsWithShuffle = true;
        choice.play.seed = 123456789012345678ULL;
        choice.fixedSeed = true;
        const ViewOptions options{&paper(), SuitColours::Four, false, 60};
        const QByteArray geometry{"geometry\0with zero", 18};
        const QStringList files{QStringLiteral("a.toml"), QStringLiteral("b, c.toml")};
        const UnsavedDraft draft{QStringLiteral("id = \"x\"\n"), QStringLiteral("x.toml"),
                                 QStringLiteral("ontario")};
        Settings settings{*m_store};
        settings.setStartChoice(choice);
        settings.setViewOptions(options);
        settings.setGeometry(geometry);
        settings.setHouseFiles(files);
        settings.setDraft(draft);
        settings.setRecentSessions(files);
        m_store->sync();
        QSettings again{m_store->fileName(), QSettings::IniFormat};
        const Settings read{again};
        QVERIFY(read.startChoice() == choice);
        QVERIFY(read.viewOptions() == options);
        QCOMPARE(read.geometry(), geometry);
        QCOMPARE(read.houseFiles(), files);
        QVERIFY(read.draft() == draft);
        QCOMPARE(read.recentSessions(), files);
        for (const auto &style : {std::optional<Style>{}, std::optional{Style::PickAndPay}}) {
            choice.play.style = style;
            settings.setStartChoice(choice);
            QVERIFY(settings.startChoice() == choice);
        }
    }

    /// Without a store everything is the default and nothing is saved.
    void nothingIsRemembered()
    {
        Settings none;
        none.setStartChoice({{"ontario"}, true});
        none.setGeometry("x");
        StartChoice first;
        first.play.seats = 2; // nobody's first round is a full table
        QVERIFY(none.startChoice() == first);
        QVERIFY(none.viewOptions() == ViewOptions{});
        QVERIFY(none.geometry().isEmpty());
    }

    /// Invalid values in the file read as the default.
    void absurdValues_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::newRow("far too large") << QVariant{QStringLiteral("99999999999999999999")};
        QTest::newRow("negative") << QVariant{-7};
        QTest::newRow("words") << QVariant{QStringLiteral("no number")};
        QTest::newRow("empty") << QVariant{QString{}};
        QTest::newRow("a list") << QVariant{QStringList{QStringLiteral("1"), QStringLiteral("2")}};
        QTest::newRow("bytes") << QVariant{QByteArray{"\xff\x00\x01", 3}};
    }
    void absurdValues()
    {
        QFETCH(QVariant, value);
        Settings{*m_store}.setStartChoice({});
        Settings{*m_store}.setViewOptions({});
        Settings{*m_store}.setDraft({QStringLiteral("x"), {}, {}});
        Settings{*m_store}.setHouseFiles({QStringLiteral("x")});
        Settings{*m_store}.setRecentSessions({QStringLiteral("x")});
        Settings{*m_store}.setGeometry("x");
        const QStringList keys = m_store->allKeys();
        QVERIFY(keys.size() >= 17);
        for (const QString &key : keys)
            m_store->setValue(key, value);
        const Settings settings{*m_store};
        const PlaySettings play = settings.startChoice().play;
        QVERIFY(play.seats >= 1 && play.seats <= MaxSeats);
        QVERIFY(play.irregularities >= 0 && play.irregularities <= 100);
        QVERIFY(static_cast<int>(play.coaching) >= 0 && static_cast<int>(play.coaching) <= 2);
        QVERIFY(static_cast<int>(play.temper) >= 0 && static_cast<int>(play.temper) <= 2);
        const int speed = settings.viewOptions().speed;
        QVERIFY(speed >= 0 && speed <= 400);
        // The window still opens.
        MainWindow window{environment(), allScreens()};
        window.show();
        window.showHome();
        QVERIFY(!window.shell().houses().chosen().empty());
    }

    /// Lists have a maximum length.
    void listsAreLimited()
    {
        Settings settings{*m_store};
        QStringList many;
        for (int i = 0; i < 100; ++i)
            many << QString::number(i);
        settings.setHouseFiles(many);
        QCOMPARE(settings.houseFiles().size(), 12);
        QCOMPARE(settings.houseFiles().back(), QStringLiteral("99")); // the newest is last
        settings.setRecentSessions(many);
        QCOMPARE(settings.recentSessions().size(), 8);
        QCOMPARE(settings.recentSessions().front(), QStringLiteral("0")); // the newest is first
    }

    // ---- worker threads ----

    /// Progress arrives in order and before the result, on the GUI thread, which is not blocked.
    void progressThenResult()
    {
        Background background;
        std::atomic<bool> go = false;
        std::vector<int> seen;
        int result = 0;
        const QThread *gui = QThread::currentThread();
        bool elsewhere = false;
        background.start(
            [&, gui](const Task &task) {
                elsewhere = QThread::currentThread() != gui;
                for (int i = 1; i <= 3; ++i)
                    task.report([&, i] { seen.push_back(i); });
                while (!go)
                    QThread::yieldCurrentThread();
                return 42;
            },
            [&, gui](int value) {
                QCOMPARE(QThread::currentThread(), gui);
                QCOMPARE(seen.size(), 3U);
                result = value;
            });
        QVERIFY(background.isBusy());
        // The GUI thread handles events while the worker runs.
        int alive = 0;
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, this, [&] { ++alive; });
        pulse.start(1);
        QTRY_VERIFY(alive > 2 && seen.size() == 3);
        QCOMPARE(result, 0);
        go = true;
        QTRY_COMPARE(result, 42);
        QVERIFY(elsewhere);
        QVERIFY(seen == (std::vector<int>{1, 2, 3}));
        QVERIFY(!background.isBusy());
    }

    /// A cancelled worker sees it, and none of its reports arrive, not even earlier ones.
    void cancelled()
    {
        Background background;
        std::atomic<bool> said = false;
        std::atomic<bool> ended = false;
        int heard = 0;
        background.start(
            [&](const Task &task) {
                task.report([&] { ++heard; });
                said = true;
                while (!task.isCancelled())
                    QThread::yieldCurrentThread();
                task.report([&] { ++heard; });
                ended = true;
            },
            [&] { ++heard; });
        while (!said)
            QThread::yieldCurrentThread();
        background.cancel(); // returns at once
        QVERIFY(!background.isBusy());
        QTRY_VERIFY(ended);
        QCoreApplication::processEvents();
        QCOMPARE(heard, 0);
    }

    /// The owner is destroyed while a task runs: nothing waits, and the result is dropped.
    void ownerIsGone()
    {
        auto owner = std::make_unique<Background>();
        std::atomic<bool> go = false;
        std::atomic<bool> ended = false;
        bool heard = false;
        owner->start(
            [&] {
                while (!go)
                    QThread::yieldCurrentThread();
                ended = true;
                return 1;
            },
            [&](int) { heard = true; });
        owner.reset(); // would hang here if it waited
        go = true;
        QTRY_VERIFY(ended);
        QCoreApplication::processEvents();
        QVERIFY(!heard);
    }

    /// restart() keeps only the last task; tasks from start() run side by side.
    void lastOneCounts()
    {
        Background background;
        std::vector<int> results;
        const auto keep = [&](int value) { results.push_back(value); };
        background.start([] { return 1; }, keep);
        background.restart([] { return 2; }, keep);
        background.start([] { return 3; }, keep);
        QTRY_COMPARE(results.size(), 2U);
        std::sort(results.begin(), results.end());
        QVERIFY(results == (std::vector<int>{2, 3}));
    }

    void ahead()
    {
        auto result = Background::ahead([] { return QStringLiteral("soon"); });
        QCOMPARE(result.get(), QStringLiteral("soon"));
    }

    // ---- sessions as files ----

    /// Every session kept is listed, the latest first; what is no session is left out.
    void keptSessions()
    {
        Environment around = environment();
        const SessionLibrary library{around};
        QVERIFY(library.lister({})().isEmpty());
        const auto at = [](const QString &path, int minute) {
            QFile file{path};
            QVERIFY(file.open(QFile::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime{{2026, 1, 2}, {3, minute}},
                                     QFile::FileModificationTime));
        };
        write(kept("a.deal"), session("ontario") + "say place-bets\nend\nend @4.1\n");
        at(kept("a.deal"), 1);
        write(kept("b.deal"), "[House \"gone\"]\r\n# a comment\r\nsay place-bets\r\n");
        at(kept("b.deal"), 2);
        write(kept("c.deal"), "no session\n");
        write(kept("d.txt"), session("washington"));
        QVERIFY(QDir{}.mkpath(kept("e.deal")));
        QCOMPARE(::mkfifo(kept("f.deal").toLocal8Bit().constData(), 0600), 0);
        // As earlier versions kept them.
        write(m_folder->filePath(QStringLiteral("session.deal.before")), session("washington"));
        at(m_folder->filePath(QStringLiteral("session.deal.before")), 0);
        const QList<SavedSession> all = library.lister({})();
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[0].house, QStringLiteral("gone")); // an unknown house is called as in the file
        QCOMPARE(all[1].house, QString::fromStdString(test::house("ontario").name));
        QCOMPARE(all[1].rounds, 2);
        QCOMPARE(all[1].coaching, Coaching::Coach);
        QCOMPARE(all[2].house, QString::fromStdString(test::house("washington").name));
        const auto gone = library.read(pathIn(all[0].key), SessionLibrary::Kind::Kept);
        QVERIFY(gone.sitting == nullptr);
        QVERIFY(!gone.why.isEmpty());
        Environment bare = bareEnvironment();
        QVERIFY(SessionLibrary{bare}.lister({})().isEmpty());
    }

    /// A cut-off line is dropped from a kept session, but makes a named file invalid.
    void tornLine()
    {
        Environment around = environment();
        const SessionLibrary library{around};
        write(kept("a.deal"), "[House \"washington\"]\nsay place-bets\nsay no-mo");
        QVERIFY(library.read(kept("a.deal"), SessionLibrary::Kind::Kept).sitting != nullptr);
        QVERIFY(library.read(kept("a.deal"), SessionLibrary::Kind::Kept).warning.isEmpty());
        QVERIFY(library.read(kept("a.deal"), SessionLibrary::Kind::Named).sitting == nullptr);
    }

    /// Lines that cannot be read are not dropped in silence.
    void spoiltLine()
    {
        Environment around = environment();
        const SessionLibrary library{around};
        write(kept("a.deal"), "[House \"washington\"]\nsay place-bets\nfly\nburn\n\nend\n");
        const auto read = library.read(kept("a.deal"), SessionLibrary::Kind::Kept);
        QCOMPARE(read.sitting->session().dealerActs(), 1);
        QVERIFY2(read.warning.contains(QLatin1String("a.deal:3:1: unknown act 'fly'")),
                 qPrintable(read.warning));
        QVERIFY2(read.warning.contains(QLatin1String("3 line")), qPrintable(read.warning));
    }

    /// Files saved or opened are offered again, newest first, while they exist.
    void recentFiles()
    {
        Shell shell{environment()};
        Sessions &sessions = shell.sessions();
        SessionLibrary &library = sessions.library();
        sessions.deal({}, test::house("washington"));
        const QString first = m_folder->filePath(QStringLiteral("first.deal"));
        const QString second = m_folder->filePath(QStringLiteral("second.deal"));
        QCOMPARE(sessions.save(first), QString{});
        QCOMPARE(sessions.save(second), QString{});
        QVERIFY(
            !sessions.save(m_folder->filePath(QStringLiteral("no/such/folder.deal"))).isEmpty());
        QCOMPARE(library.recent(), (QStringList{second, first}));
        QSignalSpy began{&sessions, &Sessions::began};
        sessions.open(first);
        QVERIFY(began.isEmpty()); // a worker thread reads it
        QTRY_COMPARE(began.size(), 1);
        QTRY_COMPARE(library.recent(), (QStringList{first, second}));
        QFile::remove(second);
        QCOMPARE(library.recent(), QStringList{first});
    }

    /// After two requests the last session is dealt and the other dropped.
    void lastSessionCounts()
    {
        Shell shell{environment()};
        const auto make = [](const char *house) {
            return [house] {
                PlaySettings settings;
                settings.house = house;
                return prepared(Sitting{settings, test::house(house)});
            };
        };
        QSignalSpy began{&shell.sessions(), &Sessions::began};
        shell.sessions().prepare(make("washington"), {});
        shell.sessions().prepare(make("ontario"), {});
        QTRY_COMPARE(began.size(), 1);
        QCOMPARE(shell.controller().sitting().house().id, std::string{"ontario"});
        shell.sessions().prepare(make("washington"), {});
        shell.sessions().deal({}, test::house("fun-casino"));
        QCOMPARE(began.size(), 2);
        QTest::qWait(0);
        QCOMPARE(shell.controller().sitting().house().id, std::string{"fun-casino"});
    }

    /// A session that is saved somewhere says where; one that could not be says why.
    void savingASessionIsTold_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("saved");
        QTest::newRow("saved") << QStringLiteral("mine") << true;
        QTest::newRow("no such folder") << QStringLiteral("none/mine.deal") << false;
    }
    void savingASessionIsTold()
    {
        QFETCH(QString, name);
        QFETCH(bool, saved);
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        MainWindow window{environment(), allScreens()};
        window.shell().sessions().deal({}, test::house("washington"));
        const QSignalSpy told{&window.shell(), &Shell::told};
        const QSignalSpy errors{&window.shell(), &Shell::errorReported};
        const QString path = m_folder->filePath(name);
        QTimer answer;
        connect(&answer, &QTimer::timeout, &window, [&] {
            if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                dialog->findChild<QLineEdit *>()->setText(path);
                static_cast<QDialog *>(dialog)->done(QDialog::Accepted);
            }
        });
        answer.start(10);
        askToSaveSession(window.shell(), &window);
        QCOMPARE(told.size(), saved ? 1 : 0);
        QCOMPARE(errors.size(), saved ? 0 : 1);
        if (saved)
            QCOMPARE(told.front().front().toString(),
                     QStringLiteral("Session saved: %1.deal").arg(path));
        QCOMPARE(QFile::exists(path + QStringLiteral(".deal")), saved);
    }

    /// An unreadable file is reported, and the session at the table stays.
    void troubleIsTold()
    {
        Shell shell{environment()};
        shell.sessions().deal({}, test::house("washington"));
        QSignalSpy errors{&shell, &Shell::errorReported};
        shell.sessions().open(m_folder->filePath(QStringLiteral("absent.deal")));
        QTRY_COMPARE(errors.size(), 1);
        QVERIFY(errors[0][1].toString().contains(QLatin1String("absent.deal")));
        QCOMPARE(shell.controller().sitting().house().id, std::string{"washington"});
        PlaySettings nowhere;
        nowhere.house = "atlantis";
        shell.deal(nowhere);
        QCOMPARE(errors.size(), 2);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_store;
};

QTEST_MAIN(ShellTest)
#include "tst_shell.moc"
