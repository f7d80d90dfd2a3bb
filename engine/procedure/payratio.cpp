// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/payratio.h"

#include "engine/procedure/fate.h"
#include "engine/table/blackjack.h"

namespace pitwise {

bool warIsTied(const Table &table, SeatId seat)
{
    const auto &cards = table.at(seat).cards.dealt;
    const auto &dealer = table.dealer.dealt;
    return cards.size() > 1 && dealer.size() > 1 && cards[1].rank() == dealer[1].rank();
}

namespace {

std::optional<Ratio> blackjackPayRatio(const Table &table, const House &house, HandId id,
                                       BetKind bet)
{
    const Seat &hand = table.at(id);
    if (bet == BetKind::Insurance)
        return InsurancePays;
    if (isBonus(house, hand, bet))
        return house.bonus.pays;
    if (bet != BetKind::Main && bet != BetKind::War)
        return std::nullopt;
    return isNatural(hand) && !hand.blackjack.evenMoney ? house.blackjack.pays : Ratio{1, 1};
}

} // namespace

std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand, BetKind bet)
{
    if (house.game == Game::WarBlackjack)
        return blackjackPayRatio(table, house, hand, bet);
    switch (bet) {
    case BetKind::Main:
        return Ratio{1, 1};
    case BetKind::Tie:
        return house.tieBet.pays;
    case BetKind::WarTie:
        return house.war.tieBet.pays;
    case BetKind::War: {
        const Ratio whole = warIsTied(table, hand.seat) ? house.war.tiePays : house.war.winPays;
        // The post is 1:1 of it; chips are paid for the rest.
        if (!house.war.housePosts)
            return whole;
        if (whole.pays <= whole.per)
            return std::nullopt;
        return Ratio{whole.pays - whole.per, whole.per};
    }
    case BetKind::Post:
    case BetKind::Insurance:
        break;
    }
    return std::nullopt;
}

bool payoffIsWrong(const Table &table, const House &house, HandId hand, BetKind bet)
{
    const Bet &there = table.at(hand).bet(bet);
    if (there.payoff == Money{})
        return false;
    const auto [fate, due] = fateOf(table, house, hand, bet);
    // A bonus that was paid waits to be handed over: what it should have been is its ratio.
    if (fate == Fate::Offer || fate == Fate::Answer || fate == Fate::HandBack)
        return bet == BetKind::War
            && there.payoff != house.payable(there.amount * house.bonus.pays);
    return fate != Fate::Wins || there.payoff != due;
}

bool floorIsDueFor(const Table &table, const House &house, HandId hand, BetKind bet)
{
    if (!house.calls.floorAbove)
        return false;
    const RoundState &round = table.round;
    const auto ratio = payRatio(table, house, hand, bet);
    return ratio && *ratio > *house.calls.floorAbove && !round.floorCalled
        && round.floorCalledFor != hand.seat;
}

} // namespace pitwise
