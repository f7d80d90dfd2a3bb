// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/exam/examscreen.h"

namespace pitwise::ui {

namespace {

/// A sheet with a seal.
QPainterPath examIcon()
{
    QPainterPath path;
    path.moveTo(11, 20);
    path.lineTo(5, 20);
    path.lineTo(5, 4);
    path.lineTo(19, 4);
    path.lineTo(19, 11);
    path.moveTo(8.5, 8.5);
    path.lineTo(15.5, 8.5);
    path.moveTo(8.5, 12);
    path.lineTo(12, 12);
    path.addEllipse(QPointF{16, 16}, 3.2, 3.2);
    path.moveTo(14, 18.6);
    path.lineTo(14, 22);
    path.lineTo(16, 20.6);
    path.lineTo(18, 22);
    path.lineTo(18, 18.6);
    return path;
}

} // namespace

ScreenEntry examEntry();

ScreenEntry examEntry()
{
    ScreenEntry entry = entryOf<ExamScreen>();
    entry.railText = ExamScreen::tr("Exams");
    entry.icon = examIcon();
    entry.section = ScreenEntry::Section::School;
    entry.menuText = ExamScreen::tr("Exams and certificates");
    entry.key = Qt::CTRL | Qt::Key_E;
    return entry;
}

} // namespace pitwise::ui
