// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"

class QPainter;

namespace pitwise::ui {

// In table units. The bodies never change; their contents do.

void paintTrayBody(QPainter &painter, const TableLayout &layout);
void paintShoeBody(QPainter &painter, const TableLayout &layout);
void paintRackBody(QPainter &painter, const TableLayout &layout);

// Painted full; if less is left, only part of the picture is shown.

/// A tube full of chips; the origin is its top left corner.
void paintFullTube(QPainter &painter, const QSizeF &size, Money value);
/// The value of the chips in the tube, centred at the origin.
void paintTubePlate(QPainter &painter, Money value);
/// The cards in the shoe and in the discard rack.
[[nodiscard]] QRectF shoePack(const TableLayout &layout);
[[nodiscard]] QRectF rackPack(const TableLayout &layout);
void paintFullShoe(QPainter &painter, const QSizeF &size);
void paintFullRack(QPainter &painter, const QSizeF &size);

/// The next card at the mouth, and the cut card `cutCardAt` (a share of all cards) behind it; below
/// 0: no cut card.
void paintShoeMouth(QPainter &painter, const TableLayout &layout, qreal cutCardAt);
/// The top discard; `fill` is a share of all cards.
void paintRackTop(QPainter &painter, const TableLayout &layout, qreal fill);

} // namespace pitwise::ui
