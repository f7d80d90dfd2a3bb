// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"
#include "engine/procedure/note.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/referee/gamereferee.h"
#include "engine/referee/warblackjackpresumption.h"

namespace pitwise::warblackjack {

namespace {

/// WB-7: the second cards come, and a winner was not asked or has not answered.
void parlays(const Position &now, const Act &act, std::vector<Finding> &findings)
{
    const Table &table = now.table;
    const House &house = now.house;
    const bool secondCards = goesOn(table, house, act) && !secondCardsLie(table);
    const auto *back = std::get_if<act::Return>(&act);
    if (!secondCards && back == nullptr)
        return;
    eachHand(table, [&](HandId hand) {
        const Seat &seat = table.at(hand);
        const bool handedOver =
            back != nullptr && back->hand == hand && back->bet == BetKind::Bonus;
        if (table.round.unasked.has(hand.seat) && hand.split == 0 && (secondCards || handedOver)) {
            findings.push_back({FindingCode::OfferMissed, Rule::BonusParlay, hand, BetKind::Bonus});
        } else if (secondCards && mayParlay(table, house, hand)) {
            const bool said = seat.offered ? seat.decisionBlamed : seat.offerBlamed;
            if (!said)
                findings.push_back(
                    {seat.offered ? FindingCode::ActedBeforeDecision : FindingCode::OfferMissed,
                     Rule::BonusParlay, hand, BetKind::Bonus});
        }
    });
}

bool paysOrTakesEarly(const Position &now, const Act &act)
{
    const Turn turn = turnOf(now.table, now.house, act);
    return (turn.pass == Pass::EvenMoney || turn.pass == Pass::Play)
        && pitwise::isOpen(now.table, now.house, turn);
}

void beforePlay(const Position &now, const Act &act, bool asIfPeeked,
                std::vector<Finding> &findings)
{
    const Table &table = now.table;
    const House &house = now.house;
    const bool on = goesOn(table, house, act) && secondCardsLie(table);
    if ((on || asIfPeeked || paysOrTakesEarly(now, act)) && insuranceIsDue(table, house))
        findings.push_back({FindingCode::OfferMissed,
                            Rule::BlackjackInsurance,
                            {},
                            {},
                            Act{act::Say{Call::Insurance, {}}}});
    if ((on || asIfPeeked) && peekIsDue(table, house) && !std::holds_alternative<act::Peek>(act))
        findings.push_back(
            {FindingCode::NotInProcedure, Rule::BlackjackPeek, DealerHand, {}, Act{act::Peek{}}});
}

/// Busts, naturals, even money: their cards go to the rack before anything else happens.
void cardsOfHandsThatAreOver(const Position &now, const Act &act, std::vector<Finding> &findings)
{
    const Table &table = now.table;
    const House &house = now.house;
    const bool on =
        goesOn(table, house, act) || pitwise::isOpen(table, house, turnOf(table, house, act));
    if (!on)
        return;
    for (const SeatId seat : table.lying()) {
        for (int nth = 0; nth < table.handsAt(seat); ++nth) {
            const HandId hand{seat, nth};
            // A natural that had to wait for the dealer's hand leaves with it or with the others.
            const bool waited = isRevealed(table) && isNatural(table.at(hand))
                             && !table.at(hand).blackjack.evenMoney;
            if (cardsLeaveAtOnce(table, hand) && placeOf(act) != hand && !waited)
                findings.push_back({FindingCode::CollectedLate, Rule::Busts, hand, {}});
        }
    }
}

/// The patron was asked for a parlay of winnings that he has not got.
Finding unpaidBonus(const Position &now, HandId hand)
{
    Finding finding = notInProcedure(Rule::BonusParlay, hand, BetKind::Bonus);
    const Money due = pitwise::fateOf(now.table, now.house, hand, BetKind::Bonus).due;
    finding.expected = Act{act::Pay{hand, BetKind::Bonus, Amount{due, {}}}};
    return finding;
}

} // namespace

void addOmissions(const Position &now, const Act &act, std::vector<Finding> &findings)
{
    const Presumption presumption = presumedBy(now, act);
    parlays(now, act, findings);
    beforePlay(now, act, presumption.peeked, findings);
    cardsOfHandsThatAreOver(now, act, findings);
    if (presumption.upCardSkipped)
        findings.push_back({FindingCode::DealtOutOfOrder,
                            Rule::DealOrder,
                            placeOf(act),
                            {},
                            Act{act::Deal{DealerHand}},
                            act});
    if (const auto hand = presumption.bonusPaid;
        hand && !wasPassed(now.table, {Pass::Bonus, hand->seat}))
        findings.push_back(unpaidBonus(now, *hand));
    const bool splits = std::holds_alternative<act::Split>(act);
    if (presumption.holeCardSkipped)
        findings.push_back({splits ? FindingCode::DealtOutOfOrder : FindingCode::NotInProcedure,
                            Rule::HoleCard,
                            splits ? placeOf(act) : DealerHand,
                            {},
                            Act{act::Deal{DealerHand, true}},
                            act});
    if (presumption.holeCardShown)
        findings.push_back(
            {FindingCode::NotInProcedure, Rule::HoleCard, DealerHand, {}, Act{act::Reveal{}}, act});
    if (presumption.dealerHasDrawn && !presumption.holeCardSkipped)
        findings.push_back({FindingCode::DealerDrewWrong,
                            Rule::DealerDraws,
                            DealerHand,
                            {},
                            Act{act::Deal{DealerHand}},
                            act});
}

} // namespace pitwise::warblackjack
