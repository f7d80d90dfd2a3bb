// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/classview.h"
#include "ui/screens/class/homeworkform.h"
#include "ui/screens/class/homeworklist.h"

namespace pitwise::ui {

/// All homework, and setting some for the whole class or for one trainee.
class HomeworkPage : public QWidget
{
    Q_OBJECT

public:
    explicit HomeworkPage(Shell &shell, QWidget *parent = nullptr);

    void setTrainees(const std::vector<Trainee> &trainees);
    void refresh();
    [[nodiscard]] QComboBox &who() const { return *m_who; }
    [[nodiscard]] HomeworkForm &form() const { return *m_form; }
    [[nodiscard]] HomeworkTree &list() const { return *m_list; }
    [[nodiscard]] PillButton &takeBackButton() const { return *m_takeBack; }

private:
    void takeBack();

    Shell &m_shell;
    QComboBox *m_who;
    HomeworkForm *m_form;
    HomeworkTree *m_list;
    QLabel *m_note;
    PillButton *m_takeBack;
    QHash<QString, QString> m_names; ///< of people, by their id
};

} // namespace pitwise::ui
