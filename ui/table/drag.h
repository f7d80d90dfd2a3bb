// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/paint/spot.h"

#include <QPoint>
#include <QPointF>

#include <vector>

namespace pitwise::ui {

/// A hand on its way over the felt, with the button of the mouse held down. One that began on a
/// thing carries that thing alone, whatever lies on its way.
struct Drag
{
    std::vector<Spot> what;
    QPoint pressed; ///< pixels
    QPointF at; ///< units
    bool moving = false;
    bool sweeps = false; ///< it began on the bare felt, and takes along the bets or cards it passes

    /// The pointer came to `pixel`, which is `unit` on the table and over `spot`.
    void follow(const QPoint &pixel, const QPointF &unit, const Spot &spot, const Table &table);
};

} // namespace pitwise::ui
