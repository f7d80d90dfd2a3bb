// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/odds/simulationcharts.h"

#include "ui/text/datawords.h"
#include "ui/text/oddswords.h"
#include "ui/text/translated.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace pitwise::ui {

namespace {

constexpr std::size_t MostPoints = 2000;

QString grouped(std::int64_t count)
{
    return QLocale{}.toString(static_cast<qlonglong>(count));
}

/// Drops every second point but keeps the first and the last.
void thin(std::vector<EdgeChart::Point> &points)
{
    std::vector<EdgeChart::Point> kept;
    for (std::size_t i = 0; i < points.size(); i += 2)
        kept.push_back(points[i]);
    points = std::move(kept);
}

} // namespace

SimulationCharts::SimulationCharts(QWidget *parent)
    : FloatingPanel(parent),
      m_history(TallyBets),
      m_bets(new QWidget{this}),
      m_edges(new EdgeChart{this}),
      m_shifts(new ShiftChart{this}),
      m_shares(new ShareChart{this})
{
    auto *inside = new QVBoxLayout{this};
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
}

void SimulationCharts::begin(const House &house, const std::vector<OddsTable::Line> &lines)
{
    m_house = house;
    m_lines.clear();
    QStringList bets;
    for (const OddsTable::Line &line : lines) {
        if (!line.simulated)
            continue;
        m_lines.push_back(line);
        bets << translated(betWords(line.bet));
    }
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
    showBet();
}

void SimulationCharts::follow(const Tally &tally)
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
    showShifts(tally);
    showShares(tally);
    showBet();
}

void SimulationCharts::showShifts(const Tally &tally)
{
    m_shifts->setResults(tally.shifts);
    if (tally.shifts.count() > 1)
        m_shifts->setSummary(
            tr("%1 \u00b1 %2; %3 % of %4 shifts lose")
                .arg(QLocale{}.toString(tally.shifts.mean(), 'f', 0),
                     QLocale{}.toString(tally.shifts.deviation(), 'f', 0),
                     QLocale{}.toString(100.0 * static_cast<double>(tally.shifts.lost())
                                            / static_cast<double>(tally.shifts.count()),
                                        'f', 1),
                     grouped(tally.shifts.count())));
}

void SimulationCharts::showShares(const Tally &tally)
{
    std::vector<ShareChart::Row> rows;
    for (int i = 0; i < HappeningKinds; ++i) {
        const auto happening = static_cast<Happening>(i);
        if (canHappen(happening, m_house) && tally.happenings.of(happening) > 0)
            rows.push_back(
                {translated(happeningWords(happening)), tally.happenings.share(happening)});
    }
    m_shares->setRows(std::move(rows));
    m_shares->setSummary(
        tr("Of %1 hands in %2 rounds.")
            .arg(grouped(tally.happenings.hands), grouped(tally.happenings.rounds)));
}

void SimulationCharts::showBet()
{
    const OddsTable::Line &line = m_lines[static_cast<std::size_t>(m_bet->current())];
    const auto &points = m_history[static_cast<std::size_t>(line.bet)];
    const bool exact = line.exact.has_value();
    m_edges->setExact(exact ? std::optional{line.exact->edge.toDouble()} : std::nullopt);
    m_edges->setPoints(points);
    if (points.empty() || points.back().error <= 0) {
        m_edges->setSummary(
            exact ? tr("Exact: %1 or %2; %3 of all money staked; variance %4.")
                        .arg(translated(percentWords(line.exact->edge.toDouble(), 4)),
                             QString::fromStdString(toText(line.exact->edge)),
                             translated(percentWords(line.exact->elementOfRisk().toDouble(), 4)),
                             QLocale{}.toString(line.exact->variance.toDouble(), 'f', 3))
                  : tr("This bet has no exact edge with these patrons."));
        return;
    }
    const EdgeChart::Point &last = points.back();
    const QString seen =
        tr("%1, give or take %2")
            .arg(translated(percentWords(last.edge, 4)), translated(percentWords(last.error, 4)));
    m_edges->setSummary(
        exact
            ? tr("%1; exact %2, %3 standard errors away.")
                  .arg(seen, translated(percentWords(line.exact->edge.toDouble(), 4)),
                       QLocale{}.toString(
                           std::abs(last.edge - line.exact->edge.toDouble()) / last.error, 'f', 1))
            : tr("%1.").arg(seen));
}

} // namespace pitwise::ui
