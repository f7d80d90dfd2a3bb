// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/referee/floor.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/note.h"
#include "engine/table/apply.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Void bets go back; if the seat has none left, a card dealt there is no second mistake.
void voidBet(Table &table, SeatId id, BetKind kind)
{
    giveBack(table, id, kind);
    Seat &seat = table.at(id);
    seat.excusedCard = !seat.bet(BetKind::Main).exists() && !seat.bet(BetKind::Tie).exists();
}

void voidLate(Table &table, SeatId id, BetKind kind)
{
    giveBackLate(table, id, kind);
    Seat &seat = table.at(id);
    seat.excusedCard = !seat.bet(BetKind::Main).exists() && !seat.bet(BetKind::Tie).exists();
}

/// A forbidden bet is void, an excess goes back, a bet too low stands.
void ruleOnLimit(Table &table, const House &house, SeatId id, BetKind kind, Rule rule)
{
    if (rule == Rule::UnderMinimum)
        return;
    if (rule != Rule::OverMaximum) {
        voidBet(table, id, kind);
        return;
    }
    const auto issue = betIssue(table, house, id, kind);
    const Money most = kind == BetKind::Main ? house.limits.main.max : house.limits.tie.max;
    const Money excess =
        issue && issue->excess > Money{} ? issue->excess : table.at(id).bet(kind).amount - most;
    if (excess > Money{})
        giveBackExcess(table, id, kind, excess);
    else
        voidBet(table, id, kind); // the side bet alone broke the combined limit
}

void makeGood(Table &table, const House &house, const Finding &finding)
{
    const SeatId id = finding.hand ? finding.hand->seat : SeatId{};
    switch (finding.code) {
    case FindingCode::LateBetAccepted:
        voidLate(table, id, *finding.bet);
        break;
    case FindingCode::LimitIgnored:
        ruleOnLimit(table, house, id, *finding.bet, finding.rule);
        break;
    case FindingCode::FloorNotCalled:
        table.round.disputed = false;
        break;
    case FindingCode::OfferMissed:
        table.round.unasked.set(id, false);
        table.at(id).offerBlamed = true;
        break;
    case FindingCode::ActedBeforeDecision:
        table.at(id).decisionBlamed = true;
        break;
    case FindingCode::PostMissed:
        placePost(table, id, table.at(id).bet(BetKind::War).amount);
        break;
    case FindingCode::ExposedCardUsed:
        table.slippedUp = 0;
        break;
    case FindingCode::CollectedLate:
        table.at(id).cardsBlamed = true;
        break;
    default: // what is only said: nothing on the table changes
        break;
    }
}

/// The wrong amount went back: the floor sees that the right one does.
bool correctsReturn(Table &table, const House &house, const act::Return &back)
{
    const bool open = betsAreOpen(table);
    const auto issue = back.bet == BetKind::WarTie ? warTieIssue(table, house, back.hand.seat)
                     : open ? betIssue(table, house, back.hand.seat, back.bet)
                            : std::nullopt;
    if (!issue)
        return false;
    if (issue->remedy == BetIssue::Remedy::Refuse)
        giveBack(table, back.hand.seat, back.bet);
    else
        giveBackExcess(table, back.hand.seat, back.bet, issue->excess);
    return true;
}

/// The card just dealt to a place that needs none.
void lastCardToRack(Table &table, HandId hand)
{
    Cards &cards = hand.isDealer() ? table.dealer : table.at(hand.seat).cards;
    table.discards.push(cards.dealt.takeLast());
    --cards.lying;
    if (!hand.isDealer())
        table.at(hand.seat).excusedCard = false;
}

void settle(Table &table, const Finding &own)
{
    if (!own.hand || own.hand->isDealer() || !own.bet)
        return;
    if (table.at(own.hand->seat).bet(*own.bet).exists())
        setState(table, own.hand->seat, *own.bet, Bet::State::Settled);
}

void useFloorCall(Table &table, const House &house, const act::Pay &pay)
{
    if (!house.calls.floorAbove || !table.round.floorCalled)
        return;
    table.round.floorCalled = false;
    table.round.floorCalledFor = pay.hand.seat;
}

void afterwards(Table &table, const Act &act, const Finding &own)
{
    switch (own.code) {
    case FindingCode::PostMissed: {
        Bet &post = table.at(own.hand->seat).bet(BetKind::Post);
        const Money wrong = post.amount;
        post.amount = table.at(own.hand->seat).bet(BetKind::War).amount;
        table.tray += wrong - post.amount;
        break;
    }
    case FindingCode::OfferMissed:
        table.at(own.hand->seat).offerBlamed = true;
        settle(table, own);
        break;
    case FindingCode::ActedBeforeDecision:
        table.at(own.hand->seat).decisionBlamed = true;
        if (placeOf(act) == own.hand && !std::holds_alternative<act::Post>(act))
            settle(table, own);
        break;
    case FindingCode::WrongReturn:
        settle(table, own);
        break;
    case FindingCode::CollectedLate:
        table.at(own.hand->seat).cardsBlamed = true;
        break;
    default: // a bet wrongly moved is settled by having been moved
        break;
    }
}

bool isUndone(const Act &act, const Finding &own)
{
    // A card that was drawn cannot be undrawn; everything else goes back to where it was.
    return own.code == FindingCode::NotInProcedure && !std::holds_alternative<act::Burn>(act)
        && !std::holds_alternative<act::Discard>(act) && !std::holds_alternative<act::Deal>(act);
}

} // namespace

void makeGoodOmissions(Table &table, const House &house, const std::vector<Finding> &omissions)
{
    for (const Finding &finding : omissions)
        makeGood(table, house, finding);
}

void acknowledge(Table &table, const std::vector<Finding> &omissions)
{
    for (const Finding &finding : omissions) {
        if (finding.code == FindingCode::OfferMissed && finding.hand)
            table.round.unasked.set(finding.hand->seat, false);
    }
}

void carryOut(Table &table, const House &house, const Act &act, const std::optional<Finding> &own)
{
    if (own && table.round.malfunction != Malfunction::None) {
        voidRound(table); // ON-9: nothing but the void comes after a malfunction
        return;
    }
    if (own && isUndone(act, *own))
        return;
    if (const auto *back = std::get_if<act::Return>(&act);
        back && own && correctsReturn(table, house, *back))
        return;
    const auto *deal = std::get_if<act::Deal>(&act);
    const bool unneeded = deal != nullptr && !needsCard(table, deal->hand);
    note(table, house, act);
    apply(table, house, act);
    if (unneeded)
        lastCardToRack(table, deal->hand);
    if (const auto *pay = std::get_if<act::Pay>(&act))
        useFloorCall(table, house, *pay);
    if (own)
        afterwards(table, act, *own);
}

} // namespace pitwise
