// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"

#include <algorithm>

namespace pitwise::warblackjack {

namespace {

constexpr PassRange Passes{static_cast<int>(Pass::Bonus), static_cast<int>(Pass::Hands)};

SeatSet open(const Table &table, BetKind kind)
{
    return table.openBets(kind);
}

/// Seats that may have an open turn in this pass: a quick check before the exact one.
SeatSet candidates(const Table &table, Pass pass)
{
    if (table.derived.knowsStanding())
        return table.derived.standing().open.in(pass);
    switch (pass) {
    case Pass::Bonus:
    case Pass::Parlay:
        return open(table, BetKind::Bonus);
    case Pass::EvenMoney:
    case Pass::Play:
    case Pass::Hands:
        return open(table, BetKind::Main) | open(table, BetKind::Bonus);
    case Pass::Insurance:
        return open(table, BetKind::Insurance);
    case Pass::Ties:
    case Pass::Mains:
    case Pass::Wars:
        break;
    }
    return {};
}

Direction directionOf(const House &house, Pass pass)
{
    switch (pass) {
    case Pass::Insurance:
    case Pass::Hands:
        return house.settlement.mains;
    case Pass::EvenMoney:
    case Pass::Play:
        return Direction::LeftToRight;
    case Pass::Bonus:
    case Pass::Parlay:
    case Pass::Ties:
    case Pass::Mains:
    case Pass::Wars:
        break;
    }
    return house.settlement.wars;
}

/// Some bet of this turn needs settling and `matters`.
template<typename Matters>
bool anyBet(const Table &table, const House &house, Turn turn, Matters matters)
{
    for (int nth = 0; nth < table.handsAt(turn.seat); ++nth) {
        const HandId hand{turn.seat, nth};
        for (const BetKind kind : table.at(hand).openBets()) {
            if (warblackjack::passOf(table, house, hand, kind) == turn.pass
                && needsSettling(table, house, hand, kind) && matters(hand, kind))
                return true;
        }
    }
    return false;
}

bool hasChipsToMove(const Table &table, const House &house, Turn turn)
{
    if (table.derived.knowsStanding())
        return table.derived.standing().toMove.has(turn);
    return anyBet(table, house, turn, [&](HandId hand, BetKind kind) {
        return !isUndecided(warblackjack::fateOf(table, house, hand, kind).fate);
    });
}

/// The first open turn in order that is `wanted`. `wanted` is checked first because it is cheaper.
template<typename Wanted>
Turn firstOpen(const Table &table, const House &house, Pass last, Wanted wanted)
{
    for (int p = Passes.first; p <= static_cast<int>(last); ++p) {
        const auto pass = static_cast<Pass>(p);
        const bool leftToRight = directionOf(house, pass) == Direction::LeftToRight;
        SeatSet left = candidates(table, pass);
        while (!left.empty()) {
            const Turn turn{pass, leftToRight ? left.takeFirst() : left.takeLast()};
            if (wanted(turn) && pitwise::isOpen(table, house, turn)
                && warblackjack::hasComeUp(table, house, turn))
                return turn;
        }
    }
    return {};
}

} // namespace

bool comesBefore(const Table &table, const House &house, Turn a, Turn b)
{
    const auto earlierSeat = [&] {
        return directionOf(house, a.pass) == Direction::LeftToRight ? a.seat.number < b.seat.number
                                                                    : a.seat.number > b.seat.number;
    };
    if (a.pass == b.pass)
        return a.pass != Pass::EvenMoney && earlierSeat();
    // WB-7: winners may be asked one by one or when all are paid, but always in their order.
    if (a.pass == Pass::Bonus && b.pass == Pass::Parlay)
        return a.seat == b.seat || earlierSeat();
    if (a.pass == Pass::Parlay && b.pass == Pass::Bonus)
        return false;
    // Once the hole card is shown, insurance is settled with the hand, before or after it. All
    // insurance may come first, but no seat may be left with only its hand settled.
    if (a.pass == Pass::Insurance && isRevealed(table))
        return b.pass == Pass::Hands && a.seat != b.seat && earlierSeat();
    if (a.pass > b.pass && a.pass >= Pass::Insurance && b.pass >= Pass::Insurance)
        return false;
    return a.pass < b.pass;
}

Pass passOf(const Table &table, const House &house, HandId id, BetKind bet)
{
    const Seat &hand = table.at(id);
    if (bet == BetKind::Insurance)
        return Pass::Insurance;
    if (isBonus(hand, bet)) // WB-11: without parlays all is handed over at once
        return hand.bet(bet).payoff > Money{} && house.bonus.parlay ? Pass::Parlay : Pass::Bonus;
    if (hand.blackjack.evenMoney)
        return Pass::EvenMoney;
    return isOverAtOnce(table, id) ? Pass::Play : Pass::Hands;
}

bool hasComeUp(const Table &table, const House &house, Turn turn)
{
    if (turn.pass == Pass::EvenMoney)
        return secondCardsLie(table); // offered too early: the hole card comes first
    if (turn.pass != Pass::Play)
        return true;
    const auto playing = handInPlay(table, house);
    return secondCardsLie(table) && (!playing || turn.seat.number <= playing->seat.number);
}

bool isOpen(const Table &table, const House &house, Turn turn)
{
    return anyBet(table, house, turn, [](HandId, BetKind) { return true; });
}

TurnSet openTurns(const Table &table, const House &house)
{
    TurnSet turns;
    for (int p = Passes.first; p <= Passes.last; ++p) {
        const auto pass = static_cast<Pass>(p);
        for (const SeatId seat : candidates(table, pass)) {
            if (warblackjack::isOpen(table, house, {pass, seat}))
                turns.set({pass, seat});
        }
    }
    return turns;
}

TurnSet unsettledTurns(const Table &table, const House &house)
{
    return pitwise::openTurns(table, house);
}

Turn dueTurn(const Table &table, const House &house)
{
    return firstOpen(table, house, Pass::Hands, [&](Turn turn) { return !wasPassed(table, turn); });
}

Turn passedOverTurn(const Table &table, const House &house)
{
    return firstOpen(table, house, Pass::Hands, [&](Turn turn) { return wasPassed(table, turn); });
}

Turn turnBefore(const Table &table, const House &house, Turn turn)
{
    const Turn current = table.round.current;
    const auto withHand = [](Pass pass) { return pass == Pass::Insurance || pass == Pass::Hands; };
    if (turn.seat == current.seat && table.round.currentOutOfTurn && withHand(turn.pass)
        && withHand(current.pass))
        return {};
    // A natural out of turn: an earlier hand is still being played.
    if (!warblackjack::hasComeUp(table, house, turn) && !wasPassed(table, turn)) {
        const auto playing = handInPlay(table, house);
        return playing ? Turn{Pass::Play, playing->seat} : Turn{};
    }
    // Going back from a seat begun too soon to the one that was due is no second mistake.
    const bool goesBack = table.round.currentOutOfTurn && wasPassed(table, turn);
    const Pass last = current.none() ? turn.pass : std::max(turn.pass, current.pass);
    return firstOpen(table, house, last, [&](Turn open) {
        return open != turn && !wasPassed(table, open)
            && ((open == current && open.seat != turn.seat && !goesBack)
                || warblackjack::comesBefore(table, house, open, turn));
    });
}

Turn unsettledBeforeGoingOn(const Table &table, const House &house)
{
    return firstOpen(table, house, Pass::Play, [&](Turn turn) {
        const bool withTheHand = turn.pass == Pass::Insurance && isRevealed(table);
        return !withTheHand && !wasPassed(table, turn) && hasChipsToMove(table, house, turn);
    });
}

void passOverBeforeGoingOn(Table &table, const House &house)
{
    for (Turn open = unsettledBeforeGoingOn(table, house); !open.none();
         open = unsettledBeforeGoingOn(table, house))
        markPassed(table, open);
}

} // namespace pitwise::warblackjack
