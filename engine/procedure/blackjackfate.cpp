// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/blackjackplay.h"
#include "engine/procedure/fate.h"

namespace pitwise {

namespace {

/// WB-8, WB-11: what goes back to a patron whose bonus was paid.
BetFate afterBonusPaid(const House &house, const Seat &hand)
{
    const Bet &bet = hand.bet(BetKind::War);
    if (!house.bonus.parlay || hand.decision == Decision::Keep)
        return {Fate::HandBack, bet.amount + bet.payoff};
    if (hand.decision == Decision::Parlay)
        return {Fate::HandBack, bet.amount};
    return {hand.offered ? Fate::Answer : Fate::Offer, {}};
}

/// WB-4, WB-5: the first cards alone.
BetFate bonusFate(const Table &table, const House &house, const Seat &hand)
{
    const Bet &bet = hand.bet(BetKind::War);
    if (hand.cards.dealt.empty() || table.dealer.dealt.empty())
        return {Fate::Undecided, {}};
    const int patron = bonusRank(hand.cards.dealt[0], house);
    const int dealer = bonusRank(table.dealer.dealt[0], house);
    if (patron > dealer)
        return bet.payoff > Money{}
                 ? afterBonusPaid(house, hand)
                 : BetFate{Fate::Wins, house.payable(bet.amount * house.bonus.pays)};
    if (patron == dealer && house.bonus.tie == BonusTie::Push)
        return {Fate::Pushes, {}};
    return {Fate::Loses, bet.amount};
}

/// WB-9, WB-13: the blackjack bet, and what rides beside it.
BetFate handFate(const Table &table, const House &house, HandId id, Money amount)
{
    const Seat &hand = table.at(id);
    if (hand.cards.dealt.empty() && isRevealed(table) && dealerHasBlackjack(table))
        return {Fate::Pushes, {}}; // the chips of a split that never came to be
    const bool gone = hand.cards.lying == 0; // collected too early: what it was counts
    if (hand.cards.dealt.empty() || (hand.cards.dealt.size() < 2 && !gone))
        return {Fate::Undecided, {}};
    if (hand.blackjack.evenMoney)
        return {Fate::Wins, house.payable(amount)};
    if (isBust(hand))
        return {Fate::Loses, amount};
    if (isNatural(hand)) {
        if (!blackjackIsKnown(table))
            return {Fate::Undecided, {}};
        if (dealerHasBlackjack(table))
            return isRevealed(table) ? BetFate{Fate::Pushes, {}} : BetFate{Fate::Undecided, {}};
        // Where nobody peeked it waits for the dealer's hand like the others.
        if (!naturalIsPaidInPlay(table) && dealerMustDraw(table, house))
            return {Fate::Undecided, {}};
        return {Fate::Wins, house.payable(amount * house.blackjack.pays)};
    }
    if (!isRevealed(table) || !playIsOver(table, house) || dealerMustDraw(table, house))
        return {Fate::Undecided, {}};
    const int patron = valueOf(hand.cards).total;
    const int dealer = valueOf(table.dealer).total;
    if (dealerHasBlackjack(table) || (dealer <= 21 && dealer > patron))
        return {Fate::Loses, amount};
    if (dealer == patron)
        return {Fate::Pushes, {}};
    return {Fate::Wins, house.payable(amount)};
}

/// Two to one on a blackjack, which is known by the peek and shown by the reveal.
BetFate insuranceFate(const Table &table, const House &house, Money amount)
{
    if (!blackjackIsKnown(table) || (dealerHasBlackjack(table) && !isRevealed(table)))
        return {Fate::Undecided, {}};
    if (dealerHasBlackjack(table))
        return {Fate::Wins, house.payable(amount * InsurancePays)};
    return {Fate::Loses, amount};
}

} // namespace

BetFate blackjackFateOf(const Table &table, const House &house, HandId id, BetKind kind)
{
    const Seat &hand = table.at(id);
    const Money amount = hand.bet(kind).amount;
    switch (kind) {
    case BetKind::Main:
        return handFate(table, house, id, amount);
    case BetKind::War:
        return isBonus(house, hand, kind) ? bonusFate(table, house, hand)
                                          : handFate(table, house, id, amount);
    case BetKind::Insurance:
        return insuranceFate(table, house, amount);
    case BetKind::Tie:
    case BetKind::WarTie:
    case BetKind::Post:
        break;
    }
    return {Fate::Pushes, {}}; // the house has no such bet: what lies there is the patron's
}

} // namespace pitwise
