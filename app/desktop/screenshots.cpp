// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/screenshots.h"

#include "app/desktop/examscreenshots.h"
#include "app/desktop/madeclass.h"
#include "app/desktop/madepast.h"
#include "app/desktop/madeschool.h"
#include "app/desktop/startup.h"
#include "engine/procedure/expected.h"
#include "ui/panels/toast.h"
#include "ui/screens/class/classscreen.h"
#include "ui/screens/class/peoplepage.h"
#include "ui/screens/compare/comparescreen.h"
#include "ui/screens/demo/demoscreen.h"
#include "ui/screens/drills/drillpad.h"
#include "ui/screens/drills/drillpage.h"
#include "ui/screens/drills/drillsscreen.h"
#include "ui/screens/drills/drillsummary.h"
#include "ui/screens/drills/drillverdict.h"
#include "ui/screens/drills/watchpad.h"
#include "ui/screens/editor/editorscreen.h"
#include "ui/screens/exams/examsscreen.h"
#include "ui/screens/exams/verifypage.h"
#include "ui/screens/odds/oddsscreen.h"
#include "ui/screens/practise/practisescreen.h"
#include "ui/screens/progress/progressscreen.h"
#include "ui/screens/review/reviewpage.h"
#include "ui/screens/review/reviewscreen.h"
#include "ui/screens/scenarios/roundform.h"
#include "ui/screens/scenarios/scenarioeditor.h"
#include "ui/screens/scenarios/scenariosscreen.h"
#include "ui/screens/screens.h"
#include "ui/screens/settings/settingsscreen.h"
#include "ui/screens/start/startscreen.h"
#include "ui/screens/start/whatnow.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainwindow.h"
#include "ui/text/examwords.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QProcess>

#include <functional>

namespace pitwise {

namespace {

using namespace ui;

constexpr const char *DoubleSize = "PITWISE_DOUBLE_SIZE"; // set for the second process, at ratio 2

/// A certificate as somebody sees it who does not know the site yet.
CheckedFile madeCertificate()
{
    CheckedFile file;
    file.verdict = CheckedFile::Verdict::UnknownKey;
    file.fingerprint = QStringLiteral("9f3c 51d0 7a64 e2b8 0c1f 66a9 d47e 315b "
                                      "8802 c9fe 4d17 a0b3 5e6c 2f91 b7d8 0e4a");
    file.key.site = QStringLiteral("Riverside School");
    file.hasFacts = true;
    file.facts = {.name = QStringLiteral("Ada Byron"),
                  .number = QStringLiteral("1042"),
                  .exam = QStringLiteral("Casino War, Washington"),
                  .house = QStringLiteral("Washington (casino-war)"),
                  .score = QStringLiteral("97.50"),
                  .hours = QStringLiteral("41.5"),
                  .trainer = QStringLiteral("Kim Moreau"),
                  .site = QStringLiteral("Riverside School"),
                  .granted = QStringLiteral("2026-03-01"),
                  .expires = QStringLiteral("2027-03-01")};
    for (const SkillGroup group : AllSkillGroups)
        file.facts.groups.push_back({groupWords(group), QStringLiteral("98.50 (66 of 67)")});
    return file;
}

/// Somebody has drilled before: his runs are made up.
class MadeDrills : public DrillMemory
{
public:
    MadeDrills()
    {
        int milliseconds = 70'000;
        for (const Drill drill :
             {Drill::Payouts, Drill::Outcomes, Drill::Calls, Drill::Questions}) {
            for (const int right : {7, 8, 9, 10}) {
                milliseconds -= 2600;
                add({{}, "washington"}, drill, {DrillLevel::First, 10, right, milliseconds},
                    QCoreApplication::instance(), [](const QString &) {});
            }
        }
    }
};

/// A window without saved settings and without animation.
class Studio
{
public:
    Studio(const QString &folder, const QSize &size, int typeSize = 100)
        : m_folder(folder),
          m_environment(bareEnvironment())
    {
        m_environment.clock = [this] { return m_now += 1700; };
        const Moment day = Moment::ofMs(PictureDay);
        m_environment.now = [day] { return day; };
        m_past = std::make_unique<MadePast>(
            std::get<House>(m_environment.findHouse("washington", {})), day);
        m_environment.past = m_past.get();
        m_environment.checkFile = [](const QString &, const Trusted &) {
            return [] { return madeCertificate(); };
        };
        m_environment.drills = &m_drills;
        m_environment.records = &m_people;
        m_environment.exams = &m_exams;
        m_environment.classroom = &m_class;
        m_environment.homework = &m_homework;
        m_window = std::make_unique<MainWindow>(m_environment, allScreens());
        ViewOptions options = m_window->shell().viewOptions();
        options.speed = 0;
        options.typeSize = typeSize;
        m_window->shell().setViewOptions(options);
        m_window->resize(size);
        m_window->show();
    }

