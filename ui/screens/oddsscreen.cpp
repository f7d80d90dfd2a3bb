// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/oddsscreen.h"

#include "ui/text/oddswords.h"
#include "ui/text/translated.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace pitwise::ui {

namespace {

constexpr std::array<std::int64_t, 4> Rounds{100'000, 1'000'000, 10'000'000, 1'000'000'000};
constexpr int LineHeight = 23;
constexpr std::size_t MostPoints = 2000;
constexpr std::uint64_t Seed = 1; // the same rounds every time: what one sees another can see

QString number(std::int64_t count)
{
    return QLocale{}.toString(static_cast<qlonglong>(count));
}

/// Every second point goes, the first and the last stay.
void thin(std::vector<EdgeChart::Point> &points)
{
    std::vector<EdgeChart::Point> kept;
    for (std::size_t i = 0; i < points.size(); i += 2)
        kept.push_back(points[i]);
    points = std::move(kept);
}

} // namespace

// ---- the table of bets ----

OddsTable::OddsTable(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void OddsTable::setHouse(const House &house, const std::variant<Policy, Temper> &patrons)
{
    m_lines.clear();
    const auto *policy = std::get_if<Policy>(&patrons);
    const bool surrenders = policy != nullptr && policy->surrenders && house.surrender.allowed;
    if (policy == nullptr || house.game == Game::WarBlackjack)
        m_lines.push_back({TallyBet::Main,
                           house.game == Game::WarBlackjack ? tr("Blackjack bet, as they play")
                                                            : tr("Main bet, as they play"),
                           std::nullopt, true});
    for (const ExactBet &bet : exactBets(oddsOf(house))) {
        const bool played = bet.bet == TallyBet::Main
                              ? policy != nullptr && bet.surrendered == surrenders
                              : bet.bet != TallyBet::WarTie || !surrenders;
        m_lines.push_back({bet.bet, translated(betWords(bet)), bet.odds, played});
    }
    updateGeometry();
    update();
}

void OddsTable::follow(const Tally &tally)
{
    for (Line &line : m_lines) {
        const BetTally &sum = tally.of(line.bet);
        line.error = line.simulated && sum.count > 0 ? sum.standardError() : 0;
        line.edge = sum.edge();
    }
    update();
}

QSize OddsTable::sizeHint() const
{
    return {420, LineHeight * (static_cast<int>(m_lines.size()) + 1)};
}

void OddsTable::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    const qreal wide = width();
    const std::array<qreal, 3> edges{wide * 0.56, wide * 0.78, wide};
    const auto cell = [&](int line, int column, const QString &text) {
        const qreal left = column == 0 ? 0 : edges[static_cast<std::size_t>(column - 1)];
        const qreal right = edges[static_cast<std::size_t>(column)];
        const QRectF box{left, static_cast<qreal>(line * LineHeight), right - left, LineHeight};
        painter.drawText(
            box, Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight),
            painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width())));
    };
    painter.setFont(uiFont(12, QFont::DemiBold));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    cell(0, 0, tr("The house's edge"));
    cell(0, 1, tr("exact"));
    cell(0, 2, tr("simulated"));
    painter.setFont(uiFont(13));
    int at = 1;
    for (const Line &line : m_lines) {
        const bool patrons = line.exact && line.exact->edge.above() < 0;
        painter.setPen(palette().color(QPalette::Text));
        cell(at, 0, patrons ? tr("%1 (the patron's)").arg(line.text) : line.text);
        cell(at, 1,
             line.exact ? QString::fromStdString(percent(line.exact->edge.toDouble(), 4))
                        : QStringLiteral("\u2013"));
        painter.setPen(palette().color(line.error > 0 ? QPalette::Highlight : QPalette::Mid));
        cell(at, 2,
             line.error > 0 ? QString::fromStdString(percent(line.edge, 3))
                            : QStringLiteral("\u2013"));
        ++at;
    }
}

// ---- the screen ----

