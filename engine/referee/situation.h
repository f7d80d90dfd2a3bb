// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/judge.h"

#include <vector>

namespace pitwise {

/// What every rule looks at: the table before the act, and the house.
struct Situation
{
    const Table &table;
    const House &house;
};

using MaybeFinding = std::optional<Finding>;

// One small file per group of rules. Each answers for its acts alone: what is wrong with the act
// itself.
[[nodiscard]] MaybeFinding judgeNewShoe(const Situation &now, const Act &act, ShoeStep step);
/// The shuffle is due and was not made.
[[nodiscard]] Finding shuffleSkipped(const Situation &now);
[[nodiscard]] MaybeFinding judgeDeal(const Situation &now, const act::Deal &deal);
/// The same in War Blackjack, where patrons ask for cards.
[[nodiscard]] MaybeFinding judgeBlackjackDeal(const Situation &now, const act::Deal &deal);
[[nodiscard]] MaybeFinding judgeSplit(const Situation &now, const act::Split &split);
[[nodiscard]] MaybeFinding judgePeek(const Situation &now);
[[nodiscard]] MaybeFinding judgeReveal(const Situation &now);
[[nodiscard]] MaybeFinding judgeBurn(const Situation &now);
[[nodiscard]] MaybeFinding judgeDiscard(const Situation &now);
[[nodiscard]] MaybeFinding judgeCollect(const Situation &now, const act::Collect &collect);
[[nodiscard]] MaybeFinding judgeSay(const Situation &now, const act::Say &say);
[[nodiscard]] MaybeFinding judgeTake(const Situation &now, const act::Take &take);
[[nodiscard]] MaybeFinding judgePay(const Situation &now, const act::Pay &pay);
[[nodiscard]] MaybeFinding judgeRetract(const Situation &now, const act::Retract &retract);
[[nodiscard]] MaybeFinding judgePost(const Situation &now, const act::Post &post);
[[nodiscard]] MaybeFinding judgeGive(const Situation &now, const act::Give &give);
[[nodiscard]] MaybeFinding judgeReturn(const Situation &now, const act::Return &back);
[[nodiscard]] MaybeFinding judgeRefuse(const Situation &now, const act::Refuse &refuse);
[[nodiscard]] MaybeFinding judgeEnd(const Situation &now);

/// Out of turn: begun while another turn is due, or leaving one half settled.
[[nodiscard]] MaybeFinding judgeOrder(const Situation &now, Turn turn);
/// A tied bet was moved before the offer or before the answer.
[[nodiscard]] MaybeFinding movedWhileTied(const Situation &now, HandId hand);
/// The house has no place for it now.
[[nodiscard]] Finding notInProcedure(Rule rule, std::optional<HandId> hand = {},
                                     std::optional<BetKind> bet = {});

/// What `act` makes too late to mend.
template<ActKind Kind>
void addOmissions(const Situation &now, const Kind &act, std::vector<Finding> &findings);
/// What only War Blackjack knows of: parlays, insurance, the peek, the draw.
void addBlackjackOmissions(const Situation &now, const Act &act, std::vector<Finding> &findings);

/// The rule by which a bet is paid or taken, for citing.
[[nodiscard]] Rule payRule(const Situation &now, HandId hand, BetKind bet);
[[nodiscard]] Rule blackjackPayRule(const Situation &now, HandId hand, BetKind bet);
/// Its bets are void, or this very card makes a late bet void: the card is no second mistake.
[[nodiscard]] bool isExcusedCard(const Table &table, HandId hand);

} // namespace pitwise
