// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/betting.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/turns.h"
#include "engine/referee/gamereferee.h"

namespace pitwise {

/// The referee's quick look. While nothing has gone wrong in a round of Casino War, an act that the
/// procedure asks for breaks no rule and omits nothing, so there is no need to check every rule.
/// The quick look asks the same questions as the rules. Where it is not sure it says no, and the
/// act is judged in full. (A test compares the two at every act.)
class QuickLook
{
public:
    explicit QuickLook(const Position &now) : m_table(now.table), m_house(now.house) { }

    /// Nothing wrong, urgent or odd in this round.
    [[nodiscard]] bool round() const
    {
        return m_table.round.none() && !m_table.exposedCardOut()
            && (open(BetKind::WarTie).empty() || m_table.round.warBegun);
    }

    /// Acts without a quick look.
    template<ActKind Kind>
    [[nodiscard]] bool isRight(const Kind &) const
    {
        return false;
    }
    [[nodiscard]] bool isRight(const act::Say &say) const
    {
        const RoundState &now = m_table.round;
        switch (say.call) {
        case Call::PlaceBets:
            return !now.betsClosed && !now.betsInvited && shoeIsReady();
        case Call::NoMoreBets:
            return !now.betsClosed && (now.betsInvited || !m_house.calls.placeBets) && shoeIsReady()
                && casinowar::betsArePlain(m_table, m_house);
        case Call::WarOrSurrender:
            return m_house.surrender.allowed && isTied(say.seat)
                && isInTurn({Pass::Mains, say.seat});
        case Call::BelowMinimum:
        case Call::Parlay:
        case Call::Insurance:
        case Call::Floor:
            break;
        }
        return false;
    }
    [[nodiscard]] bool isRight(const act::Deal &deal) const
    {
        if (deal.faceDown || !m_table.round.betsClosed || !casinowar::isNext(m_table, deal.hand))
            return false;
        if (firstDealIsOn(m_table))
            return m_table.round.dealing || shoeIsReady();
        return mayGoToWar() && m_table.round.burned == burnsBefore(m_table, m_house, deal.hand);
    }
    [[nodiscard]] bool isRight(const act::Burn &) const
    {
        if (!inWarDeal(m_table))
            return false;
        const auto next = casinowar::nextPlace(m_table, m_house, true);
        return mayGoToWar() && next && m_table.round.burned < burnsBefore(m_table, m_house, *next);
    }
    [[nodiscard]] bool isRight(const act::Take &take) const
    {
        const Seat &seat = m_table.at(take.hand.seat);
        Money due;
        Money there;
        Pass pass = Pass::Ties;
        for (const BetKind kind : take.bets) {
            const BetFate *bet = openBet(take.hand.seat, kind);
            if (bet == nullptr || bet->fate != Fate::Loses)
                return false;
            due += bet->due;
            there += seat.bet(kind).amount;
            pass = std::max(pass, casinowar::passOf(m_house, seat, kind));
        }
        return (take.amount ? take.amount->money : there) == due
            && isInTurn({pass, take.hand.seat});
    }
    [[nodiscard]] bool isRight(const act::Pay &pay) const
    {
        const BetFate *bet = openBet(pay.hand.seat, pay.bet);
        const bool anyChips = m_house.payout.chips == PayoutChips::Any || pay.amount.chips.empty();
        return bet != nullptr && bet->fate == Fate::Wins && pay.bet != BetKind::Post
            && pay.amount.money == bet->due && anyChips && !m_house.calls.floorAbove
            && isInTurn(
                   {casinowar::passOf(m_house, m_table.at(pay.hand.seat), pay.bet), pay.hand.seat});
    }
    [[nodiscard]] bool isRight(const act::Give &give) const
    {
        const BetFate *post = openBet(give.hand.seat, BetKind::Post);
        return post != nullptr && post->fate == Fate::Wins
            && isInTurn({Pass::Wars, give.hand.seat});
    }
    /// WA-9
    [[nodiscard]] bool isRight(const act::Post &post) const
    {
        const Seat &seat = m_table.at(post.hand.seat);
        return m_house.war.housePosts && seat.atWar() && seat.openBets().has(BetKind::War)
            && !seat.madeBets().has(BetKind::Post)
            && post.amount.money == seat.bet(BetKind::War).amount
            && isInTurn({Pass::Mains, post.hand.seat});
    }
    [[nodiscard]] bool isRight(const act::Collect &collect) const
    {
        const bool picks = m_house.cards.style == Style::PickAndPay;
        const SeatSet unfinished = casinowar::standingOf(m_table, m_house, &Standing::unfinished);
        if (picks && !collect.hand.isDealer())
            return m_table.round.dealing && !unfinished.has(collect.hand.seat);
        if (!unfinished.empty() || casinowar::nextPlace(m_table, m_house, false))
            return false;
        if (collect.hand.isDealer() || m_table.lying().empty())
            return m_table.lying().empty();
        SeatSet lying = m_table.lying();
        return (m_house.cards.sweep == Direction::RightToLeft ? lying.takeLast()
                                                              : lying.takeFirst())
            == collect.hand.seat;
    }
    [[nodiscard]] bool isRight(const act::End &) const
    {
        return m_table.round.begun && !m_table.cardsOnFelt()
            && casinowar::standingOf(m_table, m_house, &Standing::unfinished).empty();
    }

private:
    [[nodiscard]] SeatSet open(BetKind kind) const { return m_table.openBets(kind); }
    [[nodiscard]] bool shoeIsReady() const
    {
        return !m_table.shoeState.shuffleDue && !m_table.shoeState.preparing
            && !m_table.round.dealing;
    }
    /// What becomes of an open bet; null if that is not kept.
    [[nodiscard]] const BetFate *openBet(SeatId seat, BetKind bet) const
    {
        return m_table.at(seat).openBets().has(bet) ? m_table.derived.keptFate(seat, bet) : nullptr;
    }
    [[nodiscard]] bool isTied(SeatId seat) const
    {
        const BetFate *main = openBet(seat, BetKind::Main);
        return main != nullptr && main->fate == Fate::Offer;
    }
    [[nodiscard]] Turn before(Turn turn) const
    {
        return turn == m_table.round.current ? Turn{}
                                             : casinowar::turnBefore(m_table, m_house, turn);
    }
    /// The turn is in order, and no other seat has cards that should have left.
    [[nodiscard]] bool isInTurn(Turn turn) const
    {
        const bool picksAfterPay = m_house.cards.pick == Pick::AfterPay;
        return m_table.round.dealing && before(turn).none()
            && (m_house.cards.style == Style::LayAndPay
                || (picksAfterPay && casinowar::mayBeFinished(m_table, m_house).empty()));
    }
    /// The first settlement is done, every tie decided, every post made.
    [[nodiscard]] bool mayGoToWar() const
    {
        const bool posted =
            !m_house.war.housePosts || open(BetKind::War).without(open(BetKind::Post)).empty();
        return posted && casinowar::standingOf(m_table, m_house, &Standing::mayDecide).empty()
            && casinowar::unsettledBeforeWar(m_table, m_house).none();
    }

    const Table &m_table;
    const House &m_house;
};

template<ActKind Kind>
[[nodiscard]] bool isPlainlyRight(const Table &table, const House &house, const Kind &act)
{
    const QuickLook look{{table, house}};
    return Fast && gameReferee(house).quickLook && look.round() && look.isRight(act);
}

} // namespace pitwise
