// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace pitwise::ui {

class MainMenu;
class ScreenStack;
class Shell;

/// What the menu offers for files: open and list sessions, save what is shown, write the manual.
/// Lasts as long as the menu.
void serveFiles(MainMenu &menu, ScreenStack &screens, Shell &shell, QWidget *window);

} // namespace pitwise::ui
