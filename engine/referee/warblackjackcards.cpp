// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/note.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/referee/gamereferee.h"

namespace pitwise::warblackjack {

namespace {

/// `expected` stays empty if the patron who is due has not signalled yet.
Finding outOfTurn(const Position &now, HandId due, HandId hand, Rule rule)
{
    Finding finding{FindingCode::DealtOutOfOrder, rule, hand, {}, {}, Act{act::Deal{hand}}};
    if (needsCard(now.table, now.house, due))
        finding.expected =
            Act{act::Deal{due, due.isDealer() && now.table.dealer.dealt.size() == 1}};
    return finding;
}

/// Chips must be moved first: the bonus before second cards (WB-6), later whatever is over in its
/// own turn.
MaybeFinding leavesBehind(const Position &now)
{
    const Turn open = unsettledBeforeGoingOn(now.table, now.house);
    if (open.none())
        return std::nullopt;
    const Rule rule = open.pass < Pass::EvenMoney ? Rule::BonusFirst
                    : open.pass < Pass::Play      ? Rule::BlackjackInsurance
                                                  : Rule::Busts;
    return Finding{FindingCode::SettledOutOfOrder, rule, HandId{open.seat, 0}, {}};
}

/// This hand does not need the card. Which one did?
MaybeFinding judgeUnneeded(const Position &now, HandId hand, Rule rule)
{
    const auto &[table, house] = now;
    if (isExcusedCard(table, house, hand))
        return std::nullopt;
    const auto playing = handInPlay(table, house);
    if (hand.isDealer()) {
        if (playing)
            return outOfTurn(now, *playing, hand, Rule::PlayOrder);
        if (secondCardsLie(table))
            return Finding{FindingCode::DealerDrewWrong, Rule::DealerDraws, hand, {}};
        return Finding{FindingCode::ExtraCard, rule, hand, {}};
    }
    const Seat &seat = table.at(hand);
    const bool atPlay = secondCardsLie(table) && !blackjackIsOut(table) && seat.cards.lying > 0
                     && isLive(seat) && !isBust(seat);
    if (!atPlay)
        return Finding{FindingCode::ExtraCard, rule, hand, {}};
    if (playing && *playing != hand && !isPlayed(table, house, hand)
        && !seat.blackjack.skippedInPlay)
        return outOfTurn(now, *playing, hand, Rule::PlayOrder);
    return Finding{FindingCode::UnaskedCard, Rule::PlayOrder, hand, {}};
}

/// The place that should have got this card; empty if it is in order.
std::optional<HandId> dueInstead(const Position &now, const act::Deal &deal)
{
    const auto &[table, house] = now;
    const HandId hand = deal.hand;
    const bool holeAlone = hand.isDealer() && deal.faceDown && lacksUpCard(table);
    if ((warblackjack::wasSkippedInDeal(table, house, hand) && !holeAlone)
        || (!hand.isDealer() && mayTakeUp(table, house, hand)))
        return std::nullopt;
    auto due = handInPlay(table, house);
    if (!due)
        due = nextPlace(table, house);
    return due && *due != hand ? due : std::nullopt;
}

/// WB-12: the dealer's second card is dealt face down, every other card face up.
MaybeFinding judgeFace(const Position &now, const act::Deal &deal, Rule rule)
{
    const auto &[table, house] = now;
    const bool hole =
        deal.hand.isDealer()
        && (table.dealer.dealt.empty() ? lacksUpCard(table) && deal.faceDown
                                       : table.dealer.dealt.size() == 1 && upCard(table));
    // A hole card that comes after the patrons have played is drawn like any other.
    const bool hides = !isLateSecondCard(table, deal.hand) || !playIsOver(table, house);
    if (hole && hides && !deal.faceDown)
        return Finding{FindingCode::HoleCardExposed, Rule::HoleCard, deal.hand, {}};
    return deal.faceDown && !hole ? notInProcedure(rule, deal.hand) : MaybeFinding{};
}

} // namespace

// WB-3, WB-12, WB-13: who gets a card, and when.
MaybeFinding judgeDeal(const Position &now, const act::Deal &deal)
{
    const auto &[table, house] = now;
    const auto cards = table.cardsAt(deal.hand).dealt.size();
    const Rule rule = cards == 0             ? Rule::DealOrder
                    : !secondCardsLie(table) ? Rule::SecondCards
                    : deal.hand.isDealer()   ? Rule::DealerDraws
                                             : Rule::PlayOrder;
    if (!needsCard(table, house, deal.hand))
        return judgeUnneeded(now, deal.hand, rule);
    if (const auto due = dueInstead(now, deal))
        return outOfTurn(now, *due, deal.hand, rule);
    if (cards > 0 && !isLateSecondCard(table, deal.hand)) {
        if (auto finding = leavesBehind(now))
            return finding;
    }
    return judgeFace(now, deal, rule);
}

MaybeFinding judgeSplit(const Position &now, const act::Split &split)
{
    const auto &[table, house] = now;
    if (table.at(split.hand).blackjack.request != Request::Split || blackjackIsOut(table))
        return notInProcedure(Rule::BlackjackResplit, split.hand);
    const auto playing = handInPlay(table, house);
    if (playing && *playing != split.hand && !table.at(split.hand).blackjack.skippedInPlay)
        return Finding{FindingCode::DealtOutOfOrder, Rule::PlayOrder, split.hand, {},
                       Act{act::Deal{*playing}},     Act{split}};
    return leavesBehind(now);
}

MaybeFinding judgePeek(const Position &now)
{
    const auto &[table, house] = now;
    // The first peek is never wrong, even if nobody is left to play against and it is not due.
    const bool may = house.blackjack.peek && dealerMightHaveBlackjack(table)
                  && secondCardsLie(table) && !table.round.dealer.peeked && !table.round.voided;
    if (!may)
        return notInProcedure(Rule::BlackjackPeek, DealerHand);
    // Missed and reported: one that comes late leaves nothing behind.
    return table.round.dealer.peekBlamed ? std::nullopt : leavesBehind(now);
}

MaybeFinding judgeReveal(const Position &now)
{
    if (now.table.round.dealer.shownByFloor)
        return std::nullopt;
    if (!mayReveal(now.table, now.house))
        return Finding{FindingCode::HoleCardExposed, Rule::HoleCard, DealerHand, {}};
    return leavesBehind(now);
}

} // namespace pitwise::warblackjack
