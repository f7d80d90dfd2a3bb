// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/exams/examvalues.h"
#include "ui/panels/toolkit.h"

class QLabel;
class QListWidget;

namespace pitwise::ui {

class DeedPanel;
class IssueCard;
class PersonList;
class Shell;

/// All exams of a person, the given-up ones too, and the certificates that came of them.
class ResultsPage : public QWidget
{
    Q_OBJECT

public:
    /// `shell` must outlive this.
    explicit ResultsPage(Shell &shell, QWidget *parent = nullptr);

    void refresh();
    [[nodiscard]] PersonList *people() const { return m_people; }
    [[nodiscard]] QListWidget *list() const { return m_list; }
    [[nodiscard]] PillButton *showButton() const { return m_show; }
    [[nodiscard]] PillButton *revokeButton() const { return m_revoke; }
    [[nodiscard]] IssueCard *issuing() const { return m_issue; }
    [[nodiscard]] DeedPanel *deed() const { return m_deed; }

Q_SIGNALS:
    /// Show what came of it.
    void wanted(const pitwise::ui::EndedExam &exam, const QString &who,
                const pitwise::ui::IssuedPaper &known);
    void filled();

private:
    void arrange();
    void ask();
    void fill(const ExamAttempts &found);
    void choose();
    void showResult();
    void revoke();
    [[nodiscard]] ExamAttempt chosen() const;

    Shell &m_shell;
    QList<ExamAttempt> m_attempts;
    int m_asked = 0; ///< only the latest answer counts
    PersonList *m_people;
    QListWidget *m_list;
    QLabel *m_note;
    PillButton *m_show;
    PillButton *m_revoke;
    IssueCard *m_issue;
    DeedPanel *m_deed;
};

} // namespace pitwise::ui
