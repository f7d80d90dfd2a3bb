// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/floor.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/note.h"
#include "engine/procedure/payratio.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/referee/forgottenend.h"
#include "engine/referee/gamereferee.h"
#include "engine/referee/repairs.h"
#include "engine/referee/warblackjackfloor.h"
#include "engine/table/apply.h"
#include "engine/table/chipmoves.h"
#include "engine/table/physics.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

/// With no bet left at the seat, a card dealt there is no second mistake.
void excuseCard(Table &table, SeatId id)
{
    Seat &seat = table.at(id);
    seat.excusedCard = !seat.excusedLies && !Table::plays(seat.madeBets());
}

/// A forbidden bet is void, an excess goes back, a bet too low stands.
void ruleOnLimit(Table &table, const House &house, SeatId id, BetKind kind, Rule rule)
{
    if (rule == Rule::UnderMinimum)
        return;
    if (rule != Rule::OverMaximum && rule != Rule::LimitCombined) {
        giveBack(table, id, kind);
        return;
    }
    const auto issue = betIssue(table, house, id, kind);
    if (issue && issue->remedy == BetIssue::Remedy::Refuse) {
        giveBack(table, id, kind); // above what the house takes, or no room beside the main bet
        return;
    }
    const Money most = limitOf(house, kind).max;
    const Money excess =
        issue && issue->excess > Money{} ? issue->excess : table.at(id).bet(kind).amount - most;
    if (excess > Money{})
        giveBackExcess(table, house, id, kind, {excess, {}});
    else
        giveBack(table, id, kind); // the side bet alone broke the combined limit
}

/// FC-16: the house honours the bet, with a reminder.
bool wantsReminder(const Table &table, const House &house, SeatId id, BetKind kind)
{
    const auto issue = isOpeningBet(house, kind) ? betIssue(table, house, id, kind) : std::nullopt;
    return issue && issue->remedy == BetIssue::Remedy::Remind;
}

void makeGood(Table &table, const House &house, const Finding &finding)
{
    const SeatId id = finding.hand ? finding.hand->seat : SeatId{};
    const auto moved = [&](HandId hand, BetKind bet, Money amount) {
        if (amount > Money{})
            table.round.repairs.push({hand, bet, amount});
    };
    if (wantsTheEnd(finding)) {
        endForgottenRound(table, house);
        return;
    }
    switch (finding.code) {
    case FindingCode::LateBetAccepted:
        moved(*finding.hand, *finding.bet, table.at(*finding.hand).bet(*finding.bet).late);
        giveBackLate(table, *finding.hand, *finding.bet);
        excuseCard(table, id);
        break;
    case FindingCode::LimitIgnored: {
        const Money before = table.at(id).bet(*finding.bet).amount;
        table.at(id).reminderBlamed |= wantsReminder(table, house, id, *finding.bet);
        ruleOnLimit(table, house, id, *finding.bet, finding.rule);
        moved(id, *finding.bet, before - table.at(id).bet(*finding.bet).amount);
        excuseCard(table, id);
        break;
    }
    case FindingCode::FloorNotCalled:
        table.round.disputed = false;
        table.round.floorMissed = true;
        if (table.round.malfunction == Malfunction::Happened)
            table.round.malfunction = Malfunction::Ignored;
        break;
    case FindingCode::CallMissed:
        table.round.placeBetsMissed |= finding.rule == Rule::CallPlaceBets;
        table.round.noMoreBetsMissed |= finding.rule == Rule::CallNoMoreBets;
        break;
    case FindingCode::OfferMissed:
        if (!finding.hand) {
            table.round.dealer.insuranceBlamed = true;
            break;
        }
        table.round.unasked.set(id, false);
        table.at(id).offerBlamed = true;
        break;
    case FindingCode::ActedBeforeDecision:
        table.at(id).decisionBlamed = true;
        break;
    case FindingCode::NotInProcedure:
        if (finding.rule == Rule::BlackjackPeek)
            warblackjack::goOnUnpeeked(table);
        break;
    case FindingCode::PostMissed:
        placePost(table, id, table.at(id).bet(BetKind::War).amount);
        moved(id, BetKind::Post, table.at(id).bet(BetKind::War).amount);
        break;
    case FindingCode::ExposedCardUsed:
        if (!finding.hand && table.round.dealing) // used as a burn: another may replace it
            ++table.round.burnedTooSoon;
        break;
    case FindingCode::CollectedLate:
        table.at(*finding.hand).cardsBlamed = true;
        break;
    default: // only reported: nothing on the table changes
        break;
    }
}

