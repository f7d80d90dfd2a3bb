// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/repairs.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/fate.h"
#include "engine/table/physics.h"
#include "engine/table/warblackjackhands.h"

#include <algorithm>

namespace pitwise {

namespace {

/// The bet, and the amount where one is named.
struct Repeated
{
    HandId hand;
    BetKind bet{};
    std::optional<Money> amount;
    FloorRepair::How how = FloorRepair::How::PutBack;
};

std::optional<Repeated> repeatedBy(const Table &table, const Act &act)
{
    if (const auto *refuse = std::get_if<act::Refuse>(&act))
        return Repeated{refuse->hand, refuse->bet, {}};
    if (const auto *post = std::get_if<act::Post>(&act))
        return Repeated{post->hand, BetKind::Post, post->amount.money};
    if (const auto *pay = std::get_if<act::Pay>(&act))
        return Repeated{pay->hand, pay->bet, pay->amount.money, FloorRepair::How::Paid};
    if (const auto *take = std::get_if<act::Take>(&act)) {
        const BetKind bet = *take->bets.begin();
        // Without an amount it is all that lies there; of a post that would be more than the excess.
        if (take->bets != BetSet::of(bet) || (bet == BetKind::Post && !take->amount))
            return std::nullopt;
        const Money lying = table.at(take->hand).bet(bet).amount;
        return Repeated{take->hand, bet, take->amount ? take->amount->money : lying,
                        FloorRepair::How::Taken};
    }
    const auto *back = std::get_if<act::Return>(&act);
    if (back == nullptr)
        return std::nullopt;
    return Repeated{back->hand, back->bet,
                    back->amount ? std::optional{back->amount->money} : std::nullopt};
}

/// Its place in the list; the size of the list if it is not there.
std::size_t placeOfRepair(const Table &table, const Act &act)
{
    const auto &repairs = table.round.repairs;
    const auto what = repeatedBy(table, act);
    if (!what)
        return repairs.size();
    const auto found = std::find_if(repairs.begin(), repairs.end(), [&](const FloorRepair &repair) {
        return repair.hand == what->hand && repair.bet == what->bet && repair.how == what->how
            && (!what->amount || *what->amount == repair.amount);
    });
    return static_cast<std::size_t>(found - repairs.begin());
}

} // namespace

bool repeatsTheFloor(const Position &now, const Act &act)
{
    const auto &[table, house] = now;
    if (placeOfRepair(table, act) == table.round.repairs.size())
        return false;
    if (const auto *refuse = std::get_if<act::Refuse>(&act))
        return table.at(refuse->hand).bet(refuse->bet).late == Money{}
            && !mayRefuse(table, house, refuse->hand.seat, refuse->bet);
    if (const auto *pay = std::get_if<act::Pay>(&act)) {
        const Seat &seat = table.at(pay->hand);
        return isBonus(seat, pay->bet) && seat.bet(pay->bet).payoff == pay->amount.money;
    }
    if (const auto *take = std::get_if<act::Take>(&act)) // an excess post, before the war begins
        return !(take->bets.has(BetKind::Post) && table.round.warBegun)
            && judgeTake(now, *take).has_value();
    if (const auto *post = std::get_if<act::Post>(&act))
        return table.at(post->hand).bet(BetKind::Post).open();
    if (const auto *back = std::get_if<act::Return>(&act)) {
        const bool whole = !back->amount && table.at(back->hand).bet(back->bet).amount > Money{};
        return !whole && judgeReturn(now, *back).has_value(); // a push goes back by itself
    }
    return true;
}

bool isRestToTake(const Table &table, HandId hand, BetKind bet)
{
    const Money lying = table.at(hand).bet(bet).amount;
    return bet != BetKind::Post
        && std::any_of(table.round.repairs.begin(), table.round.repairs.end(),
                       [&](const FloorRepair &repair) {
                           return repair.how == FloorRepair::How::Taken && repair.hand == hand
                               && repair.bet == bet && repair.amount == lying;
                       });
}

void useRepair(Table &table, const Act &act)
{
    table.round.repairs.remove(placeOfRepair(table, act));
}

} // namespace pitwise
