// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/house/housechecks.h"

#include "engine/house/housekeys.h"

#include <algorithm>

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

/// The largest amounts that a dealer of this house ever handles, each at the key that allows it.
struct LargestPayment
{
    Money amount;
    std::string_view key;
    const char *what;
};

std::vector<LargestPayment> largestCasinoWar(const House &house)
{
    const Money main = house.limits.main.max;
    std::vector<LargestPayment> all{
        {main * house.war.winPays, "war.win_pays", "the largest war won"},
        {main * house.war.tiePays, "war.tie_pays", "the largest war tied"}};
    if (house.tieBet.allowed)
        all.push_back(
            {house.limits.tie.max * house.tieBet.pays, "tie_bet.pays", "the largest tie bet"});
    if (house.war.tieBet.allowed)
        all.push_back({main * house.war.tieBet.pays, "war.tie_bet.pays",
                       "the largest tie bet on the war cards"});
    return all;
}

std::vector<LargestPayment> largestWarBlackjack(const House &house)
{
    // Winnings of the bonus may ride on the hand: they are doubled or paid like it.
    const Money bonus = house.limits.bonus.max * house.bonus.pays;
    const Money riding =
        house.bonus.parlay ? std::max(bonus * 2, bonus * house.blackjack.pays) : Money{};
    return {
        {house.limits.main.max * house.blackjack.pays, "blackjack.pays", "the largest blackjack"},
        {std::max(house.limits.bonus.max + bonus, riding), "bonus.pays", "the largest War bonus"}};
}

/// What can be dealt can be written down and read back.
void checkLargest(const House &house, TomlFile &file)
{
    static constexpr PerGame<std::vector<LargestPayment> (*)(const House &)> Payments{
        largestCasinoWar, largestWarBlackjack};
    // A patron may bet more than the maximum, and double.
    const Money twice = house.limits.main.max * 2;
    if (twice > Money::largest())
        return file.faultAt("limits.main.max", "is above half of " + toText(Money::largest())
                                                   + ", the largest amount Pitwise can count");
    for (const auto &[amount, key, what] : Payments.of(house)(house)) {
        if (amount > Money{} && house.payable(amount) > Money::largest())
            file.faultAt(key, "pays " + toText(amount) + " for " + what + ", above "
                                  + toText(Money::largest())
                                  + ", the largest amount Pitwise can count");
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
    checkLargest(house, file);
}

} // namespace pitwise
