// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/table/picture.h"

#include <vector>

namespace pitwise::ui {

/// Something on its way. The table is already as it will be; a flight only shows how it got there.
struct Flight
{
    Sprite sprite; ///< as it arrives
    QPointF from;
    QPointF to;
    int begins = 0; ///< ms after the act
    int lasts = 0;
    bool vanishes = false; ///< into a rack, a tray, a pocket
    bool turns = false; ///< a card that comes from the shoe, and so face down

    /// 0 to 1, eased; `ms` after the act.
    [[nodiscard]] qreal progress(qint64 ms) const;
    [[nodiscard]] QPointF at(qint64 ms) const;
};

/// How the table came from `before` to `after` by what the dealer did and the patrons answered.
/// `released` is where the dealer let go, if he drew something over the felt.
[[nodiscard]] std::vector<Flight> flights(const Picture &before, const Picture &after,
                                          const Act &act, const TableLayout &layout,
                                          const std::optional<QPointF> &released);

/// When the last of them is over.
[[nodiscard]] int lastsAll(const std::vector<Flight> &flights);

} // namespace pitwise::ui