/// Less was moved than is due: what is left to move.
Money restOf(const Finding &own)
{
    const auto *due = std::get_if<Money>(&own.expected);
    const auto *went = std::get_if<Money>(&own.actual);
    return due != nullptr && went != nullptr ? std::max(Money{}, *due - *went) : Money{};
}

/// A bet that was wrongly handed back, in part or whole, while bets are open: what is left stays as
/// it is, but never above the maximum.
void ruleOnReturn(Table &table, const House &house, const act::Return &back, const Finding &own)
{
    Bet &bet = table.at(back.hand).bet(back.bet);
    if (const Money rest = restOf(own); own.code == FindingCode::WrongReturn && rest > Money{}) {
        table.round.repairs.push({back.hand, back.bet, rest});
        if (rest == bet.amount)
            giveBack(table, back.hand, back.bet);
        else
            giveBackExcess(table, house, back.hand, back.bet, {rest, {}});
        excuseCard(table, back.hand.seat);
        return;
    }
    const Money most = limitOf(house, back.bet).max;
    if (back.bet != BetKind::WarTie && bet.amount > most) {
        table.round.repairs.push({back.hand, back.bet, bet.amount - most});
        giveBackExcess(table, house, back.hand.seat, back.bet, {bet.amount - most, {}});
    }
    bet.ruled = bet.exists();
    excuseCard(table, back.hand.seat);
}

/// Sends a card dealt to a place that needs none to the rack; an excused one may stay.
void lastCardToRack(Table &table, const House &house, HandId hand, bool excused)
{
    if (excused && hand.isDealer()) {
        table.round.dealersCardExcused = true;
        return;
    }
    if (excused) {
        Seat &seat = table.at(hand);
        seat.excusedCard = gameTable(house).holeCard && seat.cards.dealt.size() < 2;
        seat.excusedLies = true;
        return;
    }
    Cards &cards = table.cardsAt(hand);
    table.discards.push(cards.takeLast());
    noteCards(table, hand);
    if (hand.isDealer() && cards.dealt.size() < 2)
        table.round.dealer.holeDown = false;
}

void settle(Table &table, const Finding &own)
{
    if (!own.hand || own.hand->isDealer() || !own.bet)
        return;
    warblackjack::settleBet(table, *own.hand, *own.bet);
}

void useFloorCall(Table &table, const House &house, const act::Pay &pay)
{
    if (!table.round.floorCalled || !needsFloor(table, house, pay.hand, pay.bet))
        return;
    table.round.floorCalled = false;
    table.round.floorCalledHand = pay.hand;
    table.round.floorCalledBet = BetSet::of(pay.bet);
}

void correctPost(Table &table, SeatId id)
{
    Bet &post = table.at(id).bet(BetKind::Post);
    const Money wrong = post.amount;
    post.amount = table.at(id).bet(BetKind::War).amount;
    table.tray += wrong - post.amount;
    if (wrong < post.amount)
        table.round.repairs.push({id, BetKind::Post, post.amount - wrong});
    else
        table.round.repairs.push(
            {id, BetKind::Post, wrong - post.amount, FloorRepair::How::Taken});
}

