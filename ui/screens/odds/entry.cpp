// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/odds/oddsscreen.h"

namespace pitwise::ui {

namespace {

QPainterPath oddsIcon()
{
    QPainterPath path;
    path.moveTo(3, 14);
    path.lineTo(21, 14);
    path.moveTo(3, 4);
    path.cubicTo(6, 26, 9, 4, 12.5, 12.5);
    path.cubicTo(14.5, 17, 16, 13, 21, 14);
    return path;
}

} // namespace

ScreenEntry oddsEntry();

ScreenEntry oddsEntry()
{
    ScreenEntry entry = entryOf<OddsScreen>();
    entry.railText = OddsScreen::tr("Odds");
    entry.icon = oddsIcon();
    entry.section = ScreenEntry::Section::Houses;
    entry.menuText = OddsScreen::tr("Odds and simulation");
    entry.key = Qt::Key_F6;
    return entry;
}

} // namespace pitwise::ui
