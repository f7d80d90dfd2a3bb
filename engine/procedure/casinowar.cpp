// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"
#include "engine/procedure/expectation.h"
#include "engine/procedure/standing.h"

namespace pitwise {

bool Expectation::casinoWar()
{
    if (finishedCards())
        return true;
    const bool war = !m_table.atWar.empty();
    if (war && posts())
        return true;
    if (!standingOf(m_table, m_house, &Standing::open).empty() && settlement())
        return true;
    // Where no offer is made, a tied patron goes to war by himself.
    m_waiting = !standingOf(m_table, m_house, &Standing::mayDecide).empty();
    return m_waiting || (war && warDeal());
}

/// WA-9: at once when the patron has gone to war.
bool Expectation::posts()
{
    if (!m_house.war.housePosts)
        return false;
    const auto open = [&](BetKind bet) { return m_table.openBets[static_cast<std::size_t>(bet)]; };
    for (const SeatId id : (m_table.atWar & open(BetKind::War)).without(open(BetKind::Post))) {
        const Seat &seat = m_table.at(id);
        if (!seat.bet(BetKind::Post).exists()
            && turnBefore(m_table, m_house, {Pass::Mains, id}).none())
            add<act::Post>(HandId{id, 0}, Amount{seat.bet(BetKind::War).amount, {}});
    }
    return answered();
}

bool Expectation::warDeal()
{
    const auto place = nextPlace(m_table, m_house);
    if (!place)
        return false;
    if (burnsDue(m_table, m_house) > 0)
        draw<act::Burn>();
    else
        draw<act::Deal>(*place);
    return true;
}

} // namespace pitwise