    MainWindow &window() { return *m_window; }
    TableScreen &table() { return m_window->screen<TableScreen>(); }
    const Sitting &sitting() { return m_window->controller()->sitting(); }

    void deal(const char *house, std::uint64_t seed, Coaching coaching, int seats = 7)
    {
        PlaySettings settings;
        settings.house = house;
        settings.seats = seats;
        settings.coaching = coaching;
        settings.temper = Temper::Bold;
        settings.seed = seed;
        const auto found = m_environment.findHouse(house, {});
        m_window->shell().sessions().deal(settings, std::get<House>(found));
    }

    /// Performs correct acts until `enough`.
    void dealUntil(const std::function<bool(const Table &)> &enough)
    {
        constexpr int Most = 600;
        for (int i = 0; i < Most && !enough(sitting().table()); ++i) {
            const auto next = sitting().next();
            if (!next)
                return;
            m_window->controller()->perform(*next);
        }
    }
    void act(const Act &what) { m_window->controller()->perform(what); }

    void setPaper(bool light)
    {
        ViewOptions options = m_window->shell().viewOptions();
        options.around = &surroundings(light, isHighContrast(*options.around));
        m_window->shell().setViewOptions(options);
    }

    void take(const QString &name)
    {
        QApplication::processEvents();
        const QPixmap pixmap = m_window->grab();
        save(pixmap, QStringLiteral("%1/%2-%3x%4.png")
                         .arg(m_folder, name)
                         .arg(pixmap.width())
                         .arg(pixmap.height()));
    }
    void save(const QPixmap &pixmap, const QString &file)
    {
        constexpr int Quick = 90; // packed a little less; packing hard took longer than everything else
        if (!pixmap.save(file, "PNG", Quick))
            m_trouble = QStringLiteral("%1 could not be written").arg(file);
    }
    [[nodiscard]] const QString &trouble() const { return m_trouble; }

private:
    static constexpr std::int64_t PictureDay = 1'772'357'400'000; // 2026-03-01

