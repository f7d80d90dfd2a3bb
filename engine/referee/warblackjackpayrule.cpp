// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"
#include "engine/referee/gamereferee.h"
#include "engine/table/warblackjackhands.h"

namespace pitwise::warblackjack {

Rule payRule(const Position &now, HandId id, BetKind bet)
{
    const auto &[table, house] = now;
    const Seat &hand = table.at(id);
    const auto fate = pitwise::fateOf(table, house, id, bet).fate;
    if (bet == BetKind::Insurance || hand.blackjack.evenMoney)
        return Rule::BlackjackInsurance;
    if (isBonus(hand, bet)) {
        const bool tied = !hand.cards.dealt.empty() && !table.dealer.dealt.empty()
                       && hand.cards.dealt[0].rank() == table.dealer.dealt[0].rank();
        if (tied)
            return Rule::BonusTie;
        if (fate == Fate::Offer || fate == Fate::Answer)
            return Rule::BonusParlay;
        if (fate == Fate::HandBack)
            return hand.decision == Decision::Parlay ? Rule::ParlayReturns
                                                     : Rule::NoParlayHandsOver;
        return fate == Fate::Loses ? Rule::BonusLoses : Rule::BonusPays;
    }
    if (bet == BetKind::Bonus)
        return Rule::ParlayRides;
    if (isBust(hand))
        return Rule::Busts;
    return isNatural(hand) ? Rule::BlackjackPays : Rule::HandsCompared;
}

} // namespace pitwise::warblackjack
