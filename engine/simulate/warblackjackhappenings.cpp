// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulate/gamehappenings.h"
#include "engine/table/warblackjackhands.h"

namespace pitwise::warblackjack {

bool canHappen(Happening happening, const House &house)
{
    switch (happening) {
    case Happening::Parlayed:
        return house.bonus.parlay;
    case Happening::BonusWon:
    case Happening::Natural:
    case Happening::Doubled:
    case Happening::Split:
    case Happening::Busted:
    case Happening::DealerBlackjack:
    case Happening::DealerBusted:
        return true;
    case Happening::FirstCardsTie:
    case Happening::WentToWar:
    case Happening::Surrendered:
    case Happening::WarWon:
    case Happening::WarLost:
    case Happening::WarTied:
    case Happening::SomeWar:
    case Happening::SeveralWars:
    case Happening::NewShoe:
        break;
    }
    return false;
}

void count(Happenings &happenings, const Table &table, const House &house)
{
    eachHand(table, [&](HandId id) {
        const Seat &hand = table.at(id);
        if (hand.cards.dealt.empty())
            return;
        if (id.split == 0) {
            ++happenings.hands;
            if (hand.bet(BetKind::Bonus).exists() && !table.dealer.dealt.empty()
                && bonusRank(hand.cards.dealt[0], house) > bonusRank(table.dealer.dealt[0], house))
                happenings.add(Happening::BonusWon);
            if (hand.decision == Decision::Parlay)
                happenings.add(Happening::Parlayed);
            if (table.handsAt(id.seat) > 1)
                happenings.add(Happening::Split);
        }
        if (isNatural(hand))
            happenings.add(Happening::Natural);
        if (hand.blackjack.doubled)
            happenings.add(Happening::Doubled);
        if (isBust(hand))
            happenings.add(Happening::Busted);
    });
    if (table.dealer.dealt.size() > 1 && dealerHasBlackjack(table))
        happenings.add(Happening::DealerBlackjack);
    if (valueOf(table.dealer).total > 21)
        happenings.add(Happening::DealerBusted);
}

} // namespace pitwise::warblackjack
