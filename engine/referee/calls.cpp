// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/betting.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/payratio.h"
#include "engine/procedure/turns.h"
#include "engine/referee/situation.h"

namespace pitwise {

namespace {

/// A payoff that stands and is not what the house pays.
bool wrongPayoffStands(const Situation &now)
{
    const Turn current = now.table.round.current;
    if (current.none())
        return false;
    for (const BetKind kind : AllBets) {
        const Money payoff = now.table.at(current.seat).bet(kind).payoff;
        const auto [fate, due] = fateOf(now.table, now.house, current.seat, kind);
        if (payoff > Money{} && (fate != Fate::Wins || payoff != due))
            return true;
    }
    return false;
}

/// The next payoff, in its turn, is one to be called.
bool highPayoffIsDue(const Situation &now)
{
    for (int i = 1; i <= now.table.seatCount; ++i) {
        for (const BetKind kind : AllBets) {
            const Turn turn{passOf(now.table, now.house, seatAt(i), kind), seatAt(i)};
            if (now.table.at(seatAt(i)).bet(kind).open()
                && fateOf(now.table, now.house, seatAt(i), kind).fate == Fate::Wins
                && turnBefore(now.table, now.house, turn).none()
                && floorIsDueFor(now.table, now.house, seatAt(i), kind))
                return true;
        }
    }
    return false;
}

/// WA-7, FC-8, TH-5, ON-3: only a tied patron is asked, in his turn.
MaybeFinding judgeOffer(const Situation &now, SeatId seat)
{
    const auto &[table, house] = now;
    // He answered before he was asked; he is asked in his turn all the same.
    if (table.round.unasked.has(seat))
        return judgeOrder(now, {Pass::Mains, seat});
    const auto fate = fateOf(table, house, seat, BetKind::Main).fate;
    const bool tied = table.at(seat).bet(BetKind::Main).open() && house.surrender.allowed
                   && (fate == Fate::Offer || (fate == Fate::Answer && !table.at(seat).offered));
    if (!tied)
        return notInProcedure(Rule::CallWarOrSurrender, HandId{seat, 0});
    return judgeOrder(now, {Pass::Mains, seat});
}

} // namespace

MaybeFinding judgeSay(const Situation &now, const act::Say &say)
{
    const auto &[table, house] = now;
    const RoundState &round = table.round;
    switch (say.call) {
    case Call::PlaceBets: // FC-4, FC-13: once, when the last round is over
        if (!round.placeBetsMissed && (!betsAreOpen(table) || round.betsInvited))
            return notInProcedure(Rule::CallPlaceBets);
        return std::nullopt;
    case Call::NoMoreBets:
        if (!round.noMoreBetsMissed && !betsAreOpen(table))
            return notInProcedure(Rule::CallNoMoreBets);
        return std::nullopt;
    case Call::WarOrSurrender:
        return judgeOffer(now, say.seat);
    case Call::BelowMinimum: // FC-16
        if (!betsAreOpen(table) || !mayRemind(table, house, say.seat))
            return notInProcedure(Rule::UnderMinimum, HandId{say.seat, 0});
        return std::nullopt;
    case Call::Floor: // FC-20
        if (!round.disputed && !round.floorMissed && !highPayoffIsDue(now)
            && !wrongPayoffStands(now))
            return notInProcedure(Rule::Floor);
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace pitwise