OddsScreen::OddsScreen(const std::vector<KnownHouse> &houses, QWidget *parent)
    : QWidget(parent),
      m_history(TallyBets),
      m_house(new HouseBox{tr("House"), this}),
      m_patronsRoom(new QWidget{this}),
      m_rounds(new Choice{{tr("100 thousand"), tr("1 million"), tr("10 million"), tr("1 billion")},
                          this}),
      m_seats(new QSpinBox{this}),
      m_sentence(new QLabel{this}),
      m_state(new QLabel{this}),
      m_start(new PillButton{tr("Simulate"), this, PillButton::Rank::Primary}),
      m_table(new OddsTable{this}),
      m_bets(new QWidget{this}),
      m_edges(new EdgeChart{this}),
      m_shifts(new ShiftChart{this}),
      m_shares(new ShareChart{this})
{
    auto *page = new QHBoxLayout{this};
    page->setContentsMargins(24, 22, 24, 18);
    page->setSpacing(14);
    auto *left = new QVBoxLayout;
    left->setSpacing(6);
    page->addLayout(left, 9);
    buildControls(left);

    auto *charts = new FloatingPanel{this};
    auto *inside = new QVBoxLayout{charts};
    constexpr int Edge = FloatingPanel::Shadow + 16;
    inside->setContentsMargins(Edge, Edge, Edge, Edge - 4);
    inside->setSpacing(10);
    auto *chooser = new QHBoxLayout{m_bets};
    chooser->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_bets);
    inside->addWidget(m_edges, 5);
    auto *below = new QHBoxLayout;
    below->setSpacing(26);
    below->addWidget(m_shifts, 1);
    below->addWidget(m_shares, 1);
    inside->addLayout(below, 4);
    page->addWidget(charts, 16);

    for (const KnownHouse &known : houses)
        m_house->add(known);
    connect(m_house, &QComboBox::currentIndexChanged, this, [this] { offerPatrons(); });
    connect(m_start, &QAbstractButton::clicked, this,
            [this] { m_run.isRunning() ? stop() : start(); });
    connect(&m_run, &SimulationRun::progressed, this, &OddsScreen::follow);
    connect(&m_run, &SimulationRun::finished, this, &OddsScreen::finish);
    offerPatrons();
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
    m_state->setMinimumHeight(38);
    m_state->setAlignment(Qt::AlignTop);
    options->addWidget(m_state);
    into->addWidget(second);
    static_cast<QVBoxLayout *>(into)->addStretch();
}

const House &OddsScreen::house() const
{
    return m_house->known().house;
}

void OddsScreen::addHouse(const KnownHouse &known)
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
    settings.seats = std::min(m_seats->value(), house().table.seats);
    settings.threads = simulationThreads();
    settings.patrons = m_kinds[static_cast<std::size_t>(m_patrons->current())];
    return settings;
}

