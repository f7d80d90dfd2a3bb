// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/timeline.h"
#include "ui/panels/toolkit.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace pitwise::ui {

class SpareLabel;

/// The bar above the tables: tables, situation, saving.
class DemoHeader : public QWidget
{
    Q_OBJECT

public:
    explicit DemoHeader(QWidget *parent = nullptr);
    void setTitle(const QString &title);

    Choice *tables; ///< two or one
    QComboBox *situation;
    PillButton *again;
    PillButton *save;

private:
    SpareLabel *m_title;
};

/// The bar below the tables: mistakes, timeline, speed.
class DemoFooter : public QWidget
{
    Q_OBJECT

public:
    explicit DemoFooter(QWidget *parent = nullptr);
    /// Hides the choice of mistakes, which only the presenter needs.
    void setLargeType(bool large);

    Choice *mistake;
    QLabel *note;
    PillButton *large;
    PillButton *difference;
    Timeline *timeline;
    Choice *speed;
    Choice *pace; ///< in step, or each dealer at his own speed
    PillButton *back;
    PillButton *play;
    PillButton *forward;

private:
    SpareLabel *m_legend;
};

/// Selects without a signal.
void setQuietly(Choice *choice, int index);
void setQuietly(QComboBox *box, int index);

} // namespace pitwise::ui
