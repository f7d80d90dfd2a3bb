// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/randomhouse.h"

#include "engine/base/rng.h"
#include "tests/support/houses.h"

#include <algorithm>

namespace pitwise::test {

namespace {

class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_rng(seed, 41) { }

    int between(int least, int most)
    {
        return least + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(most - least + 1)));
    }
    bool toss() { return m_rng.chance(50); }
    template<typename Value>
    Value of(std::initializer_list<Value> values)
    {
        return values.begin()[m_rng.below(static_cast<std::uint32_t>(values.size()))];
    }

private:
    Rng m_rng;
};

constexpr std::initializer_list BothWays{Direction::RightToLeft, Direction::LeftToRight};

ShoeRules shoe(Dice &dice)
{
    ShoeRules rules;
    rules.decks = dice.between(1, 8);
    rules.shuffle = dice.of({ShuffleRule::CutCard, ShuffleRule::EveryRound});
    if (rules.shuffle == ShuffleRule::CutCard)
        rules.cutCardFromEnd = dice.between(1, rules.decks * 17);
    rules.burnFirst = dice.between(0, 3);
    return rules;
}

LimitRules limits(Dice &dice, bool blackjack)
{
    LimitRules rules;
    rules.main = {Money::units(dice.of({5, 10})), Money::units(dice.of({100, 300, 1000}))};
    rules.tie = {Money::units(dice.of({5, 10})), Money::units(dice.of({50, 100}))};
    rules.bonus = {Money::units(5), rules.main.max - rules.main.min};
    if (blackjack || dice.toss())
        rules.combinedMax = rules.main.max + Money::units(blackjack ? 0 : dice.of({0, 20}));
    rules.underMinimum = dice.of({UnderMinimum::Refuse, UnderMinimum::RemindOnce});
    rules.overMaximum = dice.of({OverMaximum::Refuse, OverMaximum::ReturnExcess});
    return rules;
}

WarRules war(Dice &dice)
{
    WarRules rules;
    rules.burnBefore = dice.of(
        {BurnBefore::None, BurnBefore::WarRound, BurnBefore::EachCard, BurnBefore::FirstAndDealer});
    rules.burn = rules.burnBefore == BurnBefore::None ? 0 : dice.between(1, 4);
    rules.housePosts = dice.toss();
    rules.winPays = rules.housePosts ? dice.of({Ratio{1, 1}, Ratio{2, 1}})
                                     : dice.of({Ratio{1, 1}, Ratio{2, 1}, Ratio{3, 2}});
    rules.tiePays = dice.of({Ratio{1, 1}, Ratio{2, 1}, Ratio{3, 1}});
    rules.tieBet = {dice.toss(), dice.of({Ratio{10, 1}, Ratio{11, 1}, Ratio{12, 1}}),
                    dice.of({WarTieAmount::Main, WarTieAmount::Any})};
    return rules;
}

BlackjackRules blackjack(Dice &dice)
{
    BlackjackRules rules;
    rules.pays = dice.of({Ratio{3, 2}, Ratio{6, 5}, Ratio{1, 1}});
    rules.soft17 = dice.of({Soft17::Hit, Soft17::Stand});
    rules.doubleForLess = dice.toss();
    rules.doubleAfterSplit = dice.toss();
    rules.resplitHands = dice.between(2, 4);
    rules.splitAcesOneCard = dice.toss();
    rules.insurance = dice.toss();
    rules.peek = dice.toss();
    return rules;
}

} // namespace

House randomHouse(std::uint64_t seed)
{
    Dice dice{seed};
    const bool blackjackGame = dice.between(1, 3) == 1;
    House house = test::house(blackjackGame ? "war-blackjack" : "washington");
    house.id = "random-" + std::to_string(seed);
    house.provenance = {};
    house.shoe = shoe(dice);
    house.table.seats = dice.between(1, 7);
    house.table.handsPerPatron = dice.between(1, 3);
    house.table.rounding = dice.of({Rounding::Patron, Rounding::House});
    if (dice.toss())
        house.table.chips = ChipSet{{Money::units(1), Money::units(5), Money::units(25)}};
    house.limits = limits(dice, blackjackGame);
    house.settlement = {dice.of({FirstSettlement::PerSeat, FirstSettlement::TiesThenMains}),
                        dice.of(BothWays), dice.of(BothWays), dice.of(BothWays)};
    house.cards = {dice.of({Style::PickAndPay, Style::LayAndPay}),
                   dice.of({Pick::AfterPay, Pick::BeforePay, Pick::Either}), dice.of(BothWays)};
    house.calls = {dice.toss(), dice.toss(), dice.toss(), {}};
    if (dice.toss())
        house.calls.floorAbove = dice.of({Ratio{1, 1}, Ratio{5, 1}});
    house.payout = {dice.of({PayoutChips::Any, PayoutChips::Fewest, PayoutChips::ColorForColor}),
                    dice.of({Correction::Self, Correction::Floor})};
    if (blackjackGame) {
        house.bonus = {dice.of({AceRank::Low, AceRank::High}),
                       dice.of({BonusTie::House, BonusTie::Push}),
                       dice.of({Ratio{1, 1}, Ratio{2, 1}}), dice.toss()};
        house.blackjack = blackjack(dice);
        return house;
    }
    house.tieBet = {dice.between(1, 4) > 1, dice.toss(),
                    dice.of({Ratio{9, 1}, Ratio{10, 1}, Ratio{11, 1}})};
    house.surrender = {dice.between(1, 4) > 1, dice.of({Ratio{1, 2}, Ratio{1, 4}})};
    house.war = war(dice);
    return house;
}

} // namespace pitwise::test
