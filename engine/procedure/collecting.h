// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/turns.h"
#include "engine/table/table.h"

#include <optional>

namespace pitwise {

// When cards leave the felt. Pick and pay: hand by hand, each with its bets. Lay and pay: all cards
// in one sweep when every bet is settled. The dealer's cards are the last in both.

/// The hand's cards leave right after its chips, in both styles.
[[nodiscard]] inline bool leavesInItsTurn(const Table &table, const House &house, HandId hand)
{
    return gameProcedure(house).leavesInItsTurn(table, hand);
}

/// Pick and pay: the settlement has reached this hand, so its cards leave now.
[[nodiscard]] inline bool hasComeToLeave(const Table &table, const House &house, HandId hand)
{
    return gameProcedure(house).hasComeToLeave(table, house, hand);
}

/// Pick and pay: seats with cards on the felt that may be finished. A quick check before the exact
/// one.
[[nodiscard]] inline SeatSet mayBeFinished(const Table &table, const House &house)
{
    return gameProcedure(house).mayBeFinished(table, house);
}

/// As far as bets are concerned, the cards of `hand` may leave now.
[[nodiscard]] bool mayCollect(const Table &table, const House &house, HandId hand);

/// The hand whose cards must leave before those of `hand`; empty if `hand` is in order.
[[nodiscard]] std::optional<HandId> collectedBefore(const Table &table, const House &house,
                                                    HandId hand);

/// Pick and pay: the hand's bets are settled, so its cards must leave before `turn` begins.
[[nodiscard]] bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn);

/// Pick before pay: moving `bets` would settle the hand while its cards are still on the felt.
[[nodiscard]] bool settlesBeforePick(const Table &table, const House &house, HandId hand,
                                     BetSet bets);

/// Records that the cards of `hand` leave now. `inTime`: they are already known to be in time.
void noteCollect(Table &table, const House &house, HandId hand, bool inTime);

} // namespace pitwise
