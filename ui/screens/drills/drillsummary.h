// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/drillbook.h"
#include "ui/screens/drills/drillrunner.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

class PillButton;

/// What a run came to, calmly: right answers, time, what was missed, what comes next.
class DrillSummary : public QWidget
{
    Q_OBJECT

public:
    explicit DrillSummary(QWidget *parent = nullptr);

    /// `before`: the drill's record without this run.
    void show(const DrillPlan &plan, const DrillRun &run, const std::vector<MissedTask> &missed,
              const DrillRecord &before);
    [[nodiscard]] QString text() const;
    [[nodiscard]] PillButton *againButton() const { return m_again; }
    /// Hidden while the level is not passed.
    [[nodiscard]] PillButton *upButton() const { return m_up; }

Q_SIGNALS:
    void runWanted(pitwise::DrillLevel level);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    DrillLevel m_level{};
    DrillLevel m_next{};
    QLabel *m_title;
    QLabel *m_result;
    QLabel *m_meaning;
    QLabel *m_missed;
    PillButton *m_again;
    PillButton *m_up;
    PillButton *m_close;
};

} // namespace pitwise::ui
