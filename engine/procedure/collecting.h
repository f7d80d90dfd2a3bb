// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/turns.h"
#include "engine/table/table.h"

#include <optional>

namespace pitwise {

// When cards leave the felt. Pick and pay: hand by hand, each with its bets. Lay and pay: all cards
// in one sweep when every bet is settled. The dealer's cards are the last in both.

/// Its cards leave when its chips are moved, in both styles.
[[nodiscard]] inline bool leavesInItsTurn(const Table &table, const House &house, HandId hand)
{
    return gameProcedure(house).leavesInItsTurn(table, hand);
}

/// Pick and pay: the settlement has come to this hand, so that its cards leave now.
[[nodiscard]] inline bool hasComeToLeave(const Table &table, const House &house, HandId hand)
{
    return gameProcedure(house).hasComeToLeave(table, house, hand);
}

/// Seats with cards on the felt that can be done with, in a house that picks cards: a quick look
/// before the exact one.
[[nodiscard]] inline SeatSet mayBeFinished(const Table &table, const House &house)
{
    return gameProcedure(house).mayBeFinished(table, house);
}

/// In time for the cards of `hand` to leave, as far as bets are concerned.
[[nodiscard]] bool mayCollect(const Table &table, const House &house, HandId hand);

/// The place whose cards leave before those of `hand`; nothing if `hand` is in order.
[[nodiscard]] std::optional<HandId> collectedBefore(const Table &table, const House &house,
                                                    HandId hand);

/// Pick and pay: its bets are settled, so its cards must leave before `turn` is begun.
[[nodiscard]] bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn);

/// Pick before pay: moving `bets` would settle the seat while its cards still lie.
[[nodiscard]] bool settlesBeforePick(const Table &table, const House &house, HandId hand,
                                     BetSet bets);

/// Folds in that the cards of `hand` leave now, perhaps known to be `inTime`.
void noteCollect(Table &table, const House &house, HandId hand, bool inTime);

} // namespace pitwise
