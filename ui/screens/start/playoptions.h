// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/settings.h"

#include <QList>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace pitwise::ui {

/// How a session is dealt, except where: judging, style, seats, patrons, shoe, seed.
class PlayOptions : public FloatingPanel
{
    Q_OBJECT

public:
    explicit PlayOptions(QWidget *parent = nullptr);

    /// The house is not looked at.
    void setChoice(const StartChoice &choice);
    /// With an empty house, and a fresh seed unless one was typed in.
    [[nodiscard]] StartChoice choice() const;
    /// A smaller table does not forget how many seats were wanted at a larger one.
    void setSeats(int atTable);
    [[nodiscard]] PillButton *dealButton() const { return m_deal; }
    [[nodiscard]] QList<QWidget *> tabOrder() const;

Q_SIGNALS:
    void dealWanted();
    /// Something was chosen by the mouse.
    void touched();

private:
    void arrange();
    void explainCoaching();

    QSpinBox *m_seats;
    int m_wantedSeats = 5;
    Choice *m_style;
    Choice *m_coaching;
    QLabel *m_coachingText;
    Choice *m_temper;
    Choice *m_irregular;
    Choice *m_shuffle;
    QLineEdit *m_seed;
    PillButton *m_deal;
};

} // namespace pitwise::ui
