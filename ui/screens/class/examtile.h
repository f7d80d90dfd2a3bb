// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"
#include "ui/screens/class/smallfelt.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace pitwise::ui {

/// An exam under way: who sits it, how far he is, and where at the table he is busy. Nothing of
/// cards or score.
class ExamTile : public QWidget
{
    Q_OBJECT

public:
    explicit ExamTile(Shell &shell, QWidget *parent = nullptr);

    void setExam(const RunningExamView &exam);
    [[nodiscard]] const RunningExamView &exam() const { return m_exam; }
    /// `Round 4 of 10, 3:12`.
    [[nodiscard]] QString progress(const QDateTime &now) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintBusySeat(QPainter &painter) const;

    Shell &m_shell;
    RunningExamView m_exam;
    SmallFelt m_felt;
};

} // namespace pitwise::ui
