// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>
#include <vector>

namespace pitwise {

/// The acts that are right now, the plainest first, computed from the table as it lies. Empty: it
/// is the patrons' turn (to bet, to cut, to answer). Other motions that come to the same are clean
/// too (two takes for one, a push handed back); they are not listed.
[[nodiscard]] std::vector<Act> expected(const Table &table, const House &house);

/// The first of them, without computing the others.
[[nodiscard]] std::optional<Act> nextAct(const Table &table, const House &house);

} // namespace pitwise
