// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/betting.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/note.h"
#include "engine/procedure/payratio.h"
#include "engine/procedure/turns.h"
#include "engine/referee/forgottenend.h"
#include "engine/referee/gamereferee.h"
#include "engine/table/physics.h"
#include "engine/table/warblackjackhands.h"

namespace pitwise {

namespace {

/// Collects the omissions that one act comes too late to mend.
template<ActKind Kind>
class OmissionCollector
{
public:
    OmissionCollector(const Position &now, const Kind &act, std::vector<Finding> &findings)
        : m_now(now),
          m_act(act),
          m_findings(findings)
    {
    }

    void all()
    {
        const auto &[table, house] = m_now;
        if (isCall(Call::Floor))
            return; // a supervisor is called: nothing is too late for that
        if (somethingIsUrgent() && !mendsSomethingUrgent()) {
            lateBets();
            dispute();
            warTieBets();
        }
        if (!table.round.unasked.empty() && gameTable(house).wars)
            unaskedAnswers();
        if (beginsRound(table, m_act))
            shoe();
        if (closesBets())
            openBets();
        if (beginsWar(table, house, m_act))
            beforeWar();
        if (const auto *deal = as<act::Deal>(m_act); deal && inWarDeal(table))
            beforeCard(deal->hand);
        if (table.exposedCardOut())
            exposedCard();
        if (house.cards.style == Style::PickAndPay)
            lateCards();
        if (const auto *pay = as<act::Pay>(m_act))
            floorForPayoff(*pay);
        gameReferee(house).addOmissions(m_now, asAct(m_act), m_findings);
        if (isAny<act::End>(m_act))
            atEnd();
    }

private:
    template<typename Visit>
    void eachSeat(Visit visit) const
    {
        for (const SeatId seat : m_now.table.busy)
            visit(seat, m_now.table.at(seat));
    }
    template<typename Visit>
    static void eachBet(Visit visit)
    {
        for (const BetKind kind : AllBets)
            visit(kind);
    }
    void add(const Finding &finding) { m_findings.push_back(finding); }

    bool isCall(Call call) const
    {
        const auto *say = as<act::Say>(m_act);
        return say != nullptr && say->call == call;
    }
    /// The act uses the next card. (Burning it where no burn is due only gets rid of it.)
    bool usesCard() const
    {
        return isAny<act::Deal>(m_act)
            || (isAny<act::Burn>(m_act)
                && (isFirstBurnOfShoe(m_now.table) || inWarDeal(m_now.table)));
    }
    bool closesBets() const
    {
        return betsAreOpen(m_now.table) && (isCall(Call::NoMoreBets) || isAny<act::Deal>(m_act));
    }

    bool somethingIsUrgent() const
    {
        const RoundState &round = m_now.table.round;
        return (!round.none()
                && (!round.lateBets.empty() || round.disputed
                    || round.malfunction != Malfunction::None))
            || !m_now.table.openBets(BetKind::WarTie).empty();
    }

    /// Refusing a late bet or one on the war cards, or discarding a card that was seen: with two
    /// such things at once, one has to come first.
    bool mendsSomethingUrgent() const
    {
        if (const auto *refuse = as<act::Refuse>(m_act)) {
            return m_now.table.at(refuse->hand).bet(refuse->bet).late > Money{}
                || (refuse->bet == BetKind::WarTie
                    && warTieIssue(m_now.table, m_now.house, refuse->hand.seat));
        }
        if (const auto *back = as<act::Return>(m_act))
            return handsBackLate(m_now.table, *back) || handsBackPartOfLate(m_now.table, *back);
        if (isAny<act::Discard>(m_act))
            return m_now.table.exposedCardOut();
        const bool malfunction = m_now.table.round.malfunction != Malfunction::None;
        return isAny<act::Void>(m_act) && malfunction
            && m_now.table.round.malfunction != Malfunction::Happened;
    }

    /// FC-4: refused before the next act.
    void lateBets()
    {
        if (m_now.table.round.lateBets.empty())
            return;
        eachHand(m_now.table, [&](HandId hand) {
            eachBet([&](BetKind kind) {
                const Money late = m_now.table.at(hand).bet(kind).late;
                if (late > Money{})
                    add({FindingCode::LateBetAccepted, Rule::LateBets, hand, kind, Money{}, late});
            });
        });
    }

