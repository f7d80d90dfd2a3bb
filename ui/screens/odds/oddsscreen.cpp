// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/odds/oddsscreen.h"

#include "engine/house/pergame.h"
#include "ui/shell/shell.h"
#include "ui/text/oddswords.h"
#include "ui/text/translated.h"
#include "ui/theme/typescale.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array<std::int64_t, 4> Rounds{100'000, 1'000'000, 10'000'000, 1'000'000'000};
constexpr PerGame<bool> CanSurrender{true, false};
constexpr std::uint64_t Seed = 1; // fixed, so that everybody sees the same rounds

QString number(std::int64_t count)
{
    return QLocale{}.toString(static_cast<qlonglong>(count));
}

} // namespace

OddsScreen::OddsScreen(Shell &shell, QWidget *parent)
    : Screen(shell, parent),
      m_house(new HouseBox{tr("House"), this}),
      m_patronsRoom(new QWidget{this}),
      m_rounds(new Choice{{tr("100 thousand"), tr("1 million"), tr("10 million"), tr("1 billion")},
                          this}),
      m_seats(new QSpinBox{this}),
      m_sentence(new QLabel{this}),
      m_state(new QLabel{this}),
      m_start(new PillButton{tr("Simulate"), this, PillButton::Rank::Primary}),
      m_table(new OddsTable{this}),
      m_charts(new SimulationCharts{this})
{
    auto *page = new QHBoxLayout{this};
    page->setContentsMargins(24, 22, 24, 18);
    page->setSpacing(14);
    auto *left = new QVBoxLayout;
    left->setSpacing(6);
    page->addLayout(left, 9);
    buildControls(left);

    page->addWidget(m_charts, 16);

    for (const KnownHouse &known : shell.houses().all())
        m_house->add(known);
    connect(m_house, &QComboBox::currentIndexChanged, this, [this] { offerPatrons(); });
    connect(m_start, &QAbstractButton::clicked, this,
            [this] { m_run.isRunning() ? stop() : start(); });
    connect(&m_run, &SimulationRun::progressed, this, &OddsScreen::follow);
    connect(&m_run, &SimulationRun::finished, this, &OddsScreen::finish);
    m_house->choose(shell.houses().chosen());
    offerPatrons();
}

QString OddsScreen::title() const
{
    return tr("Odds");
}

void OddsScreen::entered()
{
    m_start->setFocus();
}

void OddsScreen::buildControls(QLayout *into)
{
    auto *title = new QLabel{tr("Odds"), this};
    title->setFont(uiFont(26, QFont::Bold));
    title->setIndent(FloatingPanel::Shadow);
    into->addWidget(title);
    auto *panel = new FloatingPanel{this};
    auto *inside = new QVBoxLayout{panel};
    constexpr int Edge = FloatingPanel::Shadow + 16;
    inside->setContentsMargins(Edge, Edge, Edge, Edge - 2);
    inside->setSpacing(10);
    inside->addWidget(m_house);
    inside->addWidget(m_table);
    m_sentence->setFont(uiFont(13));
    m_sentence->setWordWrap(true);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    inside->addWidget(m_sentence);
    into->addWidget(panel);

    auto *second = new FloatingPanel{this};
    auto *options = new QVBoxLayout{second};
    options->setContentsMargins(Edge, Edge, Edge, Edge - 2);
    options->setSpacing(8);
    const auto add = [&](const QString &text, QWidget *control) {
        QLabel *label = caption(text, this);
        label->setBuddy(control);
        control->setAccessibleName(text);
        options->addWidget(label);
        options->addWidget(control, 0, Qt::AlignLeft);
    };
    auto *patrons = new QHBoxLayout{m_patronsRoom};
    patrons->setContentsMargins(0, 0, 0, 0);
    add(tr("Patrons"), m_patronsRoom);
    add(tr("Rounds"), m_rounds);
    m_rounds->setCurrent(1);
    m_seats->setMinimumSize(84, 32);
    m_seats->setFont(uiFont(14));
    m_seats->setRange(1, MaxSeats);
    m_seats->setValue(MaxSeats);
    auto *last = new QHBoxLayout;
    QLabel *seats = caption(tr("Seats taken"), this);
    seats->setBuddy(m_seats);
    m_seats->setAccessibleName(tr("Seats taken"));
    last->addWidget(seats);
    last->addWidget(m_seats);
    last->addStretch();
    m_start->setMinimumWidth(140);
    last->addWidget(m_start);
    options->addLayout(last);
    m_state->setFont(uiFont(13));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setWordWrap(true);
    m_state->setMinimumHeight(scaled(38));
    m_state->setAlignment(Qt::AlignTop);
    options->addWidget(m_state);
    into->addWidget(second);
    static_cast<QVBoxLayout *>(into)->addStretch();
}

