// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/housebox.h"
#include "ui/panels/toolkit.h"
#include "ui/screens/odds/simulationcharts.h"
#include "ui/screens/odds/simulationrun.h"
#include "ui/shell/screen.h"

#include <QElapsedTimer>

class QComboBox;
class QLabel;
class QSpinBox;

namespace pitwise::ui {

/// The exact odds of a house, and a simulation that confirms them, with every act judged.
class OddsScreen : public Screen
{
    Q_OBJECT

public:
    explicit OddsScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void entered() override;
    /// Stops the simulation.
    void left() override { stop(); }
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override { m_house->remove(name); }

    void chooseHouse(const std::string &name);
    void start();
    void stop();
    [[nodiscard]] SimulationRun *run() { return &m_run; }
    [[nodiscard]] const OddsTable *table() const { return m_table; }
    [[nodiscard]] const EdgeChart *edges() const { return m_charts->edges(); }
    [[nodiscard]] PillButton *startButton() const { return m_start; }
    [[nodiscard]] SimulationSettings settings() const;
    /// `rounds` is the index of one of the four choices.
    void choose(int rounds, int seats);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildControls(QLayout *into);
    void offerPatrons();
    void showHouse();
    void follow(const Tally &tally);
    void finish(const Tally &tally, bool stopped);

    SimulationRun m_run;
    QElapsedTimer m_since;
    HouseBox *m_house;
    QWidget *m_patronsRoom;
    Choice *m_patrons = nullptr; ///< kinds of patrons for this house
    std::vector<std::variant<Policy, Temper>> m_kinds; ///< what its options stand for
    Choice *m_rounds;
    QSpinBox *m_seats;
    QLabel *m_sentence;
    QLabel *m_state;
    PillButton *m_start;
    OddsTable *m_table;
    SimulationCharts *m_charts;
};

} // namespace pitwise::ui
