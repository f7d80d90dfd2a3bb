// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/progress/progressscreen.h"

namespace pitwise::ui {

namespace {

/// Steps that rise.
QPainterPath progressIcon()
{
    QPainterPath path;
    for (int i = 0; i < 3; ++i)
        path.addRoundedRect(4 + i * 6, 15 - i * 5, 4, 5 + i * 5, 1, 1);
    return path;
}

} // namespace

ScreenEntry progressEntry();

ScreenEntry progressEntry()
{
    ScreenEntry entry = entryOf<ProgressScreen>();
    entry.railText = ProgressScreen::tr("Progress");
    entry.icon = progressIcon();
    entry.menuText = ProgressScreen::tr("Progress: what you know, and what is due");
    entry.key = QKeySequence{Qt::CTRL | Qt::Key_G};
    return entry;
}

} // namespace pitwise::ui
