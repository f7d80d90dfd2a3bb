// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/checkfile.h"
#include "engine/session/notation.h"
#include "tests/records/testserver.h"
#include "tests/ui/examstation.h"
#include "ui/panels/keysheet.h"
#include "ui/screens/exam/afterpage.h"
#include "ui/screens/exam/askcard.h"
#include "ui/screens/exam/beforepage.h"
#include "ui/screens/exam/deedpanel.h"
#include "ui/screens/exam/exambar.h"
#include "ui/screens/exam/examtable.h"
#include "ui/screens/exam/issuecard.h"
#include "ui/screens/exam/keyspage.h"
#include "ui/screens/exam/personlist.h"
#include "ui/screens/exam/resultspage.h"
#include "ui/screens/exam/setpage.h"
#include "ui/screens/exam/sittingpage.h"
#include "ui/screens/exam/trainerproof.h"
#include "ui/screens/start/homeworkpanel.h"
#include "ui/shell/mainmenu.h"
#include "ui/shell/rail.h"
#include "ui/table/tableview.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace pitwise;
using namespace pitwise::ui;
using test::ExamStation;

/// Exams in the window: set, sat with real keys and clicks, interrupted, signed off.
class ExamScreenTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder->filePath(QLatin1String{name});
    }
    [[nodiscard]] QString file() const { return path("r.sqlite"); }
    [[nodiscard]] Records open() const { return Records{file().toStdString()}; }
    /// The lines of Ada's only exam that is under way.
    [[nodiscard]] std::vector<std::string> linesUnderWay(Records &records) const
    {
        const auto id = records.sessions().examUnderWay(records.people().trainee("1042").id);
        return id ? records.sessions().lines(*id) : std::vector<std::string>{};
    }
    static void typeProof(TrainerProof &proof, const char *passphrase)
    {
        proof.field()->clear();
        QTest::keyClicks(proof.field(), QLatin1String{passphrase});
        QTest::keyClick(proof.field(), Qt::Key_Return);
    }
    static bool carryOut(DeedPanel &deed, const char *typed)
    {
        QSignalSpy done{&deed, &DeedPanel::done};
        if (!QTest::qWaitFor([&] { return deed.proof()->names()->count() > 0; }))
            return false;
        QTest::keyClicks(deed.field(), QLatin1String{typed});
        typeProof(*deed.proof(), test::TrainersPassphrase);
        return !done.empty() || done.wait(30'000);
    }
    static bool makeKey(ExamStation &station)
    {
        station.screen().show(ExamPlaces::Place::Keys);
        KeysPage &keys = station.screen().keys();
        QTest::mouseClick(keys.makeButton(), Qt::LeftButton);
        return carryOut(*keys.deed(), "Riverside School")
            && QTest::qWaitFor([&] { return !keys.keys().isEmpty(); });
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        test::addSchool(file().toStdString());
    }

    void wholeExam_data()
    {
        QTest::addColumn<QString>("exam");
        QTest::addColumn<bool>("keys");
        QTest::newRow("Casino War, by keys") << QStringLiteral("washington") << true;
        QTest::newRow("War Blackjack, by mouse") << QStringLiteral("war-blackjack") << false;
    }

    /// A blueprint says whether anything is heard; of a table left behind nothing is, either way.
    void soundIsAsTheBlueprintSays_data()
    {
        QTest::addColumn<bool>("sound");
        QTest::newRow("silent, as the built-in ones are") << false;
        QTest::newRow("with sound") << true;
    }
    void soundIsAsTheBlueprintSays()
    {
        QFETCH(bool, sound);
        QFile builtIn{QStringLiteral(SOURCE_DIR "/assets/exams/washington.toml")};
        QVERIFY(builtIn.open(QFile::ReadOnly));
        QFile own{path("own.toml")};
        QVERIFY(own.open(QFile::WriteOnly));
        own.write(
            builtIn.readAll().replace("sound = false", sound ? "sound = true" : "sound = false"));
        own.close();
        ExamStation station{file(), m_folder->path()};
        PlaySettings noisy;
        noisy.irregularities = 60;
        station.shell().deal(noisy);
        station.main().showScreen<TableScreen>();
        QVERIFY(station.sounds().room > 0.5);
        station.main().showScreen<ExamScreen>();
        QComboBox *exams = station.screen().setting().exams();
        QTRY_VERIFY(exams->count() > 0);
        const int last = exams->count();
        station.screen().setting().addFile(own.fileName());
        QTRY_COMPARE(exams->count(), last + 1);
        station.sounds().played.clear();
        QVERIFY(station.begin(last));
        test::KeyHands keys{station};
        for (int acts = 0; acts < 12; ++acts)
            QVERIFY(station.dealOne(keys));
        QCOMPARE(!station.sounds().played.empty(), sound);
        QCOMPARE(station.sounds().room > 0, sound);
    }

    /// Sat by a dealer without fault: passed with 100; signed, saved, and valid on another machine.
    void wholeExam()
    {
        QFETCH(QString, exam);
        QFETCH(bool, keys);
        ExamStation station{file(), m_folder->path()};
        QVERIFY(makeKey(station));
        const QString key = path("site.key");
        QSignalSpy exported{&station.screen().keys(), &KeysPage::saved};
        station.screen().keys().exportTo(key);
        QVERIFY(exported.wait());

        station.screen().show(ExamPlaces::Place::Sit);
        int index = -1;
        SetPage &page = station.screen().setting();
        QTRY_VERIFY(page.exams()->count() > 0);
        for (int i = 0; i < page.exams()->count(); ++i) {
            page.exams()->setCurrentIndex(i);
            if (page.offer().exam == exam)
                index = i;
        }
        QVERIFY(station.begin(index));
        QVERIFY(station.screen().sitting().bar()->clock().endsWith(QLatin1String("left")));
        QCOMPARE(station.screen().sitting().bar()->pace(),
                 QStringLiteral("%1 s a round")
                     .arg(station.screen().setting().offer().blueprint.pace));
        std::unique_ptr<test::Hands> hands;
        if (keys)
            hands = std::make_unique<test::KeyHands>(station);
        else
            hands = std::make_unique<test::MouseHands>(station);
        QVERIFY(station.dealAll(*hands));

        AfterPage &after = station.screen().after();
        QCOMPARE(station.screen().page(), &after);
        QVERIFY2(after.verdict() == QLatin1String("Passed"),
                 qPrintable(after.lines().join(QLatin1Char('\n'))));
        QVERIFY(after.lines().first().contains(QLatin1String("100 points")));
        QTRY_VERIFY(after.issuing()->proof()->names()->count() > 0);
        typeProof(*after.issuing()->proof(), test::TrainersPassphrase);
        QTRY_VERIFY_WITH_TIMEOUT(!after.issuing()->paper().id.isEmpty(), 30'000);
        const QString proposed = after.issuing()->proposedName();
        QVERIFY2(proposed.startsWith(QLatin1String("1042 Ada Byron, "))
                     && proposed.endsWith(after.issuing()->paper().granted),
                 qPrintable(proposed));
        for (const char *name : {"ada.pitcert", "ada.pdf", "ada.jwt"}) {
            QSignalSpy saved{after.issuing(), &IssueCard::saved};
            after.issuing()->save(path(name));
            QVERIFY(saved.wait(30'000));
            QCOMPARE(saved.first().at(1).toString(), QString{});
            QVERIFY(QFileInfo{path(name)}.size() > 0);
        }
        const Day today = dayOf(systemClock()());
        const std::string elsewhere = path("none.sqlite").toStdString();
        const CheckedFile trusted = checkFile(key, {}, elsewhere, today);
        QCOMPARE(checkFile(path("ada.pitcert"), {{trusted.key}, {}}, elsewhere, today).verdict,
                 CheckedFile::Verdict::Valid);
    }

    /// No key, no menu, no other screen: only to give up, and that must be confirmed.
    void noWayOut()
    {
        ExamStation station{file(), m_folder->path()};
        QVERIFY(station.begin());
        ExamScreen &screen = station.screen();
        SittingPage &sitting = screen.sitting();
        test::KeyHands hands{station};
        for (int i = 0; i < 5; ++i)
            QVERIFY(station.dealOne(hands));
        const auto stays = [&] {
            QApplication::processEvents();
            return screen.isVisible() && screen.page() == &sitting && station.inExam();
        };
        QVERIFY(!station.main().rail()->isVisible());
        for (QAction *action : station.main().menu()->actions()) {
            action->trigger();
            QVERIFY2(stays(), qPrintable(action->text()));
            const QKeySequence key = action->shortcut();
            if (key.isEmpty())
                continue;
            QTest::keyClick(focused(), key[0].key(), key[0].keyboardModifiers());
            QVERIFY2(stays(), qPrintable(key.toString()));
        }
        station.shell().goHome();
        QVERIFY(stays());
        station.shell().goTo(QStringLiteral("records"));
        QVERIFY(stays());
        station.shell().deal({.house = "washington"});
        QVERIFY(stays());
        // F1 shows what the keys do, and nothing of the procedure; any key closes it.
        if (sitting.keys()->isVisible()) // it was a key of the menu, too
            QTest::keyClick(focused(), Qt::Key_Escape);
        QVERIFY(!sitting.keys()->isVisible());
        QTest::keyClick(focused(), Qt::Key_F1);
        QVERIFY(stays() && sitting.keys()->isVisible());
        const std::size_t acts = station.sitting().session().log().size();
        QTest::keyClick(focused(), Qt::Key_E);
        QVERIFY(stays() && !sitting.keys()->isVisible());
        QCOMPARE(station.sitting().session().log().size(), acts);
        QVERIFY(sitting.table()->hands().tools().view->hasFocus());
        for (const int key : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F9, Qt::Key_F11}) {
            QTest::keyClick(focused(), static_cast<Qt::Key>(key));
            QVERIFY(stays());
        }
        // The window asks before it closes.
        station.main().close();
        QVERIFY(station.main().isVisible());
        auto *box = station.main().findChild<QMessageBox *>();
        QVERIFY(box != nullptr);
        QTest::keyClick(box, Qt::Key_Escape);
        QVERIFY(stays());

        station.main().activateWindow();
        sitting.table()->setFocus();
        QTest::keyClick(&sitting, Qt::Key_Escape);
        QVERIFY(sitting.giveUpCard()->isVisible());
        QTest::keyClick(sitting.giveUpCard(), Qt::Key_Escape);
        QVERIFY(stays() && !sitting.giveUpCard()->isVisible());
        QVERIFY(station.dealOne(hands));
        QTest::mouseClick(sitting.bar()->giveUp(), Qt::LeftButton);
        QTest::mouseClick(sitting.giveUpCard()->buttons()[1], Qt::LeftButton);
        QTRY_VERIFY(!station.inExam());
        QCOMPARE(screen.after().verdict(), QStringLiteral("Given up"));
        QVERIFY(!screen.after().lines().first().contains(QLatin1String("points")));
        QVERIFY(station.main().rail()->isVisible());

        // It stays among the attempts.
        // A guest sees nobody's, a trainer all.
        screen.show(ExamPlaces::Place::Results);
        QCOMPARE(screen.results().people()->list()->count(), 0);
        station.shell().trainersArea().enter(
            {.id = QStringLiteral("t"), .name = QStringLiteral("Kim")});
        QTRY_COMPARE(screen.results().people()->list()->count(), 2);
        screen.results().people()->choose(
            QString::fromStdString(open().people().trainee("1042").id));
        QTRY_COMPARE(screen.results().list()->count(), 1);
        QVERIFY(screen.results().list()->item(0)->text().contains(QLatin1String("given up")));
    }

    /// Whoever left an exam under way is told on the start screen, and nobody else.
    void theStartScreenTells()
    {
        {
            ExamStation station{file(), m_folder->path()};
            QVERIFY(station.begin());
            test::KeyHands hands{station};
            QVERIFY(station.dealOne(hands));
        }
        ExamStation station{file(), m_folder->path()};
        const auto be = [&](const char *number) {
            const Person person = open().people().trainee(number);
            station.shell().keeper().setDealer({.id = QString::fromStdString(person.id),
                                                .number = QString::fromStdString(person.number),
                                                .name = QString::fromStdString(person.name)});
        };
        station.main().showHome();
        auto *panel = station.main().findChild<HomeworkPanel *>();
        be("1042");
        QTRY_VERIFY2(panel->text().startsWith(QLatin1String("Your exam is under way: ")),
                     qPrintable(panel->text()));
        QVERIFY(panel->isVisible());
        QTest::mouseClick(panel->buttons().front(), Qt::LeftButton);
        QVERIFY(station.screen().isVisible());
        station.main().showHome();
        be("1043");
        QTRY_VERIFY(panel->text().isEmpty());
        QVERIFY(!panel->isVisible());
    }

    /// Wrong passphrases and PINs are refused and slow down; an exam under way can only go on.
    void wrongPassphrase()
    {
        ExamStation station{file(), m_folder->path()};
        SetPage &page = station.screen().setting();
        QTRY_VERIFY(page.people()->list()->count() == 2 && page.exams()->count() > 0);
        constexpr int Most = 12; // the delay doubles, so one of them comes too soon
        for (int i = 0; i < Most && !page.proof()->message().contains(QLatin1String("Too many"));
             ++i) {
            typeProof(*page.proof(), "wrong");
            QTRY_VERIFY(page.proof()->message().contains(QLatin1String("Wrong"))
                        || page.proof()->message().contains(QLatin1String("Too many")));
        }
        QVERIFY(page.proof()->message().contains(QLatin1String("Too many")));
        QCOMPARE(station.screen().page(), &page);
    }

    /// Somebody else's PIN does not begin the exam.
    void wrongPin()
    {
        ExamStation station{file(), m_folder->path()};
        // The area a trainer opened before is shut when the trainee takes the seat.
        station.shell().trainersArea().enter(
            {.id = QStringLiteral("t"), .name = QStringLiteral("Kim")});
        QVERIFY(station.set(0));
        QVERIFY(!station.shell().trainersArea().isOpen());
        BeforePage &before = station.screen().before();
        QVERIFY(before.lines().size() > 8);
        QTest::keyClicks(before.pin(), QStringLiteral("0000"));
        QTest::keyClick(before.pin(), Qt::Key_Return);
        QTRY_VERIFY(before.message().contains(QLatin1String("Wrong")));
        QVERIFY(!station.inExam());
        QTest::keyClick(&before, Qt::Key_Escape);
        QCOMPARE(station.screen().page(), &station.screen().setting());
    }

    /// A blueprint with faults is refused with the place of each; a good one can be set.
    void blueprintFile()
    {
        QFile good{QStringLiteral(SOURCE_DIR "/assets/exams/ontario.toml")};
        QVERIFY(good.open(QFile::ReadOnly));
        QByteArray text = good.readAll();
        const auto write = [&](const char *name, const QByteArray &content) {
            QFile out{path(name)};
            return out.open(QFile::WriteOnly) && out.write(content) == content.size();
        };
        QVERIFY(write("own.toml", text));
        QVERIFY(write("bad.toml", QByteArray{text}.replace("score = 80", "score = 800")));
        ExamStation station{file(), m_folder->path()};
        SetPage &page = station.screen().setting();
        QTRY_VERIFY(page.exams()->count() > 0);
        const int before = page.exams()->count();
        page.addFile(path("bad.toml"));
        QTRY_COMPARE(page.exams()->count(), before + 1);
        QVERIFY2(page.about().contains(QLatin1String("bad.toml:")), qPrintable(page.about()));
        page.addFile(path("own.toml"));
        QTRY_COMPARE(page.exams()->count(), before + 2);
        QVERIFY2(page.about().contains(QLatin1String("10 round")), qPrintable(page.about()));
    }

    /// The clock goes on while the window is in the background, and ends the exam.
    void timeIsUp()
    {
        ExamStation station{file(), m_folder->path()};
        QVERIFY(station.begin());
        test::KeyHands hands{station};
        for (int i = 0; i < 3; ++i)
            QVERIFY(station.dealOne(hands));
        station.main().showMinimized();
        station.letPass(41 * 60'000);
        QTRY_VERIFY(!station.inExam());
        QCOMPARE(station.screen().after().verdict(), QStringLiteral("Not passed"));
    }

    /// Keys can be made, rotated and revoked; the list of what is void is signed.
    void siteKeys()
    {
        ExamStation station{file(), m_folder->path()};
        QVERIFY(makeKey(station));
        KeysPage &keys = station.screen().keys();
        QTest::mouseClick(keys.rotateButton(), Qt::LeftButton);
        QVERIFY(carryOut(*keys.deed(), ""));
        QTRY_COMPARE(keys.keys().size(), 2);
        QCOMPARE(keys.keys()[0].state, SiteKeyLine::State::Retired);
        keys.list()->setCurrentRow(0);
        QTest::mouseClick(keys.revokeButton(), Qt::LeftButton);
        QVERIFY(carryOut(*keys.deed(), "A stolen computer"));
        QTRY_COMPARE(keys.keys()[0].state, SiteKeyLine::State::Revoked);
        keys.writeRevocations(path("site.revocations"));
        QVERIFY(carryOut(*keys.deed(), ""));
        const CheckedFile list =
            checkFile(path("site.revocations"), {}, file().toStdString(), dayOf(systemClock()()));
        QCOMPARE(list.verdict, CheckedFile::Verdict::Revocations);
        QCOMPARE(list.revoked, 1);
        QVERIFY(list.isTrusted);
    }

    /// The server goes away in the middle of an exam and comes back: a quiet sentence, then it goes
    /// on, with every act once.
    void lostServer()
    {
        const auto server = TestServer::start();
        if (server == nullptr)
            QSKIP("PostgreSQL is not installed (Debian: postgresql), so this was not tried with "
                  "it");
        const std::string where = server->newDatabase();
        test::addSchool(where);
        ExamStation station{QString::fromStdString(where), m_folder->path()};
        QVERIFY(station.begin());
        test::KeyHands hands{station};
        for (int i = 0; i < 12; ++i)
            QVERIFY(station.dealOne(hands));
        const std::size_t before = station.sitting().session().log().size();
        QVERIFY(server->stop());
        hands.does(*station.sitting().next());
        ExamBar *bar = station.screen().sitting().bar();
        QTRY_VERIFY2(bar->note().contains(QLatin1String("cannot be reached")),
                     qPrintable(bar->note()));
        QCOMPARE(station.sitting().session().log().size(), before); // not shown as accepted
        QVERIFY(server->go());
        QTRY_VERIFY_WITH_TIMEOUT(station.sitting().session().log().size() > before, 30'000);
        QTRY_COMPARE(bar->note(), QString{});
        for (int i = 0; i < 5; ++i)
            QVERIFY(station.dealOne(hands));
        Records records{where};
        const auto lines = linesUnderWay(records);
        const Session &session = station.sitting().session();
        QCOMPARE(lines.size(), session.log().size());
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i], toText(session.log()[i], session.house().table.chips));
        QVERIFY(records.check().faults.empty());
    }

    /// The window is killed again and again in the middle of an exam: no act that it showed is
    /// lost, and it goes on with the same exam. Its log is still one of that exam, so every card
    /// was the same.
    void killed()
    {
        const int kills = qEnvironmentVariableIsSet("PITWISE_SOAK") ? 2000 : 50;
        std::vector<std::string> before;
        for (int i = 0; i < kills; ++i) {
            QProcess program;
            program.start(QCoreApplication::applicationFilePath(),
                          {QStringLiteral("--sit"), m_folder->path(), file()});
            QVERIFY2(program.waitForStarted(), qPrintable(program.errorString()));
            std::size_t shown = 0;
            const auto read = [&] {
                int lines = 0;
                for (; program.canReadLine(); ++lines)
                    shown = program.readLine().trimmed().toULongLong();
                return lines;
            };
            for (int lines = 0; lines < 4 + i % 13 && program.state() == QProcess::Running;) {
                if (!program.canReadLine())
                    (void)program.waitForReadyRead(30'000);
                lines += read();
            }
            const bool isOver = program.state() != QProcess::Running;
            program.kill();
            program.waitForFinished();
            QVERIFY2(!isOver || program.exitCode() == 0, program.readAllStandardError());
            (void)read();
            Records records = open();
            const auto lines = linesUnderWay(records);
            QVERIFY(records.check().faults.empty());
            if (lines.empty() && !before.empty()) { // it was the end of the exam
                before.clear();
                continue;
            }
            QVERIFY2(lines.size() >= shown && shown >= before.size(),
                     qPrintable(QStringLiteral("%1 stored, %2 shown, %3 before")
                                    .arg(lines.size())
                                    .arg(shown)
                                    .arg(before.size())));
            QVERIFY(std::equal(before.begin(), before.end(), lines.begin()));
            std::string passphrase{test::TrainersPassphrase};
            const RunningExam exam = resumeExam(records, records.people().trainee("1042"),
                                                Secret::taking(passphrase)); // replays it
            before = linesUnderWay(records);
            QCOMPARE(exam.sitting().session().log().size(), before.size());
        }
        QVERIFY(kills <= 100 || open().sessions().list().size() > 1); // many exams
    }

private:
    static QWidget *focused()
    {
        QWidget *focus = QApplication::focusWidget();
        return focus != nullptr ? focus : QApplication::activeWindow();
    }
};

/// Sits an exam with real keys until it is killed, and says how much of the log the window shows.
static int sitUntilKilled(const QString &folder, const QString &records)
{
    ExamStation station{records, folder};
    Records own{records.toStdString()};
    const bool resumes = own.sessions().examUnderWay(own.people().trainee("1042").id).has_value();
    if (!station.begin(resumes ? -1 : 0))
        return 1;
    test::KeyHands hands{station};
    while (station.inExam()) {
        std::printf("%zu\n", station.sitting().session().log().size());
        std::fflush(stdout);
        if (station.sitting().roundsDone() == station.screen().sitting().rounds())
            QTest::qWait(1);
        else if (!station.dealOne(hands))
            return 1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    QApplication application{argc, argv};
    if (argc == 4 && QByteArray{argv[1]} == "--sit")
        return sitUntilKilled(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    ExamScreenTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_examscreen.moc"
