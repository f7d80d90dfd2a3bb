// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/collecting.h"

#include "engine/procedure/blackjackplay.h"
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
    SeatSet seats = openTurns(table, house, pass);
    if (pass != Pass::Mains)
        return seats;
    for (const SeatId seat : table.openBets[static_cast<std::size_t>(BetKind::Main)]) {
        if (mayDecide(table, house, seat))
            seats.set(seat);
    }
    return seats;
}

/// War Blackjack: the patrons have played and the dealer's hand decides what stands against it.
/// With nobody left to play against, the hole card may go to the rack unseen.
bool isDecided(const Table &table, const House &house)
{
    if (table.round.voided)
        return true;
    if (handInPlay(table, house))
        return false;
    return !findHand(table, [&](HandId hand) {
        for (const BetKind kind : AllBets) {
            if (table.at(hand).bet(kind).open() && !table.at(hand).cards.dealt.empty()
                && fateOf(table, house, hand, kind).fate == Fate::Undecided)
                return true;
        }
        return false;
    });
}

/// Every bet is settled, but for seats passed over and those already open at an earlier sweep.
bool allSettled(const Table &table, const House &house)
{
    if (nextPlaceInTurn(table, house)
        || (house.game == Game::WarBlackjack && !isDecided(table, house)))
        return false;
    for (const SeatId seat : table.openBets[static_cast<std::size_t>(BetKind::Main)]) {
        if (mayDecide(table, house, seat) && !wasPassed(table, {Pass::Mains, seat})
            && !table.at(seat).decisionBlamed
            && !table.round.openAtSweep[static_cast<std::size_t>(Pass::Mains)].has(seat))
            return false;
    }
    for (int p = passesOf(house).first; p <= passesOf(house).last; ++p) {
        const auto pass = static_cast<std::size_t>(p);
        const SeatSet known = table.round.passed[pass] | table.round.openAtSweep[pass];
        if (!openSeats(table, house, static_cast<Pass>(p)).without(known).empty())
            return false;
    }
    return true;
}

bool decided(const Table &table, const House &house, HandId id)
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
bool mayPickUnpaid(const Table &table, const House &house, HandId id)
{
    if (house.cards.pick == Pick::AfterPay || !decided(table, house, id))
        return false;
    for (int p = passesOf(house).last; p >= passesOf(house).first; --p) {
        const Turn turn{static_cast<Pass>(p), id.seat};
        if (isOpen(table, house, turn))
            return turnBefore(table, house, turn).none();
    }
    return false;
}

/// Something is open there, and all of it was passed over before.
bool leftBehind(const Table &table, const House &house, SeatId id)
{
    bool open = false;
    for (int p = passesOf(house).first; p <= passesOf(house).last; ++p) {
        const Turn turn{static_cast<Pass>(p), id};
        if (!isOpen(table, house, turn))
            continue;
        if (!wasPassed(table, turn))
            return false;
        open = true;
    }
    return open;
}

/// Chips first, then cards, whatever the style.
bool mayLeaveAtOnce(const Table &table, const House &house, HandId hand)
{
    if (!isLive(table.at(hand)))
        return true;
    const bool nothingDue = !needsSettling(table, house, hand, BetKind::Main)
                         && !needsSettling(table, house, hand, BetKind::War);
    return nothingDue && !isUndecided(fateOf(table, house, hand, BetKind::Main).fate);
}

bool sweepsBefore(const House &house, SeatId a, SeatId b)
{
    return house.cards.sweep == Direction::RightToLeft ? a.number > b.number : a.number < b.number;
}

/// Seats the sweep went past are not blamed again.
void noteSweep(Table &table, const House &house, HandId hand)
{
    eachHand(table, [&](HandId other) {
        Seat &seat = table.at(other);
        const bool before =
            hand.isDealer() || (!picks(house) && sweepsBefore(house, other.seat, hand.seat));
        if (before && seat.cards.lying > 0)
            seat.skippedInSweep = true;
    });
}

/// Some bet of the hand is open and undecided, or still to be moved once these `bets` are.
bool settlesHand(const Table &table, const House &house, HandId id, BetSet bets)
{
    bool settles = false;
    for (const BetKind kind : AllBets) {
        if (!table.at(id).bet(kind).open())
            continue;
        if (bets.has(kind))
            settles = true;
        else if (isUndecided(fateOf(table, house, id, kind).fate)
                 || needsSettling(table, house, id, kind))
            return false;
    }
    return settles;
}

} // namespace

bool leavesInItsTurn(const Table &table, const House &house, HandId hand)
{
    return house.game == Game::WarBlackjack && !hand.isDealer() && isOverAtOnce(table, hand);
}

