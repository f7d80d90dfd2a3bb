// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/position.h"

namespace pitwise {

// What the floor has just made good, a dealer may do a moment later: refuse the late bet, hand back
// the excess, put the post down. That is right, and changes nothing. The same for the rest of an
// amount that was moved in parts: it was told at the first of them.

/// The act does again what the floor did, and means nothing else.
[[nodiscard]] bool repeatsTheFloor(const Position &now, const Act &act);
/// The rest of a bet that was taken in part lies there, and may be taken with other bets in one
/// motion.
[[nodiscard]] bool isRestToTake(const Table &table, HandId hand, BetKind bet);
/// It was done: a second time it is not.
void useRepair(Table &table, const Act &act);

} // namespace pitwise
