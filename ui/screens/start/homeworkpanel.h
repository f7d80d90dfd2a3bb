// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"

#include <vector>

class QVBoxLayout;

namespace pitwise::ui {

class Shell;

/// What whoever deals was set, a line each with a button that begins it. Hidden if there is none.
class HomeworkPanel : public FloatingPanel
{
    Q_OBJECT

public:
    explicit HomeworkPanel(Shell &shell, QWidget *parent = nullptr);

    /// Those that begin a homework, what is due first comes first.
    [[nodiscard]] const std::vector<PillButton *> &buttons() const { return m_buttons; }
    /// All text on it.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// Its buttons are new.
    void filled();

private:
    void fill();
    void addRow(const QString &text, PillButton *button);

    Shell &m_shell;
    QVBoxLayout *m_rows;
    std::vector<PillButton *> m_buttons;
};

} // namespace pitwise::ui
