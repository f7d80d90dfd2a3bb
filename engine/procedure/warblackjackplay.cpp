// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/warblackjackplay.h"

#include "engine/procedure/dealing.h"
#include "engine/procedure/turns.h"

namespace pitwise::warblackjack {

namespace {

/// Seats where a hand may be live: a quick check before the exact one.
SeatSet liveSeats(const Table &table)
{
    return table.openBets(BetKind::Main) | table.openBets(BetKind::Bonus);
}

bool anyLive(const Table &table)
{
    return findHand(table, liveSeats(table), [&](HandId hand) { return isLive(table.at(hand)); })
        .has_value();
}

/// A hand is not over yet with the even money that its patron took.
bool anyWaitsForDealer(const Table &table)
{
    return findHand(table, liveSeats(table),
                    [&](HandId hand) {
                        return isLive(table.at(hand)) && !table.at(hand).blackjack.evenMoney;
                    })
        .has_value();
}

bool waitsForPlay(const Table &table, const House &house, HandId hand)
{
    const Seat &seat = table.at(hand);
    return !seat.cards.dealt.empty() && !lacksSecondCard(table, hand)
        && !seat.blackjack.skippedInPlay && !isPlayed(table, house, hand);
}

/// The hand has two cards, or its patron has asked for something.
bool isBegun(const Seat &hand)
{
    return hand.cards.dealt.size() > 1 || hand.blackjack.request != Request::None;
}

} // namespace

bool firstCardsLie(const Table &table)
{
    return firstDealIsOver(table);
}

bool needsSecondCard(const Table &table, HandId hand)
{
    const Seat &seat = table.at(hand);
    return hand.split == 0 && !seat.blackjack.fromSplit && seat.cards.dealt.size() == 1
        && isLive(table.at(hand)) && firstCardsLie(table);
}

bool lacksSecondCard(const Table &table, HandId hand)
{
    const Seat &seat = table.at(hand);
    return hand.split == 0 && !seat.blackjack.fromSplit && seat.cards.dealt.size() == 1
        && table.round.skippedInSecondDeal.has(hand.seat);
}

bool lacksItsCard(const Seat &hand)
{
    const bool single = hand.blackjack.fromSplit && hand.cards.dealt.size() == 1;
    return (single || hand.blackjack.owed) && hand.blackjack.stood && hand.cards.lying > 0
        && isLive(hand);
}

bool lacksUpCard(const Table &table)
{
    return table.round.dealer.upSkipped && table.dealer.dealt.empty();
}

bool secondCardsLie(const Table &table)
{
    if (table.dealer.dealt.size() < 2 && !table.round.dealer.holeSkipped)
        return false;
    const SeatSet single = table.carded().without(table.cardedTwice());
    for (const SeatId seat : single.without(table.round.skippedInSecondDeal)) {
        if (needsSecondCard(table, seat))
            return false;
    }
    return true;
}

bool holeCardIsDue(const Table &table)
{
    return (table.dealer.dealt.size() == 1 || lacksUpCard(table)) && !table.round.dealer.holeSkipped
        && firstCardsLie(table) && patronsHaveSecondCards(table) && anyLive(table);
}

void goOnUnpeeked(Table &table)
{
    table.round.dealer.peekBlamed = true;
    eachHand(table, [&](HandId hand) {
        if (isNatural(table.at(hand)) && isLive(table.at(hand)))
            markPassed(table, {Pass::Play, hand.seat});
        if (table.at(hand).bet(BetKind::Insurance).open())
            markPassed(table, {Pass::Insurance, hand.seat});
    });
}

void goOnWithoutHoleCard(Table &table, const House &house)
{
    if (table.dealer.dealt.size() > 1)
        return;
    table.round.dealer.holeSkipped = true;
    if (house.blackjack.peek && dealerMightHaveBlackjack(table))
        goOnUnpeeked(table);
}

bool needsPlayCard(const Table &table, const House &house, HandId hand)
{
    const Seat &seat = table.at(hand);
    if (lacksItsCard(seat))
        return true;
    if (seat.cards.dealt.empty() || isPlayed(table, house, hand) || blackjackIsOut(table)
        || !patronsHaveSecondCards(table))
        return false;
    const Request request = seat.blackjack.request;
    return request == Request::Hit || request == Request::Double
        || (seat.blackjack.fromSplit && seat.cards.dealt.size() == 1);
}

bool dealerNeedsMore(const Table &table, const House &house)
{
    if (table.dealer.dealt.size() == 1)
        return firstCardsLie(table) && anyLive(table);
    return dealerMustDraw(table, house);
}

std::optional<HandId> freshHandInPlay(const Table &table, const House &house)
{
    if (!secondCardsLie(table) || blackjackIsOut(table))
        return std::nullopt;
    const auto first = findHand(table, liveSeats(table),
                                [&](HandId hand) { return waitsForPlay(table, house, hand); });
    if (!first)
        return std::nullopt;
    for (int nth = 0; nth < table.handsAt(first->seat); ++nth) {
        const HandId hand{first->seat, nth};
        if (waitsForPlay(table, house, hand) && isBegun(table.at(hand)))
            return hand;
    }
    return first;
}

bool mayTakeUp(const Table &table, const House &house, HandId hand)
{
    const auto current = handInPlay(table, house);
    return current && current->seat == hand.seat && current->split > 0
        && !isBegun(table.at(*current)) && !isBegun(table.at(hand))
        && waitsForPlay(table, house, hand);
}

bool playIsOver(const Table &table, const House &house)
{
    return secondCardsLie(table) && !handInPlay(table, house);
}

bool standsAgainstDealer(const Table &table, HandId hand)
{
    const Seat &seat = table.at(hand);
    return isLive(seat) && !seat.cards.dealt.empty() && !isBust(seat) && !isNatural(seat)
        && !seat.blackjack.evenMoney;
}

bool anyStandsAgainstDealer(const Table &table)
{
    return findHand(table, liveSeats(table),
                    [&](HandId hand) { return standsAgainstDealer(table, hand); })
        .has_value();
}

bool drawsTo(HandValue value, const House &house)
{
    const bool hitsSoft17 = house.blackjack.soft17 == Soft17::Hit;
    return value.total < 17 || (value.total == 17 && value.soft && hitsSoft17);
}

bool dealerMustDraw(const Table &table, const House &house)
{
    return isRevealed(table) && !table.round.dealer.stopped && !dealerHasBlackjack(table)
        && playIsOver(table, house) && drawsTo(valueOf(table.dealer), house)
        && anyStandsAgainstDealer(table);
}

bool naturalIsPaidInPlay(const Table &table)
{
    return table.round.dealer.peeked || !dealerMightHaveBlackjack(table) || wentOnUnpeeked(table);
}

bool drawsLate(const Table &table, const House &house)
{
    return gameTable(house).holeCard && table.round.dealer.stopped && isRevealed(table)
        && drawsTo(valueOf(table.dealer), house);
}

bool isOverAtOnce(const Table &table, HandId hand)
{
    const Seat &seat = table.at(hand);
    if (seat.cards.dealt.size() < 2)
        return false;
    return seat.blackjack.evenMoney || isBust(seat)
        || (isNatural(seat) && (naturalIsPaidInPlay(table) || !isLive(seat))
            && !blackjackIsOut(table));
}

bool cardsLeaveAtOnce(const Table &table, HandId hand)
{
    const Seat &seat = table.at(hand);
    return seat.cards.lying > 0 && !seat.cardsBlamed && isOverAtOnce(table, hand)
        && seat.bet(BetKind::Main).exists() && !isLive(seat);
}

bool insuranceIsDue(const Table &table, const House &house)
{
    const DealerFacts &dealer = table.round.dealer;
    return house.blackjack.insurance && dealerShowsAce(table) && secondCardsLie(table)
        && (dealer.holeDown || table.dealer.dealt.size() == 1) && !dealer.insuranceCalled
        && !dealer.insuranceClosed && !dealer.insuranceBlamed && anyLive(table);
}

bool peekIsDue(const Table &table, const House &house)
{
    const DealerFacts &dealer = table.round.dealer;
    return house.blackjack.peek && dealerMightHaveBlackjack(table) && secondCardsLie(table)
        && dealer.holeDown && !dealer.peeked && !dealer.peekBlamed && anyWaitsForDealer(table);
}

bool mayReveal(const Table &table, const House &house)
{
    return table.round.dealer.holeDown && !table.round.voided && playIsOver(table, house);
}

bool isLateSecondCard(const Table &table, HandId hand)
{
    if (hand.isDealer())
        return table.round.dealer.holeSkipped && table.dealer.dealt.size() == 1;
    return lacksItsCard(table.at(hand))
        || (needsSecondCard(table, hand) && secondCardsLie(table));
}

bool goesOn(const Table &table, const House &house, const Act &act)
{
    if (const auto *deal = std::get_if<act::Deal>(&act)) {
        // A second card that comes late closes nothing that the others wait for.
        return !isLateSecondCard(table, deal->hand) && !table.cardsAt(deal->hand).dealt.empty()
            && needsCard(table, house, deal->hand);
    }
    if (const auto *split = std::get_if<act::Split>(&act))
        return table.at(split->hand).blackjack.request == Request::Split;
    return (std::holds_alternative<act::Peek>(act) && peekIsDue(table, house))
        || (std::holds_alternative<act::Reveal>(act) && mayReveal(table, house));
}

void notePlayCard(Table &table, const House &house, HandId hand)
{
    if (!hand.isDealer() && (handInPlay(table, house) == hand || mayTakeUp(table, house, hand)))
        return;
    eachHand(table, [&](HandId other) {
        Seat &seat = table.at(other);
        const bool earlier = hand.isDealer() || other.seat.number < hand.seat.number
                          || (other.seat == hand.seat && other != hand
                              && (isBegun(seat) || other.split < hand.split));
        if (earlier && waitsForPlay(table, house, other))
            seat.blackjack.skippedInPlay = true;
    });
    markAllStale(table);
}

} // namespace pitwise::warblackjack
