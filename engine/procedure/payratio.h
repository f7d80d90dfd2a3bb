// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// The ratio a winning bet is paid by in chips, where it is one of the house's.
[[nodiscard]] std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand,
                                            BetKind bet);

/// A payoff lies there that is not what the house pays.
[[nodiscard]] bool payoffIsWrong(const Table &table, const House &house, HandId hand, BetKind bet);

/// The payoff of this bet is one that the house calls to the floor.
[[nodiscard]] bool needsFloor(const Table &table, const House &house, HandId hand, BetKind bet);
/// It is, and nobody was called.
[[nodiscard]] bool floorIsDueFor(const Table &table, const House &house, HandId hand, BetKind bet);

} // namespace pitwise
