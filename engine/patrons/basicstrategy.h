// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/warblackjackhands.h"

namespace pitwise {

/// What a patron wants to do with his hand.
enum class Wish : std::uint8_t { Stand, Hit, Double, Split };

/// Basic strategy for several decks where the dealer hits a soft 17 and split hands may be doubled.
/// What may not be done (any more) is replaced by the next best.
[[nodiscard]] Wish basicStrategy(const Table &table, const House &house, HandId hand);

} // namespace pitwise
