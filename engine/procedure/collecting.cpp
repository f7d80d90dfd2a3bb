// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/collecting.h"

#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/table/physics.h"

namespace pitwise {

namespace {

bool picks(const House &house)
{
    return house.cards.style == Style::PickAndPay;
}

SeatSet openSeats(const Table &table, const House &house, Pass pass)
{
    SeatSet seats;
    for (int i = 1; i <= table.seatCount; ++i) {
        const bool undecided = pass == Pass::Mains && mayDecide(table, seatAt(i));
        seats.set(seatAt(i), undecided || isOpen(table, house, {pass, seatAt(i)}));
    }
    return seats;
}

/// Every bet is settled, but for seats passed over and those already open at an earlier sweep.
bool allSettled(const Table &table, const House &house)
{
    if (nextPlaceInTurn(table))
        return false;
    for (int i = 1; i <= table.seatCount; ++i) {
        if (mayDecide(table, seatAt(i)) && !wasPassed(table, {Pass::Mains, seatAt(i)})
            && !table.at(seatAt(i)).decisionBlamed
            && !table.round.openAtSweep[static_cast<std::size_t>(Pass::Mains)].has(seatAt(i)))
            return false;
    }
    for (std::size_t p = 0; p < table.round.passed.size(); ++p) {
        const SeatSet known = table.round.passed[p] | table.round.openAtSweep[p];
        if (!openSeats(table, house, static_cast<Pass>(p)).without(known).empty())
            return false;
    }
    return true;
}

bool decided(const Table &table, const House &house, SeatId id)
{
    for (const BetKind kind : AllBets) {
        if (!table.at(id).bet(kind).open())
            continue;
        if (isUndecided(fateOf(table, house, id, kind).fate))
            return false;
    }
    return true;
}

/// Picked before the payment: the hand is decided, and only its last turn is to come, and is due.
bool mayPickUnpaid(const Table &table, const House &house, SeatId id)
{
    if (house.cards.pick == Pick::AfterPay || !decided(table, house, id))
        return false;
    for (const Pass pass : {Pass::Wars, Pass::Mains, Pass::Ties}) {
        if (isOpen(table, house, {pass, id}))
            return turnBefore(table, house, {pass, id}).none();
    }
    return false;
}

/// Something is open there, and all of it was passed over before.
bool leftBehind(const Table &table, const House &house, SeatId id)
{
    bool open = false;
    for (const Pass pass : {Pass::Ties, Pass::Mains, Pass::Wars}) {
        if (!isOpen(table, house, {pass, id}))
            continue;
        if (!wasPassed(table, {pass, id}))
            return false;
        open = true;
    }
    return open;
}

bool sweepsBefore(const House &house, SeatId a, SeatId b)
{
    return house.cards.sweep == Direction::RightToLeft ? a.number > b.number : a.number < b.number;
}

/// Seats the sweep went past are not blamed again.
void noteSweep(Table &table, const House &house, HandId hand)
{
    for (int i = 1; i <= table.seatCount; ++i) {
        Seat &seat = table.seats[static_cast<std::size_t>(i - 1)];
        const bool before =
            hand.isDealer() || (!picks(house) && sweepsBefore(house, seatAt(i), hand.seat));
        if (before && seat.cards.lying > 0)
            seat.skippedInSweep = true;
    }
}

} // namespace

bool mayCollect(const Table &table, const House &house, HandId hand)
{
    if (hand.isDealer() || !picks(house))
        return allSettled(table, house);
    return finished(table, house, hand.seat) || mayPickUnpaid(table, house, hand.seat)
        || leftBehind(table, house, hand.seat);
}

std::optional<HandId> collectedBefore(const Table &table, const House &house, HandId hand)
{
    for (int n = 1; n <= table.seatCount; ++n) {
        const int i = house.cards.sweep == Direction::RightToLeft ? table.seatCount + 1 - n : n;
        const Seat &seat = table.at(seatAt(i));
        if (seat.cards.lying == 0 || seat.skippedInSweep || seat.cardsBlamed || seat.excusedLies)
            continue;
        if (picks(house) && leftBehind(table, house, seatAt(i)))
            continue;
        if (hand.isDealer())
            return handAt(i);
        if (!picks(house) && sweepsBefore(house, seatAt(i), hand.seat))
            return handAt(i);
    }
    return std::nullopt;
}

bool cardsAreLate(const Table &table, const House &house, SeatId id, Turn turn)
{
    const Seat &seat = table.at(id);
    if (!picks(house) || turn.seat == id || seat.cards.lying == 0 || seat.excusedLies
        || seat.cardsBlamed || !finished(table, house, id))
        return false;
    if (seat.bet(BetKind::Main).exists() || house.settlement.first == FirstSettlement::PerSeat)
        return true;
    // A tie-only seat may leave in either pass: it is late once mains go past its place.
    if (turn.pass != Pass::Mains)
        return turn.pass == Pass::Wars;
    return house.settlement.mains == Direction::LeftToRight ? id.number < turn.seat.number
                                                            : id.number > turn.seat.number;
}

bool settlesBeforePick(const Table &table, const House &house, SeatId id, BetSet bets)
{
    const Seat &seat = table.at(id);
    if (!picks(house) || house.cards.pick != Pick::BeforePay || seat.cards.lying == 0
        || seat.cardsBlamed)
        return false;
    bool settles = false;
    for (const BetKind kind : AllBets) {
        if (!seat.bet(kind).open())
            continue;
        if (bets.has(kind))
            settles = true;
        else if (isUndecided(fateOf(table, house, id, kind).fate)
                 || needsSettling(table, house, id, kind))
            return false;
    }
    return settles;
}

void noteCollect(Table &table, const House &house, HandId hand)
{
    if (mayCollect(table, house, hand))
        noteSweep(table, house, hand);
    if (hand.isDealer() || !picks(house)) {
        for (std::size_t p = 0; p < table.round.openAtSweep.size(); ++p)
            table.round.openAtSweep[p] =
                table.round.openAtSweep[p] | openSeats(table, house, static_cast<Pass>(p));
    } else if (!mayCollect(table, house, hand)) {
        passOver(table, house, hand.seat); // its cards are gone: that was said
    }
}

} // namespace pitwise
