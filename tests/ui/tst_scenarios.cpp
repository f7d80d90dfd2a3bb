// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/startup.h"
#include "engine/scenarios/scenario.h"
#include "engine/situations/situation.h"
#include "engine/skills/pitfalls.h"
#include "tests/support/houses.h"
#include "tests/ui/drawntexts.h"
#include "ui/screens/scenarios/roundform.h"
#include "ui/screens/scenarios/scenariocard.h"
#include "ui/screens/scenarios/scenarioeditor.h"
#include "ui/screens/scenarios/scenariosscreen.h"
#include "ui/screens/scenarios/seattexts.h"
#include "ui/screens/screens.h"
#include "ui/screens/table/tablescreen.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;
using namespace pitwise::ui;

namespace {

const std::string Short = "# scenario: A war\n"
                          "# task: Mind the burn cards.\n"
                          "[House \"washington\"]\n"
                          "[Shoe \"9h 4c 9s 2c 3c 4d Kh 5h 6h 7h 2s ...\"]\n"
                          "p1 bet main 25\n"
                          "p1 bet tie 5\n"
                          "p2 bet main 10\n"
                          "p1 war\n";

std::variant<House, std::string> find(const std::string &name)
{
    for (const char *id : {"washington", "fun-casino", "three-hand", "ontario", "war-blackjack"}) {
        if (name == id)
            return test::house(id);
    }
    return "there is no house " + name;
}

QByteArray bytes(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

} // namespace

/// Rounds that a trainer makes: the files, then the screen by mouse and keys.
class ScenariosTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    qint64 m_now = 0;

    [[nodiscard]] QString path(const char *name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    void write(const char *name, const QByteArray &text)
    {
        QFile file{path(name)};
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }
    ScenariosScreen &openScreen()
    {
        Environment environment = bareEnvironment();
        environment.clock = [this] { return m_now += 1000; };
        environment.scenarioFolder = [folder = m_folder->path()] { return folder; };
        m_window = std::make_unique<MainWindow>(environment, allScreens());
        ViewOptions options = m_window->shell().viewOptions();
        options.speed = 0;
        m_window->shell().setViewOptions(options);
        m_window->resize(1280, 720);
        m_window->show();
        return m_window->showScreen<ScenariosScreen>();
    }
    /// Deals what is at the table to the end of its round.
    void dealRound()
    {
        SessionController &table = *m_window->controller();
        for (int i = 0; i < 400 && table.sitting().table().roundNumber == 1; ++i) {
            const auto next = table.sitting().next();
            QVERIFY(next.has_value());
            table.perform(*next);
        }
        QCOMPARE(table.sitting().table().roundNumber, 2);
        QVERIFY(table.sitting().session().findings().empty());
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_window.reset(); }

    /// Without the dealer's acts: the house's own dealer adds them, and the whole round reads as
    /// the same scenario.
    void shortForm()
    {
        const ScenarioReading reading = readScenario(Short, find);
        QVERIFY2(reading.faults.empty(),
                 reading.faults.empty() ? "" : reading.faults.front().what.c_str());
        const Scenario &war = *reading.scenario;
        QCOMPARE(war.title, std::string{"A war"});
        QCOMPARE(war.task, std::string{"Mind the burn cards."});
        QCOMPARE(war.round.script.at(seatAt(1)).ranks, (std::deque<int>{9, 13}));
        const std::string whole = toText(war);
        QVERIFY(whole.find("deal 1\n") != std::string::npos);
        const ScenarioReading again = readScenario(whole, find);
        QVERIFY(again.scenario.has_value());
        QCOMPARE(toText(*again.scenario), whole);
        QCOMPARE(again.scenario->round.script, war.round.script);
    }

    /// Every finding code of every house: its round can be saved as a scenario, changed and dealt.
    void everySituation()
    {
        int made = 0;
        for (const char *id :
             {"washington", "fun-casino", "three-hand", "ontario", "war-blackjack"}) {
            const House house = test::house(id);
            for (const std::string &code : situationNames(house).codes) {
                auto found = situationFor(house, {.names = {code}, .seed = 3, .seats = {}});
                auto *round = std::get_if<DealtRound>(&found);
                if (round == nullptr || round->script.shoeRunsOut)
                    continue; // a new shoe after the round is beyond it
                const Scenario scenario{code, {}, house, *round};
                const ScenarioReading reading = readScenario(toText(scenario), find);
                QVERIFY2(reading.scenario.has_value(),
                         (std::string{id} + " " + code + ": "
                          + (reading.faults.empty() ? "" : toText(reading.faults.front(), "line")))
                             .c_str());
                QVERIFY2(toText(*reading.scenario) == toText(scenario), code.c_str());
                const auto again = scenarioOf(draftOf(*reading.scenario), house);
                QVERIFY2(std::holds_alternative<Scenario>(again), code.c_str());
                ++made;
            }
        }
        QVERIFY2(made > 60, qPrintable(QString::number(made)));
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("says");
        const QByteArray good = bytes(Short);
        const auto changed = [&](const char *from, const char *to) {
            QByteArray text = good;
            return text.replace(from, to);
        };
        QTest::newRow("nothing") << QByteArray{} << 1 << "House";
        QTest::newRow("not text") << QByteArray{"\x80\xff\x00garbage", 10} << 1 << "UTF-8";
        QTest::newRow("unknown house") << changed("washington", "nowhere") << 3 << "nowhere";
        QTest::newRow("bad card") << changed("9h 4c", "9h 4x") << 4 << "4x";
        QTest::newRow("bad word") << changed("p1 war", "p1 wars") << 8 << "wars";
        QTest::newRow("nobody bets") << bytes("[House \"washington\"]\np1 war\n") << 2 << "nobody";
        QTest::newRow("never happens") << changed("p1 war", "p2 surrender") << 8 << "never happens";
        QTest::newRow("dealt again") << good + "! malfunction\n! malfunction\n"
                                     << 10 << "one irreg";
        const QByteArray whole = bytes(toText(*readScenario(Short, find).scenario));
        const auto lineOf = [&](const char *act) {
            return static_cast<int>(whole.left(whole.indexOf(act)).count('\n')) + 1;
        };
        QTest::newRow("a mistake") << QByteArray{whole}.replace("pay 1 tie 50", "pay 1 tie 55")
                                   << lineOf("pay 1 tie 50") << "wrong-payout";
        QTest::newRow("no end") << QByteArray{whole}.replace("\nend\n", "\n") << lineOf("\nend\n")
                                << "does not end";
    }
    void faults()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(QString, says);
        const ScenarioReading reading = readScenario(text.toStdString(), find);
        QVERIFY(!reading.scenario.has_value());
        QVERIFY(!reading.faults.empty());
        const QString what = QString::fromStdString(toText(reading.faults.front(), "s.deal"));
        QVERIFY2(what.contains(says), qPrintable(what));
        QVERIFY2(what.startsWith(QStringLiteral("s.deal:%1:").arg(line)), qPrintable(what));
    }