/// Who can sit at this table; the one that was chosen stays, if he can.
void OddsScreen::offerPatrons()
{
    const auto was = m_patrons == nullptr ? std::variant<Policy, Temper>{} : settings().patrons;
    m_kinds.clear();
    QStringList texts;
    const auto add = [&](const QString &text, std::variant<Policy, Temper> kind) {
        texts << text;
        m_kinds.push_back(kind);
    };
    add(house().game == Game::WarBlackjack ? tr("Basic strategy") : tr("War"), Policy{true, false});
    if (house().game == Game::CasinoWar && house().surrender.allowed)
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

/// Another house, or other patrons: what was simulated is not of these.
void OddsScreen::showHouse()
{
    m_run.abandon();
    m_start->setText(tr("Simulate"));
    const Odds odds = oddsOf(house());
    m_table->setHouse(house(), settings().patrons);
    const int seats = m_seats->value();
    m_seats->setMaximum(house().table.seats);
    m_seats->setValue(seats);
    QStringList sentences;
    for (const Sentence &sentence : oddsSentences(house(), odds))
        sentences << translated(sentence);
    sentences << translated(chancesSentence(house(), odds));
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
    QStringList bets;
    for (const OddsTable::Line *line : simulatedBets())
        bets << translated(betWords(line->bet));
    delete m_bet;
    m_bet = new Choice{bets, m_bets};
    m_bet->setAccessibleName(tr("Bet in the chart"));
    m_bets->layout()->addWidget(m_bet);
    m_bets->layout()->setAlignment(m_bet, Qt::AlignLeft);
    connect(m_bet, &Choice::chosen, this, [this] { showBet(); });
    for (auto &points : m_history)
        points.clear();
    m_shifts->setResults({});
    m_shifts->setSummary({});
    m_shares->setRows({});
    m_shares->setSummary({});
    m_state->setText(tr("Patrons, the house's own dealer and the referee, who judges every act."));
    showBet();
}

std::vector<const OddsTable::Line *> OddsScreen::simulatedBets() const
{
    std::vector<const OddsTable::Line *> bets;
    for (const OddsTable::Line &line : m_table->lines()) {
        if (line.simulated)
            bets.push_back(&line);
    }
    return bets;
}

void OddsScreen::showBet()
{
    const OddsTable::Line &line = *simulatedBets()[static_cast<std::size_t>(m_bet->current())];
    const auto &points = m_history[static_cast<std::size_t>(line.bet)];
    const bool exact = line.exact.has_value();
    m_edges->setExact(exact ? std::optional{line.exact->edge.toDouble()} : std::nullopt);
    m_edges->setPoints(points);
    if (points.empty() || points.back().error <= 0) {
        m_edges->setSummary(
            exact ? tr("Exact: %1 or %2; %3 of all money staked; variance %4.")
                        .arg(QString::fromStdString(percent(line.exact->edge.toDouble(), 4)),
                             QString::fromStdString(toText(line.exact->edge)),
                             QString::fromStdString(
                                 percent(line.exact->elementOfRisk().toDouble(), 4)),
                             QLocale{}.toString(line.exact->variance.toDouble(), 'f', 3))
                  : tr("This bet has no exact edge with these patrons."));
        return;
    }
    const EdgeChart::Point &last = points.back();
    const QString seen = tr("%1, give or take %2")
                             .arg(QString::fromStdString(percent(last.edge, 4)),
                                  QString::fromStdString(percent(last.error, 4)));
    m_edges->setSummary(
        exact
            ? tr("%1; exact %2, %3 standard errors away.")
                  .arg(seen, QString::fromStdString(percent(line.exact->edge.toDouble(), 4)),
                       QLocale{}.toString(
                           std::abs(last.edge - line.exact->edge.toDouble()) / last.error, 'f', 1))
            : tr("%1.").arg(seen));
}

void OddsScreen::start()
{
    showHouse();
    m_since.start();
    m_start->setText(tr("Stop"));
    m_run.start(house(), settings());
}

void OddsScreen::stop()
{
    m_run.stop();
}

void OddsScreen::follow(const Tally &tally)
{
    for (int i = 0; i < TallyBets; ++i) {
        const BetTally &sum = tally.of(static_cast<TallyBet>(i));
        auto &points = m_history[static_cast<std::size_t>(i)];
        if (sum.count == 0)
            continue;
        if (points.size() >= MostPoints)
            thin(points);
        points.push_back({static_cast<double>(tally.rounds), sum.edge(), sum.standardError()});
    }
    m_table->follow(tally);
    m_shifts->setResults(tally.shifts);
    if (tally.shifts.count() > 1)
        m_shifts->setSummary(
            tr("%1 \u00b1 %2; %3 % of %4 shifts below zero")
                .arg(QLocale{}.toString(tally.shifts.mean(), 'f', 0),
                     QLocale{}.toString(tally.shifts.deviation(), 'f', 0),
                     QLocale{}.toString(100.0 * static_cast<double>(tally.shifts.lost())
                                            / static_cast<double>(tally.shifts.count()),
                                        'f', 1),
                     number(tally.shifts.count())));
    std::vector<ShareChart::Row> rows;
    for (int i = 0; i < HappeningKinds; ++i) {
        const auto happening = static_cast<Happening>(i);
        if (canHappen(happening, house()) && tally.happenings.of(happening) > 0)
            rows.push_back(
                {translated(happeningWords(happening)), tally.happenings.share(happening)});
    }
    m_shares->setRows(std::move(rows));
    m_shares->setSummary(tr("Of %1 hands in %2 rounds.")
                             .arg(number(tally.happenings.hands), number(tally.happenings.rounds)));
    const auto seconds = static_cast<double>(std::max<qint64>(1, m_since.elapsed())) / 1000;
    m_state->setText(
        tr("%1 rounds, %2 acts judged, %3 findings; %4 rounds a second.")
            .arg(number(tally.rounds), number(tally.acts), number(tally.findings),
                 number(static_cast<std::int64_t>(static_cast<double>(tally.rounds) / seconds))));
    showBet();
}

void OddsScreen::finish(const Tally &tally, bool)
{
    m_start->setText(tr("Simulate"));
    if (tally.rounds > 0)
        follow(tally);
}

void OddsScreen::paintEvent(QPaintEvent *)
{
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Window));
}

void OddsScreen::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_start->click();
    else if (event->key() == Qt::Key_Escape)
        m_run.isRunning() ? stop() : Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace pitwise::ui
