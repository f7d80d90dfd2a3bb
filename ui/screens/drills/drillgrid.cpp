// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillgrid.h"

#include "ui/screens/drills/drilltile.h"
#include "ui/theme/typescale.h"

#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>

namespace pitwise::ui {

DrillGrid::DrillGrid(QWidget *parent) : QScrollArea(parent), m_grid(new QGridLayout)
{
    auto *inside = new QWidget{this};
    inside->setLayout(m_grid);
    m_grid->setContentsMargins(0, 0, 6, 0);
    m_grid->setSpacing(12);
    setWidget(inside);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new ThinScrollBar{this});
    setFocusPolicy(Qt::NoFocus);
    for (const Drill drill : AllDrills) {
        auto *tile = new DrillTile{drill, inside};
        tile->installEventFilter(this);
        connect(tile, &QAbstractButton::clicked, this, [this, drill] {
            m_last = drill;
            Q_EMIT chosen(drill);
        });
        m_tiles.push_back(tile);
    }
    place();
}

void DrillGrid::set(const DrillRecords &records, std::optional<DrillLevel> level)
{
    for (DrillTile *tile : m_tiles) {
        const DrillRecord &record = records[static_cast<std::size_t>(tile->drill())];
        tile->set(record, level.value_or(levelFor(tile->drill(), record)));
    }
}

DrillTile *DrillGrid::tile(Drill drill) const
{
    return m_tiles[static_cast<std::size_t>(drill)];
}

void DrillGrid::takeFocus()
{
    tile(m_last)->setFocus(Qt::OtherFocusReason);
}

void DrillGrid::place()
{
    const int wide = m_tiles.front()->sizeHint().width();
    m_columns = std::clamp(viewport()->width() / std::max(1, wide), 1, 3);
    const auto count = static_cast<int>(m_tiles.size());
    for (int i = 0; i < count; ++i)
        m_grid->addWidget(m_tiles[static_cast<std::size_t>(i)], i / m_columns, i % m_columns);
    const int rows = (count + m_columns - 1) / m_columns;
    for (int row = 0; row < count; ++row)
        m_grid->setRowStretch(row, 0);
    m_grid->setRowStretch(rows, 1);
}

void DrillGrid::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    place();
}

/// Arrows walk over the tiles, digits begin a drill.
bool DrillGrid::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QScrollArea::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const auto at =
        static_cast<int>(std::find(m_tiles.begin(), m_tiles.end(), watched) - m_tiles.begin());
    if (key >= Qt::Key_1 && key < Qt::Key_1 + static_cast<int>(m_tiles.size())) {
        m_tiles[static_cast<std::size_t>(key - Qt::Key_1)]->click();
        return true;
    }
    const int step = key == Qt::Key_Right ? 1
                   : key == Qt::Key_Left  ? -1
                   : key == Qt::Key_Down  ? m_columns
                   : key == Qt::Key_Up    ? -m_columns
                                          : 0;
    const int to = at + step;
    if (step == 0 || to < 0 || to >= static_cast<int>(m_tiles.size()))
        return QScrollArea::eventFilter(watched, event);
    m_tiles[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(m_tiles[static_cast<std::size_t>(to)]);
    return true;
}

} // namespace pitwise::ui
