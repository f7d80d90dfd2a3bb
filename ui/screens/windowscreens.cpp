// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/comparescreen.h"
#include "ui/screens/demoscreen.h"
#include "ui/screens/editorscreen.h"
#include "ui/screens/mainwindow.h"
#include "ui/screens/oddsscreen.h"
#include "ui/screens/rail.h"
#include "ui/screens/startscreen.h"
#include "ui/screens/tablescreen.h"
#include "ui/table/tableaccess.h"

#include <QSettings>
#include <QStackedWidget>

#include <algorithm>

// The window's screens: made when they are first wanted, and shown.

namespace pitwise::ui {

TableScreen *MainWindow::tableScreen()
{
    if (m_table == nullptr) {
        installTableAccess();
        m_table = new TableScreen{m_controller, this};
        m_table->setOptions(m_options);
        m_stack->addWidget(m_table);
        connect(m_table, &TableScreen::left, this, [this] { showStart(); });
        connect(m_controller, &SessionController::stepped, this, [this](const Step &step) {
            if (!step.roundEnded || m_practiceRounds == 0)
                return;
            if (static_cast<int>(m_controller->sitting().rounds().size()) == m_practiceRounds) {
                m_practiceRounds = 0;
                m_table->showSummary();
            }
        });
    }
    return m_table;
}

const std::vector<KnownHouse> &MainWindow::knownHouses()
{
    if (!m_houses.empty())
        return m_houses;
    for (const std::string &id : m_outside.houses) {
        auto found = m_outside.findHouse(id, {});
        if (auto *house = std::get_if<House>(&found))
            m_houses.push_back({id, std::move(*house)});
    }
    // Files of other days, and the house of the last time; those that are gone are forgotten.
    QStringList files;
    if (const QSettings *settings = m_outside.settings)
        files = settings->value(QStringLiteral("houses/files")).toStringList();
    files << QString::fromStdString(lastChoice().house);
    for (const QString &file : std::as_const(files)) {
        const std::string name = file.toStdString();
        if (std::any_of(m_houses.begin(), m_houses.end(),
                        [&](const KnownHouse &known) { return known.name == name; }))
            continue;
        auto found = m_outside.findHouse(name, {});
        if (auto *house = std::get_if<House>(&found))
            m_houses.push_back({name, std::move(*house)});
    }
    return m_houses;
}

void MainWindow::addHouse(const House &house, const std::string &path)
{
    knownHouses();
    const auto same = std::find_if(m_houses.begin(), m_houses.end(),
                                   [&](const KnownHouse &known) { return known.name == path; });
    if (same != m_houses.end())
        same->house = house;
    else
        m_houses.push_back({path, house});
    QStringList files;
    for (const KnownHouse &known : m_houses) {
        if (known.name != known.house.id)
            files << QString::fromStdString(known.name);
    }
    constexpr qsizetype Most = 12;
    remember("houses/files", files.mid(std::max<qsizetype>(0, files.size() - Most)));
    if (m_odds != nullptr)
        m_odds->addHouse({path, house});
    if (m_demo != nullptr)
        m_demo->addHouse({path, house});
    if (m_compare != nullptr)
        m_compare->addHouse({path, house});
    if (m_editor != nullptr)
        m_editor->addHouse({path, house});
    startScreen()->addHouse(house, path);
}

OddsScreen *MainWindow::oddsScreen()
{
    if (m_odds == nullptr) {
        m_odds = new OddsScreen{knownHouses(), this};
        m_stack->addWidget(m_odds);
        connect(m_odds, &OddsScreen::left, this, &MainWindow::showStart);
    }
    return m_odds;
}

DemoScreen *MainWindow::demoScreen()
{
    if (m_demo == nullptr) {
        m_demo = new DemoScreen{knownHouses(), this};
        m_demo->setOptions(m_options);
        m_stack->addWidget(m_demo);
        connect(m_demo, &DemoScreen::gone, this, &MainWindow::showStart);
        connect(m_demo, &DemoScreen::takenOver, this, &MainWindow::takeOver);
    }
    return m_demo;
}

CompareScreen *MainWindow::compareScreen()
{
    if (m_compare == nullptr) {
        m_compare = new CompareScreen{knownHouses(), this};
        m_stack->addWidget(m_compare);
        connect(m_compare, &CompareScreen::left, this, &MainWindow::showStart);
        connect(m_compare, &CompareScreen::practiceWanted, this, &MainWindow::practiseDifferences);
        connect(m_compare, &CompareScreen::sheetWanted, this, [this] {
            const QString path =
                askForDocument(tr("Write the sheet"), QStringLiteral("differences"));
            if (!path.isEmpty())
                writeDifferences(path);
        });
    }
    return m_compare;
}

StartScreen *MainWindow::startScreen()
{
    if (m_start == nullptr) {
        std::vector<House> builtIn;
        for (const KnownHouse &known : knownHouses()) {
            if (known.name == known.house.id)
                builtIn.push_back(known.house);
        }
        m_start = new StartScreen{builtIn, this};
        for (const KnownHouse &known : m_houses) {
            if (known.name != known.house.id)
                m_start->addHouse(known.house, known.name);
        }
        const QSettings *settings = m_outside.settings;
        m_start->setChoice(lastChoice(),
                           settings != nullptr
                               && settings->value(QStringLiteral("play/fixedSeed")).toBool());
        m_stack->addWidget(m_start);
        connect(m_start, &StartScreen::dealWanted, this, &MainWindow::dealAsChosen);
        connect(m_start, &StartScreen::goOnWanted, this, &MainWindow::goOn);
        connect(m_start, &StartScreen::left, this, &MainWindow::showTable);
        connect(m_start, &StartScreen::houseFileWanted, this, &MainWindow::openHouseFile);
    }
    return m_start;
}

void MainWindow::showStart()
{
    m_controller->pause();
    startScreen();
    showScreen(m_start, Glyph::Start);
    describeKept(); // what was begun has the focus before what is new
    setWindowTitle(tr("Pitwise"));
}

void MainWindow::showScreen(QWidget *screen, Glyph glyph)
{
    if (m_odds != nullptr && screen != m_odds)
        m_odds->stop(); // nobody watches it
    if (m_demo != nullptr && screen != m_demo)
        m_demo->setPlaying(false);
    m_stack->setCurrentWidget(screen);
    for (const Glyph each :
         {Glyph::Start, Glyph::Table, Glyph::Demo, Glyph::Odds, Glyph::Compare, Glyph::Edit})
        m_rail->button(each)->setChecked(each == glyph);
}

void MainWindow::showDemo()
{
    m_controller->pause();
    const bool first = m_demo == nullptr;
    demoScreen();
    if (first)
        m_demo->chooseHouse(startScreen()->choice().house);
    showScreen(m_demo, Glyph::Demo);
    m_demo->setFocus();
    setWindowTitle(tr("A round to watch \u2013 Pitwise"));
}

EditorScreen *MainWindow::editorScreen()
{
    if (m_editor != nullptr)
        return m_editor;
    m_editor = new EditorScreen{knownHouses(), m_outside.houseText, this};
    m_editor->setOptions(m_options);
    m_stack->addWidget(m_editor);
    if (const QSettings *settings = m_outside.settings) {
        const QString draft = settings->value(QStringLiteral("editor/draft")).toString();
        if (!draft.isEmpty())
            m_editor->goOnWith(
                draft.toStdString(), settings->value(QStringLiteral("editor/path")).toString(),
                settings->value(QStringLiteral("editor/from")).toString().toStdString());
    }
    connect(m_editor, &EditorScreen::left, this, &MainWindow::showStart);
    connect(m_editor, &EditorScreen::saved, this, [this](const House &house, const QString &path) {
        addHouse(house, path.toStdString());
    });
    connect(m_editor, &EditorScreen::draftChanged, this,
            [this](const QString &text, const QString &path, const QString &from) {
                remember("editor/draft", text);
                remember("editor/path", path);
                remember("editor/from", from);
            });
    connect(m_editor, &EditorScreen::dealWanted, this, [this](const QString &path) {
        PlaySettings settings = lastChoice();
        settings.house = path.toStdString();
        settings.style.reset();
        settings.seed = freshSeed();
        deal(settings, m_editor->draft().house());
    });
    return m_editor;
}

void MainWindow::showEditor()
{
    m_controller->pause();
    editorScreen();
    showScreen(m_editor, Glyph::Edit);
    m_editor->setFocus();
    setWindowTitle(tr("A house of your own \u2013 Pitwise"));
}

void MainWindow::showCompare()
{
    m_controller->pause();
    compareScreen();
    showScreen(m_compare, Glyph::Compare);
    m_compare->practiceButton()->setFocus();
    setWindowTitle(tr("What is different \u2013 Pitwise"));
}

void MainWindow::showOdds()
{
    m_controller->pause();
    const bool first = m_odds == nullptr;
    oddsScreen();
    if (first)
        m_odds->chooseHouse(startScreen()->choice().house);
    showScreen(m_odds, Glyph::Odds);
    m_odds->startButton()->setFocus();
    setWindowTitle(tr("Odds \u2013 Pitwise"));
}

void MainWindow::showTable()
{
    if (!m_controller->hasSitting())
        return showStart();
    showScreen(tableScreen(), Glyph::Table);
    m_table->view()->setFocus();
    setWindowTitle(
        tr("%1 \u2013 Pitwise").arg(QString::fromStdString(m_controller->sitting().house().name)));
}

} // namespace pitwise::ui
