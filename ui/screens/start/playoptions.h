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

/// Options of a session except the house: judging, style, seats, patrons, shoe, seed.
class PlayOptions : public FloatingPanel
{
    Q_OBJECT

public:
    explicit PlayOptions(QWidget *parent = nullptr);

    /// Ignores the house.
    void setChoice(const StartChoice &choice);
    /// Leaves the house empty; a fresh seed unless the user typed one.
    [[nodiscard]] StartChoice choice() const;
    /// Remembers the number wanted for when a larger table is chosen again.
    void setSeats(int atTable);
    [[nodiscard]] PillButton *dealButton() const { return m_deal; }
    [[nodiscard]] QList<QWidget *> tabOrder() const;

Q_SIGNALS:
    void dealWanted();
    /// The user clicked an option.
    void touched();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitFields();
    void arrange();
    void explainCoaching();

    QSpinBox *m_seats;
    int m_wantedSeats = 5;
    Choice *m_style;
    Choice *m_coaching;
    QLabel *m_coachingText;
    Choice *m_temper;
    Choice *m_irregular;
    Choice *m_pressure;
    Choice *m_shuffle;
    QLineEdit *m_seed;
    PillButton *m_deal;
};

} // namespace pitwise::ui
