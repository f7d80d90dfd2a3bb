// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/shell.h"

#include <QDialog>

class QLabel;
class QTreeWidget;

namespace pitwise::ui {

class PillButton;

/// All sessions kept, the latest first, to resume any of them.
class SessionsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SessionsDialog(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QTreeWidget *list() const { return m_list; }
    [[nodiscard]] PillButton *resumeButton() const { return m_resume; }
    [[nodiscard]] PillButton *reviewButton() const { return m_review; }

private:
    void fill();
    void choose(const QString &path);
    void resume();
    void review();

    Shell &m_shell;
    QTreeWidget *m_list;
    QLabel *m_note;
    PillButton *m_resume;
    PillButton *m_review;
};

} // namespace pitwise::ui
