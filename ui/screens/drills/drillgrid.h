// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/drillbook.h"

#include <QScrollArea>

#include <vector>

class QGridLayout;

namespace pitwise::ui {

class DrillTile;

/// The nine drills, three in a row where there is room.
class DrillGrid : public QScrollArea
{
    Q_OBJECT

public:
    explicit DrillGrid(QWidget *parent = nullptr);

    /// `level`: chosen by hand; none: the one that each record has come to.
    void set(const DrillRecords &records, std::optional<DrillLevel> level);
    [[nodiscard]] DrillTile *tile(Drill drill) const;
    void takeFocus();

Q_SIGNALS:
    void chosen(pitwise::Drill drill);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    std::vector<DrillTile *> m_tiles;
    int m_columns = 3;
    Drill m_last{}; ///< was begun last, or had the focus
    QGridLayout *m_grid;
};

} // namespace pitwise::ui