void OddsScreen::houseChanged(const KnownHouse &known)
{
    m_house->add(known);
    if (m_house->known().name == known.name)
        offerPatrons();
}

void OddsScreen::chooseHouse(const std::string &name)
{
    if (m_house->known().name != name && m_house->choose(name))
        offerPatrons();
}

void OddsScreen::choose(int rounds, int seats)
{
    m_rounds->setCurrent(rounds);
    m_seats->setValue(seats);
}

SimulationSettings OddsScreen::settings() const
{
    SimulationSettings settings;
    settings.seed = Seed;
    settings.rounds = Rounds[static_cast<std::size_t>(m_rounds->current())];
    settings.seats = std::min(m_seats->value(), m_house->known().house.table.seats);
    settings.threads = simulationThreads();
    settings.patrons = m_kinds[static_cast<std::size_t>(m_patrons->current())];
    return settings;
}

/// Offers the kinds of patrons for this house and keeps the choice if possible.
void OddsScreen::offerPatrons()
{
    const auto was = m_patrons == nullptr ? std::variant<Policy, Temper>{} : settings().patrons;
    m_kinds.clear();
    QStringList texts;
    const auto add = [&](const QString &text, std::variant<Policy, Temper> kind) {
        texts << text;
        m_kinds.push_back(kind);
    };
    const House &house = m_house->known().house;
    add(PerGame<QString>{tr("War"), tr("Basic strategy")}.of(house), Policy{true, false});
    if (CanSurrender.of(house) && house.surrender.allowed)
        add(tr("Surrender"), Policy{true, true});
    add(tr("Careful"), Temper::Careful);
    add(tr("Mixed"), Temper::Mixed);
    add(tr("Bold"), Temper::Bold);
    delete m_patrons;
    m_patrons = new Choice{texts, m_patronsRoom};
    m_patrons->setAccessibleName(tr("Patrons"));
    m_patronsRoom->layout()->addWidget(m_patrons);
    const auto same = std::find(m_kinds.begin(), m_kinds.end(), was);
    m_patrons->setCurrent(same == m_kinds.end() ? 0 : static_cast<int>(same - m_kinds.begin()));
    connect(m_patrons, &Choice::chosen, this, [this] { showHouse(); });
    showHouse();
}

/// The house or the patrons changed: drops the simulation results.
void OddsScreen::showHouse()
{
    m_run.abandon();
    m_start->setText(tr("Simulate"));
    const Odds odds = oddsOf(m_house->known().house);
    m_table->setHouse(m_house->known().house, settings().patrons);
    const int seats = m_seats->value();
    m_seats->setMaximum(m_house->known().house.table.seats);
    m_seats->setValue(seats);
    QStringList sentences;
    for (const Sentence &sentence : oddsSentences(m_house->known().house, odds))
        sentences << translated(sentence);
    sentences << translated(chancesSentence(m_house->known().house, odds));
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
    m_charts->begin(m_house->known().house, m_table->lines());
    m_state->setText(tr("Simulated patrons, a perfect dealer, and the referee judging every act."));
}

void OddsScreen::start()
{
    showHouse();
    m_since.start();
    m_start->setText(tr("Stop"));
    m_run.start(m_house->known().house, settings());
}

void OddsScreen::stop()
{
    m_run.stop();
}

void OddsScreen::follow(const Tally &tally)
{
    m_table->follow(tally);
    m_charts->follow(tally);
    const auto seconds = static_cast<double>(std::max<qint64>(1, m_since.elapsed())) / 1000;
    m_state->setText(
        tr("%1 rounds, %2 acts judged, %3 findings; %4 rounds per second.")
            .arg(number(tally.rounds), number(tally.acts), number(tally.findings),
                 number(static_cast<std::int64_t>(static_cast<double>(tally.rounds) / seconds))));
}

void OddsScreen::finish(const Tally &tally, bool)
{
    m_start->setText(tr("Simulate"));
    if (tally.rounds > 0)
        follow(tally);
}

void OddsScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_start->click();
    else if (event->key() == Qt::Key_Escape)
        m_run.isRunning() ? stop() : shell().goHome();
    else
        Screen::keyPressEvent(event);
}

} // namespace pitwise::ui
