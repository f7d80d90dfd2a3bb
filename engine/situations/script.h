// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/acts.h"

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace pitwise {

/// What a patron signals for, when it is his turn.
enum class Signal : std::uint8_t { Stand, Hit, Double, DoubleForLess, Split };

/// What one patron does and which cards he gets.
struct SeatScript
{
    bool taken = false;
    Money main; ///< zero: no such bet
    Money side;
    std::deque<int> ranks; ///< of the cards this seat gets, in order; then any
    // Casino War
    bool surrenders = false;
    Money warTie; ///< bet on the war cards; zero: none
    // War Blackjack
    bool parlays = false;
    bool insures = false;
    bool takesEvenMoney = false;
    std::deque<Signal> signals; ///< then he stands

    bool operator==(const SeatScript &) const = default;
};

/// Something that happens by chance after so many cards.
struct LaterChance
{
    ChanceEvent event;
    int moment = 1;

    bool operator==(const LaterChance &) const = default;
};

/// A round as it is meant to go, written down before it is dealt.
struct RoundScript
{
    std::array<SeatScript, MaxSeats> seats;
    std::deque<int> dealerRanks;
    std::optional<Event> sideNotTaken; ///< a bet that the house does not have
    std::optional<Event> lateBet;
    std::optional<ChanceEvent> chance;
    std::deque<LaterChance> more; ///< that happens after it, in order
    int moment = 1; ///< the late bet or chance comes after this many cards
    int settled = 0; ///< chance waits for so many motions of chips, too
    int seatCount = MaxSeats; ///< patrons sit at the first so many seats
    bool newShoe = false;
    bool shoeRunsOut = false;
    std::vector<SeatId> samePatron; ///< seats that one patron plays; empty: as it comes

    bool operator==(const RoundScript &) const = default;
    [[nodiscard]] SeatScript &at(SeatId seat) { return seats[seat.index()]; }
    [[nodiscard]] const SeatScript &at(SeatId seat) const { return seats[seat.index()]; }
};

} // namespace pitwise