    /// FC-20
    void dispute()
    {
        if (m_now.table.round.disputed)
            add({FindingCode::FloorNotCalled, Rule::Floor, {}, {}});
        if (m_now.table.round.malfunction == Malfunction::Happened)
            add({FindingCode::FloorNotCalled, Rule::Malfunction, {}, {}}); // ON-9
    }

    void unaskedAnswers()
    {
        eachSeat([&](SeatId id, const Seat &) {
            if (m_now.table.round.unasked.has(id) && tooLateToAsk(id))
                add({FindingCode::OfferMissed, Rule::CallWarOrSurrender, HandId{id, 0},
                     BetKind::Main});
        });
    }

    /// The act moves the seat's own main bet, begins a later seat or ends the first settlement.
    bool tooLateToAsk(SeatId id) const
    {
        if (const Turn turn = turnOf(m_now.table, m_now.house, m_act); !turn.none()) {
            if (turn.seat != id)
                return comesBefore(m_now.table, m_now.house, {Pass::Mains, id}, turn);
            const auto *pay = as<act::Pay>(m_act);
            const auto *take = as<act::Take>(m_act);
            const bool onlyTie = (pay != nullptr && pay->bet == BetKind::Tie)
                              || (take != nullptr && take->bets == BetSet::of(BetKind::Tie));
            return !onlyTie && !isAny<act::Say>(m_act);
        }
        if (const auto *collect = as<act::Collect>(m_act))
            return m_now.house.cards.style == Style::LayAndPay || collect->hand.isDealer()
                || collect->hand.seat == id;
        return usesCard() || isAny<act::End>(m_act);
    }

    /// TH-7, FC-9: a bet the house does not take is refused before the next act at another place.
    void warTieBets()
    {
        if (m_now.table.openBets(BetKind::WarTie).empty())
            return;
        const auto place = placeOf(m_act);
        eachSeat([&](SeatId id, const Seat &seat) {
            const auto issue = warTieIssue(m_now.table, m_now.house, id);
            if (issue && place != HandId{id, 0})
                add({FindingCode::LimitIgnored, issue->rule, HandId{id, 0}, BetKind::WarTie,
                     Money{}, seat.bet(BetKind::WarTie).amount});
        });
    }

    /// FC-3, FC-14, TH-1, ON-1: no round without the shuffle that is due.
    void shoe()
    {
        const auto &[table, house] = m_now;
        if (table.shoeState.shuffleDue) {
            add(shuffleSkipped(m_now));
        } else if (const auto step = nextStep(table, house);
                   step && table.shoeState.preparing && *step != ShoeStep::Shuffle) {
            add({FindingCode::ShoeProcedure,
                 *step == ShoeStep::Burn ? Rule::ShoeBurnFirst : Rule::NewShoe,
                 {},
                 {}});
        }
    }

    /// Calls and limits, as bets close.
    void openBets()
    {
        const Table &table = m_now.table;
        const House &house = m_now.house;
        if (house.calls.placeBets && !table.round.betsInvited)
            add({FindingCode::CallMissed,
                 Rule::CallPlaceBets,
                 {},
                 {},
                 Act{act::Say{Call::PlaceBets, {}}}});
        if (house.calls.noMoreBets && !isCall(Call::NoMoreBets))
            add({FindingCode::CallMissed,
                 Rule::CallNoMoreBets,
                 {},
                 {},
                 Act{act::Say{Call::NoMoreBets, {}}}});
        if (betsArePlain(table, house))
            return;
        eachSeat([&](SeatId id, const Seat &) {
            for (const BetKind kind : {BetKind::Main, BetKind::Tie, BetKind::Bonus}) {
                if (isOpeningBet(house, kind))
                    limit(id, kind);
            }
        });
    }

    void limit(SeatId id, BetKind kind)
    {
        auto issue = betIssue(m_now.table, m_now.house, id, kind);
        // A main bet that is let pass stands, and so do the bets beside it.
        const bool alone =
            issue && (issue->rule == Rule::TieBetAlone || issue->rule == Rule::MainRequired);
        if (alone && m_now.table.at(id).bet(BetKind::Main).amount > Money{})
            issue = againstLimits(m_now.table, m_now.house, id, kind);
        if (!issue)
            return;
        const Money amount = m_now.table.at(id).bet(kind).amount;
        const Limit &limit = limitOf(m_now.house, kind);
        Finding finding{
            FindingCode::LimitIgnored, issue->rule, HandId{id, 0}, kind, Money{}, amount};
        if (issue->rule == Rule::UnderMinimum)
            finding.expected = limit.min;
        else if (issue->rule == Rule::LimitCombined && issue->excess == Money{})
            finding.expected = Money{}; // no room is left: all of it is refused
        else if (issue->rule == Rule::OverMaximum || issue->rule == Rule::LimitCombined)
            finding.expected = issue->excess > Money{} ? amount - issue->excess : limit.max;
        add(finding);
    }

