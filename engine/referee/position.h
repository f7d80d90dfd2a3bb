// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/judge.h"

#include <vector>

namespace pitwise {

/// What every rule looks at: the table before the act, and the house.
struct Position
{
    const Table &table;
    const House &house;
};

using MaybeFinding = std::optional<Finding>;

// One small file per group of rules. Each says what is wrong with the act itself.
[[nodiscard]] MaybeFinding judgeNewShoe(const Position &now, const Act &act, ShoeStep step);
/// The shuffle is due and was not made.
[[nodiscard]] Finding shuffleSkipped(const Position &now);
[[nodiscard]] MaybeFinding judgeBurn(const Position &now);
[[nodiscard]] MaybeFinding judgeDiscard(const Position &now);
[[nodiscard]] MaybeFinding judgeCollect(const Position &now, const act::Collect &collect);
[[nodiscard]] MaybeFinding judgeSay(const Position &now, const act::Say &say);
[[nodiscard]] MaybeFinding judgeTake(const Position &now, const act::Take &take);
[[nodiscard]] MaybeFinding judgePay(const Position &now, const act::Pay &pay);
[[nodiscard]] MaybeFinding judgeRetract(const Position &now, const act::Retract &retract);
[[nodiscard]] MaybeFinding judgePost(const Position &now, const act::Post &post);
[[nodiscard]] MaybeFinding judgeGive(const Position &now, const act::Give &give);
[[nodiscard]] MaybeFinding judgeReturn(const Position &now, const act::Return &back);
[[nodiscard]] MaybeFinding judgeRefuse(const Position &now, const act::Refuse &refuse);
[[nodiscard]] MaybeFinding judgeEnd(const Position &now);

namespace warblackjack {
[[nodiscard]] MaybeFinding judgeSplit(const Position &now, const act::Split &split);
[[nodiscard]] MaybeFinding judgePeek(const Position &now);
[[nodiscard]] MaybeFinding judgeReveal(const Position &now);
} // namespace warblackjack

/// The act begins the war while ties or mains are unsettled.
[[nodiscard]] MaybeFinding warBegunTooSoon(const Position &now, const Act &act);
/// The turn is out of order: another one is due, or was left half settled.
[[nodiscard]] MaybeFinding judgeOrder(const Position &now, Turn turn);
/// A tied bet was moved before the offer or before the answer.
[[nodiscard]] MaybeFinding movedWhileTied(const Position &now, HandId hand);
/// The procedure has no place for this act now.
[[nodiscard]] Finding notInProcedure(Rule rule, std::optional<HandId> hand = {},
                                     std::optional<BetKind> bet = {});

/// Adds the omissions that `act` comes too late to mend.
template<ActKind Kind>
void addOmissions(const Position &now, const Kind &act, std::vector<Finding> &findings);
/// What is wrong with the act itself, also during a malfunction.
[[nodiscard]] MaybeFinding judgeItself(const Position &now, const Act &act);

/// The rule to cite when a bet is paid or taken.
[[nodiscard]] Rule payRule(const Position &now, HandId hand, BetKind bet);
/// The bets of the hand are void, or this card makes a late bet void: it is no second mistake.
[[nodiscard]] bool isExcusedCard(const Table &table, const House &house, HandId hand);

} // namespace pitwise
