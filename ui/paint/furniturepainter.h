// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"

class QPainter;

namespace pitwise::ui {

// In table units. The bodies never change; what is in them does.

void paintTrayBody(QPainter &painter, const TableLayout &layout);
void paintShoeBody(QPainter &painter, const TableLayout &layout);
void paintRackBody(QPainter &painter, const TableLayout &layout);

// Full ones; of a part that is left, a part of the picture is shown.

/// A tube full of chips, from its corner.
void paintFullTube(QPainter &painter, const QSizeF &size, Money value);
/// What the tube's chips are worth, around the origin.
void paintTubePlate(QPainter &painter, Money value);
/// All cards in the shoe and in the discard rack: where they lie, and how they look.
[[nodiscard]] QRectF shoePack(const TableLayout &layout);
[[nodiscard]] QRectF rackPack(const TableLayout &layout);
void paintFullShoe(QPainter &painter, const QSizeF &size);
void paintFullRack(QPainter &painter, const QSizeF &size);

/// The next card at the mouth, and the cut card at its place from there, as a share of all cards;
/// below 0: none.
void paintShoeMouth(QPainter &painter, const TableLayout &layout, qreal cutCardAt);
/// The uppermost discard; `fill` is a share of all cards.
void paintRackTop(QPainter &painter, const TableLayout &layout, qreal fill);

} // namespace pitwise::ui
