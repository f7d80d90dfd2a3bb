// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the crowd plays War Blackjack.
#include "engine/patrons/basicstrategy.h"
#include "engine/patrons/crowd.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"

#include <algorithm>

namespace pitwise {

namespace {

int parlayPercent(Temper temper)
{
    switch (temper) {
    case Temper::Careful:
        return 20;
    case Temper::Mixed:
        return 45;
    case Temper::Bold:
        break;
    }
    return 75;
}

int insurancePercent(Skill skill)
{
    switch (skill) {
    case Skill::Mixed:
    case Skill::Basic:
        return 0; // insurance is a bad bet
    case Skill::Habit:
        return 35;
    case Skill::Badly:
        break;
    }
    return 70;
}

/// Plays like the dealer, but doubles on ten and eleven and splits aces and eights.
Wish byHabit(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    const HandValue value = valueOf(hand.cards);
    const int first = hardValue(hand.cards.dealt[0]);
    if (maySplit(table, house, id) && (first == 1 || first == 8))
        return Wish::Split;
    if (mayDouble(table, house, id) && !value.soft && (value.total == 10 || value.total == 11))
        return Wish::Double;
    return value.total < 17 ? Wish::Hit : Wish::Stand;
}

/// Splits everything and doubles at random.
Wish badly(const Table &table, const House &house, HandId id, Rng &rng)
{
    const HandValue value = valueOf(table.at(id).cards);
    if (maySplit(table, house, id) && rng.chance(80))
        return Wish::Split;
    if (mayDouble(table, house, id) && rng.chance(25))
        return Wish::Double;
    if (value.total >= 19)
        return Wish::Stand;
    return rng.chance(value.total < 12 ? 90 : 50) ? Wish::Hit : Wish::Stand;
}

} // namespace

Skill Crowd::skillOf(SeatId seat) const
{
    constexpr std::array Ways{Skill::Basic, Skill::Habit, Skill::Badly};
    if (m_settings.skill != Skill::Mixed)
        return m_settings.skill;
    return Ways[(seat.number + m_settings.seed) % Ways.size()];
}

std::optional<Event> Crowd::playBlackjack(const Table &table, const House &house)
{
    if (auto event = parlay(table, house))
        return event;
    if (auto event = insure(table, house))
        return event;
    return playHand(table, house);
}

std::optional<Event> Crowd::parlay(const Table &table, const House &house)
{
    const auto asked = findHand(table, [&](HandId hand) {
        return mayParlay(table, house, hand) && table.at(hand).offered;
    });
    if (!asked)
        return std::nullopt;
    takeDice(Asked::Parlay, *asked);
    return decisionEvent(*asked, m_rng.chance(parlayPercent(m_settings.temper)) ? Decision::Parlay
                                                                                : Decision::Keep);
}

std::optional<Event> Crowd::insure(const Table &table, const House &house)
{
    const DealerFacts &dealer = table.round.dealer;
    if (!dealer.insuranceCalled || dealer.insuranceClosed)
        return std::nullopt;
    for (const SeatId seat : table.busy) {
        if (m_heardOfInsurance.has(seat) || !mayInsure(table, house, seat))
            continue;
        m_heardOfInsurance.set(seat);
        takeDice(Asked::Insurance, HandId{seat, 0});
        const bool wants = m_rng.chance(insurancePercent(skillOf(seat)));
        const Money half =
            house.table.chips.roundedDown(table.at(seat).bet(BetKind::Main).amount * Ratio{1, 2});
        if (wants && mayTakeEvenMoney(table, house, seat))
            return decisionEvent(seat, Decision::EvenMoney);
        if (wants && half > Money{} && !table.at(seat).bet(BetKind::Insurance).exists())
            return PatronAct{patron::Insure{seat, Amount{half, {}}}};
    }
    return std::nullopt;
}

Event Crowd::doubled(const Table &table, const House &house, HandId hand, bool forLess)
{
    const Seat &seat = table.at(hand);
    Money main = seat.bet(BetKind::Main).amount;
    if (const Money less = house.table.chips.roundedDown(main * Ratio{1, 2});
        forLess && house.blackjack.doubleForLess && less > Money{})
        main = less;
    patron::Double twice{hand, Amount{main, {}}, {}};
    const Bet &rides = seat.bet(BetKind::Bonus);
    if (rides.open() && seat.blackjack.bonusDone && m_rng.chance(parlayPercent(m_settings.temper)))
        twice.war = Amount{rides.amount, {}};
    return PatronAct{twice};
}

/// A patron waits for his turn: after the peek, and after every hand before his.
std::optional<Event> Crowd::playHand(const Table &table, const House &house)
{
    if (!warblackjack::secondCardsLie(table) || warblackjack::insuranceIsDue(table, house)
        || warblackjack::peekIsDue(table, house) || blackjackIsOut(table)
        || !warblackjack::unsettledBeforeGoingOn(table, house).none()
        || findHand(table, [&](HandId id) { return warblackjack::cardsLeaveAtOnce(table, id); }))
        return std::nullopt;
    auto hand = warblackjack::handInPlay(table, house);
    if (!hand)
        hand = findHand(table, [&](HandId id) { return mayAct(table, house, id); });
    if (!hand || !mayAct(table, house, *hand) || table.round.disputed)
        return std::nullopt;
    const Skill skill = skillOf(hand->seat);
    takeDice(Asked::Hand, *hand, &table);
    const Wish wish = skill == Skill::Basic ? basicStrategy(table, house, *hand)
                    : skill == Skill::Habit ? byHabit(table, house, *hand)
                                            : badly(table, house, *hand, m_rng);
    switch (wish) {
    case Wish::Stand:
        return decisionEvent(*hand, Decision::Stand);
    case Wish::Hit:
        return decisionEvent(*hand, Decision::Hit);
    case Wish::Double:
        return doubled(table, house, *hand, skill == Skill::Badly && m_rng.chance(40));
    case Wish::Split:
        break;
    }
    const Seat &seat = table.at(*hand);
    const bool rides = seat.blackjack.bonusDone && seat.bet(BetKind::Bonus).open();
    return PatronAct{patron::Split{*hand, rides && m_rng.chance(parlayPercent(m_settings.temper))}};
}

} // namespace pitwise
