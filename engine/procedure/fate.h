// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

/// What becomes of a bet, as the cards lie now.
enum class Fate : std::uint8_t {
    NoBet,
    Undecided, ///< cards are missing
    Offer, ///< tied: war or surrender is to be put to the patron
    Answer, ///< it was, and he has not answered
    AtWar, ///< decided by the war cards to come
    HandBack, ///< paid, and now the patron's: `due` of it goes back to him
    Wins,
    Loses,
    Pushes,
};

/// Neither won nor lost nor pushed yet.
[[nodiscard]] constexpr bool isUndecided(Fate fate)
{
    return fate == Fate::Undecided || fate == Fate::Offer || fate == Fate::Answer
        || fate == Fate::AtWar;
}

struct BetFate
{
    Fate fate = Fate::NoBet;
    Money due; ///< what the house pays, takes or hands back
};

/// Says nothing of whether the bet is settled already.
[[nodiscard]] BetFate fateOf(const Table &table, const House &house, HandId hand, BetKind bet);
/// The same in War Blackjack.
[[nodiscard]] BetFate blackjackFateOf(const Table &table, const House &house, HandId hand,
                                      BetKind bet);
inline constexpr Ratio InsurancePays{2, 1};

/// The same of a bet whose fate is known.
[[nodiscard]] bool needsSettling(const Seat &seat, BetKind bet, const BetFate &fate);
/// An open bet that chips must still move for, or a tied one that waits for offer and answer.
[[nodiscard]] bool needsSettling(const Table &table, const House &house, HandId hand, BetKind bet);

/// Nothing of this hand is open or undecided any more.
[[nodiscard]] bool finished(const Table &table, const House &house, HandId hand);
/// Nor of any hand of the seat.
[[nodiscard]] bool seatFinished(const Table &table, const House &house, SeatId seat);

/// In this house a tied patron is asked before he decides.
[[nodiscard]] inline bool offersWar(const House &house)
{
    return house.surrender.allowed && house.calls.warOrSurrender;
}

} // namespace pitwise
