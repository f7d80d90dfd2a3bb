// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/compare/comparescreen.h"

namespace pitwise::ui {

namespace {

QPainterPath compareIcon()
{
    QPainterPath path;
    path.moveTo(4, 8.5);
    path.lineTo(19, 8.5);
    path.moveTo(15, 4.5);
    path.lineTo(19, 8.5);
    path.lineTo(15, 12.5);
    path.moveTo(20, 16);
    path.lineTo(5, 16);
    path.moveTo(9, 12);
    path.lineTo(5, 16);
    path.lineTo(9, 20);
    return path;
}

} // namespace

ScreenEntry compareEntry();

ScreenEntry compareEntry()
{
    ScreenEntry entry = entryOf<CompareScreen>();
    entry.railText = CompareScreen::tr("Compare");
    entry.icon = compareIcon();
    entry.section = ScreenEntry::Section::Houses;
    entry.menuText = CompareScreen::tr("Compare two houses");
    entry.key = Qt::Key_F7;
    return entry;
}

} // namespace pitwise::ui
