// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/screenstack.h"
#include "ui/shell/shell.h"

#include <QMenu>

namespace pitwise::ui {

class RailButton;

/// The menu behind "More": screens, sessions, window.
class MainMenu : public QMenu
{
    Q_OBJECT

public:
    MainMenu(Shell &shell, ScreenStack *screens, QWidget *parent = nullptr);

    void openBeside(RailButton *button);

Q_SIGNALS:
    void sessionsWanted();
    void openWanted();
    void saveWanted();
    void manualWanted();
    void keysWanted();
    void fullScreenWanted();
    void aboutWanted();
    void quitWanted();

private:
    template<typename Then>
    QAction *add(const QString &text, const QKeySequence &keys, Then then);
    void addScreens();
    void addScreenActions();
    void addSessions();
    void addSound();
    void fillRecent(QMenu *menu);

    Shell &m_shell;
    ScreenStack *m_screens;
};

} // namespace pitwise::ui
