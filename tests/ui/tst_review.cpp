// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoprecords.h"
#include "app/desktop/recordsreview.h"
#include "app/desktop/startup.h"
#include "engine/review/comingback.h"
#include "engine/review/dealtright.h"
#include "engine/training/savedsession.h"
#include "tests/records/dealtsession.h"
#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "ui/panels/clauselabel.h"
#include "ui/panels/clausepopover.h"
#include "ui/screens/records/recordsscreen.h"
#include "ui/screens/review/actpanel.h"
#include "ui/screens/review/manypage.h"
#include "ui/screens/review/reviewpage.h"
#include "ui/screens/review/reviewscreen.h"
#include "ui/screens/review/reviewsheet.h"
#include "ui/screens/screens.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainwindow.h"
#include "ui/table/tableview.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace pitwise;
using namespace pitwise::ui;

/// Looking back at sessions: the engine's part, then the screen by mouse and keys.
class ReviewTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DesktopRecords> m_records;
    std::unique_ptr<RecordsReview> m_desk;
    std::unique_ptr<MainWindow> m_window;
    qint64 m_now = 0;

    /// Every tie bet, or every third payment, is overpaid; now and then a round is dealt again.
    static Sitting badlyDealt(const char *house, Coaching coaching, int rounds)
    {
        PlaySettings settings;
        settings.house = house;
        settings.coaching = coaching;
        settings.temper = Temper::Bold;
        settings.seed = 5;
        Sitting sitting{settings, test::house(house)};
        std::int64_t now = 0;
        int payments = 0;
        int again = 0;
        while (sitting.table().roundNumber <= rounds) {
            now += 1500;
            const Act next = *sitting.next();
            const auto *pay = std::get_if<act::Pay>(&next);
            if (pay != nullptr && ++payments % 3 == 0) {
                act::Pay wrong = *pay;
                wrong.amount = {pay->amount.money + Money::units(5), {}};
                sitting.perform(wrong, now);
                if (coaching == Coaching::Coach && payments % 6 == 0 && ++again < 4)
                    sitting.dealAgain(now);
                continue;
            }
            sitting.perform(next, now);
        }
        return sitting;
    }
    static Review reviewOfSitting(const Sitting &sitting)
    {
        const Session &session = sitting.session();
        return {session.spec(), session.house(), session.log()};
    }

    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("r.sqlite")); }
    void openWindow(bool withRecords = false)
    {
        Environment environment = bareEnvironment();
        environment.clock = [this] { return m_now += 1000; };
        if (withRecords) {
            m_records =
                std::make_unique<DesktopRecords>(RecordsFiles{.where = file().toStdString()});
            m_desk = std::make_unique<RecordsReview>(*m_records);
            environment.records = m_records.get();
            environment.review = m_desk.get();
        }
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        ViewOptions options = m_window->shell().viewOptions();
        options.speed = 0;
        m_window->shell().setViewOptions(options);
        m_window->resize(1280, 720);
        m_window->show();
    }
    ReviewScreen &screen() { return m_window->screen<ReviewScreen>(); }
    ReviewPage &page() { return *screen().page(); }
    void put(Sitting sitting) { m_window->shell().sessions().begin(prepared(std::move(sitting))); }
    /// Deals such a session at the table and opens it.
    void openReview(const char *house, Coaching coaching, int rounds = 4)
    {
        openWindow();
        put(badlyDealt(house, coaching, rounds));
        m_window->shell().goTo(QStringLiteral("review"));
        QTRY_VERIFY(!screen().isBusy() && page().isShown());
    }
    void press(int key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTest::keyClick(&screen(), static_cast<Qt::Key>(key), with);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup()
    {
        m_window.reset();
        m_desk.reset();
        m_records.reset();
    }

    /// Jumping anywhere gives exactly the table that dealing straight through gives.
    void everyMoment_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<int>("coaching");
        for (const char *house : {"washington", "war-blackjack"}) {
            for (const Coaching coaching : {Coaching::Coach, Coaching::Practice})
                QTest::addRow("%s %s", house, name(coaching).data())
                    << QString::fromLatin1(house) << static_cast<int>(coaching);
        }
    }
    void everyMoment()
    {
        QFETCH(QString, house);
        QFETCH(int, coaching);
        const Sitting sitting = badlyDealt(qPrintable(house), static_cast<Coaching>(coaching), 6);
        const Review review = reviewOfSitting(sitting);
        QVERIFY(review.firstFinding().has_value());
        Session straight{review.session().spec(), review.session().house()};
        std::size_t covered = 0;
        for (std::size_t i = 0; i < review.size(); ++i) {
            const ReviewedRound &round = review.rounds()[review.roundOf(i)];
            QVERIFY(round.first <= i && i < round.end);
            const ReviewedMoment moment = review.at(i);
            QCOMPARE(moment.before, straight.table());
            const Step step = straight.perform(review.entry(i).event, review.entry(i).at);
            QCOMPARE(moment.after, straight.table());
            QCOMPARE(moment.happened, step.happened);
            QCOMPARE(review.findingsAt(i).size(), step.findings.size());
        }
        for (const ReviewedRound &round : review.rounds()) {
            QCOMPARE(round.first, covered);
            covered = round.end;
        }
        QCOMPARE(covered, review.size());
        QCOMPARE(review.session().findings(), sitting.session().findings());
        const bool again = static_cast<Coaching>(coaching) == Coaching::Coach;
        QCOMPARE(std::any_of(review.rounds().begin(), review.rounds().end(),
                             [](const ReviewedRound &round) { return round.dealtAgain; }),
                 again);
    }

    /// From every act the house's own dealer deals on without a mistake of his own.
    void dealtRightFromEveryAct()
    {
        const Sitting sitting = badlyDealt("fun-casino", Coaching::Practice, 2);
        const Session &session = sitting.session();
        for (std::size_t i = 0; i < session.log().size(); i += 3) {
            const DealtRight right =
                dealtRight(session.spec(), session.house(), std::span{session.log()}.first(i));
            QVERIFY(right.from <= right.showing.frames.size());
            for (std::size_t f = right.from; f < right.showing.frames.size(); ++f)
                QVERIFY(right.showing.frames[f].findings.empty());
            const Table &end = right.showing.frames.back().table;
            QCOMPARE(end.roundNumber, right.showing.frames.front().table.roundNumber + 1);
        }
    }

    /// A mistake made in two sessions comes before one made more often in one.
    void whatComesBack()
    {
        const Sitting one = badlyDealt("washington", Coaching::Practice, 2);
        const Sitting two = badlyDealt("ontario", Coaching::Practice, 3);
        const ComingBack back = comingBack({&one.session(), &two.session()});
        QVERIFY(!back.findings.empty());
        const FindingComingBack &first = back.findings.front();
        QCOMPARE(first.code, FindingCode::WrongPayout);
        QCOMPARE(first.sessions, 2);
        QCOMPARE(first.last.session, std::size_t{1});
        QCOMPARE(two.session().findings().back().event, first.last.event);
        QVERIFY(!back.skills.empty());
        for (const SkillComingBack &skill : back.skills)
            QVERIFY(skill.wrong > 0 && skill.wrong <= skill.rounds);
        QVERIFY(comingBack({}).findings.empty());
    }

    /// It opens at the first finding: what was done, what was due, why, and the clause.
    void opensAtTheFirstFinding()
    {
        openReview("washington", Coaching::Practice);
        const auto first = page().review().firstFinding();
        QCOMPARE(page().number(), *first);
        const QString text = page().panel()->text();
        QVERIFY2(text.contains(QLatin1String("Wrong payout")), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("Right was: ")), qPrintable(text));
        QVERIFY(!page().view()->scene().marks.empty());
        QVERIFY(screen().facts().contains(QLatin1String("Washington")));
        auto *clause = page().panel()->findChild<ClauseLabel *>();
        QVERIFY(clause != nullptr);
        QTest::mouseClick(clause, Qt::LeftButton);
        const auto *popover = m_window->findChild<ClausePopover *>();
        QVERIFY(popover != nullptr && popover->isVisible());
    }

    void keys()
    {
        openReview("washington", Coaching::Practice);
        const Review &review = page().review();
        press(Qt::Key_Home);
        QCOMPARE(page().number(), std::size_t{0});
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        QCOMPARE(page().number(), std::size_t{2});
        press(Qt::Key_Left);
        QCOMPARE(page().number(), std::size_t{1});
        press(Qt::Key_PageDown);
        QCOMPARE(page().number(), review.rounds()[1].first);
        press(Qt::Key_PageUp);
        QCOMPARE(page().number(), std::size_t{0});
        press(Qt::Key_End);
        QCOMPARE(page().number(), review.size() - 1);
        press(Qt::Key_Right);
        QCOMPARE(page().number(), review.size() - 1);
        press(Qt::Key_N); // from the end on to the first
        QCOMPARE(page().number(), *review.firstFinding());
        press(Qt::Key_N);
        QCOMPARE(page().number(), *review.findingAfter(*review.firstFinding()));
        press(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(page().number(), *review.firstFinding());
    }

    void mouse()
    {
        openReview("washington", Coaching::Practice);
        const Review &review = page().review();
        QTest::mouseClick(page().rounds(), Qt::LeftButton, {}, page().rounds()->pixelOf(2));
        QCOMPARE(page().number(), review.rounds()[2].first);
        QTest::mouseClick(page().acts(), Qt::LeftButton, {}, page().acts()->pixelOf(5));
        QCOMPARE(page().number(), review.rounds()[2].first + 5);
        QCOMPARE(static_cast<std::size_t>(page().acts()->bars().size()),
                 review.rounds()[2].end - review.rounds()[2].first);
        const auto &bars = page().rounds()->bars();
        for (std::size_t i = 0; i < bars.size(); ++i)
            QCOMPARE(bars[i].isWrong, review.rounds()[i].findings > 0);
        QTest::mouseClick(page().panel()->nextButton(), Qt::LeftButton);
        QVERIFY(!review.findingsAt(page().number()).empty());
    }

    /// The house's own dealer takes over where the mistake was made; Escape leads back.
    void watchItDealtRight()
    {
        openReview("fun-casino", Coaching::Practice);
        const std::size_t here = page().number();
        press(Qt::Key_W);
        QTRY_VERIFY(page().isWatching());
        QVERIFY(page().player()->isPlaying());
        press(Qt::Key_Space);
        QVERIFY(!page().player()->isPlaying());
        const int step = page().player()->step();
        press(Qt::Key_Right);
        QCOMPARE(page().player()->step(), step + 1);
        QVERIFY(!page().player()->narration().isEmpty());
        press(Qt::Key_Escape);
        QVERIFY(!page().isWatching());
        QCOMPARE(page().number(), here);
    }

    /// The table is as it was before the mistake, the log up to there is kept, and what was dealt
    /// before does not count.
    void tryAgain_data()
    {
        QTest::addColumn<int>("coaching");
        QTest::newRow("coach") << static_cast<int>(Coaching::Coach);
        QTest::newRow("practice") << static_cast<int>(Coaching::Practice);
    }
    void tryAgain()
    {
        QFETCH(int, coaching);
        openReview("washington", static_cast<Coaching>(coaching));
        press(Qt::Key_N);
        const std::size_t here = page().number();
        const Table before = page().review().at(here).before;
        const auto was = page().review().session().log();
        press(Qt::Key_T);
        QTRY_COMPARE(m_window->controller()->sitting().settings().shown, here);
        const Sitting &now = m_window->controller()->sitting();
        QCOMPARE(now.table(), before);
        QVERIFY(std::equal(was.begin(), was.begin() + static_cast<std::ptrdiff_t>(here),
                           now.session().log().begin()));
        QCOMPARE(now.settings().coaching, static_cast<Coaching>(coaching));
        QCOMPARE(now.score().critical, 0);
        const auto next = now.next();
        QVERIFY(next.has_value());
        m_window->controller()->perform(*next);
        QCOMPARE(now.score().acts, 1);
        QCOMPARE(now.score().critical + now.score().major + now.score().minor, 0);
    }

    /// Nothing of a silent session, and nothing of a round that practice has not summed up yet.
    void notBeforeItIsOver()
    {
        openWindow();
        m_window->shell().goTo(QStringLiteral("review"));
        QVERIFY(screen().note().startsWith(QLatin1String("Nothing is at the table")));
        put(badlyDealt("washington", Coaching::Silent, 2));
        m_window->shell().goTo(QStringLiteral("review"));
        QVERIFY2(screen().note().contains(QLatin1String("not over")), qPrintable(screen().note()));
        m_window->shell().sessions().setOver(true);
        m_window->shell().goTo(QStringLiteral("review"));
        QTRY_VERIFY(page().isShown() && screen().note().isEmpty());
        Sitting practice = badlyDealt("washington", Coaching::Practice, 2);
        practice.perform(*practice.next(), 100'000);
        const std::size_t told = practice.toldUntil();
        QVERIFY(told < practice.session().log().size());
        put(std::move(practice));
        m_window->shell().goTo(QStringLiteral("review"));
        QTRY_COMPARE(page().review().size(), told);
    }

    void files()
    {
        openWindow();
        const QString path = m_folder->filePath(QStringLiteral("s.deal"));
        const auto write = [&](const QByteArray &text) {
            QFile file{path};
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(text);
        };
        write(QByteArray::fromStdString(textOf(badlyDealt("ontario", Coaching::Practice, 2))));
        m_window->shell().goTo(QStringLiteral("review"), QStringLiteral("file:") + path);
        QTRY_VERIFY(page().isShown());
        QCOMPARE(page().review().session().house().id, std::string{"ontario"});
        write("[House \"washington\"]\nsay place-bets\ndeal 99\n");
        m_window->shell().goTo(QStringLiteral("review"), QStringLiteral("file:") + path);
        QTRY_COMPARE(page().review().size(), std::size_t{1}); // up to the bad line
        write("[House \"nowhere\"]\n");
        m_window->shell().goTo(QStringLiteral("review"), QStringLiteral("file:") + path);
        QTRY_VERIFY2(screen().note().contains(QLatin1String("s.deal:1:9")),
                     qPrintable(screen().note()));
        m_window->shell().goTo(QStringLiteral("review"), QStringLiteral("file:/nowhere.deal"));
        QTRY_VERIFY2(screen().note().contains(QLatin1String("/nowhere.deal")),
                     qPrintable(screen().note()));
    }

    /// Stored sessions: by the button of Records, with the house they were dealt in; one of several
    /// from what keeps coming back. An exam under way stays closed.
    void storedSessions()
    {
        QString ann;
        QString open;
        {
            Records records{file().toStdString(), {.create = true}};
            const Person person = records.people().addTrainee("1001", "Ann Lee");
            ann = QString::fromStdString(person.id);
            for (int seed = 1; seed <= 4; ++seed) {
                const auto dealt =
                    test::dealtSession("washington", static_cast<std::uint64_t>(seed), 6);
                const bool exam = seed == 4;
                const NewSession made = test::newSession(
                    dealt, person.id, exam ? SessionKind::Exam : SessionKind::Practice);
                SessionWriter writer = records.sessions().begin(made);
                records.sessions().append(writer, dealt.lines);
                if (!exam)
                    records.sessions().end(writer, SessionState::Finished);
                else
                    open = QString::fromStdString(made.id);
            }
        }
        openWindow(true);
        m_window->shell().keeper().setDealer(
            {.id = ann, .number = QStringLiteral("1001"), .name = QStringLiteral("Ann Lee")});
        auto &records = m_window->showScreen<RecordsScreen>();
        QTRY_COMPARE(records.model().rowCount(), 4);
        records.list()->setCurrentIndex(records.model().index(1, 0));
        QTest::mouseClick(records.reviewButton(), Qt::LeftButton);
        QTRY_VERIFY(page().isShown());
        QVERIFY(page().review().firstFinding().has_value());

        m_window->shell().goTo(QStringLiteral("review"), QStringLiteral("records:") + open);
        QTRY_VERIFY2(screen().note().contains(QLatin1String("not over")),
                     qPrintable(screen().note()));
        m_window->shell().goTo(QStringLiteral("review"), QStringLiteral("records:none"));
        QTRY_VERIFY(!screen().isBusy());
        QVERIFY(!screen().note().isEmpty());

        screen().pages()->setCurrent(1);
        Q_EMIT screen().pages()->chosen(1);
        ManyPage &many = *screen().many();
        QTRY_COMPARE(many.list()->topLevelItemCount(), 4);
        QTRY_VERIFY(many.isReady() && many.findings()->topLevelItemCount() > 0);
        QVERIFY(many.skills()->topLevelItemCount() > 0);
        QVERIFY(many.list()->topLevelItem(0)->isDisabled()); // the exam under way
        const QTreeWidgetItem *first = many.findings()->topLevelItem(0);
        QCOMPARE(first->text(0), QStringLiteral("Wrong payout"));
        QCOMPARE(first->text(2), QStringLiteral("3"));
        QTest::mouseClick(many.list()->window(), Qt::LeftButton); // focus
        many.chooseLast(0);
        QTRY_COMPARE(many.findings()->topLevelItemCount(), 0);
        QTest::mouseClick(many.lastButton(), Qt::LeftButton);
        QTRY_VERIFY(many.isReady() && many.findings()->topLevelItemCount() > 0);
        many.findings()->setCurrentItem(many.findings()->topLevelItem(0));
        QTest::keyClick(many.findings(), Qt::Key_Return);
        QTRY_VERIFY(!screen().isBusy() && screen().note().isEmpty());
        QTRY_VERIFY(!page().review().findingsAt(page().number()).empty());
    }

    /// The sheet has every finding and every round.
    void sheet()
    {
        const Review review = reviewOfSitting(badlyDealt("washington", Coaching::Practice, 30));
        const Document sheet = reviewSheet(review, {});
        std::size_t lines = 0;
        std::size_t rows = 0;
        for (const DocumentSection &section : sheet.sections) {
            lines += section.lines.size();
            for (const DocumentTable &table : section.tables)
                rows += table.rows.size();
        }
        QCOMPARE(lines, review.session().findings().size());
        QCOMPARE(rows, review.rounds().size());
        const std::string text = asMarkdown(sheet, english);
        QVERIFY(text.find("Wrong payout") != std::string::npos);
    }

    void textsFit()
    {
        openReview("washington", Coaching::Practice);
        for (const QSize &size : {QSize{1024, 640}, QSize{1280, 720}, QSize{1920, 1080}}) {
            m_window->resize(size);
            QApplication::processEvents();
            QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
        }
    }
};

QTEST_MAIN(ReviewTest)
#include "tst_review.moc"
