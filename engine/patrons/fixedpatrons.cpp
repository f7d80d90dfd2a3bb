// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/fixedpatrons.h"

#include "engine/patrons/basicstrategy.h"
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

/// Made in its place: simulations make hundreds of millions.
std::optional<Event> bet(SeatId seat, BetKind kind, Money amount)
{
    return std::optional<Event>{std::in_place, std::in_place_type<PatronAct>,
                                std::in_place_type<patron::Bet>,
                                patron::Bet{seat, kind, Amount{amount, {}}}};
}

Event decided(HandId hand, Decision decision)
{
    return PatronAct{patron::Decide{hand, decision}};
}

} // namespace

FixedPatrons::FixedPatrons(const House &house, int seats, const Policy &policy)
    : m_seats(seats),
      m_policy(policy)
{
    if (house.game == Game::WarBlackjack) {
        m_main = evenBet(house, house.limits.main, {house.blackjack.pays});
        m_side = evenBet(house, house.limits.bonus, {house.bonus.pays});
    } else {
        m_main = evenBet(
            house, house.limits.main,
            {house.war.winPays, house.war.tiePays, house.war.tieBet.pays, house.surrender.loses});
        if (house.tieBet.allowed)
            m_side = evenBet(house, house.limits.tie, {house.tieBet.pays});
    }
    if (!policy.sideBets)
        m_side.reset();
}

std::optional<Event> FixedPatrons::react(const Table &table, const House &house)
{
    if (!table.round.betsClosed)
        return placeBet(table, house);
    if (!table.round.dealing)
        return std::nullopt;
    return house.game == Game::CasinoWar ? decide(table, house) : playBlackjack(table, house);
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
        m_bets = 0;
    }
    const int each = m_side ? 2 : 1;
    if (m_bets == m_seats * each)
        return std::nullopt;
    const SeatId seat = seatAt(1 + m_bets / each);
    const bool side = m_bets % each == 1;
    ++m_bets;
    return side ? bet(seat, sideBet(house), *m_side) : bet(seat, BetKind::Main, m_main);
}

std::optional<Event> FixedPatrons::decide(const Table &table, const House &house)
{
    if (m_wentToWar.number > 0) {
        const SeatId seat = std::exchange(m_wentToWar, SeatId{});
        if (house.war.tieBet.allowed && m_policy.sideBets)
            return bet(seat, BetKind::WarTie, table.at(seat).bet(BetKind::Main).amount);
    }
    for (const SeatId seat : standingOf(table, house).mayDecide) {
        if (offersWar(house) && !table.at(seat).offered)
            continue;
        if (m_policy.surrenders && house.surrender.allowed)
            return decided(seat, Decision::Surrender);
        m_wentToWar = seat;
        return decided(seat, Decision::War);
    }
    return std::nullopt;
}

std::optional<Event> FixedPatrons::playBlackjack(const Table &table, const House &house)
{
    if (!secondCardsLie(table)) {
        const auto asked = findHand(table, [&](HandId hand) {
            return table.at(hand).offered && mayParlay(table, house, hand);
        });
        return asked ? std::optional{decided(*asked, Decision::Keep)} : std::nullopt;
    }
    const auto hand = handInPlay(table, house);
    if (!hand || !mayAct(table, house, *hand) || insuranceIsDue(table, house)
        || peekIsDue(table, house) || !unsettledBeforeGoingOn(table, house).none()
        || findHand(table, [&](HandId id) { return cardsLeaveAtOnce(table, id); }))
        return std::nullopt;
    switch (basicStrategy(table, house, *hand)) {
    case Wish::Stand:
        return decided(*hand, Decision::Stand);
    case Wish::Hit:
        return decided(*hand, Decision::Hit);
    case Wish::Double:
        return PatronAct{
            patron::Double{*hand, Amount{table.at(*hand).bet(BetKind::Main).amount, {}}, {}}};
    case Wish::Split:
        break;
    }
    return PatronAct{patron::Split{*hand, false}};
}

} // namespace pitwise
