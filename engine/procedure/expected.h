// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>
#include <vector>

namespace pitwise {

/// The acts that are right now, the plainest first, worked out from the table as it is. Empty: it
/// is the patrons' turn (to bet, to cut, to answer). Other motions with the same result are clean
/// too (two takes for one, a push handed back), but not listed.
[[nodiscard]] std::vector<Act> expected(const Table &table, const House &house);

/// The first of them, without computing the others.
[[nodiscard]] std::optional<Act> nextAct(const Table &table, const House &house);

} // namespace pitwise
