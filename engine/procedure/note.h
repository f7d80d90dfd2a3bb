// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// The turn that an act begins: taking, paying, giving, posting, offering. Nothing for other acts.
[[nodiscard]] std::optional<Turn> turnOf(const Table &table, const House &house, const Act &act);

/// The act opens a new round: an invitation, the end of bets, or the first card.
[[nodiscard]] bool beginsRound(const Table &table, const Act &act);

/// The act is the first burn or war card after the first settlement: from here on the war is on.
[[nodiscard]] bool beginsWar(const Table &table, const House &house, const Act &act);

/// A tied patron has not decided yet.
[[nodiscard]] bool someTieWaits(const Table &table, const House &house);

/// Folds into the table what the act means for the order of things. Called before `apply`. An act
/// on a turn with nothing to do there begins nothing.
void note(Table &table, const House &house, const Act &act);

} // namespace pitwise
