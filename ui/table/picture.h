// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/chipledger.h"
#include "ui/paint/tablelayout.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// Something that lies on the felt and can move: a card or some chips.
struct Sprite
{
    Spot spot; ///< whose it is; with `nth` for cards it is what tells sprites apart
    QPointF at; ///< in units: the centre of a card, the foot of a stack
    qreal scale = 1;
    std::optional<Card> card; ///< a card, its face up
    bool faceDown = false;
    bool across = false; ///< the card of a double lies across the others
    ChipCounts chips;

    [[nodiscard]] bool isCard() const { return card.has_value() || faceDown; }
};

/// What lies on the felt, back to front. Made anew from the table whenever it changes; nothing is
/// ever read back from it.
using Picture = std::vector<Sprite>;

[[nodiscard]] Picture pictureOf(const Table &table, const ChipLedger &ledger,
                                const TableLayout &layout);

/// The cards lying at a place, and where its next one goes.
[[nodiscard]] Spot cardsAt(const Table &table, HandId hand);
[[nodiscard]] Spot nextCardAt(const Table &table, HandId hand);

/// The spot under a point, in units: what lies there first, then what may lie there.
[[nodiscard]] Spot spotAt(QPointF at, const Table &table, const TableLayout &layout);

/// Every spot that a hand could reach for now, from left to right and top to bottom.
[[nodiscard]] std::vector<Spot> reachable(const Table &table, const TableLayout &layout,
                                          int chipKinds);

} // namespace pitwise::ui
