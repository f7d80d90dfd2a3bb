// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/remedies.h"
#include "ui/table/picture.h"

#include <QString>

#include <vector>

namespace pitwise::ui {

/// What the floor puts right. `named`: the felt says that it was the floor.
struct FloorShown
{
    std::vector<Remedy> remedies;
    bool named = true;
};

/// Something the floor put right, shown for a moment before it is gone.
struct Passing
{
    Sprite sprite; ///< nothing to draw if it has no card and no chips
    QString note; ///< beside it; may be empty
    qint64 until = 0; ///< by the view's clock
};

/// `table` is the one after the act.
[[nodiscard]] std::vector<Passing> passingOf(const FloorShown &floor, const Table &table,
                                             const ChipSet &chips, const TableLayout &layout,
                                             qint64 until);

/// Cards burned one after the other lie side by side above the rack, so that they can be counted.
[[nodiscard]] Picture burnedCards(int count, const TableLayout &layout);

} // namespace pitwise::ui
