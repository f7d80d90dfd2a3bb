// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/panels/toolkit.h"
#include "ui/shell/learner.h"

#include <vector>

class QGridLayout;
class QLabel;

namespace pitwise::ui {

class SkillTile;

/// The skills of a house, a row for each area, a tile for each skill. Arrow keys walk through it;
/// the line below says what a tile is about.
class SkillMap : public FloatingPanel
{
    Q_OBJECT

public:
    explicit SkillMap(QWidget *parent = nullptr);

    void setStanding(const Standing &standing);
    [[nodiscard]] const std::vector<SkillTile *> &tiles() const { return m_tiles; }
    [[nodiscard]] QString detail() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(const Standing &standing, const std::string &skill, int row);
    void look(const SkillTile &tile);

    QGridLayout *m_grid;
    QLabel *m_detail;
    QLabel *m_state;
    std::vector<QLabel *> m_areas;
    std::vector<SkillTile *> m_tiles;
    std::vector<int> m_row; ///< of each tile
};

} // namespace pitwise::ui