void afterReturn(Table &table, const House &house, const act::Return &back, const Finding &own)
{
    if (own.code == FindingCode::WrongReturn && own.rule == Rule::LateBets) {
        table.round.repairs.push(
            {back.hand, back.bet, table.at(back.hand).bet(back.bet).late});
        giveBackLate(table, back.hand, back.bet); // the rest of it too
        return;
    }
    if (own.code == FindingCode::WrongReturn
        && (own.rule == Rule::ParlayReturns || own.rule == Rule::NoParlayHandsOver)) {
        warblackjack::correctBonus(table, back.hand, own);
        return;
    }
    if (back.bet == BetKind::WarTie && !table.round.warBegun) {
        if (warTieIssue(table, house, back.hand.seat))
            giveBack(table, back.hand, back.bet);
    } else if (!table.round.dealing) {
        ruleOnReturn(table, house, back, own);
    } else if (table.at(back.hand).decision != Decision::Surrender
               && own.code == FindingCode::WrongReturn) {
        settle(table, own); // a surrendered bet stays open: the house takes its part
    }
}

/// Puts right what a wrong act leaves behind. A bet that was wrongly moved counts as settled.
void afterwards(Table &table, const House &house, const Act &act, const Finding &own)
{
    if (const auto *back = std::get_if<act::Return>(&act))
        afterReturn(table, house, *back, own);
    if (const auto *pay = std::get_if<act::Pay>(&act))
        warblackjack::closeWrongBonus(table, *pay, own);
    if (const auto *refuse = std::get_if<act::Refuse>(&act))
        excuseCard(table, refuse->hand.seat);
    if (const auto *retract = std::get_if<act::Retract>(&act)) {
        const SeatId seat = retract->hand.seat;
        if (table.round.current != Turn{passOf(table, house, retract->hand, retract->bet), seat})
            passOver(table, house, seat); // its turn was over
    }
    if (const auto *say = std::get_if<act::Say>(&act); say && say->call == Call::Insurance)
        warblackjack::missHoleCard(table); // offered before it: already reported
    if (own.code == FindingCode::HoleCardExposed && std::holds_alternative<act::Reveal>(act))
        warblackjack::standAll(table, house);
    // Burns for the dealer's war card while a seat is due: that seat is passed over.
    if (own.code == FindingCode::ExtraBurn && table.round.warCards > 0
        && house.war.burnBefore == BurnBefore::FirstAndDealer && dealerNeedsWarCard(table))
        table.round.skippedInSecondDeal = table.round.skippedInSecondDeal | warCardsDueAt(table);
    if (own.code == FindingCode::NotInProcedure && isAny<act::Pay, act::Take, act::Give>(act)
        && own.hand && !own.hand->isDealer() && inWarDeal(table))
        table.round.warForgotten |= table.at(own.hand->seat).atWar();
    switch (own.code) {
    case FindingCode::SettledOutOfOrder:
        if (const auto *post = std::get_if<act::Post>(&act)) // it begins no turn that would tell
            passOverBefore(table, house, {Pass::Mains, post->hand.seat});
        break;
    case FindingCode::PostMissed:
        correctPost(table, own.hand->seat);
        break;
    case FindingCode::OfferMissed:
        table.at(own.hand->seat).offerBlamed = true;
        if (!std::holds_alternative<act::Post>(act))
            settle(table, own);
        break;
    case FindingCode::ActedBeforeDecision:
        table.at(own.hand->seat).decisionBlamed = true;
        if (placeOf(act) == own.hand && !std::holds_alternative<act::Post>(act))
            settle(table, own);
        break;
    case FindingCode::CollectedLate:
        table.at(*own.hand).cardsBlamed = true;
        break;
    case FindingCode::WrongTake:
        if (const Money rest = restOf(own); rest > Money{} && own.hand && own.bet)
            table.round.repairs.push({*own.hand, *own.bet, rest, FloorRepair::How::Taken});
        break;
    case FindingCode::WrongPayout: // the post is part of what the war pays
        if (own.bet == BetKind::War)
            table.at(own.hand->seat).bet(BetKind::Post).ruled = true;
        break;
    default:
        break;
    }
}

