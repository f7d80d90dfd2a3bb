// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/charts.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/odds/oddstable.h"

#include <vector>

namespace pitwise::ui {

/// What a simulation comes to while it runs: the edge of a bet, how shifts end, what happens how
/// often.
class SimulationCharts : public FloatingPanel
{
    Q_OBJECT

public:
    explicit SimulationCharts(QWidget *parent = nullptr);

    /// Starts again, for the bets of `lines` that are simulated.
    void begin(const House &house, const std::vector<OddsTable::Line> &lines);
    void follow(const Tally &tally);
    [[nodiscard]] const EdgeChart *edges() const { return m_edges; }

private:
    void showBet();
    void showShifts(const Tally &tally);
    void showShares(const Tally &tally);

    House m_house;
    std::vector<OddsTable::Line> m_lines; ///< that are simulated
    /// By bet, as many as the chart can show.
    std::vector<std::vector<EdgeChart::Point>> m_history;
    QWidget *m_bets;
    Choice *m_bet = nullptr; ///< of the lines
    EdgeChart *m_edges;
    ShiftChart *m_shifts;
    ShareChart *m_shares;
};

} // namespace pitwise::ui
