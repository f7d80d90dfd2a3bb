// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/basicstrategy.h"
#include "engine/patrons/gamepatrons.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/warblackjackplay.h"

namespace pitwise {

Habit warblackjack::smallestBets(const House &house)
{
    Habit habit;
    habit.main = evenBet(house, house.limits.main, {house.blackjack.pays});
    habit.side = evenBet(house, house.limits.bonus, {house.bonus.pays});
    return habit;
}

std::optional<Event> FixedPatrons::playBlackjack(const Table &table, const House &house)
{
    if (!warblackjack::secondCardsLie(table)) {
        const auto asked = findHand(table, [&](HandId hand) {
            return table.at(hand).offered && mayParlay(table, house, hand);
        });
        if (!asked)
            return std::nullopt;
        return decisionEvent(*asked,
                             habitOf(asked->seat).parlays ? Decision::Parlay : Decision::Keep);
    }
    const auto hand = warblackjack::handInPlay(table, house);
    if (!hand || !mayAct(table, house, *hand) || warblackjack::insuranceIsDue(table, house)
        || warblackjack::peekIsDue(table, house)
        || !warblackjack::unsettledBeforeGoingOn(table, house).none()
        || findHand(table, [&](HandId id) { return warblackjack::cardsLeaveAtOnce(table, id); }))
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
