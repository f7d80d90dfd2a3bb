// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/chipmoves.h"

#include <algorithm>

namespace pitwise {

namespace {

void noteLate(Table &table, SeatId seat)
{
    bool late = false;
    for (int nth = 0; nth < table.handsAt(seat); ++nth) {
        for (const Bet &bet : table.at(HandId{seat, nth}).bets)
            late = late || bet.late > Money{};
    }
    table.round.lateBets.set(seat, late);
}

} // namespace

void voidRound(Table &table)
{
    table.tray = table.trayBefore;
    table.purses = table.pursesBefore;
    eachHand(table, [&](HandId hand) {
        Seat &seat = table.at(hand);
        const Cards cards = seat.cards;
        const auto hands = seat.blackjack.hands;
        seat = {};
        seat.cards = cards;
        seat.blackjack.hands = hands;
    });
    table.derived.betsCleared();
    markAllStale(table);
    table.round.lateBets = table.round.unasked = {};
    table.round.skippedInDeal = table.round.skippedInSecondDeal = {};
    table.round.malfunction = Malfunction::None;
    table.round.rough = table.round.voided = table.round.begun = table.round.betsClosed = true;
}

void giveBack(Table &table, HandId hand, BetKind kind)
{
    Bet &bet = table.at(hand).bet(kind);
    table.purses[hand.seat.index()] += bet.amount + bet.late + bet.payoff;
    clearBet(table, hand, kind);
    noteLate(table, hand.seat);
}

void giveBackLate(Table &table, HandId hand, BetKind kind)
{
    Bet &bet = table.at(hand).bet(kind);
    table.purses[hand.seat.index()] += bet.late;
    bet.late = {};
    noteLate(table, hand.seat);
}

namespace {

/// Empty if not all of `gone` were there.
ChipCounts without(ChipCounts chips, const ChipCounts &gone)
{
    for (std::size_t i = 0; i < chips.of.size(); ++i) {
        if (gone.of[i] > chips.of[i])
            return {};
        chips.of[i] = static_cast<std::uint16_t>(chips.of[i] - gone.of[i]);
    }
    return chips;
}

} // namespace

void giveBackExcess(Table &table, const House &house, HandId hand, BetKind kind,
                    const Amount &excess)
{
    Bet &bet = table.at(hand).bet(kind);
    table.purses[hand.seat.index()] += excess.money;
    bet.amount -= excess.money;
    if (!bet.chips.empty())
        bet.chips = excess.chips.empty() ? house.table.chips.left(bet.chips, excess.money)
                                         : without(bet.chips, excess.chips);
}

void handOverBonus(Table &table, HandId hand, Money back)
{
    Seat &seat = table.at(hand);
    Bet &bet = seat.bet(BetKind::Bonus);
    const Money rest = bet.amount + bet.payoff - back;
    table.purses[hand.seat.index()] += back;
    bet.chips = {};
    if (table.round.floorCalledHand == hand) // what rides is paid once more, and needs a new call
        table.round.floorCalledBet.remove(BetKind::Bonus);
    if (seat.decision == Decision::Parlay || rest == Money{}) {
        bet.amount = rest;
        if (rest == bet.payoff)
            bet.chips = seat.blackjack.bonusPaid;
        bet.payoff = {};
        seat.blackjack.bonusDone = true;
        setState(table, hand, BetKind::Bonus,
                 rest > Money{} ? Bet::State::Open : Bet::State::Settled);
        return;
    }
    bet.payoff = std::min(bet.payoff, rest);
    bet.amount = rest - bet.payoff;
}

namespace {

/// The chips of a bet are known only if all of them were named.
void addCounts(Bet &bet, const ChipCounts &more)
{
    const bool told = bet.amount == Money{} || !bet.chips.empty();
    if (!told || more.empty()) {
        bet.chips = {};
        return;
    }
    for (std::size_t i = 0; i < bet.chips.of.size(); ++i) {
        const auto sum = bet.chips.of[i] + more.of[i];
        bet.chips.of[i] = static_cast<std::uint16_t>(std::min(sum, 65535));
    }
}

} // namespace

void addChips(Table &table, HandId hand, BetKind kind, const Amount &more)
{
    Bet &bet = table.at(hand).bet(kind);
    table.purses[hand.seat.index()] -= more.money;
    if (!bet.chips.empty() || !more.chips.empty())
        addCounts(bet, more.chips);
    bet.amount += more.money;
    setState(table, hand, kind, Bet::State::Open);
}

void placePost(Table &table, SeatId seat, Money amount)
{
    Bet &post = table.at(seat).bet(BetKind::Post);
    table.tray -= amount;
    post.amount += amount;
    setState(table, seat, BetKind::Post, Bet::State::Open);
}

} // namespace pitwise
