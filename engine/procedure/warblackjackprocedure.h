// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {
class Expectation;
}

/// The procedure of War Blackjack, as `GameProcedure` needs it. Whose turn it is to play: see
/// warblackjackplay.h.
namespace pitwise::warblackjack {

[[nodiscard]] BetFate fateOf(const Table &table, const House &house, HandId hand, BetKind bet);
[[nodiscard]] std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand,
                                            BetKind bet);
[[nodiscard]] bool finished(const Table &table, const House &house, HandId hand);
[[nodiscard]] bool decided(const Table &table, const House &house, HandId hand);
void renewStanding(Table &table, const House &house);
/// This game has no quick check of its bets.
[[nodiscard]] inline bool betsArePlain(const Table &, const House &)
{
    return false;
}

[[nodiscard]] Pass passOf(const Table &table, const House &house, HandId hand, BetKind bet);
[[nodiscard]] bool comesBefore(const Table &table, const House &house, Turn a, Turn b);
/// A natural waits until the patrons before it have played.
[[nodiscard]] bool hasComeUp(const Table &table, const House &house, Turn turn);
[[nodiscard]] bool isOpen(const Table &table, const House &house, Turn turn);
[[nodiscard]] TurnSet openTurns(const Table &table, const House &house);
[[nodiscard]] TurnSet unsettledTurns(const Table &table, const House &house);
[[nodiscard]] Turn dueTurn(const Table &table, const House &house);
[[nodiscard]] Turn passedOverTurn(const Table &table, const House &house);
[[nodiscard]] Turn turnBefore(const Table &table, const House &house, Turn turn);

[[nodiscard]] bool needsMore(const Table &table, const House &house, HandId hand);
[[nodiscard]] std::optional<HandId> nextPlace(const Table &table, const House &house,
                                              bool skippedToo);
[[nodiscard]] bool wasSkippedInDeal(const Table &table, const House &house, HandId hand);
void passOverInDeal(Table &table, const House &house, HandId hand);

[[nodiscard]] bool playIsOn(const Table &table, const House &house);
[[nodiscard]] bool isInPlay(const Table &table, const House &house, HandId hand);
[[nodiscard]] bool allDecided(const Table &table, const House &house);
[[nodiscard]] inline SeatSet mayBeFinished(const Table &table, const House &)
{
    return table.lying();
}
/// Busts, naturals and even money leave right after their chips, in both styles.
[[nodiscard]] bool leavesInItsTurn(const Table &table, HandId hand);
[[nodiscard]] bool mayLeaveInItsTurn(const Table &table, const House &house, HandId hand);
[[nodiscard]] bool hasComeToLeave(const Table &table, const House &house, HandId hand);
[[nodiscard]] bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn);

[[nodiscard]] bool phases(Expectation &now);
void note(Table &table, const House &house, const Act &act);

} // namespace pitwise::warblackjack
