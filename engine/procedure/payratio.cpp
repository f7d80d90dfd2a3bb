// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/payratio.h"

#include "engine/procedure/fate.h"

namespace pitwise {

std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand, BetKind bet)
{
    return gameProcedure(house).payRatio(table, house, hand, bet);
}

bool payoffIsWrong(const Table &table, const House &house, HandId hand, BetKind bet)
{
    const Bet &there = table.at(hand).bet(bet);
    if (there.payoff == Money{})
        return false;
    const auto [fate, due] = fateOf(table, house, hand, bet);
    // A bonus that was paid waits to be handed over, so compare it with the bonus ratio.
    const bool waits = fate == Fate::Offer || fate == Fate::Answer || fate == Fate::HandBack;
    if (waits && bet == BetKind::Bonus)
        return there.payoff != house.payable(there.amount * house.bonus.pays);
    return fate != Fate::Wins || there.payoff != due;
}

bool needsFloor(const Table &table, const House &house, HandId hand, BetKind bet)
{
    if (!house.calls.floorAbove)
        return false;
    const auto ratio = payRatio(table, house, hand, bet);
    return ratio && *ratio > *house.calls.floorAbove;
}

bool floorIsDueFor(const Table &table, const House &house, HandId hand, BetKind bet)
{
    const RoundState &round = table.round;
    const bool called =
        round.floorCalled || (round.floorCalledHand == hand && round.floorCalledBet.has(bet));
    return !called && needsFloor(table, house, hand, bet);
}

} // namespace pitwise
