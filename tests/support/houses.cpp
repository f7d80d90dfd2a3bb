// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/houses.h"

namespace pitwise::test {

namespace {

House inverted()
{
    House house = test::house("three-hand");
    house.id = "inverted";
    house.shoe = {4, ShuffleRule::CutCard, 40, 2};
    house.table.seats = 5;
    house.tieBet.pays = {9, 1};
    house.surrender.allowed = false;
    house.war.burn = 2;
    house.war.burnBefore = BurnBefore::EachCard;
    house.settlement = {FirstSettlement::TiesThenMains, Direction::LeftToRight,
                        Direction::RightToLeft, Direction::RightToLeft};
    house.cards = {Style::LayAndPay, Pick::AfterPay, Direction::LeftToRight};
    house.calls.floorAbove = Ratio{5, 1};
    return house;
}

House picky()
{
    House house = test::house("washington");
    house.id = "picky";
    house.cards.pick = Pick::BeforePay;
    house.settlement.first = FirstSettlement::TiesThenMains;
    house.settlement.mains = Direction::LeftToRight;
    house.tieBet.alone = true;
    house.war.burnBefore = BurnBefore::FirstAndDealer;
    house.calls.floorAbove = Ratio{5, 1};
    house.payout.correction = Correction::Floor;
    house.limits.overMaximum = OverMaximum::Refuse;
    house.limits.combinedMax = Money::units(310);
    return house;
}

House relaxed()
{
    House house = test::house("ontario");
    house.id = "relaxed";
    house.calls = {false, false, false, {}};
    house.cards = {Style::PickAndPay, Pick::Either, Direction::RightToLeft};
    house.settlement.first = FirstSettlement::PerSeat;
    house.settlement.mains = Direction::LeftToRight;
    house.table.rounding = Rounding::House;
    house.table.chips = ChipSet{{Money::units(5), Money::units(25)}};
    house.war.tiePays = {3, 2};
    return house;
}

/// The house posts but demands no offer, so posts may be put down at any time and in any order.
House unasked()
{
    House house = test::house("washington");
    house.id = "unasked";
    house.cards.style = Style::LayAndPay;
    house.surrender.allowed = false;
    house.calls.placeBets = false;
    house.payout.chips = PayoutChips::Fewest;
    return house;
}

House oneDeck()
{
    House house = test::house("fun-casino");
    house.id = "one-deck";
    house.shoe = {1, ShuffleRule::CutCard, 26, 3};
    house.table.seats = 9;
    house.war.burn = 5;
    house.war.burnBefore = BurnBefore::EachCard;
    house.tieBet.allowed = false;
    return house;
}

/// War Blackjack with every key set differently.
House strictBlackjack()
{
    House house = test::house("war-blackjack");
    house.id = "strict-blackjack";
    house.shoe = {2, ShuffleRule::CutCard, 34, 1};
    house.bonus = {AceRank::High, BonusTie::Push, {2, 1}, false};
    house.blackjack = {{6, 5}, Soft17::Stand, false, false, 2, false, false, false};
    house.limits.overMaximum = OverMaximum::Refuse;
    house.settlement.mains = Direction::LeftToRight;
    house.settlement.wars = Direction::LeftToRight;
    house.cards = {Style::PickAndPay, Pick::BeforePay, Direction::LeftToRight};
    return house;
}

/// No peek, but insurance; ties push and winnings ride; one deck at a full table.
House blindBlackjack()
{
    House house = test::house("war-blackjack");
    house.id = "blind-blackjack";
    house.shoe = {1, ShuffleRule::CutCard, 17, 0};
    house.bonus.tie = BonusTie::Push;
    house.blackjack.peek = false;
    house.blackjack.splitAcesOneCard = false;
    house.calls.floorAbove = Ratio{1, 1};
    house.payout.correction = Correction::Floor;
    house.cards = {Style::PickAndPay, Pick::Either, Direction::RightToLeft};
    return house;
}

} // namespace

std::vector<House> variants()
{
    return {inverted(), picky(),           relaxed(),       unasked(),
            oneDeck(),  strictBlackjack(), blindBlackjack()};
}

std::vector<House> everyHouse()
{
    std::vector<House> houses;
    for (House house : builtIn()) {
        for (const Style style : {Style::PickAndPay, Style::LayAndPay}) {
            house.cards.style = style;
            houses.push_back(house);
        }
    }
    for (const House &house : variants())
        houses.push_back(house);
    return houses;
}

} // namespace pitwise::test
