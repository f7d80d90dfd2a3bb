// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// The turn that an act begins: taking, paying, giving, posting, offering. None for other acts.
[[nodiscard]] Turn turnBegunBy(const Table &table, const House &house, const Act &act);
[[nodiscard]] inline Turn turnOf(const Table &table, const House &house, const Act &act)
{
    return isAny<act::Take, act::Pay, act::Give, act::Post, act::Return, act::Say>(act)
             ? turnBegunBy(table, house, act)
             : Turn{};
}

/// The act opens a new round: an invitation, the end of bets, or the first card.
[[nodiscard]] bool beginsRound(const Table &table, const Act &act);

/// The act is the first burn or war card after the first settlement: from here on the war is on.
[[nodiscard]] bool isFirstOfWar(const Table &table, const House &house, const Act &act);
[[nodiscard]] inline bool beginsWar(const Table &table, const House &house, const Act &act)
{
    return isAny<act::Burn, act::Deal>(act) && table.round.dealing && !table.round.warBegun
        && isFirstOfWar(table, house, act);
}

/// A tied patron has not decided yet.
[[nodiscard]] bool someTieWaits(const Table &table, const House &house);

/// Folds into the table what the act means for the order of things. Called before `apply`. An act
/// on a turn with nothing to do there begins nothing.
/// The referee may have found it `inOrder` already; that need not be asked twice.
void note(Table &table, const House &house, const Act &act, bool inOrder = false);

} // namespace pitwise
