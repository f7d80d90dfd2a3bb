// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/tablelayout.h"

#include <vector>

namespace pitwise::ui {

/// The nearest of `spots` in that direction, or `from`; a spot straight ahead is nearer than one
/// aside.
[[nodiscard]] Spot nextSpot(const Spot &from, int dx, int dy, const std::vector<Spot> &spots,
                            const TableLayout &layout);
/// The focused place may have got a card, or be gone: the same place then, or the nearest one.
[[nodiscard]] Spot keptFocus(const Spot &focus, const std::vector<Spot> &spots,
                             const TableLayout &layout);

} // namespace pitwise::ui
