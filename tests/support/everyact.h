// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"

#include <vector>

namespace pitwise::test {

/// Every kind of act at every place, amounts sampled, whether it is right or not.
[[nodiscard]] std::vector<Act> everyAct(const Table &table, const House &house);

/// Acts that are clean beyond `expected()`: duties that may wait, motions that come to the same.
/// Computed from the contract's words, not from the referee.
[[nodiscard]] bool isAlsoAllowed(const Table &table, const House &house, const Act &act);

/// The referee's quick look is enough to see that the act is right.
[[nodiscard]] bool isPlain(const Session &session, const Act &act);
/// The referee says the same of the act by a quick look and by going through all rules.
[[nodiscard]] bool isJudgedAlike(const Session &session, const Act &act);

} // namespace pitwise::test
