// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/chips.h"

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace pitwise::ui {

/// A chip lying flat, in table units: an ellipse, because the view is from above and in front.
inline constexpr qreal ChipRadius = 17;
inline constexpr qreal ChipSlant = 0.74; ///< height of the ellipse divided by its width
inline constexpr qreal ChipThickness = 4.4;
/// Higher stacks are split into several, side by side.
inline constexpr int StackOf = 20;

struct ChipColours
{
    QColor body;
    QColor spots;
    QColor inlay;
    QColor ink;
};

[[nodiscard]] ChipColours chipColours(Money value);
/// As printed on the chip: `25`, `2½`, `1K`.
[[nodiscard]] QString chipText(Money value);

/// One chip lying flat, its lower face centred at the origin; `turn` rotates its edge spots.
void paintChip(QPainter &painter, Money value, int turn);
/// The soft shadow under a chip or a stack.
void paintChipShadow(QPainter &painter);
/// The edge of a chip standing in its tube.
void paintChipEdge(QPainter &painter, Money value, const QRectF &box, int turn);

} // namespace pitwise::ui
