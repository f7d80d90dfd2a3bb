// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/whywords.h"

#include "engine/house/pergame.h"
#include "engine/procedure/betting.h"
#include "engine/procedure/dealing.h"
#include "engine/referee/position.h"
#include "engine/table/warblackjackhands.h"
#include "ui/text/gamewords.h"
#include "ui/text/rulewords.h"

namespace pitwise {

namespace {

using Name = std::string;

constexpr int AceRankNumber = 14;

/// Why a side bet is taken: its rule says only what it pays.
const char *lostWords(BetKind bet)
{
    switch (bet) {
    case BetKind::WarTie:
        return QT_TRANSLATE_NOOP(
            "Words", "A tie bet on the war cards loses unless the war cards are equal.");
    case BetKind::Bonus:
        return QT_TRANSLATE_NOOP("Words", "The dealer wins the first cards: the War bonus loses, "
                                          "and the patron still plays the hand.");
    case BetKind::Insurance:
        return QT_TRANSLATE_NOOP("Words", "Insurance loses: the dealer does not have a blackjack.");
    case BetKind::Main:
    case BetKind::Tie:
    case BetKind::War:
    case BetKind::Post:
        break;
    }
    return nullptr;
}

/// What the rule behind the act says about this act.
std::optional<Sentence> saysWhy(const House &house, const Act &act, const std::string &rule)
{
    const auto *take = std::get_if<act::Take>(&act);
    const bool bonusTied = rule == name(Rule::BonusTie) || rule == name(Rule::ParlayRides);
    for (const BetKind kind : {BetKind::WarTie, BetKind::Bonus, BetKind::Insurance}) {
        if (take != nullptr && !bonusTied && take->bets == BetSet::of(kind))
            return words(lostWords(kind));
    }
    return ruleWords(house, rule);
}

/// The rule behind an act, for every kind of act.
struct Behind
{
    const Table &table;
    const House &house;

    [[nodiscard]] Name pays(HandId hand, BetKind bet) const
    {
        return Name{name(payRule({table, house}, hand, bet))};
    }
    [[nodiscard]] Name takes(HandId hand, BetKind bet) const
    {
        return bet == BetKind::Tie ? "procedure.tie_loses" : pays(hand, bet);
    }
    /// A late bet, or one that the house does not take.
    [[nodiscard]] Name refuses(HandId hand, BetKind bet) const
    {
        const auto issue = bet == BetKind::WarTie ? warTieIssue(table, house, hand.seat)
                         : betsAreOpen(table)     ? betIssue(table, house, hand.seat, bet)
                                                  : std::nullopt;
        return issue ? Name{name(issue->rule)} : "procedure.late_bets";
    }
    /// War Blackjack: a bust hand or a paid blackjack.
    [[nodiscard]] bool leavesAtOnce(HandId hand) const
    {
        static constexpr PerGame<bool> Has{false, true};
        const Seat &seat = table.at(hand);
        return Has.of(house) && (isBust(seat) || (isNatural(seat) && !isRevealed(table)));
    }
    [[nodiscard]] Name callsFloor() const
    {
        if (table.round.malfunction != Malfunction::None)
            return "procedure.malfunction";
        return house.calls.floorAbove && !table.round.disputed ? "calls.floor_above"
                                                               : "procedure.floor";
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
            return cards == 1 ? "procedure.hole_card" : dealersDraw();
        if (cards == 1 && table.handsAt(hand.seat) > 1)
            return table.at(hand).cards.dealt[0].rank() == AceRankNumber
                     ? "blackjack.split_aces_one_card"
                     : "blackjack.resplit_hands";
        if (table.at(hand).blackjack.request == Request::Double)
            return "blackjack.double_for_less";
        return cards == 1 ? "procedure.second_cards" : "procedure.play_order";
    }
    [[nodiscard]] Name dealersDraw() const
    {
        const HandValue own = valueOf(table.dealer);
        return own.soft && own.total == 17 ? "blackjack.soft17" : "procedure.dealer_draws";
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
            return callsFloor();
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
                return takes(what.hand, kind);
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
    Name operator()(const act::Refuse &what) const { return refuses(what.hand, what.bet); }
    Name operator()(const act::Split &) const { return "blackjack.resplit_hands"; }
    Name operator()(const act::Peek &) const { return "blackjack.peek"; }
    Name operator()(const act::Reveal &) const { return "procedure.dealer_draws"; }
    Name operator()(const act::Void &) const { return "procedure.malfunction"; }
    Name operator()(const act::Collect &what) const
    {
        if (!what.hand.isDealer() && leavesAtOnce(what.hand))
            return "procedure.busts";
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
    const auto text = saysWhy(house, act, rule);
    if (!text)
        return {};
    return words("%1 (%2)", {*text, originTag(originOf(house.provenance, rule))});
}

} // namespace pitwise
