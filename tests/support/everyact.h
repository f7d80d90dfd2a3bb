// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"

#include <vector>

namespace pitwise::test {

/// Every kind of act at every place, right or wrong, with a sample of amounts.
[[nodiscard]] std::vector<Act> everyAct(const Table &table, const House &house);

/// Acts that are clean although `expected()` does not list them: duties that may wait, other
/// motions with the same result. Computed from the written rules, independently of the referee.
[[nodiscard]] bool isAlsoAllowed(const Table &table, const House &house, const Act &act);

/// The referee's quick look finds the act right.
[[nodiscard]] bool isPlain(const Session &session, const Act &act);
/// The quick look and the full rules agree about the act.
[[nodiscard]] bool isJudgedAlike(const Session &session, const Act &act);

} // namespace pitwise::test
