// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulate/gamehappenings.h"

namespace pitwise::casinowar {

bool canHappen(Happening happening, const House &house)
{
    switch (happening) {
    case Happening::Surrendered:
        return house.surrender.allowed;
    case Happening::FirstCardsTie:
    case Happening::WentToWar:
    case Happening::WarWon:
    case Happening::WarLost:
    case Happening::WarTied:
    case Happening::SomeWar:
    case Happening::SeveralWars:
        return true;
    case Happening::BonusWon:
    case Happening::Parlayed:
    case Happening::Natural:
    case Happening::Doubled:
    case Happening::Split:
    case Happening::Busted:
    case Happening::DealerBlackjack:
    case Happening::DealerBusted:
    case Happening::NewShoe:
        break;
    }
    return false;
}

void count(Happenings &happenings, const Table &table, const House &)
{
    if (table.dealer.dealt.empty())
        return;
    int wars = 0;
    const auto &dealers = table.dealer.dealt;
    for (const SeatId id : table.carded()) {
        const Seat &seat = table.at(id);
        ++happenings.hands;
        if (seat.cards.dealt[0].rank() != dealers[0].rank())
            continue;
        happenings.add(Happening::FirstCardsTie);
        if (seat.decision == Decision::Surrender)
            happenings.add(Happening::Surrendered);
        if (!seat.atWar())
            continue;
        ++wars;
        happenings.add(Happening::WentToWar);
        if (seat.cards.dealt.size() < 2 || dealers.size() < 2)
            continue;
        const int patron = seat.cards.dealt[1].rank();
        const int dealer = dealers[1].rank();
        happenings.add(patron == dealer  ? Happening::WarTied
                       : patron > dealer ? Happening::WarWon
                                         : Happening::WarLost);
    }
    if (wars > 0)
        happenings.add(Happening::SomeWar);
    if (wars > 1)
        happenings.add(Happening::SeveralWars);
}

} // namespace pitwise::casinowar
