// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/table/picture.h"

#include <vector>

namespace pitwise::ui {

/// An animated sprite. The table has already changed; a flight only shows how it got there.
struct Flight
{
    Sprite sprite; ///< at its destination
    QPointF from;
    QPointF to;
    int begins = 0; ///< ms after the act
    int lasts = 0;
    bool vanishes = false; ///< into the rack, the tray or a pocket
    bool turns = false; ///< a card that leaves the shoe face down

    /// 0 to 1, eased; `ms` after the act.
    [[nodiscard]] qreal progress(qint64 ms) const;
    [[nodiscard]] QPointF at(qint64 ms) const;
};

/// The animation from `before` to `after`. `released` is where the dealer let go, if he dragged
/// something.
[[nodiscard]] std::vector<Flight> flights(const Picture &before, const Picture &after,
                                          const Act &act, const TableLayout &layout,
                                          const std::optional<QPointF> &released);

/// Milliseconds until the last of them is over.
[[nodiscard]] int totalDuration(const std::vector<Flight> &flights);

} // namespace pitwise::ui
