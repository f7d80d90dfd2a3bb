// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/fixedpatrons.h"

#include "engine/base/rng.h"
#include "engine/patrons/gamepatrons.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/betting.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

Money mostOf(const Limit &limit, std::int64_t units, Money unit)
{
    while (units > 1 && unit * units > limit.max)
        --units;
    return unit * units;
}

} // namespace

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

std::pair<std::vector<Habit>, std::vector<Habit>>
sharedHabits(const House &left, const House &right, int seats, std::uint64_t seed)
{
    constexpr std::uint64_t HabitStream = 0x48414249;
    Rng rng{seed, HabitStream};
    const auto common = [](Money a, Money b) { return std::max(a, b); };
    const Habit atLeft = gamePatrons(left).smallestBets(left);
    const Habit atRight = gamePatrons(right).smallestBets(right);
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
                habit.main = smallest.main; // no bet suits both houses
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
    Habit habit = gamePatrons(house).smallestBets(house);
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

std::optional<Event> FixedPatrons::answer(const Table &table, const House &house)
{
    return (this->*gamePatrons(house).answer)(table, house);
}

std::optional<Event> FixedPatrons::placeBet(const Table &table, const House &house)
{
    const ShoeState &shoe = table.shoeState;
    if (shoe.preparing && shoe.cutOfferedTo.number > 0 && shoe.patronCut == 0
        && !shoe.declinedCut.has(shoe.cutOfferedTo) && table.shoe.left() > 1)
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
    return side ? betEvent(seat, sideBet(house), *habit.side)
                : betEvent(seat, BetKind::Main, habit.main);
}

} // namespace pitwise
