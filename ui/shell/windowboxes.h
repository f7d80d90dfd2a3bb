// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace pitwise::ui {

// Message boxes of the window. None of them waits: they go away by themselves.

void showErrorBox(QWidget *window, const QString &title, const QString &text);
void showAboutBox(QWidget *window, const QString &version);
/// Asks whether to close the window in the middle of an exam.
void askToCloseInExam(QWidget *window, std::function<void()> close);

} // namespace pitwise::ui
