// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/collecting.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/payratio.h"
#include "engine/procedure/turns.h"
#include "engine/referee/gamereferee.h"
#include "engine/referee/repairs.h"
#include "engine/table/physics.h"
#include "engine/table/warblackjackhands.h"

#include <algorithm>

namespace pitwise {

namespace {

Finding moved(FindingCode code, const Position &now, HandId hand, BetKind bet,
              const Measure &expected, const Measure &actual)
{
    return {code, payRule(now, hand, bet), hand, bet, expected, actual};
}

Finding wrongPayout(const Position &now, const act::Pay &pay, Money due)
{
    const Money bet = now.table.at(pay.hand).bet(pay.bet).amount;
    Finding finding =
        moved(FindingCode::WrongPayout, now, pay.hand, pay.bet, due, pay.amount.money);
    finding.expectedRatio =
        due > Money{} ? payRatio(now.table, now.house, pay.hand, pay.bet) : std::nullopt;
    finding.actualRatio = plainRatio(pay.amount.money, bet);
    return finding;
}

/// Each colour of the bet times the ratio, if that comes out whole.
std::optional<ChipCounts> colourForColour(const Position &now, const act::Pay &pay)
{
    const auto ratio = payRatio(now.table, now.house, pay.hand, pay.bet);
    ChipCounts counts = now.table.at(pay.hand).bet(pay.bet).chips;
    for (auto &count : counts.of) {
        if (!ratio || count * ratio->pays % ratio->per != 0)
            return std::nullopt;
        count = static_cast<std::uint16_t>(count * ratio->pays / ratio->per);
    }
    if (now.house.table.chips.worth(counts) != pay.amount.money)
        return std::nullopt;
    return counts;
}

/// The amount is right; are these the chips the house wants?
bool builtWell(const Position &now, const act::Pay &pay)
{
    const ChipCounts &chips = pay.amount.chips;
    const ChipSet &set = now.house.table.chips;
    if (chips.empty())
        return true; // not named
    switch (now.house.payout.chips) {
    case PayoutChips::Any:
        return true;
    case PayoutChips::Fewest: {
        const auto fewest = set.fewest(pay.amount.money);
        return !fewest || chips.total() <= fewest->total();
    }
    case PayoutChips::ColorForColor:
        break;
    }
    const ChipCounts &colours = now.table.at(pay.hand).bet(pay.bet).chips;
    if (colours.empty() || !set.fewestOf(pay.amount.money, colours))
        return true; // the bet's colours are unknown, or cannot make the amount
    if (const auto exact = colourForColour(now, pay))
        return chips == *exact;
    for (std::size_t i = 0; i < chips.of.size(); ++i) {
        if (chips.of[i] > 0 && colours.of[i] == 0)
            return false;
    }
    return true;
}

/// Judges one bet of a take and adds what the house takes of it to `expected`.
MaybeFinding judgeTaken(const Position &now, const act::Take &take, BetKind kind, Money &expected)
{
    const HandId hand = take.hand;
    const Bet &bet = now.table.at(hand).bet(kind);
    if (!bet.open() && !take.amount && take.bets != BetSet::of(kind)
        && isRestToTake(now.table, hand, kind)) {
        expected += bet.amount;
        return std::nullopt;
    }
    const auto [fate, due] = fateOf(now.table, now.house, hand, kind);
    const auto wrong = [&](FindingCode code) {
        return moved(code, now, hand, kind, Money{}, take.amount ? take.amount->money : bet.amount);
    };
    switch (fate) {
    case Fate::Undecided:
    case Fate::AtWar:
        if (!bet.open() || !settlesForgottenWar(now.table, hand, kind))
            return notInProcedure(payRule(now, hand, kind), hand, kind);
        expected += bet.amount;
        return std::nullopt;
    case Fate::NoBet:
        return notInProcedure(payRule(now, hand, kind), hand, kind);
    case Fate::Offer:
    case Fate::Answer:
        if (kind == BetKind::Bonus)
            return wrong(FindingCode::TookWinningBet);
        return bet.open() ? movedWhileTied(now, hand) : wrong(FindingCode::WrongTake);
    case Fate::HandBack:
    case Fate::Wins:
        return wrong(FindingCode::TookWinningBet);
    case Fate::Pushes:
        return wrong(FindingCode::MovedPush);
    case Fate::Loses:
        break;
    }
    if (!bet.open())
        return wrong(FindingCode::WrongTake);
    expected += due;
    return std::nullopt;
}

/// Several bets were wrongly taken in one motion: reports a winning one, or else the first.
MaybeFinding worstTaken(const Position &now, const act::Take &take)
{
    MaybeFinding worst;
    Money expected;
    for (const BetKind kind : take.bets) {
        if (auto finding = judgeTaken(now, take, kind, expected);
            finding && (!worst || finding->code == FindingCode::TookWinningBet))
            worst = finding;
    }
    return worst;
}

/// The rule that puts `before` before `turn`.
Rule orderRule(Turn before, Turn turn)
{
    switch (before.pass) {
    case Pass::Bonus:
        return turn.pass == Pass::Bonus ? Rule::SettleWars : Rule::BonusFirst;
    case Pass::Parlay:
        return Rule::ParlayOrder;
    case Pass::EvenMoney:
    case Pass::Insurance:
        return Rule::BlackjackInsurance;
    case Pass::Play:
        return turn.pass == Pass::Play ? Rule::PlayOrder : Rule::Busts;
    case Pass::Hands:
        return Rule::SettleMains;
    case Pass::Ties:
    case Pass::Mains:
    case Pass::Wars:
        break;
    }
    if (before.pass != turn.pass)
        return Rule::SettleFirst;
    return turn.pass == Pass::Ties  ? Rule::SettleTies
         : turn.pass == Pass::Mains ? Rule::SettleMains
                                    : Rule::SettleWars;
}

MaybeFinding cardsStillLie(const Position &now, HandId hand, BetSet bets)
{
    if (!settlesBeforePick(now.table, now.house, hand, bets))
        return std::nullopt;
    return Finding{FindingCode::CollectedLate, Rule::CardsPick, hand, {}};
}

} // namespace

Rule payRule(const Position &now, HandId hand, BetKind bet)
{
    return gameReferee(now.house).payRule(now, hand, bet);
}

// WA-4, FC-6, FC-7, FC-10: a turn is out of order, or one was left half settled.
MaybeFinding judgeOrder(const Position &now, Turn turn)
{
    const auto &[table, house] = now;
    const Turn before = turnBefore(table, house, turn);
    if (before.none())
        return std::nullopt;
    const HandId due{before.seat, 0};
    const bool first = before.pass == Pass::Ties || before.pass == Pass::Mains;
    if (first && before.seat != turn.seat && table.at(before.seat).offered
        && fateOf(table, house, before.seat, BetKind::Main).fate == Fate::Answer)
        return Finding{FindingCode::ActedBeforeDecision, Rule::CallWarOrSurrender, due,
                       BetKind::Main};
    if (before.pass == Pass::Parlay && before.seat != turn.seat && table.at(before.seat).offered
        && fateOf(table, house, before.seat, BetKind::Bonus).fate == Fate::Answer)
        return Finding{FindingCode::ActedBeforeDecision, Rule::ParlayOrder, due, BetKind::Bonus};
    const Rule rule = orderRule(before, turn);
    return Finding{FindingCode::SettledOutOfOrder,
                   rule,
                   HandId{turn.seat, 0},
                   {},
                   static_cast<int>(before.seat.number),
                   static_cast<int>(turn.seat.number)};
}

MaybeFinding movedWhileTied(const Position &now, HandId hand)
{
    const auto fate = fateOf(now.table, now.house, hand, BetKind::Main).fate;
    return Finding{fate == Fate::Offer ? FindingCode::OfferMissed
                                       : FindingCode::ActedBeforeDecision,
                   Rule::CallWarOrSurrender, hand, BetKind::Main};
}

// WA-6, WA-8, WA-13, FC-6, FC-7, FC-10, TH-6, TH-9, ON-5: losing bets are taken whole, of a
// surrendered bet the house's part.
MaybeFinding judgeTake(const Position &now, const act::Take &take)
{
    Money expected;
    Money there;
    Pass pass = Pass::Ties;
    std::optional<BetKind> one;
    for (const BetKind kind : take.bets) {
        if (const auto finding = judgeTaken(now, take, kind, expected))
            return worstTaken(now, take);
        there += now.table.at(take.hand).bet(kind).amount;
        pass = std::max(pass, passOf(now.table, now.house, take.hand, kind));
        one = one.value_or(kind);
    }
    const Money actual = take.amount ? take.amount->money : there;
    if (actual != expected)
        return moved(FindingCode::WrongTake, now, take.hand, one.value_or(BetKind::Main), expected,
                     actual);
    if (auto finding = judgeOrder(now, {pass, take.hand.seat}))
        return finding;
    return cardsStillLie(now, take.hand, take.bets);
}

// WA-5, WA-7, WA-11, WA-12, FC-6, FC-7, FC-11, FC-12, TH-4, TH-5, TH-9, TH-10, ON-2, ON-5 to ON-7.
MaybeFinding judgePay(const Position &now, const act::Pay &pay)
{
    const Bet &bet = now.table.at(pay.hand).bet(pay.bet);
    const auto [fate, due] = fateOf(now.table, now.house, pay.hand, pay.bet);
    if (fate == Fate::NoBet || pay.bet == BetKind::Post)
        return notInProcedure(payRule(now, pay.hand, pay.bet), pay.hand, pay.bet);
    // WB-4: a bonus that was paid is settled, though its chips are still to be handed over.
    const bool paidBonus = bet.payoff > Money{} && isBonus(now.table.at(pay.hand), pay.bet);
    if (!bet.open() || paidBonus)
        return wrongPayout(now, pay, Money{});
    switch (fate) {
    case Fate::NoBet:
    case Fate::Undecided:
    case Fate::AtWar:
        if (settlesForgottenWar(now.table, pay.hand, pay.bet))
            return std::nullopt;
        return notInProcedure(payRule(now, pay.hand, pay.bet), pay.hand, pay.bet);
    case Fate::Offer:
    case Fate::Answer:
        return movedWhileTied(now, pay.hand);
    case Fate::HandBack:
    case Fate::Loses:
        return moved(FindingCode::PaidLosingBet, now, pay.hand, pay.bet, Money{}, pay.amount.money);
    case Fate::Pushes:
        return moved(FindingCode::MovedPush, now, pay.hand, pay.bet, Money{}, pay.amount.money);
    case Fate::Wins:
        break;
    }
    if (pay.amount.money != due)
        return wrongPayout(now, pay, due);
    const Turn turn{passOf(now.table, now.house, pay.hand, pay.bet), pay.hand.seat};
    if (auto finding = judgeOrder(now, turn))
        return finding;
    if (auto finding = cardsStillLie(now, pay.hand, BetSet::of(pay.bet)))
        return finding;
    if (!builtWell(now, pay))
        return Finding{FindingCode::InefficientChips, Rule::PayoutChips, pay.hand, pay.bet};
    return std::nullopt;
}

/// A payoff put down by mistake, whatever the mistake, is taken back whole, before another seat is
/// begun; in other houses the floor does it.
MaybeFinding judgeRetract(const Position &now, const act::Retract &retract)
{
    const auto &[table, house] = now;
    const SeatId seat = retract.hand.seat;
    const bool wrong = table.at(retract.hand).bet(retract.bet).payoffBlamed
                    || payoffIsWrong(table, house, retract.hand, retract.bet);
    const bool inTime = table.round.blamedPayoff.seat == seat; // no other seat has begun since
    const bool allowed = house.payout.correction == Correction::Self || table.round.floorCalled;
    if (wrong && inTime && allowed)
        return std::nullopt;
    return notInProcedure(Rule::PayoutCorrection, retract.hand, retract.bet);
}

// WA-9: the house matches the war bet.
MaybeFinding judgePost(const Position &now, const act::Post &post)
{
    const auto &[table, house] = now;
    const Seat &seat = table.at(post.hand.seat);
    if (!house.war.housePosts || seat.bet(BetKind::Post).exists())
        return notInProcedure(Rule::WarHousePosts, post.hand, BetKind::Post);
    if (!seat.atWar()) {
        return mayDecide(table, house, post.hand.seat)
                 ? movedWhileTied(now, post.hand)
                 : notInProcedure(Rule::WarHousePosts, post.hand, BetKind::Post);
    }
    const Money due = seat.bet(BetKind::War).amount;
    if (!seat.bet(BetKind::War).open())
        return notInProcedure(Rule::WarHousePosts, post.hand, BetKind::Post);
    if (post.amount.money != due)
        return moved(FindingCode::PostMissed, now, post.hand, BetKind::Post, due,
                     post.amount.money);
    // Until the first burn it has its time: also while a later patron thinks.
    auto finding = judgeOrder(now, {Pass::Mains, post.hand.seat});
    return finding && finding->code == FindingCode::ActedBeforeDecision ? std::nullopt : finding;
}

// WA-11, WA-12: the post becomes the patron's if he wins or ties the war.
MaybeFinding judgeGive(const Position &now, const act::Give &give)
{
    const auto [fate, due] = fateOf(now.table, now.house, give.hand.seat, BetKind::Post);
    if (fate == Fate::Loses)
        return moved(FindingCode::PaidLosingBet, now, give.hand, BetKind::Post, Money{}, due);
    if (isUndecided(fate) && settlesForgottenWar(now.table, give.hand, BetKind::Post))
        return std::nullopt;
    if (fate != Fate::Wins)
        return notInProcedure(Rule::WarHousePosts, give.hand, BetKind::Post);
    if (auto finding = judgeOrder(now, {Pass::Wars, give.hand.seat}))
        return finding;
    return cardsStillLie(now, give.hand, BetSet::of(BetKind::Post));
}

} // namespace pitwise
