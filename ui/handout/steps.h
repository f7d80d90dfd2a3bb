// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/document.h"

namespace pitwise {

/// What the dealer does in a phase, in order.
using Steps = std::vector<Sentence>;

// Both games.
[[nodiscard]] Steps betSteps(const House &house);
[[nodiscard]] Sentence lateBetStep(const House &house);
[[nodiscard]] Steps cardSteps(const House &house);
[[nodiscard]] Steps shoeSteps(const House &house);
/// What may happen, and what the dealer does then.
[[nodiscard]] DocumentTable troubles(const House &house);

namespace casinowar {
[[nodiscard]] Steps dealSteps(const House &house);
[[nodiscard]] Steps settlementSteps(const House &house);
[[nodiscard]] Steps warSteps(const House &house);
} // namespace casinowar

namespace warblackjack {
[[nodiscard]] Steps bonusSteps(const House &house);
[[nodiscard]] Steps secondCardSteps(const House &house);
[[nodiscard]] Steps playSteps(const House &house);
[[nodiscard]] Steps dealersHandSteps(const House &house);
} // namespace warblackjack

} // namespace pitwise
