// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/scriptedpatrons.h"

#include "engine/house/pergame.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/betting.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/table/physics.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

using Play = std::optional<Event> (ScriptedPatrons::*)(const Table &, const House &);
constexpr PerGame<Play> PlayScript{&ScriptedPatrons::playCasinoWar,
                                   &ScriptedPatrons::playBlackjack};

/// A bet, with its chips named where the house pays colour for colour.
Event scriptedBet(SeatId seat, BetKind kind, Money money, const House &house)
{
    patron::Bet bet{seat, kind, {money, {}}};
    if (house.payout.chips == PayoutChips::ColorForColor)
        bet.amount.chips = house.table.chips.fewest(money).value_or(ChipCounts{});
    return PatronAct{bet};
}

} // namespace

ScriptedPatrons::ScriptedPatrons(const RoundScript &script, const House &house, Rng rng)
    : m_script(script),
      m_rng(rng)
{
    const BetKind side = sideBet(house);
    for (int i = 1; i <= house.table.seats; ++i) {
        const SeatScript &seat = script.at(seatAt(i));
        if (!seat.taken)
            continue;
        if (seat.main > Money{})
            m_bets.push_back(scriptedBet(seatAt(i), BetKind::Main, seat.main, house));
        if (seat.side > Money{})
            m_bets.push_back(scriptedBet(seatAt(i), side, seat.side, house));
    }
    if (script.sideNotTaken)
        m_bets.push_back(*script.sideNotTaken);
}

std::optional<Event> ScriptedPatrons::react(const Table &table, const House &house)
{
    if (table.round.malfunction == Malfunction::Happened
        || table.round.malfunction == Malfunction::FloorCalled)
        return std::nullopt; // everybody waits for the floor
    if (auto event = cut(table))
        return event;
    if (betsAreOpen(table))
        return placeBet(table, house);
    if (table.round.voided)
        return std::nullopt;
    return (this->*PlayScript.of(house))(table, house);
}

std::optional<Event> ScriptedPatrons::cut(const Table &table)
{
    const ShoeState &state = table.shoeState;
    if (!state.preparing || state.cutOfferedTo.number == 0 || state.patronCut > 0
        || table.shoe.left() < 2)
        return std::nullopt;
    constexpr int FromEitherEnd = 10;
    const int room = std::max(1, table.shoe.left() - 2 * FromEitherEnd);
    const int at = FromEitherEnd + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(room)));
    return PatronAct{patron::CutAt{state.cutOfferedTo, std::min(at, table.shoe.left() - 1)}};
}

std::optional<Event> ScriptedPatrons::placeBet(const Table &table, const House &house)
{
    if ((house.calls.placeBets && !table.round.betsInvited) || nextStep(table, house))
        return std::nullopt;
    if (!m_bets.empty()) {
        Event next = m_bets.front();
        m_bets.pop_front();
        return next;
    }
    // All bets were refused: somebody bets again, so that there is a round.
    if (anyOpen(table).empty())
        return scriptedBet(seatAt(1), BetKind::Main, house.limits.main.min, house);
    return std::nullopt;
}

std::optional<Event> ScriptedPatrons::playCasinoWar(const Table &table, const House &house)
{
    if (const SeatId seat = std::exchange(m_wentToWar, SeatId{}); seat.number > 0) {
        const Money bet = m_script.at(seat).warTie;
        if (bet > Money{} && table.at(seat).atWar())
            return betEvent(seat, BetKind::WarTie, bet);
    }
    for (const SeatId seat : table.openBets(BetKind::Main)) {
        if (!mayDecide(table, house, seat)
            || fateOf(table, house, seat, BetKind::Main).fate != Fate::Answer)
            continue;
        if (m_script.at(seat).surrenders && house.surrender.allowed)
            return decisionEvent(seat, Decision::Surrender);
        m_wentToWar = seat;
        return decisionEvent(seat, Decision::War);
    }
    return std::nullopt;
}

std::optional<Event> ScriptedPatrons::playBlackjack(const Table &table, const House &house)
{
    const auto asked = findHand(table, [&](HandId hand) {
        return mayParlay(table, house, hand) && table.at(hand).offered;
    });
    if (asked)
        return decisionEvent(*asked,
                             m_script.at(asked->seat).parlays ? Decision::Parlay : Decision::Keep);
    if (auto event = insure(table, house))
        return event;
    return signal(table, house);
}

std::optional<Event> ScriptedPatrons::insure(const Table &table, const House &house)
{
    const DealerFacts &dealer = table.round.dealer;
    if (!dealer.insuranceCalled || dealer.insuranceClosed)
        return std::nullopt;
    for (const SeatId seat : table.busy) {
        if (m_heardOfInsurance.has(seat) || !mayInsure(table, house, seat))
            continue;
        m_heardOfInsurance.set(seat);
        const SeatScript &script = m_script.at(seat);
        if (script.takesEvenMoney && mayTakeEvenMoney(table, house, seat))
            return decisionEvent(seat, Decision::EvenMoney);
        const Money half =
            house.table.chips.roundedDown(table.at(seat).bet(BetKind::Main).amount * Ratio{1, 2});
        if (script.insures && half > Money{})
            return PatronAct{patron::Insure{seat, Amount{half, {}}}};
    }
    return std::nullopt;
}

Event ScriptedPatrons::doubled(const Table &table, const House &house, HandId hand, bool forLess)
{
    Money main = table.at(hand).bet(BetKind::Main).amount;
    if (const Money less = house.table.chips.roundedDown(main * Ratio{1, 2});
        forLess && house.blackjack.doubleForLess && less > Money{})
        main = less;
    patron::Double twice{hand, Amount{main, {}}, {}};
    const Bet &rides = table.at(hand).bet(BetKind::Bonus);
    if (rides.open() && table.at(hand).blackjack.bonusDone && m_rng.chance(50))
        twice.war = Amount{rides.amount, {}};
    return PatronAct{twice};
}

/// A patron waits for his turn: after the peek, and after every hand before his.
std::optional<Event> ScriptedPatrons::signal(const Table &table, const House &house)
{
    if (!warblackjack::secondCardsLie(table) || warblackjack::insuranceIsDue(table, house)
        || warblackjack::peekIsDue(table, house) || blackjackIsOut(table)
        || !warblackjack::unsettledBeforeGoingOn(table, house).none() || table.round.disputed
        || findHand(table, [&](HandId id) { return warblackjack::cardsLeaveAtOnce(table, id); }))
        return std::nullopt;
    auto hand = warblackjack::handInPlay(table, house);
    if (!hand)
        hand = findHand(table, [&](HandId id) { return mayAct(table, house, id); });
    if (!hand || !mayAct(table, house, *hand))
        return std::nullopt;
    auto &signals = m_script.at(hand->seat).signals;
    Signal wish = Signal::Stand;
    if (!signals.empty()) {
        wish = signals.front();
        signals.pop_front();
    }
    const Seat &seat = table.at(*hand);
    const bool rides = seat.blackjack.bonusDone && seat.bet(BetKind::Bonus).open();
    switch (wish) {
    case Signal::Hit:
        return decisionEvent(*hand, Decision::Hit);
    case Signal::Double:
    case Signal::DoubleForLess:
        if (mayDouble(table, house, *hand))
            return doubled(table, house, *hand, wish == Signal::DoubleForLess);
        break;
    case Signal::Split:
        if (maySplit(table, house, *hand))
            return PatronAct{patron::Split{*hand, rides && m_rng.chance(50)}};
        break;
    case Signal::Stand:
        break;
    }
    return decisionEvent(*hand, Decision::Stand);
}

} // namespace pitwise
