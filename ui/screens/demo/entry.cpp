// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/demo/demoscreen.h"

namespace pitwise::ui {

namespace {

QPainterPath demoIcon()
{
    QPainterPath path;
    path.moveTo(2, 17);
    path.cubicTo(2, 6, 11, 6, 11, 17);
    path.closeSubpath();
    path.moveTo(13, 17);
    path.cubicTo(13, 6, 22, 6, 22, 17);
    path.closeSubpath();
    return path;
}

} // namespace

ScreenEntry demoEntry();

ScreenEntry demoEntry()
{
    ScreenEntry entry = entryOf<DemoScreen>();
    entry.railText = DemoScreen::tr("Show");
    entry.icon = demoIcon();
    entry.section = ScreenEntry::Section::Houses;
    entry.menuText = DemoScreen::tr("Show a round");
    entry.key = Qt::Key_F5;
    return entry;
}

} // namespace pitwise::ui
