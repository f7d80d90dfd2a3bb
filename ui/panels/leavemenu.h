// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

namespace pitwise::ui {

/// Opened by Escape at the table: go on, deal the round again, or leave. Nothing is lost either
/// way.
class LeaveMenu : public FloatingPanel
{
    Q_OBJECT

public:
    explicit LeaveMenu(QWidget *parent = nullptr);
    /// `again`: there is a round to deal again.
    void setAgain(bool again);
    [[nodiscard]] PillButton *stayButton() const { return m_stay; }
    [[nodiscard]] PillButton *leaveButton() const { return m_leave; }

Q_SIGNALS:
    void closed();
    void againWanted();
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    PillButton *m_stay;
    PillButton *m_again;
    PillButton *m_leave;
};

} // namespace pitwise::ui
