// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/housechecks.h"

#include "engine/house/keys.h"

namespace pitwise {

namespace {

void checkShoe(const House &house, TomlFile &file)
{
    if (house.shoe.shuffle != ShuffleRule::CutCard && file.has("shoe.cut_card_from_end"))
        file.faultAt("shoe.cut_card_from_end",
                     "has no place where the cards are shuffled every round");
}

void checkLimits(const House &house, TomlFile &file)
{
    const auto check = [&](const Limit &limit, std::string_view least) {
        if (limit.min > limit.max && limit.max > Money{})
            file.faultAt(least, "is above the maximum");
    };
    check(house.limits.main, "limits.main.min");
    check(house.limits.tie, "limits.tie.min");
    check(house.limits.bonus, "limits.bonus.min");
    const auto combined = house.limits.combinedMax.value_or(Money{});
    if (combined > Money{} && combined < house.limits.main.min)
        file.faultAt("limits.combined_max", "is below the minimum of the main bet");
}

void checkPayments(const House &house, TomlFile &file)
{
    if (house.surrender.loses > Ratio{1, 1})
        file.faultAt("surrender.loses", "cannot be more than the bet itself");
    const auto checkPost = [&](Ratio pays, std::string_view key) {
        if (house.war.housePosts && Ratio{1, 1} > pays)
            file.faultAt(key, "is below 1:1, yet the house's post alone is 1:1");
    };
    checkPost(house.war.winPays, "war.win_pays");
    checkPost(house.war.tiePays, "war.tie_pays");
}

/// War Blackjack has no tie bet and no surrender; a house file must not promise them.
void checkPromises(const House &house, TomlFile &file)
{
    if (!InWarBlackjack.of(house))
        return;
    if (house.tieBet.allowed)
        file.faultAt("tie_bet.allowed", "must be false: War Blackjack has no tie bet");
    if (house.surrender.allowed)
        file.faultAt("surrender.allowed", "must be false in War Blackjack");
}

/// What the smallest bets of a game pay or lose, and what that is called.
using SmallestPayments = std::vector<std::pair<Money, const char *>>;

SmallestPayments casinoWarPayments(const House &house)
{
    const Money least = house.limits.main.min;
    SmallestPayments all;
    if (house.surrender.allowed)
        all.emplace_back(least * house.surrender.loses,
                         "what surrender takes of the smallest main bet");
    if (house.tieBet.allowed)
        all.emplace_back(house.limits.tie.min * house.tieBet.pays,
                         "what the smallest tie bet pays");
    all.emplace_back(least * house.war.winPays, "what the smallest war won pays");
    all.emplace_back(least * house.war.tiePays, "what the smallest war tied pays");
    return all;
}

SmallestPayments warBlackjackPayments(const House &house)
{
    return {{house.limits.main.min * house.blackjack.pays, "what the smallest blackjack pays"},
            {house.limits.bonus.min * house.bonus.pays, "what the smallest War bonus pays"}};
}

/// Without rounding, chips must make at least what the smallest bets pay.
void checkChips(const House &house, TomlFile &file)
{
    if (house.table.rounding != Rounding::None || house.table.chips.values().empty())
        return;
    static constexpr PerGame<SmallestPayments (*)(const House &)> Payments{casinoWarPayments,
                                                                           warBlackjackPayments};
    SmallestPayments payments{{house.limits.main.min, "what the smallest main bet pays"}};
    for (const auto &payment : Payments.of(house)(house))
        payments.push_back(payment);
    for (const auto &[amount, what] : payments) {
        if (amount > Money{} && !house.table.chips.canMake(amount))
            file.faultAt("table.chips", "cannot make " + toText(amount) + ", " + what);
    }
}

} // namespace

void checkHouse(const House &house, TomlFile &file)
{
    checkShoe(house, file);
    checkLimits(house, file);
    checkPayments(house, file);
    checkPromises(house, file);
    checkChips(house, file);
}

} // namespace pitwise
