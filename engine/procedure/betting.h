// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/rules.h"
#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// The tie bet, or the War bonus of War Blackjack.
[[nodiscard]] BetKind sideBet(const House &house);
/// A bet that patrons put down before the first card. Includes a tie bet in a game without one: it
/// is refused.
[[nodiscard]] inline bool isOpeningBet(const House &house, BetKind bet)
{
    return bet == BetKind::Main || bet == BetKind::Tie || bet == sideBet(house);
}
/// How far the two bets of a seat exceed their common maximum. The excess may come from either.
[[nodiscard]] Money excessTogether(const Table &table, const House &house, SeatId seat);
/// The limits of a main bet, a tie bet or a War bonus.
[[nodiscard]] const Limit &limitOf(const House &house, BetKind bet);

/// What is wrong with a bet, and what the dealer does about it.
struct BetIssue
{
    enum class Remedy : std::uint8_t { Refuse, ReturnExcess, Remind };

    Remedy remedy{};
    Money excess; ///< what goes back, for ReturnExcess
    Rule rule{};
};

/// The bet against the house's limits alone, whatever the bet beside it.
[[nodiscard]] std::optional<BetIssue> againstLimits(const Table &table, const House &house,
                                                    SeatId seat, BetKind bet);
/// The issue with an opening bet while bets are open; empty if the bet is good or already dealt
/// with.
[[nodiscard]] std::optional<BetIssue> betIssue(const Table &table, const House &house, SeatId seat,
                                               BetKind bet);
/// A quick check: true means that no bet has an issue, false that each must be checked.
[[nodiscard]] bool betsArePlain(const Table &table, const House &house);
/// The issue with a bet on the war cards, which may be made until the first burn or war card.
[[nodiscard]] std::optional<BetIssue> warTieIssue(const Table &table, const House &house,
                                                  SeatId seat);

/// The dealer must, or may, refuse this bet.
[[nodiscard]] bool mayRefuse(const Table &table, const House &house, SeatId seat, BetKind bet);

/// The seat bets below the minimum, or did and that was reported, and its patron was never reminded.
[[nodiscard]] bool mayRemind(const Table &table, const House &house, SeatId seat);
/// FC-16: the reminder is for the low bets that its patron has now, not for those to come.
void noteReminder(Table &table, const House &house, SeatId seat);

/// Nobody has closed the bets, and no card has been dealt.
[[nodiscard]] inline bool betsAreOpen(const Table &table)
{
    return !table.round.betsClosed;
}

/// Counts, as bets close, who played below the minimum (FC-16).
void noteLowBets(Table &table, const House &house);

} // namespace pitwise
