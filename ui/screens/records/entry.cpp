// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/records/recordsscreen.h"

namespace pitwise::ui {

namespace {

/// A sheet with lines.
QPainterPath recordsIcon()
{
    QPainterPath path;
    path.addRoundedRect(QRectF{5, 3, 14, 18}, 2, 2);
    for (const int y : {8, 12, 16}) {
        path.moveTo(8.5, y);
        path.lineTo(15.5, y);
    }
    return path;
}

} // namespace

ScreenEntry recordsEntry();

ScreenEntry recordsEntry()
{
    ScreenEntry entry = entryOf<RecordsScreen>();
    entry.railText = RecordsScreen::tr("Records");
    entry.icon = recordsIcon();
    entry.section = ScreenEntry::Section::School;
    entry.menuText = RecordsScreen::tr("Records");
    entry.key = QKeySequence{Qt::CTRL | Qt::Key_R};
    return entry;
}

} // namespace pitwise::ui
