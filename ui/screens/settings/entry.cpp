// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/settings/settingsscreen.h"

namespace pitwise::ui {

namespace {

/// Three sliders.
QPainterPath settingsIcon()
{
    QPainterPath path;
    const auto slider = [&](qreal y, qreal knob) {
        path.moveTo(3.5, y);
        path.lineTo(knob - 2.3, y);
        path.addEllipse(QPointF{knob, y}, 2.3, 2.3);
        path.moveTo(knob + 2.3, y);
        path.lineTo(20.5, y);
    };
    slider(6, 15.5);
    slider(12, 8);
    slider(18, 13);
    return path;
}

} // namespace

ScreenEntry settingsEntry();

ScreenEntry settingsEntry()
{
    ScreenEntry entry = entryOf<SettingsScreen>();
    entry.railText = SettingsScreen::tr("Settings");
    entry.icon = settingsIcon();
    entry.belowOnRail = true;
    entry.menuText = SettingsScreen::tr("Preferences");
    entry.key = Qt::CTRL | Qt::Key_Comma;
    return entry;
}

} // namespace pitwise::ui
