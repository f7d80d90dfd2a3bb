// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/tablelayout.h"

#include <vector>

namespace pitwise::ui {

/// The nearest of `spots` in that direction, or `from`. A spot straight ahead counts as nearer than
/// one to the side.
[[nodiscard]] Spot nextSpot(const Spot &from, int dx, int dy, const std::vector<Spot> &spots,
                            const TableLayout &layout);
/// The focus after the table changed: the same place if it still exists, or the nearest one.
[[nodiscard]] Spot keptFocus(const Spot &focus, const std::vector<Spot> &spots,
                             const TableLayout &layout);

/// The spot nearest to a point in table units, none if it is farther away than `reach`.
[[nodiscard]] Spot nearestSpot(QPointF at, qreal reach, const std::vector<Spot> &spots,
                               const TableLayout &layout);

} // namespace pitwise::ui
