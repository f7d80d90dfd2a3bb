// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/odds/odds.h"
#include "engine/simulate/simulation.h"

#include <QWidget>

#include <optional>
#include <variant>
#include <vector>

namespace pitwise::ui {

/// One line per bet: the exact edge and the simulated one.
class OddsTable : public QWidget
{
    Q_OBJECT

public:
    explicit OddsTable(QWidget *parent = nullptr);
    void setHouse(const House &house, const std::variant<Policy, Temper> &patrons);
    void follow(const Tally &tally);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    struct Line
    {
        TallyBet bet{};
        QString text;
        std::optional<BetOdds> exact;
        bool simulated = false; ///< these patrons make this bet
        double edge = 0;
        double error = 0; ///< 0: not simulated yet
    };
    [[nodiscard]] const std::vector<Line> &lines() const { return m_lines; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Line> m_lines;
};

} // namespace pitwise::ui
