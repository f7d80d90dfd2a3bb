// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktopdrills.h"
#include "app/desktop/startup.h"
#include "app/records/drillruns.h"
#include "tests/records/testplaces.h"
#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "ui/screens/drills/chipspad.h"
#include "ui/screens/drills/dealpad.h"
#include "ui/screens/drills/drillgrid.h"
#include "ui/screens/drills/drillpage.h"
#include "ui/screens/drills/drillsscreen.h"
#include "ui/screens/drills/drillsummary.h"
#include "ui/screens/drills/drilltile.h"
#include "ui/screens/drills/drillverdict.h"
#include "ui/screens/drills/drillwords.h"
#include "ui/screens/drills/heapspad.h"
#include "ui/screens/drills/optionspad.h"
#include "ui/screens/drills/outcomespad.h"
#include "ui/screens/drills/watchpad.h"
#include "ui/screens/screens.h"
#include "ui/session/tablekeys.h"
#include "ui/shell/mainwindow.h"
#include "ui/table/tableview.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

enum class By { Keys, Mouse };

/// An answer of the right kind that is wrong.
DrillAnswer wrongAnswer(const DrillTask &task)
{
    return std::visit(Overloaded{
                          [](ChipCounts counts) -> DrillAnswer {
                              ++counts.of[0];
                              return counts;
                          },
                          [](std::vector<int>) -> DrillAnswer { return std::vector{1}; },
                          [](std::vector<SeatOutcome> outcomes) -> DrillAnswer {
                              std::swap(outcomes.front(), outcomes.back());
                              return outcomes;
                          },
                          [](std::size_t option) -> DrillAnswer { return option == 0 ? 1UL : 0UL; },
                          [](std::vector<Act> acts) -> DrillAnswer {
                              acts.erase(acts.begin());
                              return acts;
                          },
                          [](Stopped stopped) -> DrillAnswer {
                              stopped.option = stopped.option == 0 ? 1 : 0;
                              return stopped;
                          },
                      },
                      solution(task));
}

void key(QWidget &to, int key, Qt::KeyboardModifiers with = {})
{
    QTest::keyClick(&to, static_cast<Qt::Key>(key), with);
}

void click(QWidget *button)
{
    QTest::mouseClick(button, Qt::LeftButton);
}

/// Gives answers as a trainee does.
class Hands
{
public:
    Hands(DrillPage &page, By by) : m_page(page), m_by(by) { }

