// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/chips.h"
#include "ui/paint/spot.h"

#include <vector>

namespace pitwise::ui {

/// What the dealer holds: chips cut from the tray, and bets or cards picked up from the layout.
/// Nothing here is an act yet, so all of it can be undone.
struct Hand
{
    ChipCounts chips;
    std::vector<int> order; ///< kinds of the chips in the order they were taken, for undo
    std::vector<Spot> lifted; ///< bets, payoffs, late additions, cards, a card that slid out

    bool operator==(const Hand &) const = default;
    [[nodiscard]] bool empty() const { return order.empty() && lifted.empty(); }
    [[nodiscard]] bool lifts(const Spot &spot) const;

    void add(int kind, int count = 1);
    void removeLast();
    void removeOne(int kind);
    void clearChips();
};

} // namespace pitwise::ui
