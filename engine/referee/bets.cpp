// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/betting.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/referee/position.h"
#include "engine/table/physics.h"
#include "engine/table/warblackjackhands.h"

namespace pitwise {

namespace {

std::optional<BetIssue> issueWith(const Position &now, SeatId seat, BetKind bet)
{
    if (bet == BetKind::WarTie)
        return warTieIssue(now.table, now.house, seat);
    if (!betsAreOpen(now.table) || !isOpeningBet(now.house, bet))
        return std::nullopt;
    return betIssue(now.table, now.house, seat, bet);
}

/// WB-2: the excess over the common maximum may come from either bet or from both, as long as a bet
/// stays.
bool mendsTogether(const Position &now, const act::Return &back, Money amount)
{
    const auto &[table, house] = now;
    const bool either = back.bet == BetKind::Main || back.bet == sideBet(house);
    const Money stays = table.at(back.hand).bet(back.bet).amount - amount;
    return either && house.limits.overMaximum == OverMaximum::ReturnExcess && amount > Money{}
        && amount <= excessTogether(table, house, back.hand.seat)
        && stays >= limitOf(house, back.bet).min && stays <= limitOf(house, back.bet).max;
}

/// WB-8, WB-11: with a parlay the original bet, else bet and winnings, in one motion or two.
MaybeFinding judgeHandedOver(const Position &now, const act::Return &back, Money due)
{
    const Seat &hand = now.table.at(back.hand);
    const Bet &bet = hand.bet(back.bet);
    const Money amount = back.amount ? back.amount->money : due;
    const bool parlay = hand.decision == Decision::Parlay;
    // A payoff that was too much is told already: the rest of it stays the patron's.
    const Money won = now.house.payable(bet.amount * now.house.bonus.pays);
    if (amount == due
        || (!parlay
            && (amount == bet.amount || amount == bet.payoff || amount == bet.amount + won)))
        return std::nullopt;
    return Finding{FindingCode::WrongReturn,
                   parlay ? Rule::ParlayReturns : Rule::NoParlayHandsOver,
                   back.hand,
                   back.bet,
                   due,
                   amount};
}

/// FC-17 and the like: the excess goes back. Handing back all of a bet is refusing it.
MaybeFinding judgeHandedBack(const Position &now, const act::Return &back, Money amount)
{
    const Bet &bet = now.table.at(back.hand).bet(back.bet);
    const auto issue = issueWith(now, back.hand.seat, back.bet);
    if (amount == bet.amount && mayRefuse(now.table, now.house, back.hand.seat, back.bet))
        return std::nullopt;
    if (mendsTogether(now, back, amount))
        return std::nullopt;
    if (!issue || issue->remedy == BetIssue::Remedy::Remind)
        return notInProcedure(Rule::OverMaximum, back.hand, back.bet);
    const Money due = issue->remedy == BetIssue::Remedy::Refuse ? bet.amount : issue->excess;
    if (amount == due)
        return std::nullopt;
    return Finding{FindingCode::WrongReturn, issue->rule, back.hand, back.bet, due, amount};
}

} // namespace

Finding notInProcedure(Rule rule, std::optional<HandId> hand, std::optional<BetKind> bet)
{
    return {FindingCode::NotInProcedure, rule, hand, bet};
}

// TH-6, TH-11: a push, and the half that was not surrendered, may be handed back.
MaybeFinding judgeReturn(const Position &now, const act::Return &back)
{
    const auto &[table, house] = now;
    if (handsBackLate(table, back))
        return std::nullopt; // FC-4
    const Bet &bet = table.at(back.hand).bet(back.bet);
    const Money amount = back.amount ? back.amount->money : bet.amount;
    if (handsBackPartOfLate(table, back))
        return Finding{
            FindingCode::WrongReturn, Rule::LateBets, back.hand, back.bet, bet.late, amount};
    if (betsAreOpen(table) || issueWith(now, back.hand.seat, back.bet))
        return judgeHandedBack(now, back, amount);
    const Rule rule = payRule(now, back.hand, back.bet);
    const auto wrongUnless = [&](Money due) -> MaybeFinding {
        if (amount == due)
            return std::nullopt;
        return Finding{FindingCode::WrongReturn, rule, back.hand, back.bet, due, amount};
    };
    const auto [fate, due] = fateOf(table, house, back.hand, back.bet);
    switch (fate) {
    case Fate::NoBet:
    case Fate::Undecided:
    case Fate::AtWar:
        if (isUndecided(fate) && settlesForgottenWar(table, back.hand, back.bet))
            return wrongUnless(bet.amount);
        return notInProcedure(rule, back.hand, back.bet);
    case Fate::HandBack:
        return judgeHandedOver(now, back, due);
    case Fate::Offer:
    case Fate::Answer:
        if (back.bet == BetKind::Bonus)
            return Finding{fate == Fate::Offer ? FindingCode::OfferMissed
                                               : FindingCode::ActedBeforeDecision,
                           Rule::BonusParlay, back.hand, back.bet};
        return bet.open() ? movedWhileTied(now, back.hand) : wrongUnless(Money{});
    case Fate::Wins:
        return wrongUnless(Money{});
    case Fate::Pushes:
        return wrongUnless(bet.amount);
    case Fate::Loses:
        break;
    }
    const bool surrendered =
        back.bet == BetKind::Main && table.at(back.hand.seat).decision == Decision::Surrender;
    if (!surrendered)
        return wrongUnless(Money{});
    return wrongUnless(bet.open() ? bet.amount - due : bet.amount);
}

// WA-2, WA-15, FC-16, TH-3, TH-7, ON-6, ON-8: refuse what the house does not take, and nothing
// else.
MaybeFinding judgeRefuse(const Position &now, const act::Refuse &refuse)
{
    if (now.table.at(refuse.hand).bet(refuse.bet).late > Money{})
        return std::nullopt; // FC-4
    if (mayRefuse(now.table, now.house, refuse.hand.seat, refuse.bet))
        return std::nullopt;
    const auto issue = issueWith(now, refuse.hand.seat, refuse.bet);
    const Rule limits = refuse.bet == BetKind::Tie    ? Rule::LimitTie
                      : refuse.bet == BetKind::Bonus  ? Rule::LimitBonus
                      : refuse.bet == BetKind::WarTie ? Rule::WarTieBetAllowed
                                                      : Rule::LimitMain;
    return notInProcedure(issue ? issue->rule : limits, refuse.hand, refuse.bet);
}

MaybeFinding judgeEnd(const Position &now)
{
    return now.table.round.begun ? MaybeFinding{} : notInProcedure(Rule::RoundEnds);
}

} // namespace pitwise
