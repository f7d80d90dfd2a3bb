// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"
#include "engine/procedure/warblackjackplay.h"

namespace pitwise::warblackjack {

namespace {

/// WB-8, WB-11: what goes back to a patron whose bonus was paid.
BetFate afterBonusPaid(const House &house, const Seat &hand)
{
    const Bet &bet = hand.bet(BetKind::Bonus);
    if (!house.bonus.parlay || hand.decision == Decision::Keep)
        return {Fate::HandBack, bet.amount + bet.payoff};
    if (hand.decision == Decision::Parlay)
        return {Fate::HandBack, bet.amount};
    return {hand.offered ? Fate::Answer : Fate::Offer, {}};
}

/// WB-4, WB-5: decided by the first cards alone.
BetFate bonusFate(const Table &table, const House &house, const Seat &hand)
{
    const Bet &bet = hand.bet(BetKind::Bonus);
    if (hand.cards.dealt.empty() || upCard(table) == nullptr)
        return {Fate::Undecided, {}};
    const int patron = bonusRank(hand.cards.dealt[0], house);
    const int dealer = bonusRank(*upCard(table), house);
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
    if (id.split > 0 && hand.cards.dealt.empty() && isRevealed(table) && dealerHasBlackjack(table))
        return {Fate::Pushes, {}}; // chips for a split that was not made
    const bool gone = hand.cards.lying == 0; // collected too early: its cards still count
    // A split hand that will not get its second card is decided by the first, unless it was passed
    // over.
    const bool single = hand.blackjack.fromSplit && !hand.blackjack.skippedInPlay;
    const bool stands =
        gone || lacksItsCard(hand) || (single && isRevealed(table) && blackjackIsOut(table));
    if (hand.cards.dealt.empty() || (hand.cards.dealt.size() < 2 && !stands))
        return {Fate::Undecided, {}};
    if (hand.blackjack.evenMoney)
        return {Fate::Wins, house.payable(amount)};
    if (isBust(hand))
        return {Fate::Loses, amount};
    if (isNatural(hand)) {
        if (!blackjackIsKnown(table) && !wentOnUnpeeked(table))
            return {Fate::Undecided, {}};
        if (blackjackIsOut(table))
            return isRevealed(table) ? BetFate{Fate::Pushes, {}} : BetFate{Fate::Undecided, {}};
        // Without a peek a natural waits for the dealer's hand like the others.
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

/// Pays two to one on a dealer's blackjack: known by the peek, shown by the reveal.
BetFate insuranceFate(const Table &table, const House &house, Money amount)
{
    if (wentOnUnpeeked(table))
        return {Fate::Loses, amount};
    if (!blackjackIsKnown(table) || (dealerHasBlackjack(table) && !isRevealed(table)))
        return {Fate::Undecided, {}};
    if (dealerHasBlackjack(table))
        return {Fate::Wins, house.payable(amount * InsurancePays)};
    return {Fate::Loses, amount};
}

} // namespace

BetFate fateOf(const Table &table, const House &house, HandId id, BetKind kind)
{
    const Seat &hand = table.at(id);
    const Money amount = hand.bet(kind).amount;
    switch (kind) {
    case BetKind::Main:
        return handFate(table, house, id, amount);
    case BetKind::Bonus:
        return isBonus(hand, kind) ? bonusFate(table, house, hand)
                                   : handFate(table, house, id, amount);
    case BetKind::Insurance:
        return insuranceFate(table, house, amount);
    case BetKind::Tie:
    case BetKind::War:
    case BetKind::WarTie:
    case BetKind::Post:
        break;
    }
    return {Fate::Pushes, {}}; // no such bet here: the chips are the patron's
}

bool finished(const Table &table, const House &house, HandId id)
{
    for (const BetKind kind : table.at(id).openBets()) {
        const auto fate = pitwise::fateOf(table, house, id, kind).fate;
        if (isUndecided(fate) || needsSettling(table, house, id, kind))
            return false;
    }
    return true;
}

bool decided(const Table &table, const House &house, HandId id)
{
    for (const BetKind kind : table.at(id).openBets()) {
        if (isUndecided(pitwise::fateOf(table, house, id, kind).fate))
            return false;
    }
    return true;
}

std::optional<Ratio> payRatio(const Table &table, const House &house, HandId id, BetKind bet)
{
    const Seat &hand = table.at(id);
    if (bet == BetKind::Insurance)
        return InsurancePays;
    if (isBonus(hand, bet))
        return house.bonus.pays;
    if (bet != BetKind::Main && bet != BetKind::Bonus)
        return std::nullopt;
    return isNatural(hand) && !hand.blackjack.evenMoney ? house.blackjack.pays : Ratio{1, 1};
}

} // namespace pitwise::warblackjack
