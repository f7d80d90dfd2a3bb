// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillsscreen.h"

#include "ui/panels/toolkit.h"
#include "ui/screens/drills/drillgrid.h"
#include "ui/screens/drills/drillpage.h"
#include "ui/screens/drills/drillsummary.h"
#include "ui/screens/drills/drillwords.h"
#include "ui/shell/openhomework.h"
#include "ui/shell/shell.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace pitwise::ui {

DrillsScreen::DrillsScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_head(new QWidget{this}),
      m_house(new HouseBox{tr("House"), this}),
      m_level(new Choice{{tr("My level"), tr("1"), tr("2"), tr("3")}, this}),
      m_trouble(new QLabel{this}),
      m_grid(new DrillGrid{this}),
      m_page(new DrillPage{shell.environment().clock, this}),
      m_summary(new DrillSummary{this})
{
    arrange();
    for (const KnownHouse &known : shell.houses().all())
        m_house->add(known);
    m_house->choose(shell.houses().chosen());
    connect(m_house, &QComboBox::currentIndexChanged, this, &DrillsScreen::readAnew);
    connect(m_level, &Choice::chosen, this, [this] { m_grid->set(m_records, chosenLevel()); });
    connect(m_grid, &DrillGrid::chosen, this, qOverload<Drill>(&DrillsScreen::begin));
    connect(m_page, &DrillPage::closed, this, &DrillsScreen::showAll);
    connect(m_page, &DrillPage::finished, this, &DrillsScreen::finish);
    connect(m_page, &DrillPage::nothingToAsk, this, [this] {
        showAll();
        setTrouble(tr("This house has no use for that drill."));
    });
    connect(m_summary, &DrillSummary::closed, this, &DrillsScreen::showAll);
    connect(m_summary, &DrillSummary::runWanted, this,
            [this](DrillLevel level) { begin(m_page->runner().plan().drill, level, freshSeed()); });
    connect(&shell.keeper(), &SessionKeeper::dealerChanged, this, &DrillsScreen::readAnew);
    readAnew();
}

void DrillsScreen::arrange()
{
    auto *page = new QVBoxLayout{this};
    page->setContentsMargins(34, 26, 34, 22);
    page->setSpacing(14);
    auto *row = new QHBoxLayout{m_head};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    auto *title = new QLabel{tr("Drills"), m_head};
    title->setFont(uiFont(28, QFont::Bold));
    row->addWidget(title, 1);
    m_level->setAccessibleName(tr("Level"));
    row->addWidget(m_level);
    m_house->setMinimumHeight(34);
    m_house->setFont(uiFont(15, QFont::DemiBold));
    row->addWidget(m_house);
    page->addWidget(m_head);
    m_trouble->setFont(uiFont(14));
    m_trouble->setWordWrap(true);
    m_trouble->setForegroundRole(QPalette::BrightText);
    m_trouble->hide();
    page->addWidget(m_trouble);
    for (QWidget *each : std::initializer_list<QWidget *>{m_grid, m_page, m_summary})
        page->addWidget(each, 1);
    m_page->hide();
    m_summary->hide();
}

void DrillsScreen::entered()
{
    if (!m_page->isHidden())
        m_page->resume();
    else if (!m_summary->isHidden())
        m_summary->againButton()->setFocus(Qt::OtherFocusReason);
    else
        m_grid->takeFocus();
}

void DrillsScreen::left()
{
    m_page->pause();
}

void DrillsScreen::askedFor(const QString &what)
{
    const auto drill = drillNamed(what.toStdString());
    if (!drill)
        return showAll();
    if (shell().houses().chosen() != m_house->known().name)
        chooseHouse(shell().houses().chosen());
    begin(*drill);
}

void DrillsScreen::viewOptionsChanged(const ViewOptions &options)
{
    m_page->setOptions(options);
}

void DrillsScreen::houseChanged(const KnownHouse &known)
{
    m_house->add(known);
    if (known.name == m_house->known().name)
        readAnew();
}

void DrillsScreen::houseRemoved(const std::string &name)
{
    m_house->remove(name);
}

void DrillsScreen::chooseHouse(const std::string &name)
{
    if (m_house->choose(name))
        readAnew();
}

DrillBook &DrillsScreen::book()
{
    DrillBook *given = shell().environment().drills;
    return given != nullptr ? *given : m_memory;
}

DrillOwner DrillsScreen::owner() const
{
    return {shell().keeper().dealer().id, m_house->known().house.id};
}

std::optional<DrillLevel> DrillsScreen::chosenLevel() const
{
    return m_level->current() == 0
             ? std::nullopt
             : std::optional{AllDrillLevels[static_cast<std::size_t>(m_level->current() - 1)]};
}

/// Another house or another person: a run under way belongs to neither.
void DrillsScreen::readAnew()
{
    showAll();
    m_isReady = false;
    m_records = {};
    m_grid->set(m_records, chosenLevel());
    book().read(owner(), this,
                [this, reading = ++m_reading](const DrillRecords &records, const QString &trouble) {
                    if (reading != m_reading)
                        return;
                    m_records = records;
                    m_isReady = true;
                    m_grid->set(m_records, chosenLevel());
                    setTrouble(trouble);
                });
}

void DrillsScreen::begin(Drill drill)
{
    const DrillRecord &record = m_records[static_cast<std::size_t>(drill)];
    begin(drill, chosenLevel().value_or(levelFor(drill, record)), freshSeed());
}

void DrillsScreen::begin(Drill drill, DrillLevel level, std::uint64_t seed)
{
    DrillPlan plan{drill, level, m_house->known().house, {}, seed};
    for (const KnownHouse &known : m_house->all())
        plan.others.push_back(known.house);
    setTrouble({});
    showOnly(m_page);
    m_page->start(plan, clockRuns(m_records[static_cast<std::size_t>(drill)], level));
}

void DrillsScreen::showAll()
{
    m_page->cancel();
    showOnly(m_grid);
    if (isVisible())
        m_grid->takeFocus();
}

void DrillsScreen::finish()
{
    const DrillPlan &plan = m_page->runner().plan();
    const DrillRun run = m_page->runner().run();
    DrillRecord &record = m_records[static_cast<std::size_t>(plan.drill)];
    showOnly(m_summary);
    m_summary->show(plan, run, m_page->runner().missed(), record);
    record.add(run);
    shell().openHomework().achieved(HomeworkKind::Drill, QString::fromUtf8(name(plan.drill).data()),
                                    m_house->known().name);
    m_grid->set(m_records, chosenLevel());
    book().add(owner(), plan.drill, run, this, [this](const QString &trouble) {
        if (!trouble.isEmpty())
            setTrouble(tr("This run is not kept: %1").arg(trouble));
    });
}

void DrillsScreen::showOnly(QWidget *what)
{
    m_head->setVisible(what == m_grid);
    for (QWidget *each : std::initializer_list<QWidget *>{m_grid, m_page, m_summary})
        each->setVisible(each == what);
}

void DrillsScreen::setTrouble(const QString &why)
{
    m_trouble->setText(why);
    m_trouble->setVisible(!why.isEmpty());
}

QString DrillsScreen::trouble() const
{
    return m_trouble->isHidden() ? QString{} : m_trouble->text();
}

} // namespace pitwise::ui
