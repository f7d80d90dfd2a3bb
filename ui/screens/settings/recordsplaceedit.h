// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/shell.h"

class QLabel;
class QLineEdit;

namespace pitwise::ui {

/// Where the records are: type it, test it, use it. Only what works is used.
class RecordsPlaceEdit : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsPlaceEdit(Shell &shell, QWidget *parent = nullptr);

    void show(const QString &where);
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] PillButton *testButton() const { return m_test; }
    [[nodiscard]] PillButton *useButton() const { return m_use; }
    [[nodiscard]] QString answer() const;

private:
    void tryOut(bool use);

    Shell &m_shell;
    QLineEdit *m_field;
    PillButton *m_test;
    PillButton *m_use;
    QLabel *m_answer;
};

} // namespace pitwise::ui