/// Some acts that have no place are undone: calls, posts nobody can use, an end, a split, a peek.
/// Everything else that is possible happens.
bool isUndone(const Table &table, const House &house, const Act &act, const Finding &own)
{
    if (own.code != FindingCode::NotInProcedure)
        return false;
    if (const auto *post = std::get_if<act::Post>(&act))
        return !house.war.housePosts || !mayDecide(table, house, post->hand.seat)
            || table.at(post->hand.seat).bet(BetKind::Post).exists();
    if (const auto *say = std::get_if<act::Say>(&act))
        return !gameReferee(house).hears(table, house, *say);
    return std::holds_alternative<act::End>(act) || std::holds_alternative<act::Split>(act)
        || std::holds_alternative<act::Peek>(act);
}

/// War or surrender was asked before the dealer had a card: told now, so not told again when it is
/// missed in its place.
void blameEarlyOffer(Table &table, const Act &act)
{
    const auto *say = std::get_if<act::Say>(&act);
    if (say != nullptr && say->call == Call::WarOrSurrender && table.round.dealing
        && table.dealer.dealt.empty() && table.hasSeat(say->seat)
        && std::as_const(table.at(say->seat)).bet(BetKind::Main).open())
        table.at(say->seat).offerBlamed = true;
}

/// Carries out an act, right or wrong, with everything that goes with it.
template<ActKind Kind>
void happen(Table &table, const House &house, const Kind &act, bool inOrder)
{
    if (!table.round.repairs.empty()
        && isAny<act::Refuse, act::Return, act::Post, act::Pay, act::Take>(act)
        && repeatsTheFloor({table, house}, asAct(act))) {
        useRepair(table, asAct(act));
        const auto *take = as<act::Take>(act);
        if (take != nullptr && !take->bets.has(BetKind::Post))
            apply(table, house, act); // the chips are still on the layout
        return;
    }
    gameReferee(house).prepare(table, house, asAct(act));
    const auto *deal = as<act::Deal>(act);
    const bool unneeded = deal != nullptr && !needsCard(table, house, deal->hand);
    const bool excused = unneeded && isExcusedCard(table, house, deal->hand);
    note(table, house, act, inOrder);
    apply(table, house, act);
    if (unneeded) {
        lastCardToRack(table, house, deal->hand, excused);
        markAllStale(table);
    }
    if (deal != nullptr && deal->hand.isDealer() && table.round.rough)
        warblackjack::closeLostBonuses(table, house);
    if (const auto *pay = as<act::Pay>(act))
        useFloorCall(table, house, *pay);
    if (isAny<act::Retract>(act) && house.payout.correction == Correction::Floor)
        table.round.floorCalled = false; // the call was for this
}

/// What a payoff that turns out to be blamed would change.
BlamedPayoff beforePayoff(const Table &table, const House &house, SeatId seat)
{
    const auto playing = gameTable(house).holeCard ? warblackjack::handInPlay(table, house)
                                                   : std::nullopt;
    return {.seat = seat,
            .current = table.round.current,
            .outOfTurn = table.round.currentOutOfTurn,
            .insuranceClosed = table.round.dealer.insuranceClosed,
            .passedOver = playing.value_or(DealerHand)};
}

/// Something was wrong with this payoff, or with putting it down now: the dealer may take it back.
void blamePayoff(Table &table, const act::Pay &pay, BlamedPayoff before, const Finding *own)
{
    // Paid again in the right amount, a seat stays begun: it is told once.
    if (own != nullptr && own->code == FindingCode::WrongPayout) {
        before.current = table.round.current;
        before.outOfTurn = table.round.currentOutOfTurn;
        before.insuranceClosed = table.round.dealer.insuranceClosed;
        before.passedOver = DealerHand;
    }
    if (!before.passedOver.isDealer()
        && !std::as_const(table).at(before.passedOver).blackjack.skippedInPlay)
        before.passedOver = DealerHand;
    table.at(pay.hand).bet(pay.bet).payoffBlamed = true;
    table.round.blamedPayoff = before;
}

