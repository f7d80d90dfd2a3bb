// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/betting.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/referee/position.h"

namespace pitwise {

namespace {

bool answersOffer(Decision decision)
{
    return decision == Decision::War || decision == Decision::Surrender;
}

/// WA-7, FC-8, TH-5, ON-3: only a tied patron is asked, in his turn.
MaybeFinding judgeOffer(const Position &now, SeatId seat)
{
    const auto &[table, house] = now;
    // A patron who answered too early is still asked in his turn, and may be where no offer is due.
    const bool wars = gameProcedure(house).offer == Call::WarOrSurrender;
    const bool unasked = house.surrender.allowed && !house.calls.warOrSurrender
                      && !table.at(seat).offered && answersOffer(table.at(seat).decision)
                      && table.at(seat).bet(BetKind::Main).open() && !table.round.warBegun;
    if (wars && (table.round.unasked.has(seat) || unasked))
        return judgeOrder(now, {Pass::Mains, seat});
    const auto fate = fateOf(table, house, seat, BetKind::Main).fate;
    const bool tied = table.at(seat).bet(BetKind::Main).open() && house.surrender.allowed
                   && (fate == Fate::Offer || (fate == Fate::Answer && !table.at(seat).offered));
    if (!tied && table.at(seat).offerBlamed && !table.at(seat).offered)
        return std::nullopt; // missed and reported: one that comes late does no harm
    if (!tied)
        return notInProcedure(Rule::CallWarOrSurrender, HandId{seat, 0});
    return judgeOrder(now, {Pass::Mains, seat});
}

MaybeFinding judgeParlayOffer(const Position &now, SeatId seat)
{
    const auto &[table, house] = now;
    const bool asks = mayParlay(table, house, seat) && !table.at(seat).offered
                   && table.at(seat).bet(BetKind::Bonus).payoff > Money{};
    const bool answered =
        table.round.unasked.has(seat) && gameProcedure(house).offer == Call::Parlay;
    if (!asks && table.at(seat).offerBlamed && !table.at(seat).offered)
        return std::nullopt;
    if (!asks && !answered)
        return notInProcedure(Rule::BonusParlay, HandId{seat, 0}, BetKind::Bonus);
    return judgeOrder(now, {Pass::Parlay, seat});
}

/// The offer was missed and reported; it may still be made while the hole card is down, or if only
/// the floor has turned it.
bool mayStillInsure(const Table &table, const House &house)
{
    const DealerFacts &dealer = table.round.dealer;
    return house.blackjack.insurance && dealerShowsAce(table) && !dealer.insuranceCalled
        && ((dealer.holeDown && dealer.insuranceBlamed) || dealer.shownByFloor);
}

} // namespace

MaybeFinding judgeSay(const Position &now, const act::Say &say)
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
    case Call::Parlay: // WB-7: winners, in their turn
        return judgeParlayOffer(now, say.seat);
    case Call::Insurance:
        if (!warblackjack::insuranceIsDue(table, house) && !mayStillInsure(table, house))
            return notInProcedure(Rule::BlackjackInsurance);
        return std::nullopt;
    case Call::BelowMinimum: // FC-16
        if ((!betsAreOpen(table) && !table.at(say.seat).reminderBlamed)
            || !mayRemind(table, house, say.seat))
            return notInProcedure(Rule::UnderMinimum, HandId{say.seat, 0});
        return std::nullopt;
    case Call::Floor: // FC-20: calling a supervisor is never a fault
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace pitwise