SeatSet mayBeFinished(const Table &table, const House &house)
{
    if (house.game != Game::CasinoWar || house.cards.pick != Pick::AfterPay)
        return table.busy;
    // Bets that stay where they are: pushes of a war, and what a seat left behind still has open.
    SeatSet seats = table.busy.without(anyOpen(table)) | table.atWar;
    for (const SeatSet &passed : table.round.passed)
        seats = seats | passed;
    for (const SeatId seat : table.busy) {
        if (table.at(seat).decision == Decision::Surrender)
            seats.set(seat);
    }
    return seats;
}

bool hasComeToLeave(const Table &table, const House &house, HandId hand)
{
    if (house.game == Game::CasinoWar || !isLive(table.at(hand)))
        return true;
    SeatSet due;
    for (const Pass pass : {Pass::Insurance, Pass::Hands})
        due = due
            | openTurns(table, house, pass)
                  .without(table.round.passed[static_cast<std::size_t>(pass)]);
    if (due.empty())
        return true;
    const bool leftToRight = house.settlement.mains == Direction::LeftToRight;
    const int next = (leftToRight ? due.takeFirst() : due.takeLast()).number;
    return leftToRight ? hand.seat.number <= next : hand.seat.number >= next;
}

bool mayCollect(const Table &table, const House &house, HandId hand)
{
    if (table.round.sweptEarly)
        return true; // said once
    if (leavesInItsTurn(table, house, hand) && mayLeaveAtOnce(table, house, hand))
        return true;
    if (hand.isDealer() || !picks(house))
        return allSettled(table, house);
    if (house.game == Game::WarBlackjack && isLive(table.at(hand)) && !playIsOver(table, house))
        return false;
    const bool atOnce = leavesInItsTurn(table, house, hand);
    return finished(table, house, hand) || (!atOnce && mayPickUnpaid(table, house, hand))
        || leftBehind(table, house, hand.seat);
}

std::optional<HandId> collectedBefore(const Table &table, const House &house, HandId hand)
{
    if (leavesInItsTurn(table, house, hand))
        return std::nullopt;
    for (int n = 1; n <= table.seatCount; ++n) {
        const int i = house.cards.sweep == Direction::RightToLeft ? table.seatCount + 1 - n : n;
        for (int nth = 0; nth < table.handsAt(seatAt(i)); ++nth) {
            const HandId other{seatAt(i), nth};
            const Seat &seat = table.at(other);
            if (seat.cards.lying == 0 || seat.skippedInSweep || seat.cardsBlamed
                || seat.excusedLies)
                continue;
            if (picks(house) && leftBehind(table, house, seatAt(i)))
                continue;
            if (hand.isDealer() || (!picks(house) && sweepsBefore(house, seatAt(i), hand.seat)))
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
    if (house.game == Game::WarBlackjack) // a push leaves when the settlement has come to it
        return (turn.pass == Pass::Hands || (turn.pass == Pass::Insurance && isRevealed(table)))
            && seat.bet(BetKind::Main).exists()
            && (!isLive(seat)
                || (hasComeToLeave(table, house, hand)
                    && comesBefore(table, house, {Pass::Hands, hand.seat}, turn)));
    if (seat.bet(BetKind::Main).exists() || house.settlement.first == FirstSettlement::PerSeat)
        return true;
    // A tie-only seat may leave in either pass: it is late once mains go past its place.
    if (turn.pass != Pass::Mains)
        return turn.pass == Pass::Wars;
    return house.settlement.mains == Direction::LeftToRight ? hand.seat.number < turn.seat.number
                                                            : hand.seat.number > turn.seat.number;
}

bool settlesBeforePick(const Table &table, const House &house, HandId hand, BetSet bets)
{
    const Seat &seat = table.at(hand);
    return picks(house) && house.cards.pick == Pick::BeforePay && seat.cards.lying > 0
        && !seat.cardsBlamed && !leavesInItsTurn(table, house, hand)
        && !(house.game == Game::WarBlackjack && !playIsOver(table, house))
        && settlesHand(table, house, hand, bets);
}

void noteCollect(Table &table, const House &house, HandId hand)
{
    if (leavesInItsTurn(table, house, hand) && mayLeaveAtOnce(table, house, hand))
        return;
    if (mayCollect(table, house, hand))
        noteSweep(table, house, hand);
    else if (house.game == Game::WarBlackjack && (hand.isDealer() || !picks(house)))
        table.round.sweptEarly = true;
    if (hand.isDealer() || !picks(house)) {
        for (int p = passesOf(house).first; p <= passesOf(house).last; ++p) {
            SeatSet &open = table.round.openAtSweep[static_cast<std::size_t>(p)];
            open = open | openSeats(table, house, static_cast<Pass>(p));
        }
    } else if (!mayCollect(table, house, hand)
               && (house.game == Game::CasinoWar || playIsOver(table, house))) {
        passOver(table, house, hand.seat); // its cards are gone: that was said
    }
}

} // namespace pitwise
