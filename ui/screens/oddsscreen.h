// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/odds/odds.h"
#include "ui/panels/charts.h"
#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"
#include "ui/session/simulationrun.h"

#include <QElapsedTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace pitwise::ui {

/// The bets of a house, one line each: the exact edge, and beside it what was simulated.
class OddsTable : public QWidget
{
    Q_OBJECT

public:
    explicit OddsTable(QWidget *parent = nullptr);
    void setHouse(const House &house, const std::variant<Policy, Temper> &patrons);
    void follow(const Tally &tally);
    [[nodiscard]] QSize sizeHint() const override;

    struct Line
    {
        TallyBet bet{};
        QString text;
        std::optional<BetOdds> exact;
        bool simulated = false; ///< these patrons play it so
        double edge = 0;
        double error = 0; ///< 0: nothing was simulated
    };
    [[nodiscard]] const std::vector<Line> &lines() const { return m_lines; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Line> m_lines;
};

/// What a house is worth: its exact odds, and rounds by the million to see that they are true,
/// every act of them judged.
class OddsScreen : public QWidget
{
    Q_OBJECT

public:
    explicit OddsScreen(const std::vector<KnownHouse> &houses, QWidget *parent = nullptr);

    /// A house from a file; it stays for this run.
    void addHouse(const KnownHouse &known);
    void chooseHouse(const std::string &name);
    void start();
    void stop();
    [[nodiscard]] SimulationRun *run() { return &m_run; }
    [[nodiscard]] const OddsTable *table() const { return m_table; }
    [[nodiscard]] const EdgeChart *edges() const { return m_edges; }
    [[nodiscard]] PillButton *startButton() const { return m_start; }
    [[nodiscard]] SimulationSettings settings() const;
    /// One of the four numbers of rounds, and how many seats are taken.
    void choose(int rounds, int seats);

Q_SIGNALS:
    void left();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildControls(QLayout *into);
    void offerPatrons();
    void showHouse();
    void showBet();
    [[nodiscard]] std::vector<const OddsTable::Line *> simulatedBets() const;
    void follow(const Tally &tally);
    void finish(const Tally &tally, bool stopped);
    [[nodiscard]] const House &house() const;

    SimulationRun m_run;
    QElapsedTimer m_since;
    /// By bet, as many as the chart can show.
    std::vector<std::vector<EdgeChart::Point>> m_history;
    HouseBox *m_house;
    QWidget *m_patronsRoom;
    Choice *m_patrons = nullptr; ///< those who can sit at this house
    std::vector<std::variant<Policy, Temper>> m_kinds; ///< what its words stand for
    Choice *m_rounds;
    QSpinBox *m_seats;
    QLabel *m_sentence;
    QLabel *m_state;
    PillButton *m_start;
    OddsTable *m_table;
    Choice *m_bet = nullptr; ///< of the lines that are simulated
    QWidget *m_bets;
    EdgeChart *m_edges;
    ShiftChart *m_shifts;
    ShareChart *m_shares;
};

} // namespace pitwise::ui
