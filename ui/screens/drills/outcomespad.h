// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/drills/drillpad.h"

#include <vector>

namespace pitwise::ui {

/// Names seats in the order of settlement: a digit or a click says which, a letter or a button what
/// became of it.
class OutcomesPad : public DrillPad
{
    Q_OBJECT

public:
    explicit OutcomesPad(DrillFelt &felt, QWidget *parent = nullptr);

    void ask(const DrillTask &task) override;
    bool readKey(const QKeyEvent &event) override;
    void gesture(const Gesture &gesture) override;
    void stop() override { m_open = false; }
    [[nodiscard]] PillButton *button(SeatResult result) const;
    [[nodiscard]] PillButton *doneButton() const { return m_done; }
    [[nodiscard]] PillButton *undoButton() const { return m_undo; }

private:
    void point(int seat);
    void name(SeatResult result);
    void undo();
    void give();
    void showSoFar();

    std::vector<SeatOutcome> m_named;
    int m_seat = 0; ///< pointed at; 0: none
    bool m_open = false;
    QLabel *m_soFar;
    std::vector<PillButton *> m_results;
    PillButton *m_done;
    PillButton *m_undo;
};

} // namespace pitwise::ui