    void seatTexts()
    {
        QCOMPARE(moneyFrom(QStringLiteral(" 12.50 ")), Money::cents(1250));
        QVERIFY(!moneyFrom(QStringLiteral("-5")));
        QCOMPARE(*ranksFrom(QStringLiteral("9, k 10 a")), (std::deque<int>{9, 13, 10, 14}));
        QVERIFY(!ranksFrom(QStringLiteral("1")));
        SeatScript seat;
        QVERIFY(readDoings(QStringLiteral("war, tie 25"), seat));
        QCOMPARE(seat.warTie, Money::units(25));
        QVERIFY(readDoings(QStringLiteral("hit, double-less"), seat));
        QCOMPARE(seat.signals.size(), std::size_t{2});
        QVERIFY(!readDoings(QStringLiteral("sleep"), seat));
        SeatScript again;
        QVERIFY(readDoings(doingsOf(seat), again));
        QCOMPARE(again.signals, seat.signals);
        QCOMPARE(again.warTie, seat.warTie);
    }

    /// Filled in with mouse and keys, checked while typing, saved, and in the list.
    void makeOne()
    {
        ScenariosScreen &screen = openScreen();
        QTRY_VERIFY(!screen.isBusy());
        QTest::mouseClick(screen.newButton(), Qt::LeftButton);
        QVERIFY(screen.isEditing());
        ScenarioEditor &editor = *screen.editor();
        QTRY_VERIFY(editor.verdict().startsWith(QLatin1String("Give at least one seat")));
        QVERIFY(!screen.saveButton()->isEnabled());
        const auto type = [](QWidget *field, const char *text) {
            QTest::mouseClick(field, Qt::LeftButton);
            QTest::keyClicks(field, QLatin1String(text));
        };
        type(editor.title(), "Two of a kind");
        const auto &seats = editor.form()->seats();
        type(seats[0].main, "25");
        type(seats[0].side, "5");
        type(seats[0].cards, "9 x");
        QTRY_VERIFY(editor.verdict().startsWith(QLatin1String("Seat 1: write its cards")));
        QTest::keyClick(seats[0].cards, Qt::Key_Backspace);
        type(seats[0].cards, "K");
        type(seats[2].main, "50");
        type(editor.form()->dealersCards(), "9 2");
        QTRY_VERIFY2(editor.checked().has_value(), qPrintable(editor.verdict()));
        QVERIFY(editor.verdict().contains(QLatin1String("without a finding")));
        QVERIFY(editor.notation()->toPlainText().contains(QLatin1String("pay 1 tie 50")));
        QTest::mouseClick(screen.saveButton(), Qt::LeftButton);
        QTRY_COMPARE(screen.list()->count(), 1);
        QVERIFY(QFile::exists(path("two-of-a-kind.deal")));
        QTRY_VERIFY(screen.card()->text().contains(QLatin1String("Two of a kind")));

        // Edited: over the same file.
        QTest::mouseClick(screen.card()->edit, Qt::LeftButton);
        QTRY_VERIFY(editor.checked().has_value());
        QCOMPARE(seats[0].cards->text(), QStringLiteral("9 K"));
        seats[2].does->setEditText(QStringLiteral("sleep"));
        QTRY_VERIFY(editor.verdict().contains(QLatin1String("sleep")));
        seats[2].does->setEditText(QStringLiteral("surrender"));
        type(seats[2].cards, "");
        seats[2].cards->setText(QStringLiteral("9"));
        Q_EMIT editor.form()->changed();
        QTRY_VERIFY2(editor.checked().has_value(), qPrintable(editor.verdict()));
        QVERIFY(editor.notation()->toPlainText().contains(QLatin1String("p3 surrender")));
        screen.save();
        QTRY_VERIFY(!screen.isEditing() && !screen.isBusy());
        QCOMPARE(screen.list()->count(), 1);
    }

