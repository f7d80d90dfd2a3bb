// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/position.h"

#include <vector>

namespace pitwise {

/// The act begins the next round although this one was never ended. That is told once.
[[nodiscard]] bool forgetsTheEnd(const Position &now, const Act &act);
/// What the old round still lacks. The last finding expects the end of the round.
void addForgottenEnd(const Position &now, const Act &act, std::vector<Finding> &findings);
/// What the end of a round finds: bets that were never settled.
void addUnsettledBets(const Position &now, std::vector<Finding> &findings);

/// The finding is about the end that was forgotten: the floor ends the round.
[[nodiscard]] bool wantsTheEnd(const Finding &finding);
/// Ends the round. Bets put down since it was over are those of the next one.
void endForgottenRound(Table &table, const House &house);

} // namespace pitwise
