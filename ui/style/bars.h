// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOption>

namespace pitwise::ui {

/// A slim scroll bar without buttons.
void paintScrollBar(QPainter *painter, const QStyleOptionSlider &option);
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part);

/// `handle` is where the style has it.
void paintSlider(QPainter *painter, const QStyleOptionSlider &option, const QRect &handle);
void paintProgress(QPainter *painter, const QStyleOptionProgressBar &option);

} // namespace pitwise::ui
