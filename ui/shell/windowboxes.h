// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace pitwise::ui {

class Shell;

// Message boxes of the window. None of them waits: they go away by themselves.

void showErrorBox(QWidget *window, const QString &title, const QString &text);
void showAboutBox(QWidget *window, const QString &version);
/// In the middle of an exam, or when the session is not on the disk.
[[nodiscard]] bool mustAskToClose(const Shell &shell);
/// Says why, and closes only if the user wants it.
void askToClose(Shell &shell, QWidget *window, std::function<void()> close);

} // namespace pitwise::ui
