// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/timeline.h"
#include "ui/panels/toolkit.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace pitwise::ui {

/// Above the tables: what is shown.
class DemoHeader : public QWidget
{
    Q_OBJECT

public:
    explicit DemoHeader(QWidget *parent = nullptr);
    void setTitle(const QString &title);
    /// The title makes room for the rest in a narrow window.
    void setRoomy(bool roomy);

    Choice *tables; ///< two, or one
    QComboBox *situation;
    PillButton *again;
    PillButton *save;

private:
    QLabel *m_title;
};

/// Below the tables: mistakes, the way through the round, and how fast.
class DemoFooter : public QWidget
{
    Q_OBJECT

public:
    explicit DemoFooter(QWidget *parent = nullptr);
    void setRoomy(bool roomy);
    /// What only the presenter needs makes room: he has keys.
    void setLargeType(bool large);

    Choice *mistake;
    QLabel *note;
    PillButton *large;
    PillButton *difference;
    Timeline *timeline;
    Choice *speed;
    Choice *pace; ///< in step, or each in his own time
    PillButton *back;
    PillButton *play;
    PillButton *forward;

private:
    QLabel *m_legend;
};

/// Chooses without telling anybody.
void setQuietly(Choice *choice, int index);
void setQuietly(QComboBox *box, int index);

} // namespace pitwise::ui
