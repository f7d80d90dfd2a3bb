// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"
#include "engine/procedure/expectation.h"
#include "engine/procedure/warblackjackplay.h"

namespace pitwise::warblackjack {

namespace {

/// The phases of a round, as in `Expectation`.
class Round
{
public:
    explicit Round(Expectation &now) : m_now(now), m_table(now.table()), m_house(now.house()) { }

    bool find();

private:
    bool bonusSettlement();
    bool beforePlay();
    bool play();
    bool playHand(HandId hand);
    bool takeUpSkipped();
    bool dealersHand();
    bool settleWithInsurance();
    bool handsOverAtOnce();
    bool finishedCards();

    Expectation &m_now;
    const Table &m_table;
    const House &m_house;
};

bool Round::find()
{
    if (m_table.round.voided)
        return false;
    return handsOverAtOnce() || bonusSettlement() || beforePlay() || play() || takeUpSkipped()
        || dealersHand() || finishedCards() || settleWithInsurance() || m_now.settlement();
}

/// WB-6, WB-7: right to left; each winner is asked when he is paid.
bool Round::bonusSettlement()
{
    const Turn current = m_table.round.current;
    const Turn ask{Pass::Parlay, current.seat};
    if (!current.none() && current.pass == Pass::Bonus && !wasPassed(m_table, ask)
        && pitwise::isOpen(m_table, m_house, ask)
        && pitwise::turnBefore(m_table, m_house, ask).none())
        return m_now.settle(ask);
    const Turn due = warblackjack::dueTurn(m_table, m_house);
    if (!due.none() && due.pass < Pass::EvenMoney)
        return m_now.settle(current.pass < Pass::EvenMoney && !current.none()
                                    && !wasPassed(m_table, current)
                                    && pitwise::isOpen(m_table, m_house, current)
                                ? current
                                : due);
    return false;
}

/// WB-12, WB-14: second cards, the hole card down, insurance, even money, the peek.
bool Round::beforePlay()
{
    if (!secondCardsLie(m_table)) {
        if (const auto place = warblackjack::nextPlace(m_table, m_house, true))
            m_now.draw<act::Deal>(*place, place->isDealer() && !lacksUpCard(m_table));
        return m_now.answered();
    }
    // Whoever was passed over gets his second card now.
    if (const auto late =
            findHand(m_table, [&](HandId hand) { return needsSecondCard(m_table, hand); })) {
        m_now.draw<act::Deal>(*late);
        return true;
    }
    if (warblackjack::wasSkippedInDeal(m_table, m_house, DealerHand)
        && needsCard(m_table, m_house, DealerHand)) {
        m_now.draw<act::Deal>(DealerHand, upCard(m_table) != nullptr);
        return true;
    }
    if (insuranceIsDue(m_table, m_house))
        m_now.add<act::Say>(Call::Insurance);
    if (const Turn due = warblackjack::dueTurn(m_table, m_house);
        due.pass == Pass::EvenMoney && !due.none())
        m_now.settle(due);
    if (!m_now.answered() && peekIsDue(m_table, m_house))
        m_now.add<act::Peek>();
    if (!m_now.answered() && blackjackIsOut(m_table) && m_table.round.dealer.holeDown)
        m_now.add<act::Reveal>();
    return m_now.answered();
}

/// Lost insurance, then the patrons from left to right.
bool Round::play()
{
    if (const Turn due = unsettledBeforeGoingOn(m_table, m_house); !due.none())
        return m_now.settle(due);
    const auto hand = handInPlay(m_table, m_house);
    return hand && playHand(*hand);
}

bool Round::playHand(HandId hand)
{
    if (m_table.at(hand).blackjack.request == Request::Split)
        m_now.add<act::Split>(hand);
    else if (needsCard(m_table, m_house, hand))
        m_now.draw<act::Deal>(hand);
    else
        m_now.wait();
    return true;
}

/// Hands that were passed over are played last.
bool Round::takeUpSkipped()
{
    if (blackjackIsOut(m_table) || !secondCardsLie(m_table))
        return false;
    const auto skipped = findHand(m_table, [&](HandId hand) {
        return m_table.at(hand).blackjack.skippedInPlay && !m_table.at(hand).cards.dealt.empty()
            && !isPlayed(m_table, m_house, hand);
    });
    return skipped && playHand(*skipped);
}

/// WB-13: the dealer shows his hand, then draws to 17 while any bet depends on it.
bool Round::dealersHand()
{
    if (!secondCardsLie(m_table))
        return false;
    if (m_table.round.dealer.holeDown)
        m_now.add<act::Reveal>();
    else if (dealerMustDraw(m_table, m_house))
        m_now.draw<act::Deal>(DealerHand);
    return m_now.answered();
}

/// Once the hole card is shown, insurance is settled with the hand, seat by seat, in either order.
bool Round::settleWithInsurance()
{
    const Turn current = m_table.round.current;
    const bool insured = !m_table.openBets(BetKind::Insurance).empty();
    if (!insured && current.pass != Pass::Insurance)
        return false;
    const auto settleSeat = [&](SeatId seat) {
        for (const Pass pass : {Pass::Insurance, Pass::Hands}) {
            if (!wasPassed(m_table, {pass, seat}) && pitwise::isOpen(m_table, m_house, {pass, seat})
                && pitwise::turnBefore(m_table, m_house, {pass, seat}).none())
                m_now.settle({pass, seat});
        }
        return m_now.answered();
    };
    // A seat begun out of turn is finished first.
    if (!current.none() && m_table.round.currentOutOfTurn && settleSeat(current.seat))
        return true;
    const bool leftToRight = m_house.settlement.mains == Direction::LeftToRight;
    SeatSet left = m_table.busy;
    while (!left.empty()) {
        if (settleSeat(leftToRight ? left.takeFirst() : left.takeLast()))
            return true;
    }
    return false;
}

/// Busts, naturals and even money: their cards follow their chips.
bool Round::handsOverAtOnce()
{
    eachHand(m_table, [&](HandId hand) {
        if (cardsLeaveAtOnce(m_table, hand))
            m_now.add<act::Collect>(hand);
    });
    return m_now.answered();
}

/// Pick and pay: the cards of a hand leave with its last bet.
bool Round::finishedCards()
{
    return m_house.cards.style == Style::PickAndPay && !m_table.lying().empty()
        && m_now.pickUp(m_table.lying(), false);
}

} // namespace

bool phases(Expectation &now)
{
    return Round{now}.find();
}

} // namespace pitwise::warblackjack
