// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// War Blackjack: what hands are worth, and what patrons may ask for.

struct HandValue
{
    int total = 0;
    bool soft = false; ///< an ace counts eleven

    constexpr bool operator==(const HandValue &) const = default;
};

[[nodiscard]] constexpr HandValue valueOf(const Cards &cards)
{
    const bool soft = cards.aces > 0 && cards.hardTotal + 10 <= 21;
    return {cards.hardTotal + (soft ? 10 : 0), soft};
}

/// Twenty-one in the first two cards of a hand that was not split.
[[nodiscard]] inline bool isNatural(const Seat &hand)
{
    return hand.cards.dealt.size() == 2 && !hand.blackjack.fromSplit
        && valueOf(hand.cards).total == 21;
}
[[nodiscard]] inline bool isBust(const Seat &hand)
{
    return valueOf(hand.cards).total > 21;
}

/// The card that the dealer shows first; null if it was not dealt.
[[nodiscard]] const Card *upCard(const Table &table);
/// The nth card dealt to this place is the hole card, face down.
[[nodiscard]] inline bool liesFaceDown(const Table &table, HandId hand, std::size_t nth)
{
    const std::size_t hole = table.dealer.dealt.size() > 1 ? 1 : 0;
    return hand.isDealer() && nth == hole && table.round.dealer.holeDown;
}
[[nodiscard]] bool dealerShowsAce(const Table &table);
/// An ace or a card worth ten: the hole card might make a blackjack.
[[nodiscard]] bool dealerMightHaveBlackjack(const Table &table);
/// Every patron in play has his second card, or was passed over: at most the hole card is missing.
[[nodiscard]] bool patronsHaveSecondCards(const Table &table);
/// The hole card is face up, or the dealer has settled without one.
[[nodiscard]] inline bool isRevealed(const Table &table)
{
    const DealerFacts &dealer = table.round.dealer;
    return (table.dealer.dealt.size() > 1 || dealer.stopped) && !dealer.holeDown;
}
/// The dealer has two cards and knows whether they are a blackjack.
[[nodiscard]] bool blackjackIsKnown(const Table &table);
[[nodiscard]] bool dealerHasBlackjack(const Table &table);
/// Play went on without the peek, as if the hole card made no blackjack.
[[nodiscard]] inline bool wentOnUnpeeked(const Table &table)
{
    const DealerFacts &dealer = table.round.dealer;
    return dealer.peekBlamed && !dealer.peeked && !isRevealed(table);
}
/// He has one, and knows it.
[[nodiscard]] inline bool blackjackIsOut(const Table &table)
{
    return blackjackIsKnown(table) && dealerHasBlackjack(table);
}

/// A bet rides on the cards of this hand: the blackjack bet, or a parlay that outlived it.
[[nodiscard]] inline bool isLive(const Seat &hand)
{
    return hand.bet(BetKind::Main).open()
        || (hand.blackjack.bonusDone && hand.bet(BetKind::Bonus).open());
}

/// The patron has no decision left: the hand stands, is 21 or bust, or got its only card.
[[nodiscard]] bool isPlayed(const Table &table, const House &house, HandId hand);
/// The patron may hit, stand, double or split.
[[nodiscard]] bool mayAct(const Table &table, const House &house, HandId hand);
[[nodiscard]] bool mayDouble(const Table &table, const House &house, HandId hand);
[[nodiscard]] bool maySplit(const Table &table, const House &house, HandId hand);
/// The patron may signal to stand; with 21 he need not.
[[nodiscard]] bool mayStand(const Table &table, const House &house, HandId hand);
/// Insurance or even money, while the dealer shows an ace.
[[nodiscard]] bool mayInsure(const Table &table, const House &house, HandId hand);
[[nodiscard]] bool mayTakeEvenMoney(const Table &table, const House &house, HandId hand);
/// WB-4: the rank of a first card for the War bonus, king high, the ace as the house counts it. The
/// higher one wins.
[[nodiscard]] int bonusRank(Card card, const House &house);
[[nodiscard]] bool bonusIsWon(const Table &table, const House &house, HandId hand);
/// The War bonus was paid (or the patron was asked before that), and he has not said whether the
/// winnings ride.
[[nodiscard]] bool mayParlay(const Table &table, const House &house, HandId hand);

/// The War bonus as a bet of its own, before it is settled: not yet the parlay on the hand.
[[nodiscard]] inline bool isBonus(const Seat &hand, BetKind bet)
{
    return bet == BetKind::Bonus && !hand.blackjack.bonusDone;
}

} // namespace pitwise
