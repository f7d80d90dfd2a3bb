// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/collecting.h"

#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"

namespace pitwise {

namespace {

bool picks(const House &house)
{
    return house.cards.style == Style::PickAndPay;
}

/// Every bet is settled, except for turns passed over and those already open at an earlier sweep.
bool allSettled(const Table &table, const House &house)
{
    const GameProcedure &game = gameProcedure(house);
    const bool cardsToCome = !table.round.warForgotten && game.nextPlace(table, house, false);
    if (cardsToCome || !game.allDecided(table, house))
        return false;
    const TurnSet known = table.round.passed | table.round.openAtSweep;
    return game.unsettledTurns(table, house).without(known).empty();
}

/// Pick before pay: the hand is decided, and this is its last turn. None: its cards stay for now.
Turn unpaidTurn(const Table &table, const House &house, HandId id)
{
    if (house.cards.pick == Pick::AfterPay || !gameProcedure(house).decided(table, house, id))
        return {};
    const PassRange passes = gameProcedure(house).passes;
    for (int p = passes.last; p >= passes.first; --p) {
        const Turn turn{static_cast<Pass>(p), id.seat};
        if (isOpen(table, house, turn))
            return turn;
    }
    return {};
}

/// The same, and that turn is due.
bool mayPickUnpaid(const Table &table, const House &house, HandId id)
{
    const Turn turn = unpaidTurn(table, house, id);
    return !turn.none() && turnBefore(table, house, turn).none();
}

/// Something is open at the hand, and all of it was passed over before.
bool leftBehind(const Table &table, const House &house, HandId hand)
{
    bool open = false;
    for (const BetKind kind : table.at(hand).openBets()) {
        if (!needsSettling(table, house, hand, kind))
            continue;
        if (!wasPassed(table, {passOf(table, house, hand, kind), hand.seat}))
            return false;
        open = true;
    }
    return open;
}

/// Nothing but the war that was forgotten keeps its cards.
bool onlyWaitsForWar(const Table &table, const House &house, SeatId id)
{
    if (!table.round.warForgotten || !table.at(id).atWar())
        return false;
    const PassRange passes = gameProcedure(house).passes;
    for (int p = passes.first; p <= passes.last; ++p) {
        if (isOpen(table, house, {static_cast<Pass>(p), id}))
            return false;
    }
    return true;
}

/// It was passed over in a deal, and the round went on without it.
bool lacksItsCard(const Table &table, const House &house, HandId hand)
{
    const bool oneCardOfTwo = gameTable(house).holeCard && table.at(hand).cards.dealt.size() == 1;
    return wasSkippedInDeal(table, house, hand) && (oneCardOfTwo || needsCard(table, house, hand));
}

bool sweepsBefore(const House &house, SeatId a, SeatId b)
{
    return house.cards.sweep == Direction::RightToLeft ? a.number > b.number : a.number < b.number;
}

/// Marks the hands that the sweep went past: they are not reported again.
void noteSweep(Table &table, const House &house, HandId hand)
{
    if (picks(house) && !hand.isDealer())
        return;
    for (const SeatId id : table.lying()) {
        if (!hand.isDealer() && !sweepsBefore(house, id, hand.seat))
            continue;
        for (int nth = 0; nth < table.handsAt(id); ++nth) {
            Seat &seat = table.at(HandId{id, nth});
            seat.skippedInSweep = seat.skippedInSweep || seat.cards.lying > 0;
        }
    }
}

/// Passes over the seat, and over bets of the hand that are not decided yet.
void passOverHand(Table &table, const House &house, HandId hand)
{
    passOver(table, house, hand.seat);
    for (const BetKind kind : table.at(hand).openBets())
        markPassed(table, {passOf(table, house, hand, kind), hand.seat});
}

/// Moving these `bets` settles the hand: no other bet is undecided or still to be moved.
bool settlesHand(const Table &table, const House &house, HandId id, BetSet bets)
{
    bool settles = false;
    for (const BetKind kind : table.at(id).openBets()) {
        if (bets.has(kind))
            settles = true;
        else if (isUndecided(fateOf(table, house, id, kind).fate)
                 || needsSettling(table, house, id, kind))
            return false;
    }
    return settles;
}

} // namespace

bool mayCollect(const Table &table, const House &house, HandId hand)
{
    if (table.round.sweptEarly)
        return true; // already reported
    if (gameProcedure(house).mayLeaveInItsTurn(table, house, hand))
        return true;
    if (hand.isDealer() || !picks(house))
        return allSettled(table, house);
    if (gameProcedure(house).isInPlay(table, house, hand))
        return false;
    const bool atOnce = leavesInItsTurn(table, house, hand);
    return finished(table, house, hand) || (!atOnce && mayPickUnpaid(table, house, hand))
        || leftBehind(table, house, hand) || onlyWaitsForWar(table, house, hand.seat);
}

std::optional<HandId> collectedBefore(const Table &table, const House &house, HandId hand)
{
    if (leavesInItsTurn(table, house, hand) || (picks(house) && !hand.isDealer()))
        return std::nullopt;
    for (SeatSet left = table.lying(); !left.empty();) {
        const bool rightToLeft = house.cards.sweep == Direction::RightToLeft;
        const SeatId id = rightToLeft ? left.takeLast() : left.takeFirst();
        for (int nth = 0; nth < table.handsAt(id); ++nth) {
            const HandId other{id, nth};
            const Seat &seat = table.at(other);
            if (seat.cards.lying == 0 || seat.skippedInSweep || seat.cardsBlamed
                || seat.excusedLies)
                continue;
            if ((picks(house) && leftBehind(table, house, other))
                || lacksItsCard(table, house, other))
                continue;
            if (hand.isDealer() || sweepsBefore(house, id, hand.seat))
                return other;
        }
    }
    return std::nullopt;
}

bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn)
{
    const Seat &seat = table.at(hand);
    if (!picks(house) || turn.seat == hand.seat || seat.cards.lying == 0 || seat.excusedLies
        || seat.cardsBlamed || !finished(table, house, hand))
        return false;
    return gameProcedure(house).cardsAreLate(table, house, hand, turn);
}

