// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/start/startscreen.h"

namespace pitwise::ui {

namespace {

QPainterPath startIcon()
{
    QPainterPath path;
    path.moveTo(4, 12);
    path.lineTo(12, 4);
    path.lineTo(20, 12);
    path.moveTo(6.5, 10.5);
    path.lineTo(6.5, 20);
    path.lineTo(17.5, 20);
    path.lineTo(17.5, 10.5);
    return path;
}

} // namespace

ScreenEntry startEntry();

ScreenEntry startEntry()
{
    ScreenEntry entry = entryOf<StartScreen>(ScreenEntry::Role::Home);
    entry.railText = StartScreen::tr("Start");
    entry.icon = startIcon();
    entry.section = ScreenEntry::Section::Deal;
    entry.menuText = StartScreen::tr("New session");
    entry.key = QKeySequence::New;
    return entry;
}

} // namespace pitwise::ui
