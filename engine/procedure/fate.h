// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/gameprocedure.h"

namespace pitwise {

/// The patron has not decided between war and surrender.
[[nodiscard]] constexpr bool isTied(Fate fate)
{
    return fate == Fate::Offer || fate == Fate::Answer;
}
/// Neither won nor lost nor pushed yet.
[[nodiscard]] constexpr bool isUndecided(Fate fate)
{
    return fate == Fate::Undecided || isTied(fate) || fate == Fate::AtWar;
}

/// Worked out, whether or not it is known already.
[[nodiscard]] BetFate freshFateOf(const Table &table, const House &house, HandId hand, BetKind bet);
/// Says nothing of whether the bet is settled already.
[[nodiscard]] inline BetFate fateOf(const Table &table, const House &house, HandId hand,
                                    BetKind bet)
{
    const BetFate *kept = table.derived.keptFate(hand.seat, bet);
    return kept != nullptr && table.at(hand.seat).openBets().has(bet)
             ? *kept
             : freshFateOf(table, house, hand, bet);
}
inline constexpr Ratio InsurancePays{2, 1};

/// An open bet that chips must still move for, or a tied one that waits for offer and answer.
[[nodiscard]] inline bool needsSettling(const Seat &seat, BetKind kind, const BetFate &bet)
{
    if (!seat.openBets().has(kind) || (kind == BetKind::Post && seat.bet(kind).ruled))
        return false;
    // Where no offer is due the patron goes to war by himself: nothing there for the dealer to do.
    return bet.fate == Fate::Loses || bet.fate == Fate::Offer || bet.fate == Fate::HandBack
        || (bet.fate == Fate::Answer && seat.offered)
        || (bet.fate == Fate::Wins && bet.due > Money{});
}
[[nodiscard]] bool needsSettling(const Table &table, const House &house, HandId hand, BetKind bet);

/// Nothing of this hand is open or undecided any more.
[[nodiscard]] inline bool finished(const Table &table, const House &house, HandId hand)
{
    return gameProcedure(house).finished(table, house, hand);
}
/// Nor of any hand of the seat.
[[nodiscard]] bool seatFinished(const Table &table, const House &house, SeatId seat);

} // namespace pitwise
