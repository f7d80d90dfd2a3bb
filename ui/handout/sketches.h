// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/chapters.h"
#include "ui/handout/sketch.h"

namespace pitwise {

/// The table as the dealer sees it, with its places named.
[[nodiscard]] Sketch coverSketch(const House &house);
/// What a chapter is about; empty for a chapter without a drawing.
[[nodiscard]] Sketch sketchOf(const House &house, Chapter chapter);

// The drawings of single chapters.

[[nodiscard]] Sketch betsSketch(const House &house);
[[nodiscard]] Sketch cardsSketch(const House &house);
[[nodiscard]] Sketch shoeSketch(const House &house);
[[nodiscard]] Sketch troublesSketch(const House &house);

namespace casinowar {
[[nodiscard]] Sketch dealSketch(const House &house);
[[nodiscard]] Sketch settlementSketch(const House &house);
[[nodiscard]] Sketch warSketch(const House &house);
} // namespace casinowar

namespace warblackjack {
[[nodiscard]] Sketch bonusSketch(const House &house);
[[nodiscard]] Sketch secondCardsSketch(const House &house);
[[nodiscard]] Sketch playSketch(const House &house);
[[nodiscard]] Sketch dealersHandSketch(const House &house);
} // namespace warblackjack

} // namespace pitwise
