// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/expected.h"

#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/expectation.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/payratio.h"

#include <algorithm>

namespace pitwise {

void Expectation::find()
{
    // `||` stops at the first phase that answers.
    const bool before = !m_table.round.dealing; // no card has been dealt yet
    const bool warTies = !m_table.openBets(BetKind::WarTie).empty();
    const bool trouble = !m_table.round.none() || warTies || m_table.exposedCardOut();
    (void)((trouble && (malfunction() || urgent())) || (before && (newShoe() || betting()))
           || firstDeal() || gameProcedure(m_house).phases(*this) || collection() || end());
}

bool Expectation::malfunction()
{
    switch (m_table.round.malfunction) {
    case Malfunction::None:
        break;
    case Malfunction::Happened:
        add<act::Say>(Call::Floor);
        break;
    case Malfunction::FloorCalled:
    case Malfunction::Ignored:
        add<act::Void>();
        break;
    }
    return answered();
}

bool Expectation::urgent()
{
    eachHand(m_table, [&](HandId hand) {
        for (const BetKind kind : AllBets) {
            if (m_table.at(hand).bet(kind).late > Money{})
                add<act::Refuse>(hand, kind);
        }
        if (hand.split == 0 && warTieIssue(m_table, m_house, hand.seat))
            add<act::Refuse>(hand, BetKind::WarTie);
    });
    if (m_table.round.disputed)
        add<act::Say>(Call::Floor);
    const GameProcedure &game = gameProcedure(m_house);
    eachSeat([&](SeatId id, const Seat &) {
        if (m_table.round.unasked.has(id)
            && turnBefore(m_table, m_house, {game.offerPass, id}).none())
            add<act::Say>(game.offer, id);
    });
    if (m_table.exposedCardOut())
        add<act::Discard>();
    return answered();
}

bool Expectation::newShoe()
{
    if (m_table.round.voided || (!m_table.shoeState.preparing && !needsShuffle(m_table)))
        return false;
    const auto step = nextStep(m_table, m_house);
    if (!step)
        return false;
    switch (*step) {
    case ShoeStep::Shuffle:
        add<act::Shuffle>();
        break;
    case ShoeStep::OfferCut:
        offerCut();
        break;
    case ShoeStep::Cut:
        if (m_table.shoeState.patronCut > 0 || wasSkipped(m_table, ShoeStep::OfferCut)
            || nobodyIsLeftToCut(m_table))
            add<act::Cut>();
        else if (!mayBeAskedToCut(m_table, m_table.shoeState.cutOfferedTo))
            offerCut();
        else
            m_waiting = true;
        break;
    case ShoeStep::CutCard:
        add<act::PlaceCutCard>(std::min(m_house.shoe.cutCardFromEnd, m_table.shoe.left()));
        break;
    case ShoeStep::Load:
        add<act::Load>();
        break;
    case ShoeStep::Burn:
        add<act::Burn>();
        break;
    }
    return answered();
}

/// Patrons take turns to cut; where one declines, the next is asked. Seats where somebody was seen
/// come first; before the first bets anybody may sit anywhere.
void Expectation::offerCut()
{
    const auto turn = static_cast<int>(m_table.shuffles % m_table.seatCount);
    const SeatSet taken = m_table.taken | m_table.playing();
    for (const bool seen : {true, false}) {
        for (int i = 0; i < m_table.seatCount; ++i) {
            const SeatId seat = seatAt((turn + i) % m_table.seatCount + 1);
            const bool left = m_table.shoeState.declinedCut.empty()
                           || ((taken.empty() || taken.has(seat)) && mayBeAskedToCut(m_table, seat));
            if (left && (taken.empty() || taken.has(seat)) == seen)
                add<act::OfferCut>(seat);
        }
    }
}

bool Expectation::betting()
{
    if (!betsAreOpen(m_table))
        return false;
    if (m_house.calls.placeBets && !m_table.round.betsInvited)
        add<act::Say>(Call::PlaceBets);
    if (enough())
        return true;
    bool bets = false;
    bool issues = false;
    if (betsArePlain(m_table, m_house))
        bets = !m_table.busy.empty();
    else
        eachSeat([&](SeatId id, const Seat &seat) {
            for (const BetKind kind : {BetKind::Main, BetKind::Tie, BetKind::Bonus}) {
                if (!isOpeningBet(m_house, kind))
                    continue;
                bets = bets || seat.bet(kind).exists();
                if (const auto issue = betIssue(m_table, m_house, id, kind)) {
                    issues = true;
                    mend(id, kind, *issue);
                }
            }
        });
    if (answered() || issues)
        return true;
    if (!bets)
        m_waiting = true;
    else if (m_house.calls.noMoreBets)
        add<act::Say>(Call::NoMoreBets);
    else if (const auto place = nextPlace(m_table, m_house))
        draw<act::Deal>(*place);
    return true;
}

void Expectation::mend(SeatId id, BetKind kind, const BetIssue &issue)
{
    switch (issue.remedy) {
    case BetIssue::Remedy::Refuse:
        add<act::Refuse>(HandId{id, 0}, kind);
        break;
    case BetIssue::Remedy::ReturnExcess:
        add<act::Return>(HandId{id, 0}, kind, Amount{issue.excess, {}});
        break;
    case BetIssue::Remedy::Remind:
        add<act::Say>(Call::BelowMinimum, id);
        break;
    }
}

bool Expectation::firstDeal()
{
    if (!firstDealIsOn(m_table))
        return false;
    const auto place = nextPlace(m_table, m_house);
    if (place && m_table.cardsAt(*place).dealt.empty())
        draw<act::Deal>(*place);
    return answered();
}

bool Expectation::pickUp(SeatSet seats, bool done)
{
    for (const SeatId seat : seats) {
        for (int nth = 0; nth < m_table.handsAt(seat) && !enough(); ++nth) {
            if ((done && !m_table.round.leftBehind.has(seat)) || mayPickUp({seat, nth}))
                add<act::Collect>(HandId{seat, nth});
        }
    }
    return answered();
}

bool Expectation::mayPickUp(HandId hand) const
{
    const bool afterPay = m_house.cards.pick == Pick::AfterPay;
    const bool leftBehind = m_table.round.leftBehind.has(hand.seat);
    // A seat that was passed over should be settled first, though collecting its cards is no
    // mistake.
    if (afterPay && leftBehind && !finished(m_table, m_house, hand))
        return false;
    return m_table.at(hand).cards.lying > 0 && mayCollect(m_table, m_house, hand)
        && hasComeToLeave(m_table, m_house, hand);
}

bool Expectation::settlement()
{
    Turn turn = m_table.round.current;
    if (!isOpen(m_table, m_house, turn) || wasPassed(m_table, turn))
        turn = dueTurn(m_table, m_house);
    if (turn.none())
        turn = passedOverTurn(m_table, m_house);
    return !turn.none() && settle(turn);
}

bool Expectation::settle(Turn turn)
{
    settleHand(turn.seat, turn.pass);
    for (int nth = 1; nth < m_table.handsAt(turn.seat); ++nth)
        settleHand({turn.seat, nth}, turn.pass);
    return true;
}

void Expectation::settleHand(HandId hand, Pass pass)
{
    BetSet losers;
    const Seat &seat = m_table.at(hand);
    for (const BetKind kind : seat.openBets()) {
        if (passOf(m_table, m_house, hand, kind) != pass)
            continue;
        const BetFate bet = fateOf(m_table, m_house, hand, kind);
        if (!needsSettling(seat, kind, bet))
            continue;
        if (bet.fate == Fate::Loses && bet.due == seat.bet(kind).amount)
            losers.add(kind);
        else
            settleOne(hand, kind, bet.fate, bet.due);
        if (enough())
            return;
    }
    if (losers.empty())
        return;
    add<act::Take>(hand, losers);
    if (losers.several() && m_more != nullptr) {
        for (const BetKind kind : losers)
            add<act::Take>(hand, BetSet::of(kind));
    }
}

void Expectation::settleOne(HandId hand, BetKind kind, Fate fate, Money due)
{
    if (fate == Fate::Loses) {
        add<act::Take>(hand, BetSet::of(kind), Amount{due, {}});
    } else if (fate == Fate::Offer) {
        add<act::Say>(gameProcedure(m_house).offer, hand.seat);
    } else if (fate == Fate::HandBack) {
        add<act::Return>(hand, kind, Amount{due, {}});
    } else if (fate == Fate::Wins && kind == BetKind::Post) {
        add<act::Give>(hand);
    } else if (fate == Fate::Wins) {
        if (floorIsDueFor(m_table, m_house, hand, kind))
            add<act::Say>(Call::Floor);
        else
            add<act::Pay>(hand, kind, Amount{due, {}});
    }
}

bool Expectation::collection()
{
    const bool rightToLeft = m_house.cards.sweep == Direction::RightToLeft;
    for (SeatSet left = m_table.lying(); !left.empty() && !m_first;) {
        const SeatId seat = rightToLeft ? left.takeLast() : left.takeFirst();
        for (int nth = 0; nth < m_table.handsAt(seat); ++nth) {
            if (m_table.at(HandId{seat, nth}).cards.lying > 0)
                add<act::Collect>(HandId{seat, nth});
        }
    }
    if (!m_first && m_table.dealer.lying > 0)
        add<act::Collect>(DealerHand);
    return answered();
}

bool Expectation::end()
{
    if (m_table.round.begun)
        add<act::End>();
    return true;
}

std::vector<Act> expected(const Table &table, const House &house)
{
    std::optional<Act> first;
    std::vector<Act> acts;
    Expectation{table, house, first, &acts}.find();
    if (first)
        acts.insert(acts.begin(), *first);
    return acts;
}

std::optional<Act> nextAct(const Table &table, const House &house)
{
    std::optional<Act> first;
    Expectation{table, house, first}.find();
    return first;
}

} // namespace pitwise
