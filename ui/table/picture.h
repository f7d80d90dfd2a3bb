// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/chipledger.h"
#include "ui/paint/tablelayout.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// A card or a stack of chips on the layout.
struct Sprite
{
    Spot spot; ///< identifies the sprite; for cards together with `nth`
    QPointF at; ///< in table units: the centre of a card, the foot of a stack
    qreal scale = 1;
    std::optional<Card> card; ///< a card, face up
    bool faceDown = false;
    bool across = false; ///< the card of a double, which lies across the others
    ChipCounts chips;

    [[nodiscard]] bool isCard() const { return card.has_value() || faceDown; }
};

/// It lies there for a moment only, and no place on the table has its number.
inline constexpr int PassingNumber = 1000;
[[nodiscard]] inline bool isPassing(const Sprite &sprite)
{
    return sprite.spot.nth >= PassingNumber;
}

/// Everything on the layout, back to front. Rebuilt from the table whenever it changes, and never
/// read back.
using Picture = std::vector<Sprite>;

[[nodiscard]] Picture pictureOf(const Table &table, const ChipLedger &ledger,
                                const TableLayout &layout);

/// The spot of a hand's cards, and the spot where its next card goes.
[[nodiscard]] Spot cardsAt(const Table &table, HandId hand);
[[nodiscard]] Spot nextCardAt(const Table &table, HandId hand);

/// The spot under a point in table units. Chips and cards come before empty spots.
[[nodiscard]] Spot spotAt(QPointF at, const Table &table, const TableLayout &layout);

/// Every spot that can be used now, left to right and top to bottom.
[[nodiscard]] std::vector<Spot> reachable(const Table &table, const TableLayout &layout,
                                          int chipKinds);

} // namespace pitwise::ui
