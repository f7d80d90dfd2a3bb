// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/desktoprecords.h"
#include "app/desktop/startup.h"
#include "tests/records/dealtsession.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/records/exportdialog.h"
#include "ui/screens/records/recordsscreen.h"
#include "ui/screens/screens.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/pinchange.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using namespace pitwise;
using namespace pitwise::ui;

/// The Records screen, over a real database.
class RecordsScreenTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DesktopRecords> m_records;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    QString m_ann = QStringLiteral("ann");

    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("r.sqlite")); }
    /// Two sessions and an exam of Ann's, one of Bob's; trainer Kim.
    void fillRecords()
    {
        Records records{file().toStdString(), {.create = true}};
        const Person ann = records.people().addTrainee("1001", "Ann Lee");
        const Person bob = records.people().addTrainee("1002", "Bob Lang");
        records.people().addTrainer("Kim", Secret{"a long passphrase"});
        m_ann = QString::fromStdString(ann.id);
        int seed = 0;
        const auto add = [&](const Person &person, const char *house, SessionKind kind, bool ends) {
            const auto dealt = test::dealtSession(house, static_cast<std::uint64_t>(++seed), 12);
            SessionWriter writer =
                records.sessions().begin(test::newSession(dealt, person.id, kind));
            records.sessions().append(writer, dealt.lines);
            if (ends)
                records.sessions().end(writer, SessionState::Finished);
        };
        add(ann, "washington", SessionKind::Practice, true);
        add(ann, "ontario", SessionKind::Exam, true);
        add(bob, "fun-casino", SessionKind::Practice, true);
        add(ann, "war-blackjack", SessionKind::Practice, false);
    }
    RecordsScreen &screen() { return m_window->screen<RecordsScreen>(); }
    Shell &shell() { return m_window->shell(); }
    void openWindow()
    {
        m_records = std::make_unique<DesktopRecords>(RecordsFiles{.where = file().toStdString()});
        Environment environment = bareEnvironment();
        environment.records = m_records.get();
        m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        environment.settings = Settings{*m_settings};
        environment.clock = [] { return qint64{0}; };
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        m_window->resize(1280, 720);
        m_window->show();
        m_window->showScreen<RecordsScreen>();
    }
    void beAnn()
    {
        shell().keeper().setDealer(
            {.id = m_ann, .number = QStringLiteral("1001"), .name = QStringLiteral("Ann Lee")});
    }
    [[nodiscard]] QString cell(int row, int column)
    {
        return screen().model().index(row, column).data().toString();
    }
    void signIn(const char *passphrase)
    {
        QTest::mouseClick(screen().filter()->door().button(), Qt::LeftButton);
        QTRY_VERIFY(screen().filter()->door().passphrase()->isVisible());
        QTest::keyClicks(screen().filter()->door().passphrase(), QLatin1String{passphrase});
        QTest::keyClick(screen().filter()->door().passphrase(), Qt::Key_Return);
    }

    static QStringList linesOf(const QString &path)
    {
        QFile file{path};
        if (!file.open(QFile::ReadOnly))
            return {};
        QString text = QString::fromUtf8(file.readAll());
        text.remove(QLatin1Char('\r')); // CSV ends its lines with both
        return text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }
    ExportDialog &exportDialog()
    {
        screen().askToExport();
        return *screen().findChildren<ExportDialog *>().last();
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup()
    {
        m_window.reset();
        m_records.reset();
    }

    /// Nobody, nothing, and a file that is none: each is said in plain words.
    void nothingToShow()
    {
        openWindow();
        QVERIFY(screen().note().startsWith(QLatin1String("Say who deals")));
        beAnn();
        QTRY_VERIFY(screen().note().startsWith(QLatin1String("Nothing has been dealt yet")));
        screen().filter()->kind()->setCurrent(1);
        Q_EMIT screen().filter()->changed();
        QTRY_VERIFY(screen().note().startsWith(QLatin1String("No session fits")));
        QFile text{file()};
        QVERIFY(text.open(QFile::WriteOnly));
        text.write("This is not a database at all.\n");
        text.close();
        screen().entered();
        QTRY_VERIFY2(screen().note().contains(file()), qPrintable(screen().note()));
    }

    /// A trainee sees his own sessions, newest first; one under way is judged as far as it is.
    void aTraineeSeesHisOwn()
    {
        fillRecords();
        openWindow();
        beAnn();
        QTRY_COMPARE(screen().model().rowCount(), 3);
        QVERIFY(screen().note().isEmpty());
        QVERIFY(screen().list()->isColumnHidden(KeptModel::Who));
        QCOMPARE(cell(0, KeptModel::State), QStringLiteral("Under way"));
        QCOMPARE(cell(0, KeptModel::Rounds), QStringLiteral("12"));
        QCOMPARE(cell(1, KeptModel::Kind), QStringLiteral("Exam"));
        QCOMPARE(cell(2, KeptModel::State), QStringLiteral("Finished"));
        QVERIFY(!cell(2, KeptModel::Score).isEmpty());
        QVERIFY(!cell(2, KeptModel::When).isEmpty());
        screen().filter()->kind()->setCurrent(1);
        Q_EMIT screen().filter()->changed();
        QTRY_COMPARE(screen().model().rowCount(), 1);
    }

    /// A trainer gives his passphrase first; he leaves, and is not there for whoever deals next.
    void aTrainerSeesAll()
    {
        fillRecords();
        openWindow();
        beAnn();
        signIn("wrong");
        QTRY_COMPARE(screen().filter()->door().message(), QStringLiteral("Wrong. Try again."));
        QVERIFY(!screen().filter()->isTrainer());
        QTest::keyClicks(screen().filter()->door().passphrase(),
                         QStringLiteral("a long passphrase"));
        QTest::keyClick(screen().filter()->door().passphrase(), Qt::Key_Return);
        QTRY_COMPARE(screen().model().rowCount(), 4);
        QVERIFY(!screen().list()->isColumnHidden(KeptModel::Who));
        screen().filter()->who()->setCurrentIndex(
            screen().filter()->who()->findText(QStringLiteral("Bob Lang, number 1002")));
        QTRY_COMPARE(screen().model().rowCount(), 1);
        QCOMPARE(cell(0, KeptModel::Who), QStringLiteral("1002 Bob Lang"));
        screen().filter()->who()->setCurrentIndex(0);
        QTRY_COMPARE(screen().model().rowCount(), 4);
        m_window->showHome();
        m_window->showScreen<RecordsScreen>();
        QTRY_COMPARE(screen().model().rowCount(), 4);
        screen().filter()->door().use();
        QTRY_COMPARE(screen().model().rowCount(), 3);
        QVERIFY(!screen().filter()->isTrainer());
        signIn("a long passphrase");
        QTRY_VERIFY(screen().filter()->isTrainer());
        shell().keeper().setDealer({});
        QVERIFY(!screen().filter()->isTrainer());
        QVERIFY(screen().note().startsWith(QLatin1String("Say who deals")));
        beAnn();
        shell().trainersArea().setUnusedFor(50);
        signIn("a long passphrase");
        QTRY_VERIFY(screen().filter()->isTrainer());
        QTRY_VERIFY(!screen().filter()->isTrainer());
    }

    /// Where there is no trainer yet, whoever comes first is one.
    void theFirstTrainer()
    {
        openWindow();
        TrainerDoor &door = screen().filter()->door();
        QTest::mouseClick(door.button(), Qt::LeftButton);
        QTRY_VERIFY(door.firstName()->isVisible());
        door.firstName()->setText(QStringLiteral("Kim"));
        door.passphrase()->setText(QStringLiteral("one"));
        door.again()->setText(QStringLiteral("two"));
        QTest::keyClick(door.again(), Qt::Key_Return);
        QCOMPARE(door.message(), QStringLiteral("The passphrases are not the same."));
        door.passphrase()->setText(QStringLiteral("one"));
        door.again()->setText(QStringLiteral("one"));
        QTest::keyClick(door.again(), Qt::Key_Return);
        QVERIFY(door.message().startsWith(QLatin1String("A passphrase has 8 characters")));
        door.passphrase()->setText(QStringLiteral("a long one"));
        door.again()->setText(QStringLiteral("a long one"));
        QTest::keyClick(door.again(), Qt::Key_Return);
        QTRY_VERIFY(screen().filter()->isTrainer());
        Records records{file().toStdString()};
        const std::string kim = records.people().trainer("Kim").id;
        QCOMPARE(records.people().login(kim, Secret{"a long one"}).answer, Login::Answer::Right);
    }

    /// Behind his door a trainer adds people, says who has left, and sets PINs.
    void aTrainerManagesPeople()
    {
        fillRecords();
        openWindow();
        QVERIFY(screen().peopleButton()->isHidden());
        signIn("a long passphrase");
        QTRY_VERIFY(screen().filter()->isTrainer());
        QTRY_COMPARE(screen().model().rowCount(), 4);
        QTest::mouseClick(screen().peopleButton(), Qt::LeftButton);
        PeopleEditor &people = *screen().people();
        QTreeWidget &list = *people.list();
        QVERIFY(people.isVisible() && screen().list()->isHidden());
        QVERIFY(screen().filter()->kind()->isHidden());
        QTRY_COMPARE(list.topLevelItemCount(), 3);

        people.number()->setText(QStringLiteral("1003"));
        people.name()->setText(QStringLiteral("Cy Dee"));
        QTest::mouseClick(people.addTraineeButton(), Qt::LeftButton);
        QTRY_COMPARE(list.topLevelItemCount(), 4);
        people.number()->setText(QStringLiteral("1003"));
        people.name()->setText(QStringLiteral("Again"));
        QTest::mouseClick(people.addTraineeButton(), Qt::LeftButton);
        QTRY_VERIFY(people.message().contains(QLatin1String("in the records already")));

        people.trainer()->setText(QStringLiteral("Lou"));
        people.passphrase()->setText(QStringLiteral("one"));
        people.again()->setText(QStringLiteral("two"));
        QTest::mouseClick(people.addTrainerButton(), Qt::LeftButton);
        QCOMPARE(people.message(), QStringLiteral("The passphrases are not the same."));
        people.again()->setText(QStringLiteral("one"));
        QTest::mouseClick(people.addTrainerButton(), Qt::LeftButton);
        QVERIFY(people.message().startsWith(QLatin1String("A passphrase has 8 characters")));
        for (QLineEdit *field : {people.passphrase(), people.again()})
            field->setText(QStringLiteral("one two three"));
        QTest::mouseClick(people.addTrainerButton(), Qt::LeftButton);
        QTRY_COMPARE(list.topLevelItemCount(), 5);

        const auto choose = [&](const char *name) {
            list.setCurrentItem(list.findItems(QLatin1String{name}, Qt::MatchExactly, 1).value(0));
        };
        choose("Bob Lang");
        QTest::mouseClick(people.leftButton(), Qt::LeftButton);
        QTRY_COMPARE(people.leftButton()->text(), QStringLiteral("Is back"));
        QVERIFY(!Records{file().toStdString()}.people().trainee("1002").active);
        QTest::mouseClick(people.leftButton(), Qt::LeftButton);
        QTRY_COMPARE(people.leftButton()->text(), QStringLiteral("Has left"));
        QVERIFY(Records{file().toStdString()}.people().trainee("1002").active);
        choose("Kim");
        QTest::mouseClick(people.leftButton(), Qt::LeftButton);
        QVERIFY(people.message().startsWith(QLatin1String("You are at work here")));
        QVERIFY(!people.pinButton()->isEnabled());

        choose("Ann Lee");
        QTest::mouseClick(people.pinButton(), Qt::LeftButton);
        QVERIFY(people.pinChange()->oldPin()->isHidden());
        people.pinChange()->newPin()->setText(QStringLiteral("2468"));
        people.pinChange()->again()->setText(QStringLiteral("2468"));
        QTest::mouseClick(people.pinChange()->button(), Qt::LeftButton);
        QTRY_COMPARE(list.currentItem() == nullptr ? QString{} : list.currentItem()->text(3),
                     QStringLiteral("Has a PIN"));
        QCOMPARE(Records{file().toStdString()}
                     .people()
                     .login(m_ann.toStdString(), Secret{"2468"})
                     .answer,
                 Login::Answer::Right);
        shell().trainersArea().leave();
        QVERIFY(people.isHidden() && screen().peopleButton()->isHidden());
        QVERIFY(screen().filter()->kind()->isVisible());
    }

    /// What changed since a session was dealt is said, and it opens with the house of that time.
    void theHouseHasChanged()
    {
        fillRecords();
        {
            Records records{file().toStdString()};
            auto dealt = test::dealtSession("washington", 9, 2);
            const auto at = dealt.house.find("pays = \"10:1\"");
            dealt.house.replace(at, 13, "pays = \"9:1\"");
            SessionWriter writer =
                records.sessions().begin(test::newSession(dealt, m_ann.toStdString()));
            records.sessions().append(writer, dealt.lines);
            records.sessions().end(writer, SessionState::Finished);
        }
        openWindow();
        beAnn();
        QTRY_COMPARE(screen().model().rowCount(), 4);
        screen().list()->setCurrentIndex(screen().model().index(1, 0));
        QVERIFY(screen().since().isEmpty());
        screen().list()->setCurrentIndex(screen().model().index(0, 0));
        QVERIFY(screen().since().startsWith(QLatin1String("The house file has changed")));
        const QSignalSpy told{&shell(), &Shell::told};
        screen().openInTable();
        QTRY_VERIFY(shell().controller().hasSitting());
        QVERIFY(!told.isEmpty());
        QCOMPARE(shell().controller().sitting().house().tieBet.pays, (Ratio{9, 1}));
    }

    /// Opened in the table, shown as text, saved, exported.
    void whatCanBeDoneWithIt()
    {
        fillRecords();
        openWindow();
        beAnn();
        QTRY_COMPARE(screen().model().rowCount(), 3);
        screen().list()->setCurrentIndex(screen().model().index(2, 0));
        const QSignalSpy told{&shell(), &Shell::told};
        const QString deal = m_folder->filePath(QStringLiteral("s.deal"));
        screen().saveDeal(deal);
        QTRY_COMPARE(told.size(), 1);
        QFile saved{deal};
        QVERIFY(saved.open(QFile::ReadOnly));
        const QString text = QString::fromUtf8(saved.readAll());
        QVERIFY(text.startsWith(QLatin1String("[House \"washington\"]")));

        screen().showText();
        QTRY_VERIFY(screen().findChild<QPlainTextEdit *>() != nullptr);
        QCOMPARE(screen().findChild<QPlainTextEdit *>()->toPlainText(), text);
        screen().findChild<QDialog *>()->close();

        screen().openInTable();
        QTRY_VERIFY(shell().controller().hasSitting());
        QCOMPARE(shell().controller().sitting().house().id, std::string{"washington"});
        QCOMPARE(shell().controller().sitting().roundsDone(), 12);
    }

    /// Columns, their order, what stands between them and how dates are written: as chosen, and
    /// remembered for the next time.
    void aTableAsChosen()
    {
        fillRecords();
        openWindow();
        beAnn();
        QTRY_COMPARE(screen().model().rowCount(), 3);
        ExportDialog &dialog = exportDialog();
        QCOMPARE(dialog.kind()->texts().size(), 3); // people are a trainer's
        QListWidget &columns = *dialog.columns();
        for (int i = 0; i < columns.count(); ++i) {
            const QString name = columns.item(i)->text();
            if (name != QLatin1String("house") && name != QLatin1String("started"))
                columns.item(i)->setCheckState(Qt::Unchecked);
        }
        while (columns.currentItem()->text() != QLatin1String("house"))
            columns.setCurrentRow(columns.currentRow() + 1);
        while (columns.currentRow() > 0)
            dialog.moveColumn(-1);
        dialog.delimiter()->choose(1);
        dialog.dates()->setCurrentText(QStringLiteral("dd.MM.yyyy"));
        QCOMPARE(dialog.sample().size(), 10);
        const QString csv = m_folder->filePath(QStringLiteral("s.csv"));
        const QSignalSpy told{&shell(), &Shell::told};
        dialog.exportTo(csv);
        QTRY_COMPARE(told.size(), 1);
        const QStringList lines = linesOf(csv);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], QStringLiteral("house;started"));
        const QRegularExpression line{QStringLiteral("^[a-z-]+;\\d\\d\\.\\d\\d\\.\\d{4}$")};
        QVERIFY2(line.match(lines[1]).hasMatch(), qPrintable(lines[1]));

        ExportDialog &again = exportDialog();
        QCOMPARE(again.delimiter()->current(), 1);
        QCOMPARE(again.dates()->currentText(), QStringLiteral("dd.MM.yyyy"));
        for (int i = 0; i < again.columns()->count(); ++i)
            again.columns()->item(i)->setCheckState(Qt::Unchecked);
        QVERIFY(!again.saveButton()->isEnabled()); // a table without columns
    }

    void statementsAndFiles()
    {
        fillRecords();
        openWindow();
        beAnn();
        QTRY_COMPARE(screen().model().rowCount(), 3);
        const QSignalSpy told{&shell(), &Shell::told};
        ExportDialog &statements = exportDialog();
        statements.kind()->choose(1);
        QVERIFY(statements.columns()->isHidden() || !statements.columns()->isVisible());
        statements.homePage()->setText(QStringLiteral("https://people.example.org"));
        const QString path = m_folder->filePath(QStringLiteral("s.jsonl"));
        statements.exportTo(path);
        QTRY_COMPARE(told.size(), 1);
        for (const QString &line : linesOf(path)) {
            const QJsonObject statement = QJsonDocument::fromJson(line.toUtf8()).object();
            QCOMPARE(statement[QStringLiteral("actor")][QStringLiteral("account")]
                              [QStringLiteral("homePage")]
                                  .toString(),
                     QStringLiteral("https://people.example.org"));
        }
        ExportDialog &files = exportDialog();
        files.kind()->choose(2);
        const QString folder = m_folder->filePath(QStringLiteral("deals"));
        files.exportTo(folder);
        QTRY_COMPARE(told.size(), 2);
        QCOMPARE(QDir{folder}.entryList({QStringLiteral("*.deal")}).size(), 3);

        ExportDialog &nowhere = exportDialog();
        const QSignalSpy failed{&shell(), &Shell::errorReported};
        nowhere.exportTo(m_folder->filePath(QStringLiteral("no/such/folder.csv")));
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][1].toString().contains(QLatin1String("no/such/folder.csv")));
    }
};

QTEST_MAIN(RecordsScreenTest)
#include "tst_recordsscreen.moc"
