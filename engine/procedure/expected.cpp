// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/expected.h"

#include "engine/procedure/betting.h"
#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/payratio.h"
#include "engine/procedure/turns.h"
#include "engine/table/physics.h"

#include <algorithm>

namespace pitwise {

namespace {

/// Walks through the phases of a round; the first one that has something to do answers.
class Expectation
{
public:
    Expectation(const Table &table, const House &house, bool onlyFirst)
        : m_table(table),
          m_house(house),
          m_onlyFirst(onlyFirst)
    {
    }

    std::vector<Act> all()
    {
        find();
        if (m_first)
            m_more.insert(m_more.begin(), *m_first);
        return std::move(m_more);
    }
    std::optional<Act> first()
    {
        find();
        return m_first;
    }

private:
    void find()
    {
        // `||` stops at the first phase that answers.
        (void)(malfunction() || urgent() || newShoe() || emptyShoe() || betting() || firstDeal()
               || finishedCards() || posts() || settlement() || warDeal() || collection() || end());
    }

    void add(const Act &act)
    {
        if (!m_first)
            m_first = act;
        else if (!m_onlyFirst)
            m_more.push_back(act);
    }
    bool answered() const { return m_first.has_value() || m_waiting; }
    bool enough() const { return m_onlyFirst && m_first; }

    template<typename Visit>
    void eachSeat(Visit visit)
    {
        for (int i = 1; i <= m_table.seatCount && !enough(); ++i)
            visit(seatAt(i), m_table.at(seatAt(i)));
    }

    bool malfunction()
    {
        switch (m_table.round.malfunction) {
        case Malfunction::None:
            break;
        case Malfunction::Happened:
            add(act::Say{Call::Floor, {}});
            break;
        case Malfunction::FloorCalled:
        case Malfunction::Ignored:
            add(act::Void{});
            break;
        }
        return answered();
    }

    bool urgent()
    {
        eachSeat([&](SeatId id, const Seat &seat) {
            for (const BetKind kind : AllBets) {
                if (seat.bet(kind).late > Money{})
                    add(act::Refuse{HandId{id, 0}, kind});
            }
            if (warTieIssue(m_table, m_house, id))
                add(act::Refuse{HandId{id, 0}, BetKind::WarTie});
        });
        if (m_table.round.disputed)
            add(act::Say{Call::Floor, {}});
        eachSeat([&](SeatId id, const Seat &) {
            if (m_table.round.unasked.has(id)
                && turnBefore(m_table, m_house, {Pass::Mains, id}).none())
                add(act::Say{Call::WarOrSurrender, id});
        });
        if (m_table.exposedCardOut())
            add(act::Discard{});
        return answered();
    }

    bool newShoe()
    {
        if (m_table.round.dealing || m_table.round.voided)
            return false;
        const auto step = nextStep(m_table, m_house);
        if (!step)
            return false;
        switch (*step) {
        case ShoeStep::Shuffle:
            add(act::Shuffle{});
            break;
        case ShoeStep::OfferCut: { // the patron who may cut rotates
            const auto turn = static_cast<int>(m_table.shuffles % m_table.seatCount);
            for (int i = 0; i < m_table.seatCount; ++i)
                add(act::OfferCut{seatAt((turn + i) % m_table.seatCount + 1)});
            break;
        }
        case ShoeStep::Cut:
            if (m_table.shoeState.patronCut > 0 || wasSkipped(m_table, ShoeStep::OfferCut))
                add(act::Cut{});
            else
                m_waiting = true;
            break;
        case ShoeStep::CutCard:
            add(act::PlaceCutCard{std::min(m_house.shoe.cutCardFromEnd, m_table.shoe.left())});
            break;
        case ShoeStep::Load:
            add(act::Load{});
            break;
        case ShoeStep::Burn:
            add(act::Burn{});
            break;
        }
        return answered();
    }

    bool emptyShoe()
    {
        const bool drawIsNext = !inWarDeal(m_table) || dueTurn(m_table, m_house).none();
        if (ranOut(m_table) && nextPlace(m_table) && drawIsNext)
            add(act::Shuffle{});
        return answered();
    }