    /// Every irregularity of the form is in the round.
    void irregularities()
    {
        ScenariosScreen &screen = openScreen();
        screen.startNew();
        ScenarioEditor &editor = *screen.editor();
        RoundForm &form = *editor.form();
        form.seats()[0].main->setText(QStringLiteral("25"));
        form.seats()[1].main->setText(QStringLiteral("25"));
        form.irregularityMoment()->setValue(2);
        form.irregularitySeat()->setValue(2);
        form.lateBet()->setText(QStringLiteral("10"));
        const QStringList says{QStringLiteral("p2 bet main 10"), QStringLiteral("! dispute 2"),
                               QStringLiteral("! slip down"), QStringLiteral("! slip up"),
                               QStringLiteral("! malfunction")};
        for (int what = 0; what < says.size(); ++what) {
            form.irregularity()->setCurrentIndex(what + 1);
            QTRY_VERIFY2(!editor.isChecking() && editor.checked().has_value(),
                         qPrintable(says[what] + editor.verdict()));
            QVERIFY2(editor.notation()->toPlainText().contains(says[what]), qPrintable(says[what]));
        }
    }

    /// Written in notation: a fault has its line, a good text fills the form.
    void writeNotation()
    {
        ScenariosScreen &screen = openScreen();
        screen.startNew();
        ScenarioEditor &editor = *screen.editor();
        editor.setWay(1);
        editor.notation()->setPlainText(QString::fromStdString(Short).replace(
            QLatin1String("p1 war"), QLatin1String("p1 warr")));
        QTRY_VERIFY2(editor.verdict().startsWith(QLatin1String("Line 8: ")),
                     qPrintable(editor.verdict()));
        Q_EMIT editor.ways()->chosen(0); // it would be lost
        QCOMPARE(editor.ways()->current(), 1);
        editor.notation()->setPlainText(QString::fromStdString(Short));
        QTRY_VERIFY(editor.checked().has_value());
        QCOMPARE(editor.title()->text(), QStringLiteral("A war"));
        QCOMPARE(editor.form()->seats()[0].main->text(), QStringLiteral("25"));
        Q_EMIT editor.ways()->chosen(0);
        QCOMPARE(editor.ways()->current(), 0);
    }

