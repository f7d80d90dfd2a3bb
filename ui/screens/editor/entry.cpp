// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/editor/editorscreen.h"

namespace pitwise::ui {

namespace {

QPainterPath editorIcon()
{
    QPainterPath path;
    path.moveTo(4, 20);
    path.lineTo(5.2, 15.2);
    path.lineTo(16, 4.4);
    path.lineTo(19.6, 8);
    path.lineTo(8.8, 18.8);
    path.closeSubpath();
    path.moveTo(13.4, 7);
    path.lineTo(17, 10.6);
    return path;
}

} // namespace

ScreenEntry editorEntry();

ScreenEntry editorEntry()
{
    ScreenEntry entry = entryOf<EditorScreen>();
    entry.railText = EditorScreen::tr("House");
    entry.icon = editorIcon();
    entry.section = ScreenEntry::Section::Houses;
    entry.menuText = EditorScreen::tr("A house of your own");
    entry.key = Qt::Key_F8;
    return entry;
}

} // namespace pitwise::ui
