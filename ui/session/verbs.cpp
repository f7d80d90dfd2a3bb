// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/verbs.h"

#include "engine/table/gametable.h"
#include "engine/table/warblackjackhands.h"

#include <Qt>

#include <algorithm>

namespace pitwise::ui {

namespace {

bool isForAHand(Verb verb)
{
    return verb == Verb::Pay || verb == Verb::Take || verb == Verb::HandBack
        || verb == Verb::Retract || verb == Verb::Collect || verb == Verb::Split;
}

bool needsBet(Verb verb)
{
    return verb == Verb::Pay || verb == Verb::Take || verb == Verb::HandBack
        || verb == Verb::Retract;
}

/// The chips at a hand that the verb could move.
std::vector<Spot> candidates(Verb verb, const Table &table, HandId hand)
{
    const Seat &seat = table.at(hand);
    std::vector<Spot> spots;
    for (const BetKind kind : AllBets) {
        const Bet &bet = seat.bet(kind);
        if (verb == Verb::Retract) {
            if (bet.payoff > Money{})
                spots.push_back(Spot::ofBet(hand, kind, SpotKind::Payoff));
            continue;
        }
        if (verb == Verb::HandBack && bet.late > Money{})
            spots.push_back(Spot::ofBet(hand, kind, SpotKind::Late));
        const bool winnings = verb == Verb::HandBack && bet.payoff > Money{} && isBonus(seat, kind);
        if ((bet.amount > Money{} || winnings) && !(verb == Verb::Pay && kind == BetKind::Post))
            spots.push_back(Spot::ofBet(hand, kind));
    }
    return spots;
}

/// A paid War bonus goes back with its winnings. After a parlay the winnings ride, so the bet goes
/// back alone (WB-8).
std::vector<Spot> withWinnings(Verb verb, const std::vector<Spot> &what, const Table &table)
{
    if (verb != Verb::HandBack || what.size() != 1 || what.front().kind != SpotKind::Bet)
        return what;
    const Spot &spot = what.front();
    const Seat &seat = table.at(spot.hand);
    const Bet &bet = seat.bet(spot.bet);
    if (!isBonus(seat, spot.bet) || bet.payoff == Money{} || seat.decision == Decision::Parlay)
        return what;
    std::vector<Spot> parts{Spot::ofBet(spot.hand, spot.bet, SpotKind::Payoff)};
    if (bet.amount > Money{})
        parts.insert(parts.begin(), spot);
    return parts;
}

/// The hands of a split seat that the verb could mean. The dealer is asked only if there are
/// several.
std::vector<HandId> handsFor(Verb verb, SeatId seat, const Table &table)
{
    std::vector<HandId> hands;
    for (int nth = 0; nth < table.handsAt(seat); ++nth) {
        const HandId hand{seat, nth};
        const bool fits = verb == Verb::Split   ? table.at(hand).blackjack.request == Request::Split
                        : verb == Verb::Collect ? table.at(hand).cards.lying > 0
                                                : !candidates(verb, table, hand).empty();
        if (fits)
            hands.push_back(hand);
    }
    return hands;
}

Gesture moving(Verb verb, const std::vector<Spot> &what, HandId hand)
{
    if (verb == Verb::Pay)
        return gesture::Carry{{Spot::of(SpotKind::Hand)}, what.front()};
    if (verb == Verb::HandBack)
        return gesture::Carry{what, Spot::at(SpotKind::Patron, hand)};
    return gesture::Carry{what, Spot::of(SpotKind::Tray)};
}

HandId handOf(const Pending &pending)
{
    return {pending.seat, std::max(0, pending.hand)};
}

} // namespace

KeyResponse withHand(Verb verb, HandId hand, const Table &table, const House &house)
{
    KeyResponse response{true, {}, {}, {}};
    if (verb == Verb::Split) {
        response.act = act::Split{hand};
        return response;
    }
    if (verb == Verb::Parlay) {
        response.gesture = gesture::Speak{Call::Parlay, hand.seat};
        return response;
    }
    if (verb == Verb::Collect) {
        response.gesture =
            gesture::Carry{{Spot::at(SpotKind::Cards, hand)}, Spot::of(SpotKind::Rack)};
        return response;
    }
    if (verb == Verb::TakeHalf) {
        const Money main = table.at(hand.seat).bet(BetKind::Main).amount;
        if (main > Money{})
            response.act = act::Take{
                hand, BetSet::of(BetKind::Main),
                Amount{house.table.chips.roundedUp(Money::cents(main.inCents() / 2)), {}}};
        return response;
    }
    if (needsBet(verb)) {
        const auto spots = candidates(verb, table, hand);
        if (spots.size() == 1)
            response.gesture = moving(verb, withWinnings(verb, spots, table), hand);
        else
            response.pending = {verb, hand.seat, hand.split};
        return response;
    }
    if (verb == Verb::Post)
        response.gesture =
            gesture::Carry{{Spot::of(SpotKind::Hand)}, Spot::ofBet(hand, BetKind::Post)};
    else if (verb == Verb::Give)
        response.gesture =
            gesture::Carry{{Spot::ofBet(hand, BetKind::Post)}, Spot::at(SpotKind::Patron, hand)};
    else if (verb == Verb::WarOrSurrender)
        response.gesture = gesture::Speak{Call::WarOrSurrender, hand.seat};
    else if (verb == Verb::BelowMinimum)
        response.gesture = gesture::Speak{Call::BelowMinimum, hand.seat};
    else if (verb == Verb::OfferCut)
        response.act = act::OfferCut{hand.seat};
    return response;
}

KeyResponse withSeat(Verb verb, int number, const Table &table, const House &house)
{
    const HandId hand = handAt(number);
    const bool there = table.hasSeat(hand.seat) || (hand.isDealer() && verb == Verb::Collect);
    KeyResponse response{true, {}, {}, {}};
    if (!there) {
        response.pending = {verb, {}, -1};
        return response;
    }
    if (!hand.isDealer() && table.handsAt(hand.seat) > 1 && isForAHand(verb)) {
        const auto hands = handsFor(verb, hand.seat, table);
        if (hands.size() == 1)
            return withHand(verb, hands.front(), table, house);
        response.pending = {verb, hand.seat, -1};
        return response;
    }
    return withHand(verb, hand, table, house);
}

KeyResponse withBet(const Pending &pending, int key, const Table &table, const House &house)
{
    const HandId hand = handOf(pending);
    const auto all = candidates(pending.verb, table, hand);
    KeyResponse response{true, {}, {}, {}};
    if (key == Qt::Key_A) {
        if (!all.empty() && pending.verb != Verb::Pay)
            response.gesture = moving(pending.verb, all, hand);
        return response;
    }
    std::optional<BetKind> bet;
    for (const BetKind kind : gameTable(house).bets) {
        if (betKey(kind) == QChar{ushort(key)})
            bet = kind;
    }
    if (!bet) {
        response.taken = false;
        response.pending = pending;
        return response;
    }
    for (const Spot &spot : all) {
        if (spot.bet == *bet) {
            response.gesture =
                moving(pending.verb, withWinnings(pending.verb, {spot}, table), hand);
            return response;
        }
    }
    response.gesture = moving(pending.verb, {Spot::ofBet(hand, *bet)}, hand);
    return response;
}

std::vector<BetKind> choicesOf(const Pending &pending, const Table &table)
{
    std::vector<BetKind> bets;
    if (pending.seat.number == 0)
        return bets;
    for (const Spot &spot : candidates(pending.verb, table, handOf(pending))) {
        if (std::find(bets.begin(), bets.end(), spot.bet) == bets.end())
            bets.push_back(spot.bet);
    }
    return bets;
}

bool asksForHand(const Pending &pending, const Table &table)
{
    return pending.seat.number != 0 && pending.hand < 0 && isForAHand(pending.verb)
        && table.handsAt(pending.seat) > 1;
}

QString betKey(BetKind bet)
{
    switch (bet) {
    case BetKind::Main:
        return QStringLiteral("M");
    case BetKind::Tie:
        return QStringLiteral("T");
    case BetKind::War:
    case BetKind::Bonus:
        return QStringLiteral("W");
    case BetKind::WarTie:
        return QStringLiteral("K");
    case BetKind::Post:
        return QStringLiteral("P");
    case BetKind::Insurance:
        return QStringLiteral("I");
    }
    return {};
}

std::optional<Call> callOf(const Pending &pending)
{
    if (pending.verb == Verb::WarOrSurrender)
        return Call::WarOrSurrender;
    if (pending.verb == Verb::BelowMinimum)
        return Call::BelowMinimum;
    if (pending.verb == Verb::Parlay)
        return Call::Parlay;
    return std::nullopt;
}

} // namespace pitwise::ui
