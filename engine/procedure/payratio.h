// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// The ratio at which a winning bet is paid in chips, if the house has one for it.
[[nodiscard]] std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand,
                                            BetKind bet);

/// The payoff on the felt is not what the house pays.
[[nodiscard]] bool payoffIsWrong(const Table &table, const House &house, HandId hand, BetKind bet);

/// The payoff of this bet is one that the house calls to the floor.
[[nodiscard]] bool needsFloor(const Table &table, const House &house, HandId hand, BetKind bet);
/// It is, and nobody has called it.
[[nodiscard]] bool floorIsDueFor(const Table &table, const House &house, HandId hand, BetKind bet);

} // namespace pitwise
