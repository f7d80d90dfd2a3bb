// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/scenarios/scenariosscreen.h"

namespace pitwise::ui {

namespace {

/// Three cards with a pen.
QPainterPath scenariosIcon()
{
    QPainterPath path;
    path.addRoundedRect(QRectF{3, 5, 9, 13}, 1.5, 1.5);
    path.moveTo(14, 6);
    path.lineTo(17, 6);
    path.moveTo(20.5, 7.5);
    path.lineTo(13, 17);
    path.lineTo(12.4, 20);
    path.lineTo(15, 18.6);
    path.lineTo(22, 9);
    path.closeSubpath();
    return path;
}

} // namespace

ScreenEntry scenariosEntry();

ScreenEntry scenariosEntry()
{
    ScreenEntry entry = entryOf<ScenariosScreen>();
    entry.railText = ScenariosScreen::tr("Scenarios");
    entry.icon = scenariosIcon();
    entry.menuText = ScenariosScreen::tr("Scenarios: rounds of your own");
    entry.key = QKeySequence{Qt::CTRL | Qt::Key_J};
    return entry;
}

} // namespace pitwise::ui
