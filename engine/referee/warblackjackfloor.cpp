// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/warblackjackfloor.h"

#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/referee/gamereferee.h"
#include "engine/referee/warblackjackpresumption.h"
#include "engine/table/chipmoves.h"

#include <utility>

namespace pitwise::warblackjack {

namespace {

/// When the second cards come, winners who were not asked, or not waited for, get bet and winnings
/// back: that is the default. Whoever parlays gets the original back.
void handOverUnanswered(Table &table, const House &house)
{
    eachHand(table, [&](HandId hand) {
        const Bet &bet = table.at(hand).bet(BetKind::Bonus);
        const Money original = bet.amount;
        if (mayParlay(table, house, hand)) {
            handOverBonus(table, hand, bet.amount + bet.payoff);
        } else if (isBonus(table.at(hand), BetKind::Bonus) && bet.payoff > Money{}
                   && table.at(hand).decision == Decision::Parlay) {
            handOverBonus(table, hand, original); // the winnings ride
            table.round.repairs.push({hand, BetKind::Bonus, original});
        }
    });
}

/// Bet and winnings go back as if the payoff had been right: what is too much of it goes too.
void handOverSurplus(Table &table, const House &house, const act::Return &back)
{
    const Seat &seat = table.at(back.hand);
    if (!isBonus(seat, back.bet) || !back.amount || seat.decision == Decision::Parlay)
        return;
    Bet &bet = table.at(back.hand).bet(back.bet);
    const Money won = house.payable(bet.amount * house.bonus.pays);
    if (bet.payoff <= won || back.amount->money != bet.amount + won)
        return;
    table.purses[back.hand.seat.index()] += bet.payoff - won;
    bet.payoff = won;
}

} // namespace

void prepare(Table &table, const House &house, const Act &act)
{
    if (const auto *back = std::get_if<act::Return>(&act))
        handOverSurplus(table, house, *back);
    grant(table, house, presumedBy({table, house}, act));
    if (goesOn(table, house, act) && !secondCardsLie(table))
        handOverUnanswered(table, house);
}

bool hears(const Table &table, const House &house, const act::Say &say)
{
    if (say.call == Call::Insurance)
        return house.blackjack.insurance && dealerShowsAce(table)
            && !table.round.dealer.insuranceClosed;
    return say.call == Call::Parlay && bonusIsWon(table, house, say.seat)
        && table.at(say.seat).decision == Decision::None;
}

void settleBet(Table &table, HandId hand, BetKind bet)
{
    if (!table.at(hand).bet(bet).exists())
        return;
    setState(table, hand, bet, Bet::State::Settled);
    if (bet == BetKind::Bonus)
        table.at(hand).blackjack.bonusDone = true;
}

void closeWrongBonus(Table &table, const act::Pay &pay, const Finding &own)
{
    const bool tooSoon = own.code == FindingCode::NotInProcedure && table.dealer.dealt.empty();
    const bool goesOnToParlay = tooSoon || own.code == FindingCode::WrongPayout
                             || own.code == FindingCode::SettledOutOfOrder
                             || own.code == FindingCode::ActedBeforeDecision
                             || own.code == FindingCode::InefficientChips;
    if (!isBonus(table.at(pay.hand), pay.bet) || (goesOnToParlay && !secondCardsLie(table)))
        return;
    Bet &bet = table.at(pay.hand).bet(pay.bet);
    if (bet.exists()) {
        settleBet(table, pay.hand, pay.bet);
    } else { // there was no bet to pay: the patron keeps it
        table.purses[pay.hand.seat.index()] += bet.payoff;
        bet.payoff = {};
    }
}

void closeLostBonuses(Table &table, const House &house)
{
    if (table.dealer.dealt.size() != 1)
        return;
    eachHand(table, [&](HandId hand) {
        const Bet &bet = std::as_const(table).at(hand).bet(BetKind::Bonus);
        if (bet.payoffBlamed && bet.payoff > Money{} && isBonus(table.at(hand), BetKind::Bonus)
            && !bonusIsWon(table, house, hand.seat))
            settleBet(table, hand, BetKind::Bonus);
    });
}

void correctBonus(Table &table, HandId hand, const Finding &own)
{
    const auto *due = std::get_if<Money>(&own.expected);
    const auto *went = std::get_if<Money>(&own.actual);
    if (due == nullptr || went == nullptr)
        return;
    Seat &seat = table.at(hand);
    Bet &bet = seat.bet(BetKind::Bonus);
    table.purses[hand.seat.index()] += *due - *went;
    if (*due > *went)
        table.round.repairs.push({hand, BetKind::Bonus, *due - *went});
    bet.amount += bet.payoff - (*due - *went);
    bet.payoff = {};
    seat.blackjack.bonusDone = true;
    setState(table, hand, BetKind::Bonus,
             bet.amount > Money{} ? Bet::State::Open : Bet::State::Settled);
}

void missHoleCard(Table &table)
{
    table.round.dealer.holeSkipped |= holeCardIsDue(table);
}

void standAll(Table &table, const House &house)
{
    if (!secondCardsLie(table))
        return;
    for (SeatSet seats = table.busy; !seats.empty();) {
        const SeatId seat = seats.takeFirst();
        for (int nth = table.handsAt(seat) - 1; nth >= 0; --nth)
            cancelSplit(table, {seat, nth});
    }
    eachHand(table, [&](HandId hand) {
        BlackjackFacts &facts = table.at(hand).blackjack;
        const bool begun = table.at(hand).cards.dealt.size() > 1 || facts.fromSplit;
        if (begun && !isPlayed(table, house, hand)) {
            facts.owed = facts.request == Request::Hit || facts.request == Request::Double;
            facts.request = Request::None;
            facts.stood = true;
            if (facts.fromSplit && lacksItsCard(table.at(hand))) // as it lies, or passed over
                markPassed(table, {Pass::Hands, hand.seat});
        }
    });
    markAllStale(table);
}

void cancelSplit(Table &table, HandId hand)
{
    BlackjackFacts &facts = table.at(hand).blackjack;
    if (facts.request != Request::Split)
        return;
    facts.request = Request::None;
    const HandId made{hand.seat, table.handsAt(hand.seat) - 1};
    for (const BetKind kind : AllBets)
        giveBack(table, made, kind);
    table.at(made) = {};
    --table.at(hand.seat).blackjack.hands;
}

void dropLoneBonus(Table &table)
{
    if (!table.round.betsClosed)
        return;
    eachHand(table, [&](HandId hand) {
        const Seat &seat = table.at(hand);
        if (seat.bet(BetKind::Bonus).open() && !seat.bet(BetKind::Main).exists()
            && seat.cards.dealt.empty())
            giveBack(table, hand, BetKind::Bonus);
    });
}

} // namespace pitwise::warblackjack
