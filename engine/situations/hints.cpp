// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/hints.h"

namespace pitwise {

using enum Ingredient;

// clang-format off
std::vector<Recipe> recipesFor(FindingCode code)
{
    switch (code) {
    case FindingCode::DealtOutOfOrder: return {{Win, Lose}, {HandWon, HandLost}, {WarWon}};
    case FindingCode::ExtraCard: return {{Plain}};
    case FindingCode::MissingBurn:
    case FindingCode::ExtraBurn: return {{WarWon}, {TwoWars}, {WarLost}};
    case FindingCode::ShoeProcedure: return {{NewShoe}, {ShoeRunsOut}};
    case FindingCode::ShuffleMissed: return {{ShoeRunsOut}, {NewShoe}};
    case FindingCode::ExposedCardUsed: return {{SlipUp}};
    case FindingCode::SettledOutOfOrder: return {{Win, Lose}, {TieBetLost, Win}, {HandWon, HandLost}, {BonusWon, BonusLost}, {WarWon}, {TieBetWon}};
    case FindingCode::WrongPayout: return {{Win}, {TieBetWon}, {WarWon}, {HandWon}, {BonusWon}, {Natural}};
    case FindingCode::PaidLosingBet: return {{Lose}, {TieBetLost}, {HandLost}, {BonusLost}};
    case FindingCode::TookWinningBet: return {{Win}, {HandWon}, {BonusWon}};
    case FindingCode::MovedPush: return {{WarWon}, {WarTied}, {HandPushed}, {BonusTied}, {Win, WarWon}};
    case FindingCode::WrongTake: return {{Surrender}, {Lose}, {HandLost}, {BonusLost}};
    case FindingCode::WrongReturn: return {{HighBet}, {SideHigh}, {Keep}, {Parlay}, {BonusWon}, {LateBet}, {Surrender}};
    case FindingCode::PostMissed: return {{WarWon}, {WarLost}, {TwoWars}};
    case FindingCode::InefficientChips: return {{Win}, {TieBetWon}, {HandWon}, {Natural}};
    case FindingCode::OfferMissed: return {{Surrender}, {WarWon}, {BonusWon}, {InsuranceLost}, {InsuranceWon}};
    case FindingCode::ActedBeforeDecision: return {{Surrender, Win}, {WarWon, Lose}, {Parlay, BonusLost}, {Keep, BonusWon}, {TwoWars}, {WarWon}, {Parlay}};
    case FindingCode::CallMissed: return {{Plain}};
    case FindingCode::LateBetAccepted: return {{LateBet}};
    case FindingCode::LimitIgnored: return {{HighBet}, {LowBet}, {SideHigh}, {SideLow}, {SideAlone}, {SideNotTaken}, {Combined}};
    case FindingCode::FloorNotCalled: return {{Dispute}, {Malfunction}, {TieBetWon}};
    case FindingCode::CollectedEarly: return {{Win}, {HandWon}, {Win, Lose}};
    case FindingCode::CollectedLate: return {{Win, Lose}, {Bust, HandWon}, {HandWon, HandLost}};
    case FindingCode::CollectedOutOfOrder: return {{Win, Lose}, {HandWon, HandLost}, {HandPushed, HandWon}, {HandPushed}, {Malfunction}};
    case FindingCode::UnsettledBet: return {{Win}, {Lose}, {HandWon}, {HandLost}};
    case FindingCode::CardsLeft: return {{Plain}};
    case FindingCode::DealerDrewWrong: return {{DealerDraws}, {DealerSoft17}, {HandWon}};
    case FindingCode::HoleCardExposed: return {{HandWon}, {Bust}};
    case FindingCode::UnaskedCard: return {{HandWon, HandLost}, {Bust}};
    case FindingCode::NotInProcedure: return {{Plain}};
    }
    return {};
}

std::vector<Recipe> recipesFor(Rule rule)
{
    switch (rule) {
    case Rule::ShoeShuffle: return {{ShoeRunsOut}, {NewShoe}};
    case Rule::ShoeCutCard:
    case Rule::ShoeBurnFirst:
    case Rule::NewShoe: return {{NewShoe}, {ShoeRunsOut}};
    case Rule::CutCardOut: return {{ShoeRunsOut}};
    case Rule::LimitMain: return {{HighBet}, {LowBet}, {SideAlone}, {SideNotTaken}};
    case Rule::LimitTie:
    case Rule::LimitBonus: return {{TieBetLost, HighBet}, {BonusLost, HighBet}, {TieBetLost, LowBet}, {BonusLost, LowBet}, {SideHigh}, {SideLow}, {HighBet}, {LowBet}};
    case Rule::LimitCombined: return {{Combined}, {SideHigh}};
    case Rule::UnderMinimum: return {{LowBet}, {LowBetTwice}, {SideLow}};
    case Rule::OverMaximum: return {{HighBet}, {SideHigh}};
    case Rule::TieBetAllowed: return {{SideNotTaken}, {TieBetWon}};
    case Rule::TieBetAlone: return {{SideAlone}, {TieBetAlone}, {TieBetWon}};
    case Rule::TieBetPays: return {{TieBetWon}, {TieBetLost}};
    case Rule::SurrenderAllowed:
    case Rule::SurrenderLoses: return {{Surrender}};
    case Rule::WarBurn:
    case Rule::WarHousePosts: return {{WarWon}, {WarLost}, {TwoWars}};
    case Rule::WarWinPays: return {{WarWon}};
    case Rule::WarTiePays: return {{WarTied}};
    case Rule::WarTieBetAllowed: return {{WarTieNotTaken}, {WarTieBetWon}};
    case Rule::WarTieBetPays: return {{WarTieBetWon}, {WarTieBetLost}};
    case Rule::WarTieBetAmount: return {{WarTieAmount}};
    case Rule::SettleFirst: return {{TieBetLost, Win}, {TieBetWon, Lose}, {Win, Surrender}};
    case Rule::SettleTies: return {{TieBetLost, TieBetWon}, {TieBetLost, TieBetLost}};
    case Rule::SettleMains: return {{Win, Lose}, {HandWon, HandLost}};
    case Rule::SettleWars: return {{WarWon, WarLost}, {TwoWars}, {BonusWon, BonusLost}, {BonusLost, BonusLost}};
    case Rule::CardsStyle: return {{Win, Lose}, {HandWon, HandLost}};
    case Rule::CardsPick: return {{Win, Lose}, {HandWon, HandLost}, {WarWon}};
    case Rule::CardsSweep: return {{Win, Lose}, {HandWon, HandLost}, {HandPushed}, {Malfunction}};
    case Rule::CallPlaceBets:
    case Rule::CallNoMoreBets: return {{Plain}};
    case Rule::CallWarOrSurrender: return {{Surrender}, {WarWon}, {Win}};
    case Rule::CallFloorAbove: return {{TieBetWon}, {WarTieBetWon}, {WarTied}, {WarWon}, {Natural}, {InsuranceWon}, {BonusWon}, {HandWon}, {Win}};
    case Rule::PayoutChips: return {{Win}, {TieBetWon}, {HandWon}, {Natural}};
    case Rule::PayoutCorrection: return {{Win}, {HandWon}, {BonusWon}};
    case Rule::BonusAce:
    case Rule::BonusPays: return {{BonusWon}};
    case Rule::BonusTie: return {{BonusTied}};
    case Rule::BonusParlay: return {{Parlay}, {Keep}, {BonusWon}};
    case Rule::BlackjackPays: return {{Natural}};
    case Rule::BlackjackSoft17: return {{DealerSoft17}};
    case Rule::BlackjackDoubleForLess: return {{DoubleForLess}, {Double}};
    case Rule::BlackjackDoubleAfterSplit:
    case Rule::BlackjackResplit: return {{Split}, {Resplit}, {HandWon}};
    case Rule::BlackjackSplitAces: return {{SplitAces}, {HandWon}};
    case Rule::BlackjackInsurance: return {{InsuranceLost}, {InsuranceWon}, {EvenMoney}, {DealerBlackjack}, {HandWon}};
    case Rule::BlackjackPeek: return {{InsuranceLost}, {DealerAceUp}, {DealerBlackjack}, {HandWon}};
    case Rule::AgainstDealer:
    case Rule::Ranks: return {{Ace}, {BonusWon}};
    case Rule::DealOrder: return {{Win, Lose}, {HandWon, HandLost}, {Plain}};
    case Rule::MainPays: return {{Win}};
    case Rule::MainLoses: return {{Lose}};
    case Rule::TieLoses: return {{TieBetLost}};
    case Rule::TieSettledFirst: return {{TieBetLost, WarWon}, {TieBetWon, WarWon}, {TieBetLost, TwoWars}, {TieBetWon}};
    case Rule::WarBet: return {{WarLost}, {WarWon}};
    case Rule::WarDeal: return {{TwoWars}, {WarWon, Lose}, {WarWon}};
    case Rule::WarLoses: return {{WarLost}};
    case Rule::LateBets: return {{LateBet}};
    case Rule::LimitsShown: return {{HighBet}};
    case Rule::SlippedCard: return {{SlipDown}};
    case Rule::ExposedCard: return {{SlipUp}};
    case Rule::Floor: return {{Dispute}};
    case Rule::Malfunction: return {{Malfunction}};
    case Rule::RoundEnds: return {{Plain}};
    case Rule::MainRequired: return {{SideAlone}};
    case Rule::BonusFirst: return {{BonusLost}, {BonusWon}};
    case Rule::BonusLoses: return {{BonusLost}};
    case Rule::ParlayOrder: return {{Parlay, BonusWon}, {Keep, BonusWon}, {Parlay, Keep}};
    case Rule::ParlayReturns:
    case Rule::ParlayRides: return {{Parlay}};
    case Rule::MatchedBets: return {{Double}, {Split}};
    case Rule::NoParlayHandsOver: return {{Keep}, {BonusWon}};
    case Rule::SecondCards:
    case Rule::HoleCard: return {{HandWon, HandLost}, {HandWon}};
    case Rule::PlayOrder: return {{HandWon, Bust}, {Bust}, {HandWon, HandLost}};
    case Rule::Busts: return {{Bust, HandWon}, {Bust}, {Natural}};
    case Rule::DealerDraws: return {{DealerDraws}, {DealerSoft17}};
    case Rule::HandsCompared: return {{HandWon}, {HandLost}};
    }
    return {};
}
// clang-format on

} // namespace pitwise
