// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/casinowarfate.h"

#include "engine/procedure/casinowarprocedure.h"

namespace pitwise::casinowar {

BetFate fateOf(const Table &table, const House &house, HandId hand, BetKind bet)
{
    return WarFate{table.dealer, house, table.at(hand)}.of(bet);
}

bool warIsTied(const Table &table, SeatId seat)
{
    const auto &cards = table.at(seat).cards.dealt;
    const auto &dealer = table.dealer.dealt;
    return cards.size() > 1 && dealer.size() > 1 && cards[1].rank() == dealer[1].rank();
}

std::optional<Ratio> payRatio(const Table &table, const House &house, HandId hand, BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return Ratio{1, 1};
    case BetKind::Tie:
        return house.tieBet.pays;
    case BetKind::WarTie:
        return house.war.tieBet.pays;
    case BetKind::War: {
        const Ratio whole = warIsTied(table, hand.seat) ? house.war.tiePays : house.war.winPays;
        // The post covers 1:1 of it; the rest is paid in chips.
        if (!house.war.housePosts)
            return whole;
        if (whole.pays <= whole.per)
            return std::nullopt;
        return Ratio{whole.pays - whole.per, whole.per};
    }
    case BetKind::Bonus:
    case BetKind::Post:
    case BetKind::Insurance:
        break;
    }
    return std::nullopt;
}

} // namespace pitwise::casinowar
