// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/warblackjackhands.h"

namespace pitwise {

const Card *upCard(const Table &table)
{
    const DealerFacts &dealer = table.round.dealer;
    const auto &dealt = table.dealer.dealt;
    const bool holeAlone = dealer.upSkipped && dealer.holeSkipped && dealt.size() < 2;
    return dealt.empty() || holeAlone ? nullptr : dealt.begin();
}

bool dealerShowsAce(const Table &table)
{
    const Card *card = upCard(table);
    return card != nullptr && hardValue(*card) == 1;
}

bool dealerMightHaveBlackjack(const Table &table)
{
    const Card *card = upCard(table);
    return card != nullptr && (hardValue(*card) == 1 || hardValue(*card) == 10);
}

bool patronsHaveSecondCards(const Table &table)
{
    if (table.dealer.dealt.empty() && !table.round.dealer.upSkipped)
        return false;
    if (table.dealer.dealt.size() > 1)
        return true;
    const SeatSet single = table.carded().without(table.cardedTwice());
    for (const SeatId seat : single.without(table.round.skippedInSecondDeal)) {
        if (isLive(table.at(seat)) && !table.at(seat).blackjack.fromSplit)
            return false;
    }
    return true;
}

bool blackjackIsKnown(const Table &table)
{
    return (table.dealer.dealt.size() > 1 || table.round.dealer.holeSkipped)
        && (isRevealed(table) || table.round.dealer.peeked || !dealerMightHaveBlackjack(table));
}

bool dealerHasBlackjack(const Table &table)
{
    const auto &cards = table.dealer.dealt;
    return cards.size() > 1
        && ((hardValue(cards[0]) == 1 && hardValue(cards[1]) == 10)
            || (hardValue(cards[0]) == 10 && hardValue(cards[1]) == 1));
}

bool isPlayed(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    const BlackjackFacts &facts = hand.blackjack;
    const auto cards = hand.cards.dealt.size();
    const bool gone = cards > 0 && hand.cards.lying == 0; // collected too early
    if (!isLive(hand) || facts.stood || facts.evenMoney || gone)
        return true;
    if (facts.request != Request::None)
        return false;
    return facts.doubled || (cards > 1 && valueOf(hand.cards).total >= 21)
        || (facts.splitAces && house.blackjack.splitAcesOneCard && cards > 1);
}

bool mayAct(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    return hand.cards.dealt.size() > 1 && hand.cards.lying > 0 && patronsHaveSecondCards(table)
        && hand.blackjack.request == Request::None && !isPlayed(table, house, id)
        && !(isRevealed(table) && dealerHasBlackjack(table));
}

bool mayDouble(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    return mayAct(table, house, id) && hand.cards.dealt.size() == 2
        && hand.bet(BetKind::Main).open()
        && (house.blackjack.doubleAfterSplit || !hand.blackjack.fromSplit);
}

bool maySplit(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    if (!mayAct(table, house, id) || hand.cards.dealt.size() != 2 || hand.cards.lying != 2
        || !hand.bet(BetKind::Main).open()
        || table.handsAt(id.seat) >= house.blackjack.resplitHands)
        return false;
    // One split at a time: the chips for another one are already down.
    for (int nth = 0; nth < table.handsAt(id.seat); ++nth) {
        if (table.at(HandId{id.seat, nth}).blackjack.request == Request::Split)
            return false;
    }
    return hardValue(hand.cards.dealt[0]) == hardValue(hand.cards.dealt[1]);
}

bool mayInsure(const Table &table, const House &house, HandId id)
{
    return house.blackjack.insurance && dealerShowsAce(table) && patronsHaveSecondCards(table)
        && id.split == 0 && table.at(id).bet(BetKind::Main).open()
        && !table.at(id).blackjack.evenMoney;
}

bool mayTakeEvenMoney(const Table &table, const House &house, HandId id)
{
    return mayInsure(table, house, id) && isNatural(table.at(id)) && !blackjackIsKnown(table)
        && !table.at(id).bet(BetKind::Insurance).exists();
}

int bonusRank(Card card, const House &house)
{
    return card.rank() == 14 && house.bonus.ace == AceRank::Low ? 1 : card.rank();
}

bool bonusIsWon(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    return isBonus(hand, BetKind::Bonus) && hand.bet(BetKind::Bonus).open()
        && !hand.cards.dealt.empty() && upCard(table) != nullptr
        && bonusRank(hand.cards.dealt[0], house) > bonusRank(*upCard(table), house);
}

bool mayParlay(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    if (!isBonus(hand, BetKind::Bonus) || !house.bonus.parlay || !hand.bet(BetKind::Bonus).open()
        || hand.decision != Decision::None)
        return false;
    return hand.bet(BetKind::Bonus).payoff > Money{}
        || (hand.offered && bonusIsWon(table, house, id));
}

bool mayStand(const Table &table, const House &house, HandId id)
{
    const Seat &hand = table.at(id);
    // With the hole card turned too early the hand counts as stood, whether or not he says so.
    const bool anyway = (!hand.blackjack.stood && valueOf(hand.cards).total == 21)
                     || (hand.blackjack.stood && !table.round.dealer.holeDown);
    return mayAct(table, house, id)
        || (isLive(hand) && hand.cards.lying > 1 && anyway
            && hand.blackjack.request == Request::None && patronsHaveSecondCards(table));
}

} // namespace pitwise
