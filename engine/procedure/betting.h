// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/rules.h"
#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// The tie bet, or the War bonus of War Blackjack.
[[nodiscard]] BetKind sideBet(const House &house);
/// A bet that patrons put down before the first card. (A tie bet where there is none, too: it is
/// refused.)
[[nodiscard]] inline bool isOpeningBet(const House &house, BetKind bet)
{
    return bet == BetKind::Main || bet == BetKind::Tie || bet == sideBet(house);
}
/// What both bets of a seat are above their common maximum; it may go back of either.
[[nodiscard]] Money excessTogether(const Table &table, const House &house, SeatId seat);
/// Of a main bet, a tie bet or a War bonus.
[[nodiscard]] const Limit &limitOf(const House &house, BetKind bet);

/// A bet that the house does not take as it lies, and what the dealer does about it.
struct BetIssue
{
    enum class Remedy : std::uint8_t { Refuse, ReturnExcess, Remind };

    Remedy remedy{};
    Money excess; ///< what goes back, for ReturnExcess
    Rule rule{};
};

/// What is wrong with a main or tie bet while bets are open; nothing if it is good, or dealt with.
[[nodiscard]] std::optional<BetIssue> betIssue(const Table &table, const House &house, SeatId seat,
                                               BetKind bet);
/// No bet has an issue. A quick look at the usual case; false says nothing.
[[nodiscard]] bool betsArePlain(const Table &table, const House &house);
/// The same for a bet on the war cards, which may be made until the first burn or war card.
[[nodiscard]] std::optional<BetIssue> warTieIssue(const Table &table, const House &house,
                                                  SeatId seat);

/// The bet is one that the dealer refuses, or may.
[[nodiscard]] bool mayRefuse(const Table &table, const House &house, SeatId seat, BetKind bet);

/// Below the minimum, and the patron was not yet reminded in this round.
[[nodiscard]] bool mayRemind(const Table &table, const House &house, SeatId seat);

/// Bets are open: nobody closed them, and no card lies.
[[nodiscard]] inline bool betsAreOpen(const Table &table)
{
    return !table.round.betsClosed;
}

/// Folds in, as bets close, who played below the minimum (FC-16).
void noteLowBets(Table &table, const House &house);

} // namespace pitwise
