// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drill.h"
#include "ui/panels/clauselabel.h"

#include <QWidget>

namespace pitwise::ui {

class PillButton;

/// Right or wrong: what was done, what the house wants and where that stands.
class DrillVerdictCard : public QWidget
{
    Q_OBJECT

public:
    explicit DrillVerdictCard(QWidget *parent = nullptr);

    void show(const DrillTask &task, const DrillAnswer &answer, const DrillVerdict &verdict,
              bool isLast);
    [[nodiscard]] PillButton *nextButton() const { return m_next; }
    /// All of it, as a screen reader says it.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void nextWanted();

private:
    QLabel *m_title;
    QLabel *m_done;
    QLabel *m_answer;
    QLabel *m_rule;
    ClauseLabel *m_origin;
    PillButton *m_next;
};

} // namespace pitwise::ui
