// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

namespace pitwise::ui {

/// For a trainer: adds a lesson file, and moves the selected lesson earlier or later. Folded into
/// one button until it is needed.
class ArrangeBar : public QWidget
{
    Q_OBJECT

public:
    explicit ArrangeBar(QWidget *parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void setOpen(bool open);
    void setMoves(bool up, bool down);
    [[nodiscard]] PillButton *openButton() const { return m_open; }
    [[nodiscard]] PillButton *addButton() const { return m_add; }
    [[nodiscard]] PillButton *upButton() const { return m_up; }
    [[nodiscard]] PillButton *downButton() const { return m_down; }

Q_SIGNALS:
    void opened(bool open);
    void addWanted();
    /// By so many places.
    void moveWanted(int by);

private:
    bool m_isOpen = false;
    PillButton *m_open;
    PillButton *m_add;
    PillButton *m_up;
    PillButton *m_down;
};

} // namespace pitwise::ui
