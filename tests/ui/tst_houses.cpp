// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/startup.h"
#include "engine/house/draft.h"
#include "engine/house/housefile.h"
#include "tests/support/houses.h"
#include "tests/ui/hands.h"
#include "ui/dealing/tablecards.h"
#include "ui/panels/clauselabel.h"
#include "ui/panels/clausepopover.h"
#include "ui/panels/summarycard.h"
#include "ui/panels/toast.h"
#include "ui/screens/compare/comparescreen.h"
#include "ui/screens/demo/demoscreen.h"
#include "ui/screens/editor/editorscreen.h"
#include "ui/screens/odds/oddsscreen.h"
#include "ui/screens/screens.h"
#include "ui/screens/start/housetile.h"
#include "ui/screens/start/startscreen.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/filedialogs.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file{path};
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray{};
}

} // namespace

/// Comparing houses, editing a house, and taking over a demonstration.
class HousesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        open();
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_folder.reset();
    }

    // ---- comparison ----

    /// Sentences, riskiest first, and reversed after a swap.
    void differences()
    {
        CompareScreen &compare = m_window->screen<CompareScreen>();
        m_window->showScreen<CompareScreen>();
        compare.choose("washington", "fun-casino");
        const auto there = compare.sentences();
        QVERIFY(there.contains(QStringLiteral("A tied war is worth 3:1 on the war bet, not 2:1.")));
        QVERIFY(there.contains(QStringLiteral("Settle main bets left to right.")));
        for (std::size_t i = 1; i < compare.differences().size(); ++i)
            QVERIFY(compare.differences()[i - 1].risk <= compare.differences()[i].risk);
        compare.choose("fun-casino", "washington");
        QVERIFY(compare.sentences().contains(
            QStringLiteral("A tied war is worth 2:1 on the war bet, not 3:1.")));
        // The clause behind a difference opens its text.
        const auto clauses = compare.findChildren<ClauseLabel *>();
        QCOMPARE(clauses.size(), static_cast<qsizetype>(compare.differences().size()));
        const auto clause = std::find_if(clauses.begin(), clauses.end(), [](ClauseLabel *label) {
            return label->focusPolicy() != Qt::NoFocus;
        });
        QVERIFY(clause != clauses.end());
        QTest::mouseClick(*clause, Qt::LeftButton);
        const auto *popover = m_window->findChild<ClausePopover *>();
        QVERIFY(popover != nullptr && popover->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        compare.choose("ontario", "ontario");
        QVERIFY(compare.sentences().isEmpty());
        QVERIFY(!compare.practiceButton()->isEnabled());
    }

    /// The sheet in all three file formats.
    void sheet()
    {
        m_window->screen<CompareScreen>().choose("washington", "ontario");
        for (const char *ending : {"md", "html", "pdf"}) {
            const QString path =
                m_folder->filePath(QStringLiteral("sheet.%1").arg(QLatin1String(ending)));
            Documents &documents = m_window->shell().documents();
            QSignalSpy written{&documents, &Documents::written};
            documents.writeDifferences(test::house("washington"), test::house("ontario"), path);
            QVERIFY(written.wait(20'000));
            QCOMPARE(written[0][1].toString(), QString{});
            const QByteArray text = contentOf(path);
            if (QLatin1String(ending) == QLatin1String("pdf")) {
                QVERIFY(text.startsWith("%PDF"));
                continue;
            }
            for (const QString &sentence : m_window->screen<CompareScreen>().sentences())
                QVERIFY2(text.contains(sentence.toHtmlEscaped().toUtf8())
                             || text.contains(sentence.toUtf8()),
                         qPrintable(sentence));
        }
    }

    /// A word says that a document is written, over the screen where it was asked for.
    void writtenDocumentIsTold()
    {
        m_window->showScreen<CompareScreen>();
        m_window->showHome();
        const QString path = m_folder->filePath(QStringLiteral("manual.md"));
        m_window->shell().documents().writeManual(test::house("ontario"), path, Paper::Letter);
        QTRY_COMPARE(m_window->message()->text(), QStringLiteral("Saved: ") + path);
        QVERIFY(m_window->message()->isVisibleTo(m_window.get()));
    }

    /// A name without an ending gets the one of the chosen kind of file.
    void endingOfTheKind()
    {
        const QString pdf = QStringLiteral("PDF on US Letter (*.pdf)");
        QCOMPARE(withEnding(QStringLiteral("/a/b"), pdf), QStringLiteral("/a/b.pdf"));
        QCOMPARE(withEnding(QStringLiteral("/a/b.html"), pdf), QStringLiteral("/a/b.html"));
        QCOMPARE(withEnding({}, pdf), QString{});
    }

    /// Letter where it is usual, until the user chooses.
    void paperOfTheCountry()
    {
        QCOMPARE(usualPaper(QLocale::UnitedStates), Paper::Letter);
        QCOMPARE(usualPaper(QLocale::Germany), Paper::A4);
        QSettings store{m_folder->filePath(QStringLiteral("paper.ini")), QSettings::IniFormat};
        Settings settings{store};
        QCOMPARE(settings.printPaper(), usualPaper(QLocale{}.territory()));
        settings.setPrintPaper(Paper::Letter);
        QCOMPARE(settings.printPaper(), Paper::Letter);
        settings.setPrintPaper(Paper::A4);
        QCOMPARE(settings.printPaper(), Paper::A4);
    }

    /// A practice session of the differences starts at once and shows its result at the end.
    void practice()
    {
        m_window->screen<CompareScreen>().choose("washington", "fun-casino");
        QSignalSpy started{m_window->controller(), &SessionController::started};
        m_window->screen<CompareScreen>().practiceButton()->click();
        QVERIFY(started.wait(20'000));
        SessionController &controller = *m_window->controller();
        QCOMPARE(controller.sitting().house().id, std::string{"fun-casino"});
        QVERIFY(m_window->screen<TableScreen>().isVisible());
        const QString said = m_window->screen<TableScreen>().toast()->text();
        QVERIFY2(said.startsWith(QLatin1String("Practice")), qPrintable(said));
        for (int acts = 0; acts < 2000; ++acts) {
            const auto next = controller.sitting().next();
            if (!next || m_window->screen<TableScreen>().cards().summary()->isVisible())
                break;
            controller.perform(*next);
        }
        QVERIFY(m_window->screen<TableScreen>().cards().summary()->isVisible());
        QVERIFY(controller.sitting().session().findings().empty());
        QVERIFY(controller.sitting().rounds().size() <= 8);
    }

    // ---- editor ----

    /// Changing one value of a built-in house changes felt, odds, manual and file, and the rule
    /// becomes the house's own. The saved file works on the command line and on every screen.
    void ownHouse()
    {
        m_window->showScreen<EditorScreen>();
        EditorScreen &editor = m_window->screen<EditorScreen>();
        editor.startFrom("washington");
        QVERIFY(!editor.isDirty());
        QVERIFY(editor.path().isEmpty());
        QCOMPARE(editor.draft().house().id, std::string{"my-washington"});
        HousePreview &preview = *editor.preview();
        preview.setPage(HousePreview::Page::Odds);
        const QString oddsBefore = preview.words();
        editor.row("tie_bet.pays")->enter(QStringLiteral("9:1"));
        preview.refresh();
        QVERIFY(preview.words() != oddsBefore);
        preview.setPage(HousePreview::Page::Manual);
        QVERIFY(preview.words().contains(QLatin1String("9:1")));
        QVERIFY(!preview.words().contains(QLatin1String("Tie bet pays 10:1")));
        preview.setPage(HousePreview::Page::File);
        QVERIFY(preview.words().contains(QLatin1String("pays = \"9:1\"")));
        QVERIFY(preview.words().contains(QLatin1String("\"tie_bet.pays\" = \"choice\"")));
        QCOMPARE(editor.row("tie_bet.pays")->originField()->text(), QStringLiteral("choice"));
        QVERIFY(editor.isDirty());
        // Changed back, it is the source's rule again.
        editor.row("tie_bet.pays")->enter(QStringLiteral("10:1"));
        QCOMPARE(editor.row("tie_bet.pays")->originField()->text(), QStringLiteral("WA-7"));
        QVERIFY(!editor.isDirty());
        editor.row("tie_bet.pays")->enter(QStringLiteral("9:1"));

        const QString path = m_folder->filePath(QStringLiteral("ours.toml"));
        QVERIFY(editor.saveTo(path));
        QVERIFY(!editor.isDirty());
        const auto found = findHouse(path.toStdString());
        QVERIFY(std::holds_alternative<House>(found));
        QCOMPARE(std::get<House>(found).tieBet.pays, (Ratio{9, 1}));
        QVERIFY(contentOf(path).contains("# Casino War as a Washington card room deals it."));
        QCOMPARE(m_window->screen<StartScreen>().choice().play.house, path.toStdString());
        m_window->screen<CompareScreen>().choose("washington", path.toStdString());
        QCOMPARE(m_window->screen<CompareScreen>().sentences(),
                 QStringList{QStringLiteral("Pay a winning tie bet 9:1, not 10:1.")});
        m_window->screen<DemoScreen>().chooseHouses("washington", path.toStdString());
        QCOMPARE(m_window->screen<DemoScreen>().rightTable()->showing().house.tieBet.pays,
                 (Ratio{9, 1}));
        // It can be dealt.
        editor.dealButton()->click();
        QVERIFY(m_window->screen<TableScreen>().isVisible());
        QCOMPARE(m_window->controller()->sitting().house().tieBet.pays, (Ratio{9, 1}));
    }

    /// A fault is shown at its key while typing and disappears once fixed. Until then the preview
    /// shows the last valid house, and it cannot be dealt.
    void faults()
    {
        m_window->showScreen<EditorScreen>();
        EditorScreen &editor = m_window->screen<EditorScreen>();
        editor.startFrom("washington");
        KeyRow *row = editor.row("limits.main.min");
        const auto fields = row->findChildren<QLineEdit *>();
        QLineEdit *field = fields[fields[0] == row->originField() ? 1 : 0];
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("9000"));
        QVERIFY2(row->fault().contains(QLatin1String("above the maximum")),
                 qPrintable(row->fault()));
        QVERIFY(!editor.dealButton()->isEnabled());
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("10"));
        QCOMPARE(row->fault(), QString{});
        QVERIFY(editor.dealButton()->isEnabled());
        QCOMPARE(editor.draft().house().limits.main.min, Money::units(10));
        // A bet that is switched off hides its keys.
        QVERIFY(editor.row("tie_bet.pays")->isVisible());
        editor.row("tie_bet.allowed")->enter(QStringLiteral("no"));
        QVERIFY(!editor.row("tie_bet.pays")->isVisible());
        QVERIFY(editor.draft().ok());
    }

    /// The row being typed in stays visible under any filter; Tab goes from the value to its
    /// origin; the wheel changes nothing.
    void typing()
    {
        m_window->showScreen<EditorScreen>();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        EditorScreen &editor = m_window->screen<EditorScreen>();
        editor.startFrom("washington");
        for (Choice *choice : editor.findChildren<Choice *>()) {
            if (choice->accessibleName() == QLatin1String("Which keys to see"))
                choice->setCurrent(1); // the source's
        }
        KeyRow *row = editor.row("tie_bet.pays");
        const auto fields = row->findChildren<QLineEdit *>();
        QLineEdit *field = fields[fields[0] == row->originField() ? 1 : 0];
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("12:1"));
        QVERIFY(row->isVisible());
        QCOMPARE(row->value(), QStringLiteral("12:1"));
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), row->originField());
        auto *box = editor.row("shoe.shuffle")->findChild<QComboBox *>();
        const int before = box->currentIndex();
        QWheelEvent wheel{QPointF{5, 5},  QPointF{5, 5},     {},   QPoint{0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false};
        QApplication::sendEvent(box, &wheel);
        QCOMPARE(box->currentIndex(), before);
    }

    /// Houses of earlier runs are known again, except files that are gone.
    void knownAgain()
    {
        m_window->showScreen<EditorScreen>();
        const QString path = m_folder->filePath(QStringLiteral("ours.toml"));
        QVERIFY(m_window->screen<EditorScreen>().saveTo(path));
        open();
        m_window->screen<CompareScreen>().choose("washington", path.toStdString());
        QCOMPARE(m_window->screen<CompareScreen>().next().name, path.toStdString());
        QFile::remove(path);
        open();
        m_window->screen<CompareScreen>().choose("ontario", path.toStdString());
        QVERIFY(m_window->screen<CompareScreen>().next().name != path.toStdString());
    }

    /// The file can be edited directly; the keys follow, and a syntax error is shown.
    void byHand()
    {
        m_window->showScreen<EditorScreen>();
        EditorScreen &editor = m_window->screen<EditorScreen>();
        editor.startFrom("ontario");
        FileEdit *file = editor.preview()->file();
        const QString text = file->toPlainText();
        file->setPlainText(
            QString{text}.replace(QLatin1String("seats = "), QLatin1String("seats = 3 #")));
        QCOMPARE(editor.row("table.seats")->value(), QStringLiteral("3"));
        file->setPlainText(QStringLiteral("# mine\nid = \"x"));
        QVERIFY(!editor.draft().ok());
        QCOMPARE(file->faultyLines(), QSet<int>{2});
        QCOMPARE(editor.draft().otherFaults().size(), 1U);
        // The keys stay as they were.
        QCOMPARE(editor.row("table.seats")->value(), QStringLiteral("3"));
        QVERIFY(!editor.row("table.seats")->isEnabled());
        file->setPlainText(text);
        QVERIFY(editor.draft().ok());
        QVERIFY(file->faultyLines().isEmpty());
    }

    /// An unsaved draft is restored in the next run.
    void nothingIsLost()
    {
        m_window->showScreen<EditorScreen>();
        m_window->screen<EditorScreen>().startFrom("three-hand");
        m_window->screen<EditorScreen>().row("war.tie_pays")->enter(QStringLiteral("7:2"));
        m_window->close();
        open();
        m_window->showScreen<EditorScreen>();
        const EditorScreen &editor = m_window->screen<EditorScreen>();
        QCOMPARE(editor.row("war.tie_pays")->value(), QStringLiteral("7:2"));
        QVERIFY(editor.isDirty());
    }

    /// If saving fails, nothing is lost and the window says so.
    void cannotBeSaved()
    {
        m_window->showScreen<EditorScreen>();
        EditorScreen &editor = m_window->screen<EditorScreen>();
        editor.row("table.seats")->enter(QStringLiteral("5"));
        QVERIFY(!editor.saveTo(m_folder->filePath(QStringLiteral("no/such/folder.toml"))));
        QVERIFY(editor.isDirty());
    }

    // ---- taking over ----

    /// "Now you" at any step of any situation: the table is as shown, the coach has no findings
    /// from before, and the round can be finished.
    void nowYou()
    {
        m_window->showScreen<DemoScreen>();
        DemoScreen &demo = m_window->screen<DemoScreen>();
        for (const char *id : {"washington", "fun-casino", "war-blackjack"}) {
            for (const Situation situation : {Situation::TwoWars, Situation::Split,
                                              Situation::ExposedCard, Situation::CutCardOut}) {
                demo.chooseHouse(id);
                demo.setSituation(situation);
                for (const int part : {0, 1, 2, 3}) {
                    m_window->showScreen<DemoScreen>();
                    demo.goTo(demo.steps() * part / 4);
                    const Table shown = demo.leftTable()->table();
                    QTest::keyClick(&demo, Qt::Key_Y);
                    SessionController &controller = *m_window->controller();
                    QVERIFY(m_window->screen<TableScreen>().isVisible());
                    // Patrons may have answered already.
                    QCOMPARE(controller.sitting().table().tray, shown.tray);
                    QCOMPARE(controller.sitting().table().dealer, shown.dealer);
                    const int round = controller.sitting().table().roundNumber;
                    for (int acts = 0;
                         acts < 500 && controller.sitting().table().roundNumber == round; ++acts) {
                        // A patron may still be thinking.
                        QTRY_VERIFY(controller.sitting().next().has_value());
                        controller.perform(*controller.sitting().next());
                    }
                    QCOMPARE(controller.sitting().table().roundNumber, round + 1);
                    // The demonstrated acts are not scored.
                    const Score score = controller.sitting().score();
                    QVERIFY(score.acts < controller.sitting().session().dealerActs() || part == 0);
                    QCOMPARE(controller.sitting().roundsDone(), 1);
                    QCOMPARE(score.cleanActs, score.acts);
                    QCOMPARE(controller.sitting().settings().seats,
                             demo.leftTable()->showing().patrons.seats);
                    QVERIFY(controller.sitting().session().findings().empty());
                }
            }
        }
    }

    /// After a demonstrated mistake the trainee begins before it, with a coach: it is not his.
    void nowYouAfterMistake()
    {
        StartChoice silent = m_window->shell().settings().startChoice();
        silent.play.coaching = Coaching::Silent;
        m_window->shell().settings().setStartChoice(silent);
        m_window->showScreen<DemoScreen>();
        DemoScreen &demo = m_window->screen<DemoScreen>();
        demo.setMistake(ShownMistake::PaidTooMuch);
        const Table before = demo.leftTable()->table();
        for (const int steps : {0, 1, 4}) {
            m_window->showScreen<DemoScreen>();
            demo.goTo(demo.step() + steps);
            demo.leftTable()->takeOverButton()->click();
            const Sitting &sitting = m_window->controller()->sitting();
            QCOMPARE(sitting.table().tray, before.tray);
            QVERIFY(sitting.session().findings().empty());
            QCOMPARE(sitting.score().points, 100.0);
            QCOMPARE(sitting.settings().coaching, Coaching::Coach);
        }
        const QString said = m_window->screen<TableScreen>().toast()->text();
        QVERIFY2(said.contains(QLatin1String("before the mistake")), qPrintable(said));
    }

    // ---- houses of one's own ----

    /// Two houses of the same name are listed with their files.
    void sameNames()
    {
        HouseShelf &shelf = m_window->shell().houses();
        m_window->showScreen<DemoScreen>();
        const std::string one = saveOwn(QStringLiteral("one.toml"), "Our War");
        QCOMPARE(ownTile(one)->text(), QStringLiteral("Our War"));
        const std::string two = saveOwn(QStringLiteral("two.toml"), "Our War");
        QCOMPARE(ownTile(one)->text(), QStringLiteral("Our War (one.toml)"));
        QCOMPARE(ownTile(two)->text(), QStringLiteral("Our War (two.toml)"));
        const auto *box = m_window->screen<DemoScreen>().leftTable()->findChild<QComboBox *>();
        QVERIFY(box->findText(QStringLiteral("Our War (two.toml)")) >= 0);
        QCOMPARE(box->findText(QStringLiteral("Our War")), -1);
        // Renamed, they need no file.
        QCOMPARE(shelf.rename(two, QStringLiteral("Their War")), QString{});
        QCOMPARE(ownTile(one)->text(), QStringLiteral("Our War"));
        QCOMPARE(ownTile(two)->text(), QStringLiteral("Their War"));
        QVERIFY(contentOf(QString::fromStdString(two)).contains("name = \"Their War\""));
    }

    /// The tile takes a new name; a file that cannot be written says so and nothing changes.
    void renamedOnTheTile()
    {
        const std::string path = saveOwn(QStringLiteral("mine.toml"), "Our War");
        HouseTile *tile = ownTile(path);
        tile->beginRename();
        auto *field = tile->findChild<QLineEdit *>();
        QVERIFY(field != nullptr);
        field->setText(QStringLiteral("Night shift"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(ownTile(path)->text(), QStringLiteral("Night shift"));
        tile->beginRename();
        field = tile->findChild<QLineEdit *>();
        field->setText(QStringLiteral("Day shift"));
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(ownTile(path)->text(), QStringLiteral("Night shift"));
        QVERIFY(QFile::remove(QString::fromStdString(path)));
        QVERIFY(!m_window->shell().houses().rename(path, QStringLiteral("Gone")).isEmpty());
        QCOMPARE(ownTile(path)->text(), QStringLiteral("Night shift"));
    }

    /// A removed house is gone from every list, can be put back, and its file stays.
    void removedAndPutBack()
    {
        m_window->showScreen<CompareScreen>();
        m_window->showScreen<DemoScreen>();
        m_window->showHome();
        const std::string path = saveOwn(QStringLiteral("mine.toml"), "Our War");
        DemoScreen &demo = m_window->screen<DemoScreen>();
        demo.chooseHouse(path);
        QTest::keyClick(ownTile(path), Qt::Key_Delete);
        QCOMPARE(ownTile(path), nullptr);
        QVERIFY(demo.leftTable()->known().name != path);
        QVERIFY(m_window->shell().houses().chosen() != path);
        QVERIFY(m_settings->value(QStringLiteral("houses/files")).toStringList().isEmpty());
        QVERIFY(QFile::exists(QString::fromStdString(path)));
        PillButton *putBack = nullptr;
        for (PillButton *each : m_window->screen<StartScreen>().findChildren<PillButton *>()) {
            if (each->text() == QLatin1String("Put back Our War"))
                putBack = each;
        }
        QVERIFY(putBack != nullptr);
        QTRY_VERIFY(putBack->isVisible());
        putBack->click();
        QVERIFY(ownTile(path) != nullptr);
        QVERIFY(!putBack->isVisible());
        QCOMPARE(m_window->shell().houses().chosen(), path);
        // A built-in house stays.
        m_window->shell().houses().remove("ontario");
        QVERIFY(ownTile("ontario") != nullptr);
    }

    /// The tile of an own house shows what differs from the built-in house it is like.
    void tileShowsTheDifference()
    {
        const std::string path = saveOwn(QStringLiteral("mine.toml"), "Our War");
        const QStringList lines = ownTile(path)->shownTraits();
        QCOMPARE(lines.first(), QStringLiteral("Like Casino War, Washington, but:"));
        QVERIFY2(lines.join(QLatin1Char(' ')).contains(QLatin1String("9:1")),
                 qPrintable(lines.join(QLatin1Char('\n'))));
    }

private:
    /// Washington with a tie bet of 9:1, saved and added to the known houses.
    std::string saveOwn(const QString &file, const std::string &name)
    {
        HouseDraft draft{*m_window->shell().environment().houseText("washington")};
        draft.setValue("id", "mine");
        draft.setValue("name", name);
        draft.setValue("tie_bet.pays", "9:1");
        const QString path = m_folder->filePath(file);
        QFile out{path};
        [&] {
            QVERIFY(out.open(QFile::WriteOnly));
            out.write(QByteArray::fromStdString(draft.text()));
        }();
        m_window->showHome();
        m_window->shell().houses().add(draft.house(), path.toStdString());
        return path.toStdString();
    }
    /// Null if there is none.
    HouseTile *ownTile(const std::string &name)
    {
        for (HouseTile *tile : m_window->screen<StartScreen>().findChildren<HouseTile *>()) {
            if (tile->known().name == name && !tile->isHidden())
                return tile;
        }
        return nullptr;
    }
    void open()
    {
        m_window.reset();
        Environment environment = bareEnvironment();
        environment.settings = Settings{*m_settings};
        environment.clock = [] { return qint64{0}; };
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        ViewOptions options = m_window->shell().viewOptions();
        options.speed = 0;
        m_window->shell().setViewOptions(options);
        m_window->show();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(HousesTest)
#include "tst_houses.moc"
