// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/collecting.h"

#include "engine/procedure/blackjackplay.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/standing.h"

namespace pitwise {

namespace {

bool picks(const House &house)
{
    return house.cards.style == Style::PickAndPay;
}

/// Turns that are open, and ties that wait for their patron.
TurnSet unsettledTurns(const Table &table, const House &house)
{
    TurnSet turns = openTurns(table, house);
    if (house.game == Game::CasinoWar)
        turns.add(Pass::Mains, standingOf(table, house, &Standing::mayDecide));
    return turns;
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
        for (const BetKind kind : table.at(hand).open) {
            if (!table.at(hand).cards.dealt.empty()
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
    const TurnSet known = table.round.passed | table.round.openAtSweep;
    return unsettledTurns(table, house).without(known).empty();
}

bool decided(const Table &table, const House &house, HandId id)
{
    if (house.game == Game::CasinoWar)
        return !standingOf(table, house, &Standing::undecided).has(id.seat);
    for (const BetKind kind : table.at(id).open) {
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
    if (picks(house) && !hand.isDealer())
        return;
    for (const SeatId id : table.lying) {
        if (!hand.isDealer() && !sweepsBefore(house, id, hand.seat))
            continue;
        for (int nth = 0; nth < table.handsAt(id); ++nth) {
            Seat &seat = table.at(HandId{id, nth});
            seat.skippedInSweep = seat.skippedInSweep || seat.cards.lying > 0;
        }
    }
}

/// Some bet of the hand is open and undecided, or still to be moved once these `bets` are.
bool settlesHand(const Table &table, const House &house, HandId id, BetSet bets)
{
    bool settles = false;
    for (const BetKind kind : table.at(id).open) {
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

bool hasComeToLeave(const Table &table, const House &house, HandId hand)
{
    if (house.game == Game::CasinoWar || !isLive(table.at(hand)))
        return true;
    const TurnSet open = openTurns(table, house).without(table.round.passed);
    SeatSet due = open.in(Pass::Insurance) | open.in(Pass::Hands);
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
    if (leavesInItsTurn(table, house, hand) || (picks(house) && !hand.isDealer()))
        return std::nullopt;
    for (SeatSet left = table.lying; !left.empty();) {
        const bool rightToLeft = house.cards.sweep == Direction::RightToLeft;
        const SeatId id = rightToLeft ? left.takeLast() : left.takeFirst();
        for (int nth = 0; nth < table.handsAt(id); ++nth) {
            const HandId other{id, nth};
            const Seat &seat = table.at(other);
            if (seat.cards.lying == 0 || seat.skippedInSweep || seat.cardsBlamed
                || seat.excusedLies)
                continue;
            if (picks(house) && leftBehind(table, house, id))
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

void noteCollect(Table &table, const House &house, HandId hand, bool inTime)
{
    if (leavesInItsTurn(table, house, hand) && mayLeaveAtOnce(table, house, hand))
        return;
    inTime = inTime || mayCollect(table, house, hand);
    if (inTime)
        noteSweep(table, house, hand);
    else if (house.game == Game::WarBlackjack && (hand.isDealer() || !picks(house)))
        table.round.sweptEarly = true;
    if (hand.isDealer() || !picks(house)) {
        table.round.openAtSweep = table.round.openAtSweep | unsettledTurns(table, house);
    } else if (!inTime && (house.game == Game::CasinoWar || playIsOver(table, house))) {
        passOver(table, house, hand.seat); // its cards are gone: that was said
    }
}

} // namespace pitwise
