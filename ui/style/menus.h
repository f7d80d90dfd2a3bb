// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOption>

namespace pitwise::ui {

/// The ground of a menu, a list that drops down or a tool tip, with a fine edge.
void paintPopupGround(QPainter *painter, const QStyleOption &option, QPalette::ColorRole ground);
void paintMenuItem(QPainter *painter, const QStyleOptionMenuItem &option);
/// How large an item is, from what Qt computed for it.
[[nodiscard]] QSize menuItemSize(const QStyleOptionMenuItem &option, const QSize &plain);

} // namespace pitwise::ui
