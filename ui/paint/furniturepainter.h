// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/paint/tablelayout.h"

#include <array>

class QPainter;

namespace pitwise::ui {

/// Chips a full tube holds.
inline constexpr int TubeHolds = 60;

// In table units. The bodies never change; what is in them does.

void paintTrayBody(QPainter &painter, const TableLayout &layout);
void paintShoeBody(QPainter &painter, const TableLayout &layout);
void paintRackBody(QPainter &painter, const TableLayout &layout);

/// The chips in their tubes, by kind, with their values.
void paintTubes(QPainter &painter, const TableLayout &layout, const ChipSet &chips,
                const std::array<int, MaxChipKinds> &counts);
/// What is left in the shoe, 0 to 1, and the cut card among it: its place from the mouth, below 0
/// if there is none.
void paintShoeFill(QPainter &painter, const TableLayout &layout, qreal fill, qreal cutCardAt);
/// Cards in the discard rack, as a share of all cards.
void paintRackFill(QPainter &painter, const TableLayout &layout, qreal fill);

} // namespace pitwise::ui
