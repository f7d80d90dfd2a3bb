// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/keys.h"

#include "engine/procedure/warblackjackplay.h"
#include "engine/table/gametable.h"
#include "ui/paint/tablelayout.h"

#include <QString>
#include <Qt>

#include <algorithm>
#include <array>

namespace pitwise::ui {

namespace {

constexpr std::array ChipKeys{Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_F,
                              Qt::Key_G, Qt::Key_H, Qt::Key_J, Qt::Key_K};

struct VerbKey
{
    Qt::Key key;
    Verb verb;
};
constexpr std::array VerbKeys{
    VerbKey{Qt::Key_P, Verb::Pay},          VerbKey{Qt::Key_T, Verb::Take},
    VerbKey{Qt::Key_R, Verb::HandBack},     VerbKey{Qt::Key_U, Verb::Retract},
    VerbKey{Qt::Key_O, Verb::Post},         VerbKey{Qt::Key_V, Verb::Give},
    VerbKey{Qt::Key_C, Verb::Collect},      VerbKey{Qt::Key_W, Verb::WarOrSurrender},
    VerbKey{Qt::Key_M, Verb::BelowMinimum}, VerbKey{Qt::Key_X, Verb::OfferCut},
    VerbKey{Qt::Key_Z, Verb::TakeHalf},
};

/// In War Blackjack, where nobody posts or surrenders, the same keys have other work.
constexpr std::array BlackjackVerbs{
    VerbKey{Qt::Key_W, Verb::Parlay},
    VerbKey{Qt::Key_Z, Verb::Split},
};

std::optional<KeyResponse> blackjackKey(int key)
{
    for (const VerbKey &verb : BlackjackVerbs) {
        if (verb.key == key)
            return KeyResponse{true, {verb.verb, {}, -1}, {}, {}};
    }
    switch (key) {
    case Qt::Key_O:
        return KeyResponse{true, {}, gesture::Speak{Call::Insurance, {}}, {}};
    case Qt::Key_K:
        return KeyResponse{true, {}, {}, act::Peek{}};
    case Qt::Key_V:
        return KeyResponse{true, {}, {}, act::Reveal{}};
    case Qt::Key_Minus:
        return KeyResponse{true, {}, {}, act::Deal{DealerHand, true}};
    default:
        return std::nullopt;
    }
}

/// The hand of a seat that is being played; else the first.
HandId handToDeal(const Table &table, const House &house, int number)
{
    if (number == 0 || table.handsAt(seatAt(number)) == 1)
        return handAt(number);
    const auto playing = warblackjack::handInPlay(table, house);
    return playing && playing->seat == seatAt(number) ? *playing : handAt(number);
}

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

/// The bets of a seat that a verb could mean: those with the chips it would move.
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

/// A War bonus that was won goes back with its winnings, of a parlay alone.
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

/// Hands of a seat that a verb could mean; a split seat is asked which only where there are
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

HandId handOf(const Pending &pending)
{
    return {pending.seat, std::max(0, pending.hand)};
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

} // namespace

KeyResponse readSeat(SeatId seat, const Pending &pending, const Table &table, const House &house)
{
    return withSeat(pending.verb, seat.number, table, house);
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

QString chipKey(int kind, int kinds)
{
    const auto place = static_cast<std::size_t>(tubeOfKind(kind, kinds));
    return place < ChipKeys.size() ? QString{QChar{ushort(ChipKeys[place])}} : QString{};
}

KeyResponse readKey(int key, bool shift, const Pending &pending, const Hand &hand,
                    const Table &table, const House &house)
{
    if (asksForHand(pending, table)) {
        const int nth = key - Qt::Key_1;
        if (nth < 0 || nth >= table.handsAt(pending.seat))
            return {false, pending, {}, {}};
        return withHand(pending.verb, {pending.seat, nth}, table, house);
    }
    if (!pending.none() && pending.seat.number != 0)
        return withBet(pending, key, table, house);
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        const int number = key - Qt::Key_0;
        if (!pending.none())
            return withSeat(pending.verb, number, table, house);
        if (number != 0 && !table.hasSeat(seatAt(number)))
            return {};
        const HandId to = handToDeal(table, house, number);
        return {true, {}, gesture::Tap{Spot::at(SpotKind::NextCard, to), false, 1}, {}};
    }
    if (house.game == Game::WarBlackjack) {
        if (const auto response = blackjackKey(key))
            return *response;
    }
    for (const VerbKey &verb : VerbKeys) {
        if (verb.key == key)
            return {true, {verb.verb, {}, -1}, {}, {}};
    }
    const auto kinds = static_cast<int>(house.table.chips.values().size());
    for (int place = 0; place < std::min(kinds, static_cast<int>(ChipKeys.size())); ++place) {
        const Spot tube = Spot::ofTube(kindInTube(place, kinds));
        if (ChipKeys[static_cast<std::size_t>(place)] == key)
            return {true, {}, gesture::Tap{tube, false, shift ? 5 : 1}, {}};
    }
    switch (key) {
    case Qt::Key_I:
        return {true, {}, gesture::Speak{Call::PlaceBets, {}}, {}};
    case Qt::Key_N:
        return {true, {}, gesture::Speak{Call::NoMoreBets, {}}, {}};
    case Qt::Key_Y:
        return {true, {}, gesture::Speak{Call::Floor, {}}, {}};
    case Qt::Key_B:
        return {true, {}, {}, act::Burn{}};
    case Qt::Key_L:
        return {true, {}, {}, act::Discard{}};
    case Qt::Key_E:
        return {true, {}, {}, act::End{}};
    case Qt::Key_Slash:
        return {true, {}, gesture::Halve{}, {}};
    case Qt::Key_Backspace:
        if (hand.order.empty())
            return {};
        return {true, {}, gesture::Tap{Spot::of(SpotKind::Hand), false, 1}, {}};
    default:
        return {};
    }
}

} // namespace pitwise::ui
