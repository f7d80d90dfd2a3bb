// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/learn/learnscreen.h"

namespace pitwise::ui {

namespace {

/// An open book.
QPainterPath learnIcon()
{
    QPainterPath path;
    path.moveTo(12, 6);
    path.cubicTo(9, 4, 5, 4, 3, 5);
    path.lineTo(3, 19);
    path.cubicTo(5, 18, 9, 18, 12, 20);
    path.cubicTo(15, 18, 19, 18, 21, 19);
    path.lineTo(21, 5);
    path.cubicTo(19, 4, 15, 4, 12, 6);
    path.lineTo(12, 20);
    return path;
}

} // namespace

ScreenEntry learnEntry();

ScreenEntry learnEntry()
{
    ScreenEntry entry = entryOf<LearnScreen>();
    entry.railText = LearnScreen::tr("Learn");
    entry.icon = learnIcon();
    entry.menuText = LearnScreen::tr("Learn: the course of a house");
    entry.key = QKeySequence{Qt::CTRL | Qt::Key_L};
    return entry;
}

} // namespace pitwise::ui
