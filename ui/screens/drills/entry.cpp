// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/drills/drillsscreen.h"

namespace pitwise::ui {

namespace {

/// A stop watch.
QPainterPath drillsIcon()
{
    QPainterPath path;
    path.addEllipse(QPointF{12, 14}, 7.5, 7.5);
    path.moveTo(12, 14);
    path.lineTo(12, 9.5);
    path.moveTo(9.5, 3);
    path.lineTo(14.5, 3);
    path.moveTo(12, 3);
    path.lineTo(12, 6.5);
    path.moveTo(17.5, 8);
    path.lineTo(19, 6.5);
    return path;
}

} // namespace

ScreenEntry drillsEntry();

ScreenEntry drillsEntry()
{
    ScreenEntry entry = entryOf<DrillsScreen>();
    entry.railText = DrillsScreen::tr("Drills");
    entry.icon = drillsIcon();
    entry.menuText = DrillsScreen::tr("Drills: a minute each");
    entry.key = QKeySequence{Qt::CTRL | Qt::Key_D};
    return entry;
}

} // namespace pitwise::ui
