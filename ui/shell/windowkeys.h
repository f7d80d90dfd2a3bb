// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace pitwise::ui {

class KeySheet;
class ScreenStack;
class Shell;

/// The sheet of keys over the window: those of the dealer in his house, and those of the screens.
class WindowKeys : public QObject
{
    Q_OBJECT

public:
    WindowKeys(Shell &shell, ScreenStack &screens, QWidget *window);

    /// Shows the sheet in the middle of `room`, or hides it.
    void toggle(const QRect &room);
    void hide();

private:
    void make();

    Shell &m_shell;
    ScreenStack &m_screens;
    QWidget *m_window;
    KeySheet *m_sheet = nullptr; ///< created on first use
};

} // namespace pitwise::ui
