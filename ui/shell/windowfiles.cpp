// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/windowfiles.h"

#include "ui/shell/filedialogs.h"
#include "ui/shell/mainmenu.h"
#include "ui/shell/mainwindow.h"

#include <variant>

namespace pitwise::ui {

namespace {

void save(ScreenStack &screens, Shell &shell, QWidget *window)
{
    Screen *shown = screens.shown();
    if (shown == nullptr || !shown->save())
        askToSaveSession(shell, window);
}

void writeManual(const ScreenStack &screens, Shell &shell, QWidget *window)
{
    const Screen *shown = screens.shown();
    if (shown != nullptr && shown->house() != nullptr)
        return askToWriteManual(shell, *shown->house(), window);
    const auto found = shell.houses().find(shell.houses().chosen());
    if (const auto *house = std::get_if<House>(&found))
        askToWriteManual(shell, *house, window);
    else
        shell.showError(MainWindow::tr("This house cannot be used"),
                        QString::fromStdString(std::get<std::string>(found)));
}

} // namespace

void serveFiles(MainMenu &menu, ScreenStack &screens, Shell &shell, QWidget *window)
{
    QObject::connect(&menu, &MainMenu::openWanted, window,
                     [&shell, window] { askToOpenSession(shell, window); });
    QObject::connect(&menu, &MainMenu::sessionsWanted, window,
                     [&shell, window] { showSessions(shell, window); });
    QObject::connect(&menu, &MainMenu::saveWanted, window,
                     [&screens, &shell, window] { save(screens, shell, window); });
    QObject::connect(&menu, &MainMenu::manualWanted, window,
                     [&screens, &shell, window] { writeManual(screens, shell, window); });
}

} // namespace pitwise::ui
