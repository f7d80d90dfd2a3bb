// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/review/reviewscreen.h"

namespace pitwise::ui {

namespace {

/// A clock that runs backwards.
QPainterPath reviewIcon()
{
    QPainterPath path;
    path.arcMoveTo(QRectF{4, 4, 16, 16}, 150);
    path.arcTo(QRectF{4, 4, 16, 16}, 150, -300);
    path.moveTo(3.4, 4.6);
    path.lineTo(5, 8.6);
    path.lineTo(9, 7.4);
    path.moveTo(12, 8);
    path.lineTo(12, 12.4);
    path.lineTo(15, 14);
    return path;
}

} // namespace

ScreenEntry reviewEntry();

ScreenEntry reviewEntry()
{
    ScreenEntry entry = entryOf<ReviewScreen>();
    entry.railText = ReviewScreen::tr("Review");
    entry.icon = reviewIcon();
    entry.menuText = ReviewScreen::tr("Review a session");
    entry.key = QKeySequence{Qt::CTRL | Qt::Key_B};
    return entry;
}

} // namespace pitwise::ui
