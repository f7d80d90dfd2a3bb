// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"
#include "ui/screens/class/homeworkform.h"
#include "ui/screens/class/homeworklist.h"

class QTreeWidget;

namespace pitwise::ui {

class CountBars;

/// One trainee: how he stands, his skills, his mistakes, exams, certificates and homework.
class PersonPage : public QWidget
{
    Q_OBJECT

public:
    explicit PersonPage(Shell &shell, QWidget *parent = nullptr);

    void show(const Trainee &trainee);
    /// Nothing of anybody is shown any more.
    void clear();
    [[nodiscard]] const Trainee &trainee() const { return m_trainee; }
    [[nodiscard]] QTreeWidget &exams() const { return *m_exams; }
    [[nodiscard]] HomeworkTree &homework() const { return *m_homework; }
    [[nodiscard]] HomeworkForm &form() const { return *m_form; }
    [[nodiscard]] CountBars &mistakes() const { return *m_mistakes; }

Q_SIGNALS:
    void back();

private:
    void arrange();
    void ask();
    void listExams(const std::vector<ExamAttemptView> &attempts);

    Shell &m_shell;
    Trainee m_trainee;
    QLabel *m_name;
    QLabel *m_facts;
    QWidget *m_groups;
    CountBars *m_mistakes;
    QTreeWidget *m_exams;
    HomeworkTree *m_homework;
    HomeworkForm *m_form;
    PillButton *m_back;
    PillButton *m_skills;
};

} // namespace pitwise::ui
