// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/learner.h"

#include <QTimer>
#include <QWidget>

#include <vector>

namespace pitwise::ui {

class NowButton;
class PillButton;
class Shell;

/// What now? One large button to practise, and beside it the other ways to train.
class WhatNow : public QWidget
{
    Q_OBJECT

public:
    explicit WhatNow(Shell &shell, QWidget *parent = nullptr);

    /// Says soon what is due for whoever deals, in the chosen house.
    void refresh();
    [[nodiscard]] NowButton *practise() const { return m_practise; }
    /// All buttons, in Tab order.
    [[nodiscard]] QList<QWidget *> tabOrder() const;

Q_SIGNALS:
    /// It says what is due.
    void told();

private:
    /// Where the large button leads.
    enum class LeadsTo {
        FirstLesson, ///< nothing was ever dealt
        Course, ///< he takes the course, and nothing is due or weak
        Practice,
    };

    void addWay(const QString &text, const QString &screen, const QString &toolTip);
    void look();
    void show(const Standing &standing);

    Shell &m_shell;
    NowButton *m_practise;
    LeadsTo m_leadsTo = LeadsTo::Practice;
    std::vector<PillButton *> m_ways;
    QTimer m_soon;
};

} // namespace pitwise::ui
