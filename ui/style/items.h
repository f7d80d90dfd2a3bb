// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPainter>
#include <QStyleOption>

namespace pitwise::ui {

enum class ItemShape { Rounded, Row };

/// What lies under an item of a list (rounded) or under a row of a table.
void paintItemGround(QPainter *painter, const QStyleOptionViewItem &option, ItemShape shape);
/// The ground of a column's heading.
void paintHeading(QPainter *painter, const QStyleOption &option);
/// The frame around a list or a text.
void paintListFrame(QPainter *painter, const QStyleOption &option);

} // namespace pitwise::ui
