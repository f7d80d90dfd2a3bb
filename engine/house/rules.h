// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace pitwise {

/// Every rule that a finding can cite: a key of the house file, or a rule that no key changes
/// (`procedure.*`). `[provenance]` uses the same names.
enum class Rule {
    ShoeShuffle,
    ShoeCutCard,
    ShoeBurnFirst,
    LimitMain,
    LimitTie,
    LimitBonus,
    LimitCombined,
    UnderMinimum,
    OverMaximum,
    TieBetAllowed,
    TieBetAlone,
    TieBetPays,
    SurrenderAllowed,
    SurrenderLoses,
    WarBurn,
    WarHousePosts,
    WarWinPays,
    WarTiePays,
    WarTieBetAllowed,
    WarTieBetPays,
    WarTieBetAmount,
    SettleFirst,
    SettleTies,
    SettleMains,
    SettleWars,
    CardsStyle,
    CardsPick,
    CardsSweep,
    CallPlaceBets,
    CallNoMoreBets,
    CallWarOrSurrender,
    CallFloorAbove,
    PayoutChips,
    PayoutCorrection,
    BonusAce,
    BonusTie,
    BonusPays,
    BonusParlay,
    BlackjackPays,
    BlackjackSoft17,
    BlackjackDoubleForLess,
    BlackjackDoubleAfterSplit,
    BlackjackResplit,
    BlackjackSplitAces,
    BlackjackInsurance,
    BlackjackPeek,
    // Rules of the game itself: a house file gives them an origin, not a value.
    AgainstDealer,
    Ranks,
    DealOrder,
    MainPays,
    MainLoses,
    TieLoses,
    TieSettledFirst,
    WarBet,
    WarDeal,
    WarLoses,
    NewShoe,
    CutCardOut,
    LateBets,
    LimitsShown,
    SlippedCard,
    ExposedCard,
    Floor,
    Malfunction,
    RoundEnds,
    // The same, for War Blackjack.
    MainRequired,
    BonusFirst,
    BonusLoses,
    ParlayOrder,
    ParlayReturns,
    ParlayRides,
    MatchedBets,
    NoParlayHandsOver,
    SecondCards,
    HoleCard,
    PlayOrder,
    Busts,
    DealerDraws,
    HandsCompared,
};

/// `war.house_posts`, `procedure.deal_order`.
[[nodiscard]] std::string_view name(Rule rule);
/// The rules with no key of their own, as `[provenance]` may name them.
[[nodiscard]] bool isProcedureRule(std::string_view text);

} // namespace pitwise