    void give(const DrillAnswer &answer)
    {
        std::visit([this](const auto &each) { this->answer(each); }, answer);
    }

private:
    template<typename Pad>
    [[nodiscard]] Pad &pad() const
    {
        return *qobject_cast<Pad *>(m_page.pad());
    }
    [[nodiscard]] bool keys() const { return m_by == By::Keys; }
    void clickAt(const Spot &spot)
    {
        TableView &view = m_page.felt()->view();
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.pixelOf(spot));
    }
    void enter(QWidget *button) { keys() ? key(m_page, Qt::Key_Return) : click(button); }

    void answer(const ChipCounts &counts)
    {
        const auto kinds = static_cast<int>(m_page.felt()->house().table.chips.values().size());
        // One chip too many, taken back again.
        if (keys()) {
            key(m_page, chipKey(0, kinds).at(0).unicode());
            key(m_page, Qt::Key_Backspace);
        } else {
            clickAt(Spot::ofTube(0));
            click(pad<ChipsPad>().undoButton());
        }
        for (int kind = 0; kind < kinds; ++kind) {
            for (int left = counts.of[static_cast<std::size_t>(kind)]; left > 0;) {
                const int now = left >= 5 && keys() ? 5 : 1;
                left -= now;
                if (keys() && !chipKey(kind, kinds).isEmpty())
                    key(m_page, chipKey(kind, kinds).at(0).unicode(),
                        now == 5 ? Qt::ShiftModifier : Qt::NoModifier);
                else
                    clickAt(Spot::ofTube(kind));
            }
        }
        enter(pad<ChipsPad>().giveButton());
    }
    void answer(const std::vector<int> &heaps)
    {
        for (const int heap : heaps)
            keys() ? key(m_page, Qt::Key_0 + heap) : click(pad<HeapsPad>().button(heap));
        enter(pad<HeapsPad>().doneButton());
    }
    void answer(const std::vector<SeatOutcome> &outcomes)
    {
        constexpr std::array Letters{Qt::Key_W, Qt::Key_L, Qt::Key_T};
        for (const SeatOutcome &each : outcomes) {
            if (keys()) {
                key(m_page, Qt::Key_0 + each.seat.number);
                key(m_page, Letters[static_cast<std::size_t>(each.result)]);
            } else {
                clickAt(Spot::at(SpotKind::Patron, HandId{each.seat, 0}));
                click(pad<OutcomesPad>().button(each.result));
            }
        }
        enter(pad<OutcomesPad>().doneButton());
    }
    void answer(std::size_t option)
    {
        keys() ? key(m_page, Qt::Key_1 + static_cast<int>(option))
               : click(pad<OptionsPad>().buttons()[option]);
    }
    void answer(const std::vector<Act> &acts)
    {
        for (const Act &act : acts) {
            if (m_page.runner().isAnswered())
                return; // the card before was wrong
            const auto *deal = std::get_if<act::Deal>(&act);
            if (deal == nullptr)
                keys() ? key(m_page, Qt::Key_B) : click(pad<DealPad>().burnButton());
            else if (deal->faceDown)
                key(m_page, Qt::Key_Minus);
            else if (keys())
                key(m_page, Qt::Key_0 + (deal->hand.isDealer() ? 0 : deal->hand.seat.number));
            else
                clickAt(nextCardAt(m_page.felt()->table(), deal->hand));
        }
        if (!m_page.runner().isAnswered())
            enter(pad<DealPad>().doneButton());
    }
    void answer(const Stopped &stopped)
    {
        auto &watch = pad<WatchPad>();
        while (watch.shown() <= stopped.event)
            watch.goOn();
        keys() ? key(m_page, Qt::Key_Space) : click(watch.stopButton());
        const auto option = static_cast<int>(stopped.option);
        keys() ? key(m_page, Qt::Key_1 + option)
               : click(watch.options()->buttons()[stopped.option]);
    }

    DrillPage &m_page;
    By m_by;
};

} // namespace

/// The drills in the window: every one of every house, by keys and by mouse, right and wrong.
class DrillScreenTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;
    qint64 m_now = 0;
    qint64 m_step = 100; ///< milliseconds between two looks at the clock
    test::TestPlaces m_places;

    DrillsScreen &openWindow(DrillBook *book = nullptr)
    {
        Environment environment = bareEnvironment();
        environment.clock = [this] { return m_now += m_step; };
        environment.drills = book;
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        ViewOptions options = m_window->shell().viewOptions();
        options.speed = 0;
        m_window->shell().setViewOptions(options);
        m_window->resize(1280, 720);
        m_window->show();
        return m_window->showScreen<DrillsScreen>();
    }
    /// Answers what is asked, and goes on.
    void answerOne(DrillPage &page, By by, bool right)
    {
        QTRY_VERIFY(page.runner().task() != nullptr && !page.runner().isAnswered());
        const DrillTask task = *page.runner().task();
        const int before = page.runner().run().right;
        const DrillAnswer answer = right ? solution(task) : wrongAnswer(task);
        Hands{page, by}.give(answer);
        const QByteArray what = QByteArray::fromStdString(task.house.id) + ' '
                              + QByteArray{name(task.drill).data()} + ' '
                              + answerWords(task, solution(task)).toUtf8();
        QVERIFY2(page.runner().isAnswered(), what);
        QVERIFY2(page.runner().run().right == before + (right ? 1 : 0), what);
        QVERIFY2(page.verdict()->text().startsWith(QLatin1String(right ? "Right" : "Not right\n")),
                 qPrintable(page.verdict()->text()));
        QVERIFY(right || page.verdict()->text().contains(QLatin1String("Right is: ")));
        by == By::Keys ? key(page, Qt::Key_Return) : click(page.verdict()->nextButton());
    }
    /// A whole run by keys, of which `wrong` answers are wrong.
    void runThrough(DrillsScreen &screen, int wrong)
    {
        for (int i = 0; i < TasksInRun; ++i)
            answerOne(*screen.page(), By::Keys, i >= wrong);
        QTRY_VERIFY(screen.summary()->isVisible());
    }