/// The turn that it began is not begun any more.
void unblamePayoff(Table &table, const act::Retract &retract)
{
    Bet &bet = table.at(retract.hand).bet(retract.bet);
    bet.retracted = true;
    const BlamedPayoff &before = table.round.blamedPayoff;
    if (!std::exchange(bet.payoffBlamed, false) || before.seat != retract.hand.seat)
        return;
    table.round.current = before.current;
    table.round.currentOutOfTurn = before.outOfTurn;
    table.round.dealer.insuranceClosed = before.insuranceClosed;
    if (!before.passedOver.isDealer())
        table.at(before.passedOver).blackjack.skippedInPlay = false;
    markAllStale(table);
}

template<ActKind Kind>
void dropSplit(Table &table, const Kind &act)
{
    if (const auto *collect = as<act::Collect>(act); collect && !collect->hand.isDealer())
        warblackjack::cancelSplit(table, collect->hand);
}

} // namespace

void makeGoodOmissions(Table &table, const House &house, std::span<const Finding> omissions)
{
    for (const Finding &finding : omissions) {
        makeGood(table, house, finding);
        markAllStale(table);
        table.round.rough = true;
    }
}

void acknowledge(Table &table, std::span<const Finding> omissions)
{
    for (const Finding &finding : omissions) {
        if (finding.code == FindingCode::OfferMissed && finding.hand)
            table.round.unasked.set(finding.hand->seat, false);
    }
}

template<ActKind Kind>
void carryOut(Table &table, const House &house, const Kind &act)
{
    bool inOrder = gameReferee(house).cleanIsInOrder;
    if (const auto *deal = as<act::Deal>(act); deal && table.round.rough)
        inOrder = inOrder && !burnedFor(table, house, deal->hand);
    happen(table, house, act, inOrder);
    if (const auto *retract = as<act::Retract>(act))
        unblamePayoff(table, *retract);
    dropSplit(table, act);
}

template<ActKind Kind>
void carryOutPlain(Table &table, const House &house, const Kind &act)
{
    notePlain(table, house, act);
    apply(table, house, act);
}

template<ActKind Kind>
void carryOut(Table &table, const House &house, const Kind &act, const Verdict &verdict)
{
    const Finding *own = verdict.own();
    const bool ignored = own && table.round.malfunction == Malfunction::FloorCalled;
    if (own && isUndone(table, house, asAct(act), *own)) {
        blameEarlyOffer(table, asAct(act));
        return;
    }
    const auto *pay = as<act::Pay>(act);
    const bool blamed = pay != nullptr && !verdict.findings.empty();
    const auto before = blamed ? beforePayoff(table, house, pay->hand.seat) : BlamedPayoff{};
    happen(table, house, act, false);
    if (blamed)
        blamePayoff(table, *pay, before, own);
    if (const auto *retract = as<act::Retract>(act); retract && !own)
        unblamePayoff(table, *retract);
    if (own) {
        afterwards(table, house, asAct(act), *own);
        warblackjack::dropLoneBonus(table);
        markAllStale(table);
    }
    dropSplit(table, act);
    if (ignored)
        table.round.malfunction = Malfunction::Ignored;
    table.round.rough = !isAny<act::End>(act);
}
#define MAKE(Kind)                                                                                 \
    template void carryOut(Table &, const House &, const Kind &);                                  \
    template void carryOutPlain(Table &, const House &, const Kind &);                             \
    template void carryOut(Table &, const House &, const Kind &, const Verdict &);
PITWISE_EACH_ACT(MAKE)
#undef MAKE

} // namespace pitwise
