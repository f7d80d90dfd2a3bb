// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/warblackjackhands.h"

namespace pitwise {

/// What a patron wants to do with his hand.
enum class Wish : std::uint8_t { Stand, Hit, Double, Split };

/// Basic strategy for several decks, where the dealer hits a soft 17 and split hands may be
/// doubled. If the house does not allow a move, the next best one is chosen.
[[nodiscard]] Wish basicStrategy(const Table &table, const House &house, HandId hand);

} // namespace pitwise
