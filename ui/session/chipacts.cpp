// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/chipacts.h"

#include "engine/table/warblackjackhands.h"

namespace pitwise::ui {

namespace {

const Bet &betOn(const Spot &spot, const Table &table)
{
    return table.at(spot.hand).bet(spot.bet);
}

/// A War bonus that has been paid. Bet and winnings stay on the layout until the patron decides
/// whether they ride.
bool isPaidBonus(const Spot &spot, const Table &table)
{
    return isBonus(table.at(spot.hand), spot.bet) && spot.kind != SpotKind::Late
        && betOn(spot, table).payoff > Money{};
}

/// No card has been played on it, so handing all of it back means that it was never accepted.
bool isFresh(const Spot &spot, const Table &table)
{
    if (spot.bet == BetKind::WarTie)
        return !table.round.warBegun;
    return spot.bet != BetKind::War && !table.round.dealing;
}

Money worthOf(const std::vector<Spot> &bonus, const Table &table)
{
    Money sum;
    for (const Spot &spot : bonus) {
        const Bet &bet = betOn(spot, table);
        sum += spot.kind == SpotKind::Payoff ? bet.payoff : bet.amount;
    }
    return sum;
}

} // namespace

bool isChips(const Spot &spot)
{
    return spot.kind == SpotKind::Bet || spot.kind == SpotKind::Payoff
        || spot.kind == SpotKind::Late;
}

bool isThere(const Spot &spot, const Table &table)
{
    switch (spot.kind) {
    case SpotKind::Bet:
        return betOn(spot, table).amount > Money{};
    case SpotKind::Late:
        return betOn(spot, table).late > Money{};
    case SpotKind::Payoff:
        return betOn(spot, table).payoff > Money{};
    default:
        return true;
    }
}

std::vector<Act> sweepActs(const std::vector<Spot> &what, const std::optional<Amount> &counted)
{
    std::vector<Act> acts;
    for (std::size_t i = 0; i < what.size();) {
        if (what[i].kind == SpotKind::Payoff) {
            acts.push_back(act::Retract{what[i].hand, what[i].bet});
            ++i;
            continue;
        }
        BetSet bets;
        const HandId hand = what[i].hand; // split hands are taken one by one
        for (; i < what.size() && what[i].hand == hand && what[i].kind != SpotKind::Payoff; ++i)
            bets.add(what[i].bet);
        acts.push_back(act::Take{hand, bets, counted});
    }
    return acts;
}

std::optional<Refusal> whyNotHandBack(const std::vector<Spot> &what, HandId to, const Table &table)
{
    for (const Spot &spot : what) {
        // One patron may play several seats.
        if (spot.hand != to
            && table.patronOf[spot.hand.seat.index()] != table.patronOf[to.seat.index()])
            return Refusal{Reply::NotHis, spot.hand};
        if (spot.kind == SpotKind::Payoff && !isPaidBonus(spot, table))
            return Refusal{Reply::AlreadyHis, spot.hand};
    }
    return std::nullopt;
}

std::vector<Act> handBackActs(const std::vector<Spot> &what, const Table &table,
                              const std::optional<Amount> &counted)
{
    std::vector<Act> acts;
    std::vector<Spot> bonus;
    for (const Spot &spot : what) {
        if (isPaidBonus(spot, table))
            bonus.push_back(spot);
        else if (spot.bet == BetKind::Post)
            acts.push_back(act::Give{spot.hand});
        else if (spot.kind == SpotKind::Late || (isFresh(spot, table) && !counted))
            acts.push_back(act::Refuse{spot.hand, spot.bet});
        else
            acts.push_back(act::Return{spot.hand, spot.bet, counted});
    }
    // A bonus and its winnings go back in one motion.
    if (!bonus.empty())
        acts.push_back(act::Return{bonus.front().hand, BetKind::Bonus,
                                   counted ? *counted : Amount{worthOf(bonus, table), {}}});
    return acts;
}

} // namespace pitwise::ui
