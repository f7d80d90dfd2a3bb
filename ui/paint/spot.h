// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/acts.h"

#include <cstdint>

namespace pitwise::ui {

/// A place on the table that the dealer can click, drag from or drop on.
struct Spot
{
    enum class Kind : std::uint8_t {
        None,
        Shoe,
        Slipped, ///< a card that slid out of the shoe
        Rack, ///< the discard rack
        Tube, ///< chips of one value
        Tray, ///< the rim of the tray; chips dropped here go to their tubes
        Hand, ///< the chips in the hand
        Bet, ///< a bet, or the empty spot for it
        Payoff, ///< a payment beside a bet
        Late, ///< chips that a patron added too late
        Cards, ///< the cards of a hand
        NextCard, ///< where the next card of a hand goes
        Patron,
    };

    Kind kind = Kind::None;
    HandId hand; ///< the dealer's, unless the spot belongs to a seat
    BetKind bet{}; ///< for Bet, Payoff and Late
    int nth = 0; ///< which tube; for Cards and NextCard the number of cards there

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

/// A card dropped on such a spot is dealt to the seat.
[[nodiscard]] inline bool belongsToSeat(const Spot &spot)
{
    return !spot.hand.isDealer();
}

using SpotKind = Spot::Kind;

} // namespace pitwise::ui
