// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/class/countbars.h"
#include "ui/screens/class/heatmap.h"

class QComboBox;
class QLabel;

namespace pitwise::ui {

class Choice;

/// Where mistakes are made: by finding, by part of the round, and on the table.
class MistakesPage : public QWidget
{
    Q_OBJECT

public:
    explicit MistakesPage(Shell &shell, QWidget *parent = nullptr);

    void refresh();
    [[nodiscard]] QComboBox &houses() const { return *m_houses; }
    [[nodiscard]] HeatMap &map() const { return *m_map; }
    [[nodiscard]] CountBars &findings() const { return *m_findings; }
    [[nodiscard]] CountBars &parts() const { return *m_parts; }
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    void filled();

private:
    void fill(const MistakeView &view);
    void listHouses(const MistakeView &view);

    Shell &m_shell;
    QComboBox *m_houses;
    Choice *m_days;
    QLabel *m_summary;
    HeatMap *m_map;
    CountBars *m_findings;
    CountBars *m_parts;
    int m_asked = 0;
};

} // namespace pitwise::ui
