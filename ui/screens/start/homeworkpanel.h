// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"

#include <optional>
#include <vector>

class QVBoxLayout;

namespace pitwise::ui {

class Shell;

/// What whoever deals has to do: his exam that is under way, then what he was set, a line each with a
/// button that begins it. Hidden if there is nothing.
class HomeworkPanel : public FloatingPanel
{
    Q_OBJECT

public:
    explicit HomeworkPanel(Shell &shell, QWidget *parent = nullptr);

    /// Those that begin a homework, what is due first comes first.
    [[nodiscard]] const std::vector<PillButton *> &buttons() const { return m_buttons; }
    /// Asks again whether an exam is under way.
    void refresh();
    /// All text on it.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// Its buttons are new.
    void filled();

private:
    void fill();
    void addExam();
    void addRow(const QString &text, PillButton *button);

    Shell &m_shell;
    QVBoxLayout *m_rows;
    std::vector<PillButton *> m_buttons;
    std::optional<ExamAttempt> m_exam; ///< under way
    int m_asked = 0; ///< only the last answer counts
};

} // namespace pitwise::ui
