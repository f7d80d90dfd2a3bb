// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/drag.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

constexpr int DragBegins = 6; ///< pixels

bool canBeDrawn(const Spot &spot)
{
    switch (spot.kind) {
    case SpotKind::Shoe:
    case SpotKind::Slipped:
    case SpotKind::Tube:
    case SpotKind::Hand:
    case SpotKind::Bet:
    case SpotKind::Payoff:
    case SpotKind::Late:
    case SpotKind::Cards:
        return true;
    default:
        return false;
    }
}

/// A sweep picks up chips or cards, not both.
bool joinsSweep(const Spot &spot, const std::vector<Spot> &swept, const Table &table)
{
    if (spot.kind != SpotKind::Bet && spot.kind != SpotKind::Cards)
        return false;
    const bool lies =
        spot.kind == SpotKind::Cards || table.at(spot.hand).bet(spot.bet).amount > Money{};
    const bool fits = swept.empty() || swept.front().kind == spot.kind;
    return lies && fits && std::find(swept.begin(), swept.end(), spot) == swept.end();
}

} // namespace

void Drag::follow(const QPoint &pixel, const QPointF &unit, const Spot &spot, const Table &table)
{
    at = unit;
    const bool far = (pixel - pressed).manhattanLength() >= DragBegins;
    if (far && (sweeps || canBeDrawn(what.front())))
        moving = true;
    if (moving && sweeps && joinsSweep(spot, what, table))
        what.push_back(spot);
}

} // namespace pitwise::ui