    QString m_folder;
    std::unique_ptr<MadePast> m_past;
    Environment m_environment;
    MadeDrills m_drills;
    MadePeople m_people;
    MadeExams m_exams;
    MadeClass m_class;
    MadeHomework m_homework;
    qint64 m_now = 0;
    std::unique_ptr<MainWindow> m_window;
    QString m_trouble;
};

int atWar(const Table &table)
{
    int seats = 0;
    for (int i = 1; i <= table.seatCount; ++i)
        seats += table.at(seatAt(i)).atWar() ? 1 : 0;
    return seats;
}

/// The most hands at a seat, once all of them have their second card.
int splitHands(const Table &table)
{
    int most = 1;
    for (int i = 1; i <= table.seatCount; ++i) {
        int hands = 0;
        for (int nth = 0; nth < table.handsAt(seatAt(i)); ++nth)
            hands += table.at(HandId{seatAt(i), nth}).cards.lying > 1 ? 1 : 0;
        most = std::max(most, hands);
    }
    return most;
}

bool rides(const Table &table)
{
    return findHand(table,
                    [&](HandId hand) {
                        return table.at(hand).blackjack.bonusDone
                            && table.at(hand).bet(BetKind::Bonus).open();
                    })
        .has_value();
}

bool firstCardsLie(const Table &table)
{
    return table.dealer.lying > 0;
}

/// The second round of a session, in the middle of the settlement.
void showRound(Studio &studio, const char *house)
{
    studio.deal(house, 21, Coaching::Practice);
    studio.dealUntil([](const Table &table) { return table.roundNumber > 1; });
    studio.dealUntil(firstCardsLie);
    for (int i = 0; i < 5; ++i)
        studio.act(*studio.sitting().next());
}

/// Runs `work` and waits until the screen says that it is done.
template<typename Who>
void waitFor(const Who *who, void (Who::*done)(), const std::function<void()> &work)
{
    QEventLoop until;
    QObject::connect(who, done, &until, &QEventLoop::quit);
    work();
    until.exec();
}

/// Waits until a task is asked.
void waitForTask(DrillPage &page)
{
    if (page.runner().task() == nullptr)
        waitFor(&page.runner(), &DrillRunner::asked, [] {});
}

/// All tiles, every drill, a right and a wrong answer, and the end of a run.
void takeDrills(Studio &studio)
{
    auto &drills = studio.window().showScreen<DrillsScreen>();
    DrillPage &page = *drills.page();
    drills.chooseHouse("washington");
    QApplication::processEvents();
    studio.take(QStringLiteral("drills"));
    for (const Drill drill : AllDrills) {
        drills.begin(drill, DrillLevel::Second, 11);
        waitForTask(page);
        if (auto *watch = qobject_cast<WatchPad *>(page.pad())) {
            while (watch->shown() <= std::get<Stopped>(solution(*page.runner().task())).event)
                watch->goOn();
        }
        studio.take(QStringLiteral("drill-") + QLatin1String(name(drill).data()));
    }
    drills.begin(Drill::Limits, DrillLevel::Second, 11);
    waitForTask(page);
    const auto right = std::get<std::size_t>(solution(*page.runner().task()));
    Q_EMIT page.pad()->answered(DrillAnswer{right == 0 ? std::size_t{1} : std::size_t{0}});
    studio.take(QStringLiteral("drill-wrong"));
    for (int i = 0; i < TasksInRun; ++i) {
        waitForTask(page);
        if (!page.runner().isAnswered())
            Q_EMIT page.pad()->answered(solution(*page.runner().task()));
        if (i == 1)
            studio.take(QStringLiteral("drill-right"));
        Q_EMIT page.verdict()->nextWanted();
    }
    studio.take(QStringLiteral("drill-summary"));
    drills.showAll();
}

void takeCertificate(Studio &studio)
{
    VerifyPage &page = studio.window().showScreen<ExamsScreen>().verifying();
    QEventLoop until;
    QObject::connect(&page, &VerifyPage::checked, &until, &QEventLoop::quit);
    page.check(QStringLiteral("ada.pitcert"));
    until.exec();
    studio.take(QStringLiteral("certificate"));
}

void takeStart(Studio &studio, const QString &name)
{
    const WhatNow *now = studio.window().screen<StartScreen>().whatNow();
    waitFor(now, &WhatNow::told, [&] { studio.window().showHome(); });
    studio.take(name);
}

/// What is to be practised, a round of it, and how far the dealer is.
void takePractice(Studio &studio)
{
    auto &practise = studio.window().screen<PractiseScreen>();
    waitFor(&practise, &PractiseScreen::ready,
            [&] { studio.window().showScreen<PractiseScreen>(); });
    studio.take(QStringLiteral("practise"));
    waitFor(&studio.window().shell().sessions(), &Sessions::tableWanted,
            [&] { practise.practiseButton()->click(); });
    studio.dealUntil(firstCardsLie);
    studio.take(QStringLiteral("practise-round"));
    studio.dealUntil([](const Table &table) { return table.roundNumber > 1; });
    practise.run().stop();
    studio.window().showScreen<PractiseScreen>();
    studio.take(QStringLiteral("practise-result"));
}

void takeProgress(Studio &studio, const QString &name)
{
    auto &progress = studio.window().screen<ProgressScreen>();
    waitFor(&progress, &ProgressScreen::ready,
            [&] { studio.window().showScreen<ProgressScreen>(); });
    studio.take(name);
}

/// A session with a few mistakes, some minutes long.
void dealForReview(Studio &studio)
{
    studio.deal("washington", 31, Coaching::Practice, 5);
    int payments = 0;
    while (studio.sitting().table().roundNumber < 15) {
        const Act next = *studio.sitting().next();
        const auto *pay = std::get_if<act::Pay>(&next);
        if (pay == nullptr || ++payments % 11 != 4) {
            studio.act(next);
            continue;
        }
        act::Pay wrong = *pay;
        wrong.amount = {pay->amount.money + Money::units(5), {}};
        studio.act(wrong);
    }
}

/// The act with the first mistake, then the house's own dealer in its place.
void takeReview(Studio &studio, const QString &ending)
{
    dealForReview(studio);
    auto &review = studio.window().showScreen<ReviewScreen>();
    QEventLoop until;
    QObject::connect(&review, &ReviewScreen::opened, &until, &QEventLoop::quit);
    QObject::connect(review.page(), &ReviewPage::watching, &until, &QEventLoop::quit);
    review.askedFor({});
    until.exec();
    studio.take(QStringLiteral("review") + ending);
    review.page()->watch();
    until.exec();
    review.page()->player()->setPlaying(false);
    studio.take(QStringLiteral("review-watch") + ending);
    review.page()->stopWatching();
}

void waitForCheck(ScenarioEditor &editor)
{
    QEventLoop until;
    QObject::connect(&editor, &ScenarioEditor::checkedChanged, &until, [&] {
        if (!editor.isChecking())
            until.quit();
    });
    until.exec();
}

/// Made, then written in notation with a mistake.
void takeScenarios(Studio &studio, const QString &ending)
{
    auto &scenarios = studio.window().showScreen<ScenariosScreen>();
    studio.take(QStringLiteral("scenarios") + ending);
    scenarios.startNew();
    ScenarioEditor &editor = *scenarios.editor();
    editor.title()->setText(QStringLiteral("Two wars and a late bet"));
    editor.task()->setText(QStringLiteral("Deal it without a finding, in under two minutes."));
    RoundScript script;
    script.at(seatAt(1)) = {.taken = true, .main = Money::units(25), .side = Money::units(5)};
    script.at(seatAt(1)).ranks = {9, 13};
    script.at(seatAt(3)) = {.taken = true, .main = Money::units(50)};
    script.at(seatAt(3)).ranks = {9, 4};
    script.at(seatAt(4)) = {.taken = true, .main = Money::units(10), .surrenders = true};
    script.at(seatAt(4)).ranks = {9};
    script.at(seatAt(6)) = {.taken = true, .main = Money::units(100)};
    script.dealerRanks = {9, 7};
    script.lateBet =
        Event{PatronAct{patron::Bet{seatAt(6), BetKind::Main, {Money::units(25), {}}}}};
    script.moment = 2;
    editor.form()->setScript(script);
    Q_EMIT editor.form()->changed();
    waitForCheck(editor);
    studio.take(QStringLiteral("scenario-editor") + ending);
    editor.setWay(1);
    QString text = editor.notation()->toPlainText();
    text.replace(QStringLiteral("pay 1 tie 50"), QStringLiteral("pay 1 tie 55"));
    editor.notation()->setPlainText(text);
    waitForCheck(editor);
    studio.take(QStringLiteral("scenario-notation") + ending);
}

/// The trainer's view, page by page.
void takeClass(Studio &studio, const QString &more = {})
{
    studio.window().shell().trainersArea().enter(
        {.id = QStringLiteral("kim"), .name = QStringLiteral("Kim Moreau")});
    auto &screen = studio.window().showScreen<ClassScreen>();
    screen.show(ClassScreen::People);
    studio.take(QStringLiteral("class") + more);
    screen.showPerson(screen.people().model().at(0));
    studio.take(QStringLiteral("class-person") + more);
    screen.show(ClassScreen::Mistakes);
    studio.take(QStringLiteral("class-mistakes") + more);
    screen.show(ClassScreen::Exams);
    studio.take(QStringLiteral("class-exams") + more);
    screen.show(ClassScreen::HomeworkOfAll);
    studio.take(QStringLiteral("class-homework") + more);
    screen.show(ClassScreen::People);
    studio.window().shell().trainersArea().leave();
}

QString takeAt(const QString &folder, const QSize &size, int typeSize)
{
    Studio studio{folder, size, typeSize};
    takeStart(studio, QStringLiteral("start"));
    takePractice(studio);
    takeProgress(studio, QStringLiteral("progress"));

    // A round in every house, during the first settlement.
    for (const char *house :
         {"washington", "fun-casino", "three-hand", "ontario", "war-blackjack"}) {
        showRound(studio, house);
        studio.take(QStringLiteral("table-%1").arg(QLatin1String(house)));
    }

    // A war: its cards are dealt, and the chips to pay it are in the hand.
    studio.deal("washington", 3, Coaching::Coach);
    studio.dealUntil([](const Table &table) { return atWar(table) > 0 && table.dealer.lying > 1; });
    studio.take(QStringLiteral("war"));

    // War Blackjack: a split into two hands beside a double or a parlay; then four hands.
    for (const int hands : {2, 4}) {
        for (std::uint64_t seed = 1; seed < 4000; ++seed) {
            studio.deal("war-blackjack", seed, Coaching::Coach);
            studio.dealUntil([&](const Table &table) {
                return table.roundNumber > 1 || (splitHands(table) >= hands && rides(table));
            });
            if (studio.sitting().table().roundNumber == 1)
                break;
        }
        studio.take(QStringLiteral("split-%1").arg(hands));
    }

    // Coach: a tie bet paid at another house's odds.
    studio.deal("washington", 3, Coaching::Coach);
    studio.dealUntil(firstCardsLie);
    while (const auto next = studio.sitting().next()) {
        const auto *pay = std::get_if<act::Pay>(&*next);
        if (pay != nullptr && pay->bet == BetKind::Tie) {
            act::Pay wrong = *pay;
            wrong.amount.money += Money::units(5);
            wrong.amount.chips = {};
            studio.act(wrong);
            break;
        }
        studio.act(*next);
    }
    studio.take(QStringLiteral("coach"));
    studio.table().hint();
    studio.take(QStringLiteral("coach-answer"));

    // Practice: the result of a round with cards picked up too early and an overpayment.
    const auto paymentIsDue = [&](const Table &table) {
        const auto next = studio.sitting().next();
        return table.roundNumber > 1 || (next && std::holds_alternative<act::Pay>(*next));
    };
    for (std::uint64_t seed = 8;; ++seed) {
        studio.deal("fun-casino", seed, Coaching::Practice);
        studio.dealUntil(paymentIsDue);
        if (studio.sitting().table().roundNumber == 1)
            break; // need a winner in the first round
    }
    auto pay = std::get<act::Pay>(*studio.sitting().next());
    studio.act(act::Collect{pay.hand});
    pay.amount = {pay.amount.money + Money::units(5), {}};
    studio.act(pay);
    studio.dealUntil([](const Table &table) { return table.roundNumber > 1; });
    studio.take(QStringLiteral("practice"));

    studio.deal("ontario", 5, Coaching::Coach);
    studio.window().showKeys();
    studio.take(QStringLiteral("keys"));
    studio.window().showKeys();

    studio.deal("war-blackjack", 5, Coaching::Coach);
    studio.window().showKeys();
    studio.take(QStringLiteral("keys-war-blackjack"));
    studio.window().showKeys();

    studio.deal("three-hand", 12, Coaching::Silent);
    studio.dealUntil([](const Table &table) { return table.roundNumber > 3; });
    studio.dealUntil(firstCardsLie);
    studio.table().showSummary();
    studio.take(QStringLiteral("result"));

    // Two styles: a hand is paid, and its cards are gone at one table and not at the other.
    auto &demo = studio.window().showScreen<DemoScreen>();
    demo.chooseHouse("washington");
    demo.setSeed(3);
    demo.goTo(demo.steps() * 4 / 5);
    studio.take(QStringLiteral("demonstration"));
    demo.setMistake(ShownMistake::PaidTooMuch);
    demo.goTo(demo.step() + 1);
    studio.take(QStringLiteral("demonstration-mistake"));
    demo.setMistake(ShownMistake::None);
    {
        QEventLoop until;
        QObject::connect(&demo, &DemoScreen::averaged, &until, &QEventLoop::quit);
        demo.showDifference();
        until.exec();
        studio.take(QStringLiteral("difference"));
        demo.showDifference();
    }

    // Two houses at their own speed; then one table in large type.
    demo.chooseHouses("washington", "fun-casino");
    demo.setSituation(Situation::TwoWars);
    demo.setLockStep(false);
    demo.goTo(demo.steps() * 3 / 4);
    studio.take(QStringLiteral("demonstration-houses"));
    demo.setLockStep(true);
    demo.setTwoTables(false);
    demo.chooseHouse("war-blackjack");
    demo.setSituation(Situation::Split);
    demo.setLargeType(true);
    demo.goTo(demo.steps() * 2 / 3);
    studio.take(QStringLiteral("demonstration-one"));
    demo.setLargeType(false);
    demo.setTwoTables(true);
    demo.setSituation(Situation::Any);

    // The comparison; then the editor with a fault.
    studio.window().showScreen<CompareScreen>().choose("washington", "fun-casino");
    studio.take(QStringLiteral("compare"));
    auto &editor = studio.window().showScreen<EditorScreen>();
    editor.startFrom("washington");
    editor.row("tie_bet.pays")->enter(QStringLiteral("9:1"));
    editor.row("limits.main.max")->enter(QStringLiteral("500"));
    editor.preview()->refresh();
    studio.take(QStringLiteral("editor"));
    editor.row("surrender.loses")->enter(QStringLiteral("3:2"));
    editor.preview()->setPage(HousePreview::Page::File);
    editor.showKey("surrender.loses");
    studio.take(QStringLiteral("editor-fault"));
    editor.startFrom("washington");
    editor.preview()->setPage(HousePreview::Page::Manual);
    studio.take(QStringLiteral("editor-manual"));

    // Odds and simulation.
    for (const char *house : {"washington", "war-blackjack"}) {
        auto &odds = studio.window().showScreen<OddsScreen>();
        odds.chooseHouse(house);
        odds.choose(0, QLatin1String(house) == QLatin1String("washington") ? 5 : 1);
        if (QLatin1String(house) == QLatin1String("washington"))
            studio.take(QStringLiteral("odds"));
        QEventLoop until;
        QObject::connect(odds.run(), &SimulationRun::finished, &until, &QEventLoop::quit);
        odds.start();
        until.exec();
        studio.take(QStringLiteral("odds-%1").arg(QLatin1String(house)));
    }

    takeDrills(studio);
    takeCertificate(studio);
    takeReview(studio, {});
    takeScenarios(studio, {});
    takeExams(studio.window(), [&](const QString &name) { studio.take(name); });
    takeClass(studio);
    studio.window().showScreen<SettingsScreen>();
    studio.take(QStringLiteral("settings"));

    studio.setPaper(true);
    takeClass(studio, QStringLiteral("-paper"));
    studio.deal("ontario", 9, Coaching::Coach);
    studio.dealUntil(firstCardsLie);
    studio.take(QStringLiteral("table-paper"));
    takeStart(studio, QStringLiteral("start-paper"));
    takeProgress(studio, QStringLiteral("progress-paper"));
    takeReview(studio, QStringLiteral("-paper"));
    studio.setPaper(false);
    return studio.trouble();
}

} // namespace

QString takePicture(const QString &file)
{
    Studio studio{{}, {1280, 720}};
    showRound(studio, "washington");
    QApplication::processEvents();
    studio.save(studio.window().grab(), file);
    return studio.trouble();
}

QString takeScreenshots(const QString &folder, const QSize &only, int typeSize)
{
    if (!QDir{}.mkpath(folder))
        return QStringLiteral("%1 could not be created").arg(folder);
    if (!only.isEmpty())
        return takeAt(folder, only, typeSize);
    if (qEnvironmentVariableIsSet(DoubleSize))
        return takeAt(folder, {1280, 720}, typeSize);
    for (const QSize size : {QSize{1280, 720}, QSize{1920, 1080}}) {
        const QString trouble = takeAt(folder, size, typeSize);
        if (!trouble.isEmpty())
            return trouble;
    }
    // The pixel ratio is set for a whole process.
    QProcess again;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
    environment.insert(QLatin1String(DoubleSize), QStringLiteral("1"));
    again.setProcessEnvironment(environment);
    again.setProcessChannelMode(QProcess::ForwardedChannels);
    again.start(
        QApplication::applicationFilePath(),
        {QStringLiteral("--screenshots"), folder, QStringLiteral("--language"), QLocale{}.name()});
    constexpr int Patience = 120'000;
    if (!again.waitForFinished(Patience) || again.exitStatus() != QProcess::NormalExit
        || again.exitCode() != 0)
        return QStringLiteral("the pictures at ratio 2 could not be drawn");
    return {};
}

} // namespace pitwise
