// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/document.h"

namespace pitwise {

/// What every usual bet pays and loses, from the minimum up to the limit.
[[nodiscard]] std::vector<DocumentTable> payoutTables(const House &house);

/// Bets from the minimum to the maximum, at most `most` of them, all of which chips can make. The
/// maximum is among them.
[[nodiscard]] std::vector<Money> usualBets(const House &house, const Limit &limit,
                                           std::size_t most);

} // namespace pitwise
