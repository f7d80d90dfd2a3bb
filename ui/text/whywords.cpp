// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/whywords.h"

#include "engine/house/pergame.h"
#include "engine/procedure/betting.h"
#include "engine/procedure/dealing.h"
#include "engine/referee/position.h"
#include "ui/text/gamewords.h"
#include "ui/text/rulewords.h"

namespace pitwise {

namespace {

using Name = std::string;

/// The rule behind an act, for every kind of act.
struct Behind
{
    const Table &table;
    const House &house;

    [[nodiscard]] Name pays(HandId hand, BetKind bet) const
    {
        return Name{name(payRule({table, house}, hand, bet))};
    }

    [[nodiscard]] Name casinoWarDeal(HandId) const
    {
        return inWarDeal(table) ? "procedure.war_deal" : "procedure.deal_order";
    }
    [[nodiscard]] Name warBlackjackDeal(HandId hand) const
    {
        const auto cards = table.cardsAt(hand).dealt.size();
        if (cards == 0)
            return "procedure.deal_order";
        if (hand.isDealer())
            return cards == 1 ? "procedure.hole_card" : "procedure.dealer_draws";
        return cards == 1 ? "procedure.second_cards" : "procedure.play_order";
    }

    Name operator()(const act::Shuffle &) const { return "shoe.shuffle"; }
    Name operator()(const act::OfferCut &) const { return "procedure.new_shoe"; }
    Name operator()(const act::Cut &) const { return "procedure.new_shoe"; }
    Name operator()(const act::PlaceCutCard &) const { return "shoe.cut_card_from_end"; }
    Name operator()(const act::Load &) const { return "procedure.new_shoe"; }
    Name operator()(const act::Say &what) const
    {
        switch (what.call) {
        case Call::PlaceBets:
            return "calls.place_bets";
        case Call::NoMoreBets:
            return "calls.no_more_bets";
        case Call::WarOrSurrender:
            return "calls.war_or_surrender";
        case Call::BelowMinimum:
            return "limits.under_minimum";
        case Call::Parlay:
            return "procedure.parlay_order";
        case Call::Insurance:
            return "blackjack.insurance";
        case Call::Floor:
            return house.calls.floorAbove ? "calls.floor_above" : "procedure.floor";
        }
        return {};
    }
    Name operator()(const act::Deal &what) const
    {
        static constexpr PerGame<Name (Behind::*)(HandId) const> Of{&Behind::casinoWarDeal,
                                                                    &Behind::warBlackjackDeal};
        return (this->*Of.of(house))(what.hand);
    }
    Name operator()(const act::Burn &) const
    {
        return table.shoeState.preparing ? "shoe.burn_first" : "war.burn_before";
    }
    Name operator()(const act::Discard &) const { return "procedure.exposed_card"; }
    Name operator()(const act::Take &what) const
    {
        for (const BetKind kind : AllBets) {
            if (what.bets.has(kind))
                return pays(what.hand, kind);
        }
        return {};
    }
    Name operator()(const act::Pay &what) const { return pays(what.hand, what.bet); }
    Name operator()(const act::Retract &) const { return "payout.correction"; }
    Name operator()(const act::Post &) const { return "war.house_posts"; }
    Name operator()(const act::Give &what) const { return pays(what.hand, BetKind::War); }
    Name operator()(const act::Return &what) const
    {
        if (betsAreOpen(table))
            return "limits.over_maximum";
        return pays(what.hand, what.bet);
    }
    Name operator()(const act::Refuse &) const { return "procedure.late_bets"; }
    Name operator()(const act::Split &) const { return "blackjack.resplit_hands"; }
    Name operator()(const act::Peek &) const { return "blackjack.peek"; }
    Name operator()(const act::Reveal &) const { return "procedure.dealer_draws"; }
    Name operator()(const act::Void &) const { return "procedure.malfunction"; }
    Name operator()(const act::Collect &what) const
    {
        if (house.cards.style == Style::LayAndPay || what.hand.isDealer())
            return "cards.sweep";
        return "cards.pick";
    }
    Name operator()(const act::End &) const { return "procedure.round_ends"; }
};

} // namespace

std::string ruleBehind(const Table &table, const House &house, const Act &act)
{
    return visitKind(Behind{table, house}, act);
}

Sentence whyWords(const Table &table, const House &house, const Act &act)
{
    const std::string rule = ruleBehind(table, house, act);
    const auto text = ruleWords(house, rule);
    if (!text)
        return {};
    return words("%1 (%2)", {*text, originTag(originOf(house.provenance, rule))});
}

} // namespace pitwise
