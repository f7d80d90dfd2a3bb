// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"

namespace pitwise::warblackjack {

bool playIsOn(const Table &table, const House &house)
{
    return !playIsOver(table, house);
}

// The patrons have played, and the dealer's hand decides the bets against it. With nobody left to
// play against, the hole card may go to the rack unseen.
bool allDecided(const Table &table, const House &house)
{
    if (table.round.voided)
        return true;
    if (handInPlay(table, house))
        return false;
    return !findHand(table, [&](HandId hand) {
        if (lacksSecondCard(table, hand)
            || (table.at(hand).blackjack.skippedInPlay && table.at(hand).cards.dealt.size() == 1))
            return false; // it was passed over
        for (const BetKind kind : table.at(hand).openBets()) {
            if (!table.at(hand).cards.dealt.empty()
                && pitwise::fateOf(table, house, hand, kind).fate == Fate::Undecided)
                return true;
        }
        return false;
    });
}

bool isInPlay(const Table &table, const House &house, HandId hand)
{
    return isLive(table.at(hand)) && !playIsOver(table, house);
}

bool leavesInItsTurn(const Table &table, HandId hand)
{
    return !hand.isDealer() && isOverAtOnce(table, hand);
}

// Chips first, then cards, whatever the style.
bool mayLeaveInItsTurn(const Table &table, const House &house, HandId hand)
{
    if (!warblackjack::leavesInItsTurn(table, hand))
        return false;
    if (!isLive(table.at(hand)))
        return true;
    const bool nothingDue = !needsSettling(table, house, hand, BetKind::Main)
                         && !needsSettling(table, house, hand, BetKind::Bonus);
    const bool hasComeUp = table.at(hand).blackjack.evenMoney
                        || warblackjack::hasComeUp(table, house, {Pass::Play, hand.seat});
    return nothingDue && hasComeUp
        && !isUndecided(pitwise::fateOf(table, house, hand, BetKind::Main).fate);
}

bool hasComeToLeave(const Table &table, const House &house, HandId hand)
{
    if (!isLive(table.at(hand)))
        return true;
    const TurnSet open = pitwise::openTurns(table, house).without(table.round.passed);
    SeatSet due = open.in(Pass::Insurance) | open.in(Pass::Hands);
    if (due.empty())
        return true;
    const bool leftToRight = house.settlement.mains == Direction::LeftToRight;
    const int next = (leftToRight ? due.takeFirst() : due.takeLast()).number;
    return leftToRight ? hand.seat.number <= next : hand.seat.number >= next;
}

// A push leaves when the settlement has reached it.
bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn)
{
    const Seat &seat = table.at(hand);
    return (turn.pass == Pass::Hands || (turn.pass == Pass::Insurance && isRevealed(table)))
        && seat.bet(BetKind::Main).exists()
        && (!isLive(seat)
            || (warblackjack::hasComeToLeave(table, house, hand)
                && warblackjack::comesBefore(table, house, {Pass::Hands, hand.seat}, turn)));
}

} // namespace pitwise::warblackjack
