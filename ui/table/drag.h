// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/paint/spot.h"

#include <QPoint>
#include <QPointF>

#include <vector>

namespace pitwise::ui {

/// A drag over the felt. If it begins on a card or on chips, it carries only those; if it begins on
/// bare felt, it sweeps up the bets or cards it passes.
struct Drag
{
    std::vector<Spot> what;
    QPoint pressed; ///< pixels
    QPointF at; ///< units
    bool moving = false;
    bool sweeps = false; ///< it began on bare felt

    /// The pointer moved to `pixel`, which is `unit` on the table and over `spot`.
    void follow(const QPoint &pixel, const QPointF &unit, const Spot &spot, const Table &table);
};

} // namespace pitwise::ui
