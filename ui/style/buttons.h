// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOption>

namespace pitwise::ui {

/// A push button of a message box or a file dialog, as our own pill buttons look.
void paintPushButton(QPainter *painter, const QStyleOptionButton &option);
void paintPushButtonText(QPainter *painter, const QStyleOptionButton &option);
[[nodiscard]] QSize pushButtonSize(const QSize &text);

/// A tool button is flat until the pointer or the keyboard is on it.
void paintToolButtonGround(QPainter *painter, const QStyleOption &option);

} // namespace pitwise::ui
