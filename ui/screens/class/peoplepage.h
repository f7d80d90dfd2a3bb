// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/class/classlist.h"

#include <QWidget>

class QLineEdit;
class QListView;

namespace pitwise::ui {

/// The class at a glance: a row for each trainee, those who need their trainer first.
class PeoplePage : public QWidget
{
    Q_OBJECT

public:
    explicit PeoplePage(QWidget *parent = nullptr);

    void setTrainees(std::vector<Trainee> trainees);
    [[nodiscard]] const ClassModel &model() const { return *m_model; }
    [[nodiscard]] QListView &list() const { return *m_list; }
    [[nodiscard]] QLineEdit &search() const { return *m_search; }

Q_SIGNALS:
    void chosen(const pitwise::ui::Trainee &trainee);

private:
    void filter();

    QLineEdit *m_search;
    QWidget *m_heading;
    ClassModel *m_model;
    QListView *m_list;
    std::vector<Trainee> m_all;
};

} // namespace pitwise::ui
