// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/practise/practisescreen.h"

namespace pitwise::ui {

namespace {

/// An arrow that goes round.
QPainterPath practiseIcon()
{
    QPainterPath path;
    path.arcMoveTo(4, 4, 16, 16, 60);
    path.arcTo(4, 4, 16, 16, 60, 300);
    path.moveTo(16.4, 1.6);
    path.lineTo(16.2, 5.2);
    path.lineTo(19.8, 5.6);
    return path;
}

} // namespace

ScreenEntry practiseEntry();

ScreenEntry practiseEntry()
{
    ScreenEntry entry = entryOf<PractiseScreen>();
    entry.railText = PractiseScreen::tr("Practise");
    entry.icon = practiseIcon();
    entry.menuText = PractiseScreen::tr("Practise: what is due, weak or next");
    entry.key = QKeySequence{Qt::CTRL | Qt::Key_T};
    return entry;
}

} // namespace pitwise::ui