    /// With the coach and silently: the same round, its task, and the result after it.
    void dealIt()
    {
        write("war.deal", bytes(Short));
        ScenariosScreen &screen = openScreen();
        QTRY_COMPARE(screen.list()->count(), 1);
        QTRY_VERIFY(screen.card()->text().contains(QLatin1String("Mind the burn cards.")));
        QTest::mouseClick(screen.card()->coach, Qt::LeftButton);
        QTRY_VERIFY(m_window->controller()->hasSitting());
        QCOMPARE(m_window->controller()->sitting().settings().coaching, Coaching::Coach);
        dealRound();
        const auto bets = [this] {
            int count = 0;
            for (const LogEntry &entry : m_window->controller()->sitting().session().log())
                count += std::holds_alternative<PatronAct>(entry.event) ? 1 : 0;
            return count;
        };
        QCOMPARE(bets(), 4);
        m_window->showScreen<ScenariosScreen>();
        QTRY_VERIFY(!screen.isBusy());
        QTest::mouseClick(screen.card()->silent, Qt::LeftButton);
        QTRY_COMPARE(m_window->controller()->sitting().settings().coaching, Coaching::Silent);
        dealRound();
        QCOMPARE(bets(), 4);
        QVERIFY(m_window->shell().sessions().isOver()); // that was all
    }

    /// A hostile file is in the list with what is wrong; the others can be dealt. A file from
    /// elsewhere is kept, a bad one is not.
    void files()
    {
        write("a.deal", bytes(Short));
        write("b.deal", QByteArray{"\x00\xff\xfe[House", 9});
        write("c.deal", QByteArray{"[House \"washington\"]\n"} + QByteArray(300'000, 'p') + "\n");
        write("other.txt", bytes(Short));
        ScenariosScreen &screen = openScreen();
        QTRY_COMPARE(screen.list()->count(), 3);
        QVERIFY(screen.files()[0].scenario.has_value());
        for (int bad : {1, 2}) {
            QVERIFY(!screen.files()[bad].scenario.has_value());
            screen.list()->setCurrentRow(bad);
            QVERIFY2(screen.card()->text().contains(QLatin1String(".deal:")),
                     qPrintable(screen.card()->text()));
            QVERIFY(!screen.card()->coach->isEnabled());
            QVERIFY(screen.card()->text().size() < 3000);
        }
        screen.list()->setCurrentRow(0);
        screen.share(path("copy.txt"));
        QTRY_VERIFY(QFile::exists(path("copy.txt")));
        screen.open(path("copy.txt"));
        QTRY_COMPARE(screen.list()->count(), 4);
        QVERIFY(QFile::exists(path("a-war.deal")));
        screen.open(path("b.deal"));
        QTRY_VERIFY(!screen.isBusy());
        QCOMPARE(screen.list()->count(), 4);
    }

    void keys()
    {
        write("war.deal", bytes(Short));
        ScenariosScreen &screen = openScreen();
        QTRY_COMPARE(screen.list()->count(), 1);
        QTest::keyClick(screen.list(), Qt::Key_Return);
        QTRY_VERIFY(m_window->controller()->hasSitting());
        m_window->showScreen<ScenariosScreen>();
        screen.startNew();
        // What was filled in is not dropped by one stray key.
        const QSignalSpy told{&m_window->shell(), &Shell::told};
        QTest::keyClick(screen.editor()->title(), Qt::Key_Escape);
        QVERIFY(screen.isEditing());
        QCOMPARE(told.size(), 1);
        QTest::keyClick(screen.editor()->title(), Qt::Key_Escape);
        QVERIFY(!screen.isEditing());
    }

    void textsFit()
    {
        write("war.deal", bytes(Short));
        ScenariosScreen &screen = openScreen();
        QTRY_COMPARE(screen.list()->count(), 1);
        for (const QSize &size : {QSize{1024, 640}, QSize{1280, 720}, QSize{1920, 1080}}) {
            m_window->resize(size);
            QApplication::processEvents();
            QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
        }
        screen.editChosen();
        QTRY_VERIFY(screen.editor()->checked().has_value());
        for (const QSize &size : {QSize{1024, 640}, QSize{1280, 720}, QSize{1920, 1080}}) {
            m_window->resize(size);
            QApplication::processEvents();
            QCOMPARE(test::troubleWithTexts(*m_window), QStringList{});
        }
    }
};

QTEST_MAIN(ScenariosTest)
#include "tst_scenarios.moc"
