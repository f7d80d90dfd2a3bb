// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/acts.h"

#include <cstdint>

namespace pitwise::ui {

/// A place on the table that a hand can reach for.
struct Spot
{
    enum class Kind : std::uint8_t {
        None,
        Shoe,
        Slipped, ///< a card that slid out of the shoe
        Rack, ///< the discard rack
        Tube, ///< chips of one value
        Tray, ///< the rim of the tray: chips swept here go to their tubes
        Hand, ///< the chips being held
        Bet, ///< a bet, or the empty spot for one
        Payoff, ///< what was paid beside a bet
        Late, ///< what a patron added too late
        Cards, ///< the cards lying at a place
        NextCard, ///< where the next card of a place goes
        Patron,
    };

    Kind kind = Kind::None;
    HandId hand; ///< the dealer's, unless it is a seat's spot
    BetKind bet{}; ///< of Bet, Payoff and Late
    int nth = 0; ///< which tube; of Cards and NextCard: how many cards lie there

    bool operator==(const Spot &) const = default;
    [[nodiscard]] bool none() const { return kind == Kind::None; }

    static Spot of(Kind kind) { return {kind, {}, {}, 0}; }
    static Spot at(Kind kind, HandId hand) { return {kind, hand, {}, 0}; }
    static Spot ofBet(HandId hand, BetKind bet, Kind part = Kind::Bet)
    {
        return {part, hand, bet, 0};
    }
    static Spot ofTube(int index) { return {Kind::Tube, {}, {}, index}; }
};

/// Where a hand that carries a card would say it is dealt to: all that belongs to a seat.
[[nodiscard]] inline bool belongsToSeat(const Spot &spot)
{
    return !spot.hand.isDealer();
}

using SpotKind = Spot::Kind;

} // namespace pitwise::ui
