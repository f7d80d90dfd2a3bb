// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <vector>

namespace pitwise::test {

/// Every kind of act at every place, amounts sampled, whether it is right or not.
[[nodiscard]] std::vector<Act> everyAct(const Table &table, const House &house);

/// Acts that are clean beyond `expected()`: duties that may wait, motions that come to the same.
/// Computed from the contract's words, not from the referee.
[[nodiscard]] bool isAlsoAllowed(const Table &table, const House &house, const Act &act);

} // namespace pitwise::test
