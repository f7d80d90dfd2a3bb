// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/blackjackplay.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/expectation.h"

namespace pitwise {

bool Expectation::warBlackjack()
{
    if (m_table.round.voided)
        return false;
    return handsOverAtOnce() || bonusSettlement() || beforePlay() || play() || takeUpSkipped()
        || dealersHand() || finishedCards() || settleWithInsurance() || settlement();
}

/// WB-6, WB-7: right to left, each winner asked when he is paid.
bool Expectation::bonusSettlement()
{
    const Turn current = m_table.round.current;
    const Turn ask{Pass::Parlay, current.seat};
    if (!current.none() && current.pass == Pass::Bonus && !wasPassed(m_table, ask)
        && isOpen(m_table, m_house, ask) && turnBefore(m_table, m_house, ask).none())
        return settle(ask);
    const Turn due = dueTurn(m_table, m_house);
    if (!due.none() && due.pass < Pass::EvenMoney)
        return settle(current.pass < Pass::EvenMoney && !current.none()
                              && !wasPassed(m_table, current) && isOpen(m_table, m_house, current)
                          ? current
                          : due);
    return false;
}

/// WB-12, WB-14: second cards, the hole card down, insurance, even money, the peek.
bool Expectation::beforePlay()
{
    if (!secondCardsLie(m_table)) {
        if (const auto place = nextPlace(m_table, m_house))
            draw<act::Deal>(*place, place->isDealer());
        return answered();
    }
    if (insuranceIsDue(m_table, m_house))
        add<act::Say>(Call::Insurance);
    if (const Turn due = dueTurn(m_table, m_house); due.pass == Pass::EvenMoney && !due.none())
        settle(due);
    if (!answered() && peekIsDue(m_table, m_house))
        add<act::Peek>();
    if (!answered() && blackjackIsOut(m_table) && m_table.round.dealer.holeDown)
        add<act::Reveal>();
    return answered();
}

/// Lost insurance, then the patrons from left to right.
bool Expectation::play()
{
    if (const Turn due = unsettledBeforeGoingOn(m_table, m_house); !due.none())
        return settle(due);
    const auto hand = handInPlay(m_table, m_house);
    return hand && playHand(*hand);
}

bool Expectation::playHand(HandId hand)
{
    if (m_table.at(hand).blackjack.request == Request::Split)
        add<act::Split>(hand);
    else if (needsCard(m_table, m_house, hand))
        draw<act::Deal>(hand);
    else
        m_waiting = true;
    return true;
}

/// Hands that were passed over are played when all others are.
bool Expectation::takeUpSkipped()
{
    if (blackjackIsOut(m_table) || !secondCardsLie(m_table))
        return false;
    const auto skipped = findHand(m_table, [&](HandId hand) {
        return m_table.at(hand).blackjack.skippedInPlay && !m_table.at(hand).cards.dealt.empty()
            && !isPlayed(m_table, m_house, hand);
    });
    return skipped && playHand(*skipped);
}

/// WB-13: shown, then drawn to 17, while anybody stands against it.
bool Expectation::dealersHand()
{
    if (!secondCardsLie(m_table))
        return false;
    if (m_table.round.dealer.holeDown)
        add<act::Reveal>();
    else if (dealerMustDraw(m_table, m_house))
        draw<act::Deal>(DealerHand);
    return answered();
}

/// Against a shown hand insurance goes with the hand, seat by seat, in either order.
bool Expectation::settleWithInsurance()
{
    const Turn current = m_table.round.current;
    const bool insured = !m_table.openBets[static_cast<std::size_t>(BetKind::Insurance)].empty();
    if (!insured && current.pass != Pass::Insurance)
        return false;
    const auto settleSeat = [&](SeatId seat) {
        for (const Pass pass : {Pass::Insurance, Pass::Hands}) {
            if (!wasPassed(m_table, {pass, seat}) && isOpen(m_table, m_house, {pass, seat})
                && turnBefore(m_table, m_house, {pass, seat}).none())
                settle({pass, seat});
        }
        return answered();
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
bool Expectation::handsOverAtOnce()
{
    eachHand(m_table, [&](HandId hand) {
        if (cardsLeaveAtOnce(m_table, hand))
            add<act::Collect>(hand);
    });
    return answered();
}

} // namespace pitwise
