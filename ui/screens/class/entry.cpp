// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/class/classscreen.h"

namespace pitwise::ui {

namespace {

/// Three people.
QPainterPath classIcon()
{
    QPainterPath path;
    path.addEllipse(QPointF{12, 7}, 3, 3);
    path.moveTo(6.5, 20);
    path.cubicTo(6.5, 11.5, 17.5, 11.5, 17.5, 20);
    path.addEllipse(QPointF{5, 10}, 2, 2);
    path.addEllipse(QPointF{19, 10}, 2, 2);
    path.moveTo(2, 18);
    path.cubicTo(2, 15, 3.5, 14, 5, 14);
    path.moveTo(22, 18);
    path.cubicTo(22, 15, 20.5, 14, 19, 14);
    return path;
}

} // namespace

ScreenEntry classEntry();

ScreenEntry classEntry()
{
    ScreenEntry entry = entryOf<ClassScreen>();
    entry.railText = ClassScreen::tr("Class");
    entry.icon = classIcon();
    entry.section = ScreenEntry::Section::School;
    entry.menuText = ClassScreen::tr("Class");
    entry.key = Qt::CTRL | Qt::SHIFT | Qt::Key_C;
    return entry;
}

} // namespace pitwise::ui