private Q_SLOTS:
    void init()
    {
        m_now = 0;
        m_step = 100;
    }
    void cleanup() { m_window.reset(); }

    void everyDrill_data()
    {
        QTest::addColumn<QString>("house");
        for (const std::string &id : bareEnvironment().houses)
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    /// At each level: right and wrong, by keys and by mouse.
    void everyDrill()
    {
        QFETCH(QString, house);
        DrillsScreen &screen = openWindow();
        screen.chooseHouse(house.toStdString());
        for (const Drill drill : AllDrills) {
            for (const DrillLevel level : AllDrillLevels) {
                screen.begin(drill, level, 4711);
                for (const By by : {By::Keys, By::Mouse}) {
                    answerOne(*screen.page(), by, true);
                    answerOne(*screen.page(), by, false);
                }
            }
        }
    }

    /// Both say the rule and its clause.
    void verdictsNameTheRule()
    {
        DrillsScreen &screen = openWindow();
        screen.chooseHouse("washington");
        screen.begin(Drill::BurnAndDeal, DrillLevel::Third, 1);
        QTRY_VERIFY(screen.page()->runner().task() != nullptr);
        auto acts = std::get<std::vector<Act>>(solution(*screen.page()->runner().task()));
        acts.erase(acts.begin());
        Hands{*screen.page(), By::Keys}.give(acts);
        const QString text = screen.page()->verdict()->text();
        QVERIFY2(text.contains(QLatin1String("WA-")), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("urn")), qPrintable(text));
    }

    /// Digits begin a drill, Escape leaves it, arrows walk over the tiles.
    void keysOfThePage()
    {
        DrillsScreen &screen = openWindow();
        QVERIFY(m_window->isActiveWindow() || QTest::qWaitForWindowActive(m_window.get()));
        DrillTile *first = screen.grid()->tile(Drill::Payouts);
        QTRY_COMPARE(QApplication::focusWidget(), first);
        key(*first, Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), screen.grid()->tile(Drill::CutStack));
        key(*screen.grid()->tile(Drill::CutStack), Qt::Key_7);
        QVERIFY(screen.page()->isVisible());
        QTRY_VERIFY(screen.page()->runner().task() != nullptr);
        QVERIFY(screen.page()->runner().task()->drill == Drill::Calls);
        key(*screen.page(), Qt::Key_Escape);
        QVERIFY(screen.grid()->isVisible());
        QCOMPARE(QApplication::focusWidget(), screen.grid()->tile(Drill::Calls));
    }

    /// Another screen asks for a drill by its name.
    void askedForByName()
    {
        openWindow();
        m_window->showHome();
        m_window->shell().goTo(QStringLiteral("drills"), QStringLiteral("limits"));
        auto &screen = m_window->screen<DrillsScreen>();
        QTRY_VERIFY(screen.page()->runner().task() != nullptr);
        QVERIFY(screen.page()->runner().task()->drill == Drill::Limits);
        m_window->shell().goTo(QStringLiteral("drills"), QStringLiteral("no such drill"));
        QVERIFY(screen.grid()->isVisible());
    }

    /// The clock appears with accuracy; a run that is accurate and in time passes the level.
    void aRunOfTen()
    {
        DrillsScreen &screen = openWindow();
        screen.chooseHouse("ontario");
        QTRY_VERIFY(screen.isReady());
        m_step = 30'000; // so slow that no level is passed
        screen.begin(Drill::Questions);
        QVERIFY(!screen.page()->isTimed());
        runThrough(screen, 2);
        QVERIFY2(screen.summary()->text().contains(QLatin1String("8 of 10 right")),
                 qPrintable(screen.summary()->text()));
        QVERIFY(screen.summary()->text().contains(QLatin1String("Accuracy comes first")));
        QVERIFY(screen.summary()->text().contains(QLatin1String("Right was: ")));
        key(*screen.summary(), Qt::Key_Return); // once more
        QVERIFY(!screen.page()->isTimed());
        runThrough(screen, 1);
        QVERIFY(screen.summary()->text().contains(QLatin1String("From now on the clock runs")));
        QVERIFY(screen.summary()->upButton()->isHidden());
        m_step = 100;
        key(*screen.summary(), Qt::Key_Return);
        QVERIFY(screen.page()->isTimed());
        runThrough(screen, 0);
        QVERIFY(screen.summary()->text().contains(QLatin1String("the level is passed")));
        key(*screen.summary(), Qt::Key_Return); // on to level 2
        QTRY_VERIFY(screen.page()->runner().task() != nullptr);
        QVERIFY(screen.page()->runner().plan().level == DrillLevel::Second);
        screen.showAll();
        QVERIFY(screen.grid()
                    ->tile(Drill::Questions)
                    ->accessibleDescription()
                    .contains(QLatin1String("Level 2")));
        screen.levels()->setCurrent(1);
        Q_EMIT screen.levels()->chosen(1);
        QVERIFY2(screen.grid()
                     ->tile(Drill::Questions)
                     ->lines()
                     .contains(QLatin1String("Best: 10 of 10")),
                 qPrintable(screen.grid()->tile(Drill::Questions)->lines()));
    }

    /// The clock stands still while the verdict is read, and on another screen.
    void onlyThinkingCounts()
    {
        DrillsScreen &screen = openWindow();
        m_step = 0;
        screen.begin(Drill::Questions, DrillLevel::First, 3);
        QTRY_VERIFY(screen.page()->runner().task() != nullptr);
        m_now += 2000;
        m_window->showHome();
        m_now += 50'000;
        m_window->showScreen<DrillsScreen>();
        m_now += 1000;
        Hands{*screen.page(), By::Keys}.give(solution(*screen.page()->runner().task()));
        m_now += 70'000;
        QCOMPARE(screen.page()->runner().run().milliseconds, 3000);
    }

    /// Whoever lets the dealer go on is asked too, and is too late.
    void nobodyStopsTheDealer()
    {
        DrillsScreen &screen = openWindow();
        screen.begin(Drill::SpotMistake, DrillLevel::First, 5);
        QTRY_VERIFY(screen.page()->runner().task() != nullptr);
        auto &watch = *qobject_cast<WatchPad *>(screen.page()->pad());
        while (watch.options()->isHidden())
            watch.goOn();
        QCOMPARE(screen.page()->question(), QStringLiteral("What was the mistake?"));
        const auto right = std::get<Stopped>(solution(*screen.page()->runner().task()));
        key(*screen.page(), Qt::Key_1 + static_cast<int>(right.option));
        QVERIFY(screen.page()->verdict()->text().contains(QLatin1String("some acts before")));
    }

    /// A house of one seat has nobody to mix up: that is said, and nothing hangs.
    void aHouseWithoutUseForIt()
    {
        DrillsScreen &screen = openWindow();
        KnownHouse known;
        known.house = test::house("ontario");
        known.house.id = "alone";
        known.house.table.seats = 1;
        known.name = "alone";
        screen.houseChanged(known);
        screen.chooseHouse("alone");
        screen.begin(Drill::Outcomes, DrillLevel::First, 1);
        QTRY_VERIFY(screen.grid()->isVisible());
        QVERIFY(screen.trouble().contains(QLatin1String("no use for that drill")));
    }

    void keptInTheRecords_data() { m_places.addRows(); }
    /// A known person's runs are in the database, a guest's in a file; both are there again after a
    /// new start.
    void keptInTheRecords()
    {
        FRESH_RECORDS(m_places, where);
        const QTemporaryDir folder;
        const std::string guests = folder.filePath(QStringLiteral("data/drills.txt")).toStdString();
        Person ann;
        {
            Records records{where, {.create = true}};
            ann = records.people().addTrainee("1001", "Ann Lee");
            addDrillRun(records,
                        {"a", ann.id, "ontario", Drill::Calls, {DrillLevel::Second, 10, 9, 4}},
                        systemClock());
            addDrillRun(records,
                        {"a", ann.id, "ontario", Drill::Calls, {DrillLevel::Second, 10, 9, 4}},
                        systemClock()); // the same once more
            QCOMPARE(drillRunsOf(records, ann.id, "ontario").size(), std::size_t{1});
            QVERIFY(drillRunsOf(records, ann.id, "washington").empty());
        }
        DesktopRecords desk{{.where = where, .journals = folder.path().toStdString()}};
        DesktopDrills book{desk, [=] { return guests; }};
        const DrillOwner owner{QString::fromStdString(ann.id), "ontario"};
        const DrillOwner guest{{}, "ontario"};
        int done = 0;
        for (const DrillOwner &each : {owner, guest})
            book.add(each, Drill::Calls, {DrillLevel::First, 10, 10, 9000}, this,
                     [&](const QString &trouble) {
                         QCOMPARE(trouble, QString{});
                         ++done;
                     });
        QTRY_COMPARE(done, 2);
        DrillRecord hers;
        DrillRecord theirs;
        const auto calls = static_cast<std::size_t>(Drill::Calls);
        book.read(owner, this,
                  [&](const DrillRecords &records, const QString &) { hers = records[calls]; });
        book.read(guest, this,
                  [&](const DrillRecords &records, const QString &) { theirs = records[calls]; });
        QTRY_VERIFY(hers.runs.size() == 2 && theirs.runs.size() == 1);
        QVERIFY(hers.best[0]->milliseconds == 9000 && hers.best[1]->right == 9);
        QVERIFY(theirs.runs.front() == hers.runs.back());
    }

    /// A damaged file of the guests is no trouble: what can be read counts.
    void damagedGuestFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("drills.txt"));
        QFile file{path};
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(
            "ontario\tcalls\t0 10 9 5;|0 10 9 5;\nontario\tno\tx\nrubbish\nontario\tlimits\t9");
        file.close();
        DesktopRecords desk{{.where = folder.filePath(QStringLiteral("r.sqlite")).toStdString(),
                             .journals = folder.path().toStdString()}};
        DesktopDrills book{desk, [path] { return path.toStdString(); }};
        bool read = false;
        book.read({{}, "ontario"}, this, [&](const DrillRecords &records, const QString &trouble) {
            read = trouble.isEmpty() && records[static_cast<std::size_t>(Drill::Calls)].best[0]
                && records[static_cast<std::size_t>(Drill::Limits)] == DrillRecord{};
        });
        QTRY_VERIFY(read);
    }

    /// Nothing is cut off, in the smallest window too: the tiles, every kind of task, the verdict.
    void textsFit()
    {
        DrillsScreen &screen = openWindow();
        for (const QSize &size : {QSize{1024, 640}, QSize{1280, 720}, QSize{1920, 1080}}) {
            m_window->resize(size);
            screen.showAll();
            QApplication::processEvents();
            QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
            for (const Drill drill : AllDrills) {
                screen.begin(drill, DrillLevel::Third, 6);
                QTRY_VERIFY(screen.page()->runner().task() != nullptr);
                QApplication::processEvents();
                QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
                Hands{*screen.page(), By::Keys}.give(wrongAnswer(*screen.page()->runner().task()));
                QApplication::processEvents();
                QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
            }
        }
    }
};

QTEST_MAIN(DrillScreenTest)
#include "tst_drillscreen.moc"
