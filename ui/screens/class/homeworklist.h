// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/classroom/homeworkdesk.h"

#include <QTreeWidget>

namespace pitwise::ui {

/// Homework as a list: what, for whom, until when, how far.
class HomeworkTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit HomeworkTree(QWidget *parent = nullptr);

    /// `names`: of people, by their id.
    void setItems(const std::vector<Homework> &items, const QHash<QString, QString> &names);
    /// Id of the one that is chosen; empty: none.
    [[nodiscard]] QString current() const;
};

} // namespace pitwise::ui
