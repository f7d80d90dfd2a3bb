// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/fixedpatrons.h"

#include "engine/base/rng.h"
#include "engine/patrons/basicstrategy.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/betting.h"
#include "engine/procedure/blackjackplay.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/standing.h"
#include "engine/procedure/turns.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

/// The smallest bet, from the minimum up, that no payment of the house rounds.
Money evenBet(const House &house, const Limit &limit, std::initializer_list<Ratio> ratios)
{
    const auto isEven = [&](Money bet) {
        return house.table.chips.canMake(bet)
            && std::all_of(ratios.begin(), ratios.end(), [&](Ratio ratio) {
                   return (bet * ratio).inCents() * ratio.per == bet.inCents() * ratio.pays
                       && house.table.chips.canMake(bet * ratio);
               });
    };
    for (Money bet = limit.min; bet <= limit.max; bet += Money::cents(50)) {
        if (isEven(bet))
            return bet;
    }
    return limit.min;
}

/// Bets that this house takes, none of which it has to round.
Habit smallestBets(const House &house)
{
    Habit habit;
    if (house.game == Game::WarBlackjack) {
        habit.main = evenBet(house, house.limits.main, {house.blackjack.pays});
        habit.side = evenBet(house, house.limits.bonus, {house.bonus.pays});
        return habit;
    }
    habit.main = evenBet(
        house, house.limits.main,
        {house.war.winPays, house.war.tiePays, house.war.tieBet.pays, house.surrender.loses});
    if (house.tieBet.allowed)
        habit.side = evenBet(house, house.limits.tie, {house.tieBet.pays});
    return habit;
}

Money mostOf(const Limit &limit, std::int64_t units, Money unit)
{
    while (units > 1 && unit * units > limit.max)
        --units;
    return unit * units;
}

} // namespace

std::pair<std::vector<Habit>, std::vector<Habit>>
sharedHabits(const House &left, const House &right, int seats, std::uint64_t seed)
{
    constexpr std::uint64_t HabitStream = 0x48414249;
    Rng rng{seed, HabitStream};
    const auto common = [](Money a, Money b) { return std::max(a, b); };
    const Habit atLeft = smallestBets(left);
    const Habit atRight = smallestBets(right);
    const Money unit = common(atLeft.main, atRight.main);
    std::pair<std::vector<Habit>, std::vector<Habit>> both;
    for (int i = 0; i < seats; ++i) {
        constexpr int MostUnits = 4;
        const std::int64_t units = 1 + rng.below(MostUnits);
        const bool wantsSide = rng.chance(60);
        const bool warTie = rng.chance(30);
        const bool surrenders = rng.chance(30);
        const bool parlays = rng.chance(50);
        const auto made = [&](const House &house, const Habit &smallest) {
            Habit habit;
            habit.main = mostOf(house.limits.main, units, unit);
            if (!house.table.chips.canMake(habit.main) || habit.main > house.limits.main.max)
                habit.main = smallest.main; // no bet is good in both
            if (wantsSide)
                habit.side = smallest.side;
            habit.warTie = warTie;
            habit.surrenders = surrenders;
            habit.parlays = parlays;
            return habit;
        };
        both.first.push_back(made(left, atLeft));
        both.second.push_back(made(right, atRight));
    }
    return both;
}

FixedPatrons::FixedPatrons(const House &house, int seats, const Policy &policy) : m_seats(seats)
{
    Habit habit = smallestBets(house);
    if (!policy.sideBets)
        habit.side.reset();
    habit.warTie = policy.sideBets;
    habit.surrenders = policy.surrenders;
    m_habits.fill(habit);
}

FixedPatrons::FixedPatrons(std::span<const Habit> habits) : m_seats(static_cast<int>(habits.size()))
{
    std::copy(habits.begin(), habits.end(), m_habits.begin());
}

std::optional<Event> FixedPatrons::placeBet(const Table &table, const House &house)
{
    const ShoeState &shoe = table.shoeState;
    if (shoe.preparing && shoe.cutOfferedTo.number > 0 && shoe.patronCut == 0
        && table.shoe.left() > 1)
        return PatronAct{patron::CutAt{shoe.cutOfferedTo, table.shoe.left() / 2}};
    if (house.calls.placeBets && !table.round.betsInvited)
        return std::nullopt;
    if (m_round != table.roundNumber) {
        m_round = table.roundNumber;
        m_seat = 0;
        m_sideNext = false;
    }
    if (m_seat == m_seats)
        return std::nullopt;
    const SeatId seat = seatAt(1 + m_seat);
    const Habit &habit = habitOf(seat);
    const bool side = m_sideNext;
    m_sideNext = !side && habit.side.has_value();
    m_seat += m_sideNext ? 0 : 1;
    return side ? betEvent(seat, sideBet(house), *habit.side) : betEvent(seat, BetKind::Main, habit.main);
}

std::optional<Event> FixedPatrons::decide(const Table &table, const House &house)
{
    if (m_wentToWar.number > 0) {
        const SeatId seat = std::exchange(m_wentToWar, SeatId{});
        if (house.war.tieBet.allowed && habitOf(seat).warTie)
            return betEvent(seat, BetKind::WarTie, table.at(seat).bet(BetKind::Main).amount);
    }
    for (const SeatId seat : standingOf(table, house, &Standing::mayDecide)) {
        if (house.offersWar() && !table.at(seat).offered)
            continue;
        if (habitOf(seat).surrenders && house.surrender.allowed)
            return decisionEvent(seat, Decision::Surrender);
        m_wentToWar = seat;
        return decisionEvent(seat, Decision::War);
    }
    return std::nullopt;
}

std::optional<Event> FixedPatrons::playBlackjack(const Table &table, const House &house)
{
    if (!secondCardsLie(table)) {
        const auto asked = findHand(table, [&](HandId hand) {
            return table.at(hand).offered && mayParlay(table, house, hand);
        });
        if (!asked)
            return std::nullopt;
        return decisionEvent(*asked, habitOf(asked->seat).parlays ? Decision::Parlay : Decision::Keep);
    }
    const auto hand = handInPlay(table, house);
    if (!hand || !mayAct(table, house, *hand) || insuranceIsDue(table, house)
        || peekIsDue(table, house) || !unsettledBeforeGoingOn(table, house).none()
        || findHand(table, [&](HandId id) { return cardsLeaveAtOnce(table, id); }))
        return std::nullopt;
    switch (basicStrategy(table, house, *hand)) {
    case Wish::Stand:
        return decisionEvent(*hand, Decision::Stand);
    case Wish::Hit:
        return decisionEvent(*hand, Decision::Hit);
    case Wish::Double:
        return PatronAct{
            patron::Double{*hand, Amount{table.at(*hand).bet(BetKind::Main).amount, {}}, {}}};
    case Wish::Split:
        break;
    }
    return PatronAct{patron::Split{*hand, false}};
}

} // namespace pitwise