bool settlesBeforePick(const Table &table, const House &house, HandId hand, BetSet bets)
{
    const Seat &seat = table.at(hand);
    return picks(house) && house.cards.pick == Pick::BeforePay && seat.cards.lying > 0
        && !seat.cardsBlamed && !leavesInItsTurn(table, house, hand)
        && !gameProcedure(house).playIsOn(table, house) && settlesHand(table, house, hand, bets);
}

void noteCollect(Table &table, const House &house, HandId hand, bool inTime)
{
    if (gameProcedure(house).mayLeaveInItsTurn(table, house, hand))
        return;
    const GameProcedure &game = gameProcedure(house);
    inTime = inTime || mayCollect(table, house, hand);
    if (!inTime && inWarDeal(table))
        table.round.warForgotten = true;
    if (inTime)
        noteSweep(table, house, hand);
    else if (game.earlySweepGoesOn && (hand.isDealer() || !picks(house)))
        table.round.sweptEarly = true;
    if (hand.isDealer() || !picks(house))
        table.round.openAtSweep = table.round.openAtSweep | game.unsettledTurns(table, house);
    if (inTime || hand.isDealer())
        return;
    const bool inItsTurn = leavesInItsTurn(table, house, hand);
    if (inItsTurn) { // a bust, a natural, even money: its chips were forgotten
        markPassed(table, {Pass::EvenMoney, hand.seat});
        markPassed(table, {Pass::Play, hand.seat});
    }
    if (const Turn turn = unpaidTurn(table, house, hand);
        picks(house) && !inItsTurn && !turn.none())
        passOverBefore(table, house, turn); // picked out of turn, and may now be paid
    else if (!game.playIsOn(table, house))
        passOverHand(table, house, hand); // its cards are gone, already reported
}

} // namespace pitwise
