// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/diff.h"

#include <algorithm>
#include <array>

namespace pitwise {

namespace {

std::string yesNo(bool value)
{
    return value ? "yes" : "no";
}

std::string chipsText(const House &house)
{
    std::string text;
    for (const Money chip : house.table.chips.values())
        text += (text.empty() ? "" : " ") + toText(chip);
    return text;
}

std::string limitText(Money limit)
{
    return limit == Money{} ? "none" : toText(limit);
}

/// Keys that mean nothing in a game.
bool isForeign(std::string_view key, Game game)
{
    if (game == Game::CasinoWar)
        return key.starts_with("bonus.") || key.starts_with("blackjack.")
            || key.starts_with("limits.bonus");
    return key.starts_with("war.") || key.starts_with("surrender.") || key == "settlement.first"
        || key == "settlement.ties" || key == "calls.war_or_surrender" || key == "tie_bet.alone";
}

struct Aspect
{
    const char *key;
    Risk risk;
    std::string (*value)(const House &);
    bool dependent = false; ///< another key says it all when this one is "none"
};

// clang-format off
const std::array Aspects{
    Aspect{"game", Risk::Money, [](const House &h) { return std::string{name(h.game)}; }},
    Aspect{"bonus.pays", Risk::Money, [](const House &h) { return toText(h.bonus.pays); }},
    Aspect{"bonus.ace", Risk::Money, [](const House &h) { return std::string{h.bonus.ace == AceRank::Low ? "low" : "high"}; }},
    Aspect{"bonus.tie", Risk::Money, [](const House &h) { return std::string{h.bonus.tie == BonusTie::House ? "house" : "push"}; }},
    Aspect{"bonus.parlay", Risk::Money, [](const House &h) { return yesNo(h.bonus.parlay); }},
    Aspect{"blackjack.pays", Risk::Money, [](const House &h) { return toText(h.blackjack.pays); }},
    Aspect{"blackjack.insurance", Risk::Money, [](const House &h) { return yesNo(h.blackjack.insurance); }},
    Aspect{"blackjack.double_for_less", Risk::Money, [](const House &h) { return yesNo(h.blackjack.doubleForLess); }},
    Aspect{"blackjack.double_after_split", Risk::Money, [](const House &h) { return yesNo(h.blackjack.doubleAfterSplit); }},
    Aspect{"blackjack.resplit_hands", Risk::Money, [](const House &h) { return std::to_string(h.blackjack.resplitHands); }},
    Aspect{"blackjack.soft17", Risk::Cards, [](const House &h) { return std::string{h.blackjack.soft17 == Soft17::Hit ? "hit" : "stand"}; }},
    Aspect{"blackjack.split_aces_one_card", Risk::Cards, [](const House &h) { return yesNo(h.blackjack.splitAcesOneCard); }},
    Aspect{"blackjack.peek", Risk::Cards, [](const House &h) { return yesNo(h.blackjack.peek); }},
    Aspect{"tie_bet.allowed", Risk::Money, [](const House &h) { return yesNo(h.tieBet.allowed); }},
    Aspect{"tie_bet.pays", Risk::Money, [](const House &h) { return h.tieBet.allowed ? toText(h.tieBet.pays) : std::string{"none"}; }, true},
    Aspect{"tie_bet.alone", Risk::Money, [](const House &h) { return yesNo(h.tieBet.alone); }},
    Aspect{"surrender.allowed", Risk::Money, [](const House &h) { return yesNo(h.surrender.allowed); }},
    Aspect{"surrender.loses", Risk::Money, [](const House &h) { return h.surrender.allowed ? toText(h.surrender.loses) : std::string{"none"}; }, true},
    Aspect{"war.house_posts", Risk::Money, [](const House &h) { return yesNo(h.war.housePosts); }},
    Aspect{"war.win_pays", Risk::Money, [](const House &h) { return toText(h.war.winPays); }},
    Aspect{"war.tie_pays", Risk::Money, [](const House &h) { return toText(h.war.tiePays); }},
    Aspect{"war.tie_bet.allowed", Risk::Money, [](const House &h) { return yesNo(h.war.tieBet.allowed); }},
    Aspect{"war.tie_bet.pays", Risk::Money, [](const House &h) { return h.war.tieBet.allowed ? toText(h.war.tieBet.pays) : std::string{"none"}; }, true},
    Aspect{"war.tie_bet.amount", Risk::Money, [](const House &h) { return std::string{!h.war.tieBet.allowed ? "none" : h.war.tieBet.amount == WarTieAmount::Main ? "main" : "any"}; }, true},
    Aspect{"limits.main.min", Risk::Money, [](const House &h) { return limitText(h.limits.main.min); }},
    Aspect{"limits.main.max", Risk::Money, [](const House &h) { return limitText(h.limits.main.max); }},
    Aspect{"limits.tie.min", Risk::Money, [](const House &h) { return limitText(h.limits.tie.min); }, true},
    Aspect{"limits.tie.max", Risk::Money, [](const House &h) { return limitText(h.limits.tie.max); }, true},
    Aspect{"limits.bonus.min", Risk::Money, [](const House &h) { return limitText(h.limits.bonus.min); }},
    Aspect{"limits.bonus.max", Risk::Money, [](const House &h) { return limitText(h.limits.bonus.max); }},
    Aspect{"limits.combined_max", Risk::Money, [](const House &h) { return h.limits.combinedMax ? toText(*h.limits.combinedMax) : std::string{"none"}; }},
    Aspect{"limits.under_minimum", Risk::Money, [](const House &h) { return std::string{h.limits.underMinimum == UnderMinimum::Refuse ? "refuse" : "remind-once"}; }},
    Aspect{"limits.over_maximum", Risk::Money, [](const House &h) { return std::string{h.limits.overMaximum == OverMaximum::Refuse ? "refuse" : "return-excess"}; }},
    Aspect{"table.rounding", Risk::Money, [](const House &h) { return std::string{h.table.rounding == Rounding::Patron ? "patron" : h.table.rounding == Rounding::House ? "house" : "none"}; }},
    Aspect{"table.chips", Risk::Money, chipsText},
    Aspect{"settlement.first", Risk::Order, [](const House &h) { return std::string{h.settlement.first == FirstSettlement::PerSeat ? "per-seat" : "ties-then-mains"}; }},
    Aspect{"settlement.ties", Risk::Order, [](const House &h) { return std::string{name(h.settlement.ties)}; }},
    Aspect{"settlement.mains", Risk::Order, [](const House &h) { return std::string{name(h.settlement.mains)}; }},
    Aspect{"settlement.wars", Risk::Order, [](const House &h) { return std::string{name(h.settlement.wars)}; }},
    Aspect{"war.burn", Risk::Cards, [](const House &h) { return h.war.burnBefore == BurnBefore::None ? std::string{"0"} : std::to_string(h.war.burn); }},
    Aspect{"war.burn_before", Risk::Cards, [](const House &h) {
        switch (h.war.burnBefore) {
        case BurnBefore::None: return std::string{"none"};
        case BurnBefore::WarRound: return std::string{"war-round"};
        case BurnBefore::EachCard: return std::string{"each-card"};
        case BurnBefore::FirstAndDealer: break;
        }
        return std::string{"first-and-dealer"}; }, true},
    Aspect{"cards.style", Risk::Cards, [](const House &h) { return std::string{name(h.cards.style)}; }},
    Aspect{"cards.pick", Risk::Cards, [](const House &h) { return std::string{h.cards.pick == Pick::AfterPay ? "after-pay" : h.cards.pick == Pick::BeforePay ? "before-pay" : "either"}; }},
    Aspect{"cards.sweep", Risk::Cards, [](const House &h) { return std::string{name(h.cards.sweep)}; }},
    Aspect{"shoe.decks", Risk::Cards, [](const House &h) { return std::to_string(h.shoe.decks); }},
    Aspect{"shoe.shuffle", Risk::Cards, [](const House &h) { return std::string{h.shoe.shuffle == ShuffleRule::CutCard ? "cut-card" : "every-round"}; }},
    Aspect{"shoe.cut_card_from_end", Risk::Cards, [](const House &h) { return h.shoe.shuffle == ShuffleRule::CutCard ? std::to_string(h.shoe.cutCardFromEnd) : std::string{"none"}; }, true},
    Aspect{"shoe.burn_first", Risk::Cards, [](const House &h) { return std::to_string(h.shoe.burnFirst); }},
    Aspect{"table.seats", Risk::Calls, [](const House &h) { return std::to_string(h.table.seats); }},
    Aspect{"table.hands_per_patron", Risk::Calls, [](const House &h) { return std::to_string(h.table.handsPerPatron); }},
    Aspect{"calls.place_bets", Risk::Calls, [](const House &h) { return yesNo(h.calls.placeBets); }},
    Aspect{"calls.no_more_bets", Risk::Calls, [](const House &h) { return yesNo(h.calls.noMoreBets); }},
    Aspect{"calls.war_or_surrender", Risk::Calls, [](const House &h) { return yesNo(h.calls.warOrSurrender); }},
    Aspect{"calls.floor_above", Risk::Calls, [](const House &h) { return h.calls.floorAbove ? toText(*h.calls.floorAbove) : std::string{"none"}; }},
    Aspect{"payout.chips", Risk::Calls, [](const House &h) { return std::string{h.payout.chips == PayoutChips::Any ? "any" : h.payout.chips == PayoutChips::Fewest ? "fewest" : "color-for-color"}; }},
    Aspect{"payout.correction", Risk::Calls, [](const House &h) { return std::string{h.payout.correction == Correction::Self ? "self" : "floor"}; }},
};
// clang-format on

} // namespace

std::vector<Difference> difference(const House &known, const House &next)
{
    std::vector<Difference> differences;
    // Coming from another game, a dealer needs to be told all that this one has of its own.
    const bool otherGame = known.game != next.game;
    for (const Aspect &aspect : Aspects) {
        if (isForeign(aspect.key, next.game))
            continue;
        auto from = aspect.value(known);
        auto to = aspect.value(next);
        // What a thing pays is no news where there is no such thing any more.
        if (otherGame && isForeign(aspect.key, known.game))
            from = "none";
        if (from != to && !(aspect.dependent && to == "none"))
            differences.push_back({aspect.key, std::move(from), std::move(to), aspect.risk,
                                   originOf(next.provenance, aspect.key)});
    }
    std::stable_sort(differences.begin(), differences.end(),
                     [](const Difference &a, const Difference &b) { return a.risk < b.risk; });
    return differences;
}

} // namespace pitwise
