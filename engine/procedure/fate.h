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

/// Works it out from the cards, even if it is kept.
[[nodiscard]] BetFate freshFateOf(const Table &table, const House &house, HandId hand, BetKind bet);
/// What becomes of a bet, settled or not.
[[nodiscard]] inline BetFate fateOf(const Table &table, const House &house, HandId hand,
                                    BetKind bet)
{
    const BetFate *kept = table.derived.keptFate(hand.seat, bet);
    return kept != nullptr && table.at(hand.seat).openBets().has(bet)
             ? *kept
             : freshFateOf(table, house, hand, bet);
}
inline constexpr Ratio InsurancePays{2, 1};

/// An open bet whose chips must still be moved, or a tied one that waits for the offer or the
/// answer.
[[nodiscard]] inline bool needsSettling(const Seat &seat, BetKind kind, const BetFate &bet)
{
    if (!seat.openBets().has(kind) || (kind == BetKind::Post && seat.bet(kind).ruled))
        return false;
    // Where no offer is due the patron goes to war unasked: the dealer has nothing to do.
    return bet.fate == Fate::Loses || bet.fate == Fate::Offer || bet.fate == Fate::HandBack
        || (bet.fate == Fate::Answer && seat.offered)
        || (bet.fate == Fate::Wins && bet.due > Money{});
}
[[nodiscard]] bool needsSettling(const Table &table, const House &house, HandId hand, BetKind bet);

/// This hand has nothing left to settle or to decide.
[[nodiscard]] inline bool finished(const Table &table, const House &house, HandId hand)
{
    return gameProcedure(house).finished(table, house, hand);
}
/// The same for every hand of the seat.
[[nodiscard]] bool seatFinished(const Table &table, const House &house, SeatId seat);

} // namespace pitwise