    bool betting()
    {
        if (!betsAreOpen(m_table))
            return false;
        if (m_house.calls.placeBets && !m_table.round.betsInvited)
            add(act::Say{Call::PlaceBets, {}});
        bool bets = false;
        bool issues = false;
        eachSeat([&](SeatId id, const Seat &seat) {
            for (const BetKind kind : {BetKind::Main, BetKind::Tie}) {
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
            add(act::Say{Call::NoMoreBets, {}});
        else if (const auto place = nextPlace(m_table))
            add(act::Deal{*place});
        return true;
    }

    void mend(SeatId id, BetKind kind, const BetIssue &issue)
    {
        switch (issue.remedy) {
        case BetIssue::Remedy::Refuse:
            add(act::Refuse{HandId{id, 0}, kind});
            break;
        case BetIssue::Remedy::ReturnExcess:
            add(act::Return{HandId{id, 0}, kind, Amount{issue.excess, {}}});
            break;
        case BetIssue::Remedy::Remind:
            add(act::Say{Call::BelowMinimum, id});
            break;
        }
    }

    bool firstDeal()
    {
        const auto place = nextPlace(m_table);
        if (place && !inWarDeal(m_table))
            add(act::Deal{*place});
        return answered();
    }

    /// WA-9: at once when the patron has gone to war.
    bool posts()
    {
        if (!m_house.war.housePosts)
            return false;
        eachSeat([&](SeatId id, const Seat &seat) {
            if (seat.atWar() && seat.bet(BetKind::War).open() && !seat.bet(BetKind::Post).exists()
                && turnBefore(m_table, m_house, {Pass::Mains, id}).none())
                add(act::Post{HandId{id, 0}, Amount{seat.bet(BetKind::War).amount, {}}});
        });
        return answered();
    }

    /// Pick and pay: the cards of a seat leave with its last bet.
    bool finishedCards()
    {
        if (m_house.cards.style != Style::PickAndPay)
            return false;
        eachSeat([&](SeatId id, const Seat &seat) {
            if (seat.cards.lying > 0 && mayCollect(m_table, m_house, HandId{id, 0}))
                add(act::Collect{HandId{id, 0}});
        });
        return answered();
    }

    bool settlement()
    {
        Turn turn = m_table.round.current;
        if (turn.none() || wasPassed(m_table, turn) || !isOpen(m_table, m_house, turn))
            turn = dueTurn(m_table, m_house);
        if (turn.none())
            turn = passedOverTurn(m_table, m_house);
        if (turn.none())
            return waitsForWar();
        return settle(turn);
    }

    /// Where no offer is made, a tied patron goes to war by himself.
    bool waitsForWar()
    {
        eachSeat([&](SeatId id, const Seat &) { m_waiting = m_waiting || mayDecide(m_table, id); });
        return m_waiting;
    }

    bool settle(Turn turn)
    {
        const HandId hand{turn.seat, 0};
        BetSet losers;
        int loserCount = 0;
        for (const BetKind kind : AllBets) {
            const Bet &bet = m_table.at(turn.seat).bet(kind);
            if (!bet.open() || passOf(m_table, m_house, turn.seat, kind) != turn.pass
                || !needsSettling(m_table, m_house, turn.seat, kind))
                continue;
            const auto [fate, due] = fateOf(m_table, m_house, turn.seat, kind);
            if (fate == Fate::Loses && due == bet.amount) {
                losers.add(kind);
                ++loserCount;
            } else {
                settleOne(hand, kind, fate, due);
            }
        }
        if (loserCount > 0)
            add(act::Take{hand, losers, {}});
        if (loserCount > 1) {
            for (const BetKind kind : AllBets) {
                if (losers.has(kind))
                    add(act::Take{hand, BetSet::of(kind), {}});
            }
        }
        return true;
    }

    void settleOne(HandId hand, BetKind kind, Fate fate, Money due)
    {
        if (fate == Fate::Loses) {
            add(act::Take{hand, BetSet::of(kind), Amount{due, {}}});
        } else if (fate == Fate::Offer) {
            add(act::Say{Call::WarOrSurrender, hand.seat});
        } else if (fate == Fate::Wins && kind == BetKind::Post) {
            add(act::Give{hand});
        } else if (fate == Fate::Wins) {
            if (floorIsDueFor(m_table, m_house, hand.seat, kind))
                add(act::Say{Call::Floor, {}});
            else
                add(act::Pay{hand, kind, Amount{due, {}}});
        }
    }

    bool warDeal()
    {
        const auto place = nextPlace(m_table);
        if (!place)
            return false;
        if (burnsDue(m_table, m_house) > 0)
            add(act::Burn{});
        else
            add(act::Deal{*place});
        return true;
    }

    bool collection()
    {
        const bool rightToLeft = m_house.cards.sweep == Direction::RightToLeft;
        for (int n = 1; n <= m_table.seatCount && !m_first; ++n) {
            const HandId hand = handAt(rightToLeft ? m_table.seatCount + 1 - n : n);
            if (m_table.at(hand.seat).cards.lying > 0)
                add(act::Collect{hand});
        }
        if (!m_first && m_table.dealer.lying > 0)
            add(act::Collect{DealerHand});
        return answered();
    }

    bool end()
    {
        if (m_table.round.begun)
            add(act::End{});
        return true;
    }

    const Table &m_table;
    const House &m_house;
    bool m_onlyFirst;
    bool m_waiting = false;
    std::optional<Act> m_first;
    std::vector<Act> m_more;
};

} // namespace

std::vector<Act> expected(const Table &table, const House &house)
{
    return Expectation{table, house, false}.all();
}

std::optional<Act> nextAct(const Table &table, const House &house)
{
    return Expectation{table, house, true}.first();
}

} // namespace pitwise
