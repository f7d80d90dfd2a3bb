// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/money.h"
#include "engine/fast/turnset.h"

#include <optional>

namespace pitwise {

/// What becomes of a bet with the cards dealt so far.
enum class Fate : std::uint8_t {
    NoBet,
    Undecided, ///< cards are missing
    Offer, ///< the patron must be asked: war or surrender, or the parlay
    Answer, ///< he was asked and has not answered
    AtWar, ///< the war cards will decide
    HandBack, ///< paid: `due` goes back to the patron
    Wins,
    Loses,
    Pushes,
};

struct BetFate
{
    Fate fate = Fate::NoBet;
    Money due; ///< what the house pays, takes or hands back

    bool operator==(const BetFate &) const = default;
};

/// What is still to be done at a table, as sets of seats and turns.
struct Standing
{
    TurnSet open; ///< a bet there needs settling in this pass
    TurnSet toMove; ///< chips must be moved there: not only an offer or an answer
    std::optional<HandId> inPlay; ///< War Blackjack: the hand that is being played
    // Casino War
    SeatSet undecided; ///< some open bet of the seat is neither won nor lost nor pushed
    SeatSet mayDecide; ///< the patron may go to war or surrender
    SeatSet unfinished; ///< something there is due or undecided

    bool operator==(const Standing &) const = default;
};

} // namespace pitwise
