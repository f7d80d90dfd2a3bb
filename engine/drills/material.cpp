// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/drills/material.h"

#include "engine/procedure/betting.h"
#include "engine/referee/judge.h"
#include "engine/situations/casting.h"
#include "engine/skills/pitfalls.h"
#include "engine/table/physics.h"

namespace pitwise {

namespace {

using enum Ingredient;

std::vector<Ingredient> joined(std::vector<Ingredient> all, const std::vector<Ingredient> &more)
{
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

const std::vector<Ingredient> Simple{Win, Lose, TieBetWon, BonusWon, BonusLost, HandWon, HandLost};
const std::vector<Ingredient> Full{TieBetLost, Surrender, WarWon,       WarLost,    WarTied,
                                   Natural,    Parlay,    InsuranceWon, HandPushed, Double,
                                   Bust,       BonusTied, WarTieBetWon};
const std::vector<Ingredient> Rare{TwoWars, WarTieBetLost, EvenMoney, Split,   DoubleForLess,
                                   LateBet, Dispute,       SlipDown,  SlipUp,  Malfunction,
                                   NewShoe, HighBet,       LowBet,    Combined};

} // namespace

std::vector<Ingredient> ingredientsOf(Drill drill, DrillLevel level)
{
    const bool hard = level == DrillLevel::Third;
    const bool easy = level == DrillLevel::First;
    switch (drill) {
    case Drill::Payouts:
        return easy ? Simple
                    : joined({Surrender, WarWon, WarTied, WarTieBetWon, Natural, InsuranceWon,
                              EvenMoney, Double, TieBetWon, BonusWon, Parlay},
                             hard ? std::vector{Split, TwoWars, DoubleForLess} : Simple);
    case Drill::Outcomes:
        return easy ? Simple : joined(Full, {TwoWars});
    case Drill::BurnAndDeal:
        return easy ? joined(Simple, {WarWon, WarLost})
                    : std::vector{TwoWars, WarTied, NewShoe, Split, DealerDraws};
    case Drill::Limits:
        return easy ? std::vector{LowBet, HighBet, Plain}
                    : std::vector{LowBet,   HighBet,   SideLow,      SideHigh,
                                  Combined, SideAlone, SideNotTaken, LowBetTwice};
    case Drill::Calls:
        return easy ? joined(Simple, {WarWon, Surrender, Parlay, InsuranceLost})
                    : joined(Rare, {WarWon, TieBetWon, Parlay, InsuranceWon, LowBet});
    case Drill::CutStack:
    case Drill::Questions:
    case Drill::NextAct:
    case Drill::SpotMistake:
        break;
    }
    return easy ? Simple : hard ? joined(Full, Rare) : Full;
}

std::optional<DrillRound> drillRound(std::span<const Ingredient> some, const House &house, Rng &rng)
{
    std::vector<Ingredient> can;
    for (const Ingredient each : some) {
        if (canHave(each, house))
            can.push_back(each);
    }
    const Ingredient wanted = can.empty() ? Plain : oneOf(can, rng);
    const int least = std::min(3, house.table.seats);
    const auto more = static_cast<std::uint32_t>(house.table.seats - least + 1);
    Casting casting{house, least + static_cast<int>(rng.below(more)), rng};
    if (!casting.add(wanted))
        return std::nullopt;
    const auto script = casting.finish();
    auto dealt = script ? dealScript(*script, house, rng.next() >> 16U, rng) : std::nullopt;
    if (!dealt)
        return std::nullopt;
    DrillRound round{std::move(*dealt), {}};
    Table table = tableOf(round.dealt.spec, house);
    for (const LogEntry &entry : round.dealt.log) {
        round.before.push_back(table);
        performOn(table, house, entry.event);
    }
    return round;
}

std::vector<Finding> saidOf(const Table &table, const House &house, const Act &act)
{
    return impossible(table, house, act) ? std::vector<Finding>{}
                                         : judge(table, house, act).findings;
}

namespace {

/// Why this bet is refused, or a part of it handed back, before the first card.
std::optional<Rule> ruleOfBet(const Table &table, const House &house, const Act &act)
{
    const auto *refuse = std::get_if<act::Refuse>(&act);
    const auto *back = std::get_if<act::Return>(&act);
    if (table.round.betsClosed || (refuse == nullptr && back == nullptr))
        return std::nullopt;
    const HandId hand = refuse != nullptr ? refuse->hand : back->hand;
    const BetKind bet = refuse != nullptr ? refuse->bet : back->bet;
    if (!isOpeningBet(house, bet))
        return std::nullopt;
    const auto issue = betIssue(table, house, hand.seat, bet);
    return issue ? std::optional{issue->rule} : std::nullopt;
}

} // namespace

std::optional<Rule> ruleAtStake(const Table &table, const House &house, const Act &act)
{
    if (const auto rule = ruleOfBet(table, house, act))
        return rule;
    for (const Act &mistake : mistakesFor(table, house, act)) {
        if (const auto found = saidOf(table, house, mistake); !found.empty())
            return found.back().rule;
    }
    return std::nullopt;
}

std::optional<Act> withAmount(const Act &act, const Amount &amount)
{
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return act::Pay{pay->hand, pay->bet, amount};
    if (const auto *take = std::get_if<act::Take>(&act))
        return act::Take{take->hand, take->bets, amount};
    if (const auto *back = std::get_if<act::Return>(&act))
        return act::Return{back->hand, back->bet, amount};
    return std::nullopt;
}

std::optional<Money> amountOf(const Act &act)
{
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return pay->amount.money;
    const auto *take = std::get_if<act::Take>(&act);
    if (take != nullptr && take->amount)
        return take->amount->money;
    const auto *back = std::get_if<act::Return>(&act);
    if (back != nullptr && back->amount)
        return back->amount->money;
    return std::nullopt;
}

} // namespace pitwise
