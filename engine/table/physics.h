// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// Why something cannot physically be done. That is no mistake of the dealer's: the act just does
/// not happen.
enum class Impossible : std::uint8_t {
    NoSuchSeat,
    NoSuchHand,
    ShoeEmpty,
    NothingSlipped,
    TooManySlipped,
    NoChipsThere,
    NotEnoughChips,
    NoPayoffThere,
    NoCardsThere,
    CutOutsideShoe,
    NotAskedToCut,
    NothingToDecide,
    NoSurrenderHere,
    WarBetComesWithWar,
    NoHoleCard, ///< the dealer has no card face down
    NoDouble,
    DoubleAmount, ///< more than the bet, or less where the house has no double for less
    NoSplit,
    NoInsurance,
    InsuranceAmount, ///< more than half the bet
    NotDealtAgain, ///< the session does not allow it, or there is no round to deal again
    TooMuchMoney, ///< more on one spot than `Money::largest()`
};

/// Why it cannot be done at all; empty if it can, right or wrong.
[[nodiscard]] std::optional<Impossible> impossible(const Table &table, const House &house,
                                                   const Event &event);
[[nodiscard]] std::optional<Impossible> impossible(const Table &table, const House &house,
                                                   const Act &act);
template<typename Kind>
requires ActKind<Kind> || PatronKind<Kind>
[[nodiscard]] std::optional<Impossible> impossible(const Table &table, const House &house,
                                                   const Kind &act);

/// The floor has handed back this amount, or anything, of the bet, and the dealer has not done so
/// since.
[[nodiscard]] bool floorGaveBack(const Table &table, HandId hand, BetKind bet,
                                 std::optional<Money> amount);
/// The act hands back the chips that came too late, and no others.
[[nodiscard]] bool handsBackLate(const Table &table, const act::Return &back);
/// It hands back some of them.
[[nodiscard]] bool handsBackPartOfLate(const Table &table, const act::Return &back);

/// First cards of the same rank, a main bet, and no answer yet: the patron may decide.
[[nodiscard]] bool mayDecide(const Table &table, const House &house, SeatId seat);

} // namespace pitwise
