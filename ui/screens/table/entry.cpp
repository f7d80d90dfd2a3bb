// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/tablescreen.h"

namespace pitwise::ui {

namespace {

QPainterPath tableIcon()
{
    QPainterPath path;
    path.moveTo(3, 18);
    path.cubicTo(3, 2, 21, 2, 21, 18);
    path.closeSubpath();
    path.addRect(QRectF{9.8, 11, 4.4, 6});
    return path;
}

QPainterPath resultIcon()
{
    QPainterPath path;
    path.moveTo(4, 20);
    path.lineTo(20, 20);
    path.moveTo(7, 20);
    path.lineTo(7, 13);
    path.moveTo(12, 20);
    path.lineTo(12, 5);
    path.moveTo(17, 20);
    path.lineTo(17, 10);
    return path;
}

QPainterPath panelIcon()
{
    QPainterPath path;
    path.addRoundedRect(QRectF{3, 5, 18, 14}, 2.5, 2.5);
    path.moveTo(14.5, 5);
    path.lineTo(14.5, 19);
    return path;
}

} // namespace

ScreenEntry tableEntry();

ScreenEntry tableEntry()
{
    ScreenEntry entry = entryOf<TableScreen>(ScreenEntry::Role::Dealing);
    entry.railText = TableScreen::tr("Table");
    entry.icon = tableIcon();
    entry.section = ScreenEntry::Section::Deal;

    ScreenAction result;
    result.railText = TableScreen::tr("Result");
    result.icon = resultIcon();
    result.showsScreen = true;
    result.run = [](Screen &screen) { static_cast<TableScreen &>(screen).showSummary(); };

    ScreenAction panel;
    panel.railText = TableScreen::tr("Panel");
    panel.icon = panelIcon();
    panel.belowOnRail = true;
    panel.menuText = TableScreen::tr("Side panel");
    panel.key = Qt::Key_F4;
    panel.run = [](Screen &screen) {
        auto &table = static_cast<TableScreen &>(screen);
        table.setPanelShown(!table.isPanelShown());
    };
    entry.actions = {result, panel};
    return entry;
}

} // namespace pitwise::ui
