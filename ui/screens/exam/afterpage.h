// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace pitwise::ui {

class IssueCard;
class Shell;

/// A calm page after an exam: passed or not and why, per group of skills, and every finding.
class AfterPage : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit AfterPage(Shell &shell, QWidget *parent = nullptr);

    void show(const EndedExam &exam, const QString &who, const IssuedPaper &known = {});
    [[nodiscard]] QString verdict() const;
    /// Everything on it, line by line.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] IssueCard *issuing() const { return m_issue; }
    [[nodiscard]] PillButton *doneButton() const { return m_done; }

Q_SIGNALS:
    void doneWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addText(const QString &text, qreal size, QPalette::ColorRole role);
    void addGroups(const ExamGrade &grade);
    void addFindings(const Session &session);

    QLabel *m_verdict;
    QLabel *m_who;
    QVBoxLayout *m_lines;
    IssueCard *m_issue;
    PillButton *m_done;
};

} // namespace pitwise::ui