    void beforeWar()
    {
        eachSeat([&](SeatId id, const Seat &seat) {
            if (mayDecide(m_now.table, m_now.house, id)) {
                const auto fate = fateOf(m_now.table, m_now.house, id, BetKind::Main).fate;
                const bool asked = fate == Fate::Answer;
                if (asked ? !seat.decisionBlamed : !seat.offerBlamed)
                    add({asked ? FindingCode::ActedBeforeDecision : FindingCode::OfferMissed,
                         Rule::CallWarOrSurrender, HandId{id, 0}, BetKind::Main});
            }
            missingPost(id);
        });
    }

    /// WA-9
    void missingPost(SeatId id)
    {
        const Seat &seat = m_now.table.at(id);
        if (m_now.house.war.housePosts && seat.atWar() && seat.bet(BetKind::War).open()
            && !seat.bet(BetKind::Post).exists())
            add({FindingCode::PostMissed, Rule::WarHousePosts, HandId{id, 0}, BetKind::Post,
                 seat.bet(BetKind::War).amount, Money{}});
    }

    /// WA-10, FC-9, TH-8: burns come before the card.
    void beforeCard(HandId hand)
    {
        const auto &[table, house] = m_now;
        if (!gameProcedure(house).needsMore(table, house, hand))
            return; // a first card that comes late has nothing to do with the war
        if (table.round.warBegun && !hand.isDealer())
            missingPost(hand.seat); // he went to war after the others got their cards
        if (!hand.isDealer() && table.round.skippedInSecondDeal.has(hand.seat))
            return; // passed over and dealt to late: already reported
        const int wanted = burnsBefore(table, house, hand);
        const int burned = table.round.burned;
        if (burned < wanted)
            add({FindingCode::MissingBurn, Rule::WarBurn, hand, {}, wanted, burned});
    }

    /// FC-19
    void exposedCard()
    {
        if (usesCard() && m_now.table.nextCardIsExposed())
            add({FindingCode::ExposedCardUsed, Rule::ExposedCard, placeOf(m_act), {}});
    }

    void lateCards()
    {
        const SeatSet done = mayBeFinished(m_now.table, m_now.house);
        if (done.empty())
            return;
        const Turn turn = turnOf(m_now.table, m_now.house, m_act);
        if (!isOpen(m_now.table, m_now.house, turn))
            return;
        for (const SeatId seat : done) {
            for (int nth = 0; nth < m_now.table.handsAt(seat); ++nth) {
                if (cardsAreLate(m_now.table, m_now.house, {seat, nth}, turn))
                    add({FindingCode::CollectedLate, Rule::CardsStyle, HandId{seat, nth}, {}});
            }
        }
    }

    void floorForPayoff(const act::Pay &pay)
    {
        if (m_now.table.at(pay.hand).bet(pay.bet).open()
            && fateOf(m_now.table, m_now.house, pay.hand, pay.bet).fate == Fate::Wins
            && floorIsDueFor(m_now.table, m_now.house, pay.hand, pay.bet))
            add({FindingCode::FloorNotCalled, Rule::CallFloorAbove, pay.hand, pay.bet});
    }

    /// FC-13: everything must be settled and the cards in the rack.
    void atEnd()
    {
        addUnsettledBets(m_now, m_findings);
        if (m_now.table.cardsToCollect())
            add({FindingCode::CardsLeft, Rule::RoundEnds, {}, {}});
    }

    const Position &m_now;
    const Kind &m_act;
    std::vector<Finding> &m_findings;
};

} // namespace

template<ActKind Kind>
void addOmissions(const Position &now, const Kind &act, std::vector<Finding> &findings)
{
    OmissionCollector<Kind>{now, act, findings}.all();
}
#define MAKE(Kind)                                                                                 \
    template void addOmissions(const Position &, const Kind &, std::vector<Finding> &);
PITWISE_EACH_ACT(MAKE)
#undef MAKE

} // namespace pitwise
