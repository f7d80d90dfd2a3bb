// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/charts.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/odds/oddstable.h"

#include <vector>

namespace pitwise::ui {

/// Charts of a running simulation: the edge of a bet, results per shift, how often events happen.
class SimulationCharts : public FloatingPanel
{
    Q_OBJECT

public:
    explicit SimulationCharts(QWidget *parent = nullptr);

    /// Starts over with the simulated bets of `lines`.
    void begin(const House &house, const std::vector<OddsTable::Line> &lines);
    void follow(const Tally &tally);
    [[nodiscard]] const EdgeChart *edges() const { return m_edges; }

private:
    void showBet();
    void showShifts(const Tally &tally);
    void showShares(const Tally &tally);

    House m_house;
    std::vector<OddsTable::Line> m_lines; ///< the simulated ones
    /// By bet; thinned out to what the chart can show.
    std::vector<std::vector<EdgeChart::Point>> m_history;
    QWidget *m_bets;
    Choice *m_bet = nullptr; ///< selects a line
    EdgeChart *m_edges;
    ShiftChart *m_shifts;
    ShareChart *m_shares;
};

} // namespace pitwise::ui
