// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/skills/skill.h"

#include "engine/house/housekeys.h"
#include "engine/table/gametable.h"

#include <array>

namespace pitwise {

const std::vector<Rule> &allRules()
{
    static const std::vector<Rule> rules = [] {
        std::vector<Rule> all;
        for (int i = 0; i <= static_cast<int>(Rule::HandsCompared); ++i)
            all.push_back(static_cast<Rule>(i));
        return all;
    }();
    return rules;
}

std::vector<std::string_view> valuesOf(Rule rule)
{
    switch (rule) {
    case Rule::ShoeCutCard:
    case Rule::ShoeBurnFirst:
    case Rule::UnderMinimum:
    case Rule::OverMaximum:
    case Rule::TieBetAllowed:
    case Rule::TieBetAlone:
    case Rule::TieBetPays:
    case Rule::SurrenderAllowed:
    case Rule::SurrenderLoses:
    case Rule::WarHousePosts:
    case Rule::WarTieBetAllowed:
    case Rule::WarTieBetPays:
    case Rule::WarTieBetAmount:
    case Rule::SettleTies:
    case Rule::CardsStyle:
    case Rule::CardsPick:
    case Rule::CardsSweep:
    case Rule::CallPlaceBets:
    case Rule::CallNoMoreBets:
    case Rule::CallWarOrSurrender:
    case Rule::CallFloorAbove:
    case Rule::PayoutChips:
    case Rule::PayoutCorrection:
    case Rule::BonusAce:
    case Rule::BonusTie:
    case Rule::BonusParlay:
    case Rule::BlackjackPays:
    case Rule::BlackjackSoft17:
    case Rule::BlackjackDoubleForLess:
    case Rule::BlackjackDoubleAfterSplit:
    case Rule::BlackjackResplit:
    case Rule::BlackjackSplitAces:
    case Rule::BlackjackInsurance:
    case Rule::BlackjackPeek:
        return {name(rule)};
    case Rule::ShoeShuffle:
    case Rule::CutCardOut:
    case Rule::NewShoe:
        return {"shoe.shuffle"};
    case Rule::WarBurn:
        return {"war.burn_before", "war.burn"};
    case Rule::WarWinPays:
        return {"war.win_pays", "war.house_posts"};
    case Rule::WarTiePays:
        return {"war.tie_pays", "war.house_posts"};
    case Rule::WarLoses:
        return {"war.house_posts"};
    case Rule::SettleFirst:
        return {"settlement.first"};
    case Rule::SettleMains: // in War Blackjack these are the hands ...
        return {"game", "settlement.mains"};
    case Rule::SettleWars: // ... and these the War bonus
        return {"game", "settlement.wars"};
    case Rule::BonusPays:
        return {"bonus.pays", "bonus.ace"};
    case Rule::BonusLoses:
        return {"bonus.ace"};
    case Rule::DealerDraws:
        return {"blackjack.soft17"};
    case Rule::RoundEnds:
    case Rule::DealOrder:
    case Rule::MainPays:
    case Rule::MainLoses:
        return {"game"};
    // What a table's limits are stands on its sign; what to do about them is the skill.
    case Rule::LimitMain:
    case Rule::LimitTie:
    case Rule::LimitBonus:
    case Rule::LimitCombined:
    case Rule::AgainstDealer:
    case Rule::Ranks:
    case Rule::TieLoses:
    case Rule::TieSettledFirst:
    case Rule::WarBet:
    case Rule::WarDeal:
    case Rule::LateBets:
    case Rule::LimitsShown:
    case Rule::SlippedCard:
    case Rule::ExposedCard:
    case Rule::Floor:
    case Rule::Malfunction:
    case Rule::MainRequired:
    case Rule::BonusFirst:
    case Rule::ParlayOrder:
    case Rule::ParlayReturns:
    case Rule::ParlayRides:
    case Rule::MatchedBets:
    case Rule::NoParlayHandsOver:
    case Rule::SecondCards:
    case Rule::HoleCard:
    case Rule::PlayOrder:
    case Rule::Busts:
    case Rule::HandsCompared:
        break;
    }
    return {};
}

std::string skillKey(Rule rule, const House &house)
{
    std::string key{name(rule)};
    char before = '=';
    for (const std::string_view value : valuesOf(rule)) {
        const HouseKey *found = findHouseKey(value);
        if (found == nullptr || !found->applies(house))
            continue;
        key += before + found->text(house);
        before = ',';
    }
    return key;
}

std::optional<Rule> ruleOfSkill(std::string_view key)
{
    const std::string_view rule = key.substr(0, key.find('='));
    for (const Rule each : allRules()) {
        if (name(each) == rule)
            return each;
    }
    return std::nullopt;
}

namespace {

struct Substitute
{
    Rule rule;
    Rule instead;
    bool holds; ///< in this house
};

template<std::size_t Count>
Rule substituted(Rule rule, const std::array<Substitute, Count> &substitutes)
{
    for (const Substitute &each : substitutes) {
        if (each.rule == rule && each.holds)
            return each.instead;
    }
    return rule;
}

} // namespace

Rule practisedAs(Rule rule, const House &house)
{
    const bool perSeat = house.settlement.first == FirstSettlement::PerSeat;
    const bool picks = house.cards.style == Style::PickAndPay;
    const bool picksFirst = picks && house.cards.pick == Pick::BeforePay;
    const std::array substitutes{
        // Seat by seat, or with no tie bets, this is the order of the main bets.
        Substitute{Rule::SettleFirst, Rule::SettleMains, perSeat || !house.tieBet.allowed},
        // Where all tie bets come first, no war can begin before them.
        Substitute{Rule::TieSettledFirst, Rule::SettleFirst, !perSeat},
        // Cards left on the layout when the next seat is begun, though they go before the chips.
        Substitute{Rule::CardsStyle, Rule::CardsPick, picksFirst},
        Substitute{Rule::CardsSweep, picksFirst ? Rule::CardsPick : Rule::CardsStyle, picks},
        // A bet that the house does not take was let pass.
        Substitute{Rule::TieBetPays, Rule::TieBetAllowed, !house.tieBet.allowed},
        Substitute{Rule::WarTieBetPays, Rule::WarTieBetAllowed, !house.war.tieBet.allowed},
        Substitute{Rule::ParlayRides, Rule::NoParlayHandsOver, !house.bonus.parlay},
    };
    return substituted(rule, substitutes);
}

std::string skillOf(Rule rule, const House &house)
{
    return skillKey(practisedAs(rule, house), house);
}

Rule judgedBy(Rule rule, const House &house)
{
    const bool war = gameTable(house).wars;
    const std::array substitutes{
        Substitute{Rule::AgainstDealer, war ? Rule::MainPays : Rule::HandsCompared, true},
        Substitute{Rule::Ranks, war ? Rule::MainPays : Rule::BonusPays, true},
        Substitute{Rule::LimitsShown, Rule::OverMaximum, true},
        Substitute{Rule::SurrenderAllowed, Rule::CallWarOrSurrender, true},
        Substitute{Rule::WarBet, Rule::WarLoses, true},
        Substitute{Rule::TieLoses, Rule::TieBetPays, true},
        Substitute{Rule::SettleTies, Rule::SettleMains,
                   house.settlement.first == FirstSettlement::PerSeat},
        Substitute{Rule::BonusAce, Rule::BonusPays, true},
        Substitute{Rule::BlackjackSoft17, Rule::DealerDraws, true},
        Substitute{Rule::MatchedBets, Rule::HandsCompared, true},
        Substitute{Rule::BlackjackDoubleForLess, Rule::HandsCompared, true},
        Substitute{Rule::BlackjackDoubleAfterSplit, Rule::HandsCompared, true},
        Substitute{Rule::BlackjackSplitAces, Rule::PlayOrder, true},
        // A bet that the house takes cannot be taken wrongly, only paid wrongly.
        Substitute{Rule::TieBetAllowed, Rule::TieBetPays, house.tieBet.allowed},
        Substitute{Rule::TieBetAlone, Rule::TieBetPays, house.tieBet.alone},
        Substitute{Rule::WarTieBetAllowed, Rule::WarTieBetPays, house.war.tieBet.allowed},
    };
    return substituted(rule, substitutes);
}

} // namespace pitwise
