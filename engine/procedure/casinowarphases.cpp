// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"
#include "engine/procedure/expectation.h"

namespace pitwise::casinowar {

namespace {

/// Pick and pay: the cards of a seat leave with its last bet.
bool finishedCards(Expectation &now)
{
    const House &house = now.house();
    if (house.cards.style != Style::PickAndPay || now.table().lying().empty())
        return false;
    const SeatSet done = casinowar::mayBeFinished(now.table(), house);
    return !done.empty() && now.pickUp(done, house.cards.pick == Pick::AfterPay);
}

/// WA-9: the house posts as soon as the patron has gone to war.
bool posts(Expectation &now)
{
    const Table &table = now.table();
    if (!now.house().war.housePosts)
        return false;
    const auto open = [&](BetKind bet) { return table.openBets(bet); };
    for (const SeatId id : (table.atWar() & open(BetKind::War)).without(open(BetKind::Post))) {
        const Seat &seat = table.at(id);
        if (!seat.bet(BetKind::Post).exists()
            && pitwise::turnBefore(table, now.house(), {Pass::Mains, id}).none())
            now.add<act::Post>(HandId{id, 0}, Amount{seat.bet(BetKind::War).amount, {}});
    }
    return now.answered();
}

bool warDeal(Expectation &now)
{
    const auto place = casinowar::nextPlace(now.table(), now.house(), true);
    if (!place)
        return false;
    if (burnsDue(now.table(), now.house()) > 0)
        now.draw<act::Burn>();
    else
        now.draw<act::Deal>(*place);
    return true;
}

} // namespace

bool phases(Expectation &now)
{
    const Table &table = now.table();
    const House &house = now.house();
    if (finishedCards(now))
        return true;
    const bool war = !table.atWar().empty();
    if (war && posts(now))
        return true;
    if (!standingOf(table, house, &Standing::open).empty() && now.settlement())
        return true;
    // Where no offer is made, a tied patron goes to war unasked.
    if (!standingOf(table, house, &Standing::mayDecide).empty()) {
        now.wait();
        return true;
    }
    return war && warDeal(now);
}

} // namespace pitwise::casinowar
