// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/crowd.h"

#include "engine/patrons/gamepatrons.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/betting.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

constexpr std::uint64_t CrowdStream = 1'000'000'007; // far away from the streams of the shuffles
constexpr std::uint64_t RoundStreams = std::uint64_t{1} << 32; // apart, one for each round
constexpr std::uint64_t SeatingStream = 1'000'000'009;

} // namespace

int sidePercent(Temper temper)
{
    switch (temper) {
    case Temper::Careful:
        return 15;
    case Temper::Mixed:
        return 35;
    case Temper::Bold:
        break;
    }
    return 60;
}

Crowd::Crowd(const CrowdSettings &settings)
    : m_settings(settings),
      m_rng(settings.seed, CrowdStream)
{
}

void Crowd::takeDice(Asked what, HandId hand, const Table *table)
{
    if (!m_settings.eachRoundAnew)
        return;
    const auto cards = table == nullptr ? 0U : table->cardsAt(hand).dealt.size();
    const auto place = static_cast<std::uint64_t>(hand.seat.number) * MaxHands + hand.split;
    const auto key = (static_cast<std::uint64_t>(what) * 256 + place) * 64 + cards;
    m_rng = Rng{m_settings.seed,
                CrowdStream + RoundStreams * static_cast<std::uint64_t>(m_round) + key};
}

namespace {

/// Since the bets were planned. After a new shuffle within the round nobody counts any more.
int cardsOut(const Table &table, int leftBefore)
{
    const int out = leftBefore - table.shoe.left();
    return out < 0 ? leftBefore : out;
}

} // namespace

bool Crowd::isTimeForLateBet(const Table &table)
{
    if (m_settings.eachRoundAnew)
        return cardsOut(table, m_plan.cardsLeft) >= m_plan.lateBetAfter;
    return m_rng.chance(50);
}

bool Crowd::isTimeToInterfere(const Table &table)
{
    if (m_settings.eachRoundAnew)
        return cardsOut(table, m_plan.cardsLeft) >= m_plan.irregularityAfter;
    return m_rng.chance(15);
}

std::optional<Event> Crowd::react(const Table &table, const House &house)
{
    m_round = table.roundNumber;
    if (table.round.malfunction == Malfunction::Happened
        || table.round.malfunction == Malfunction::FloorCalled)
        return std::nullopt; // everybody waits for the floor
    if (auto event = cut(table))
        return event;
    if (betsAreOpen(table))
        return placeBet(table, house);
    if (table.round.voided)
        return std::nullopt;
    if (auto event = (this->*gamePatrons(house).play)(table, house))
        return event;
    if (m_plannedRound != table.roundNumber)
        return std::nullopt; // bets were closed before anybody bet
    if (m_plan.lateBet && !table.round.warBegun && isTimeForLateBet(table))
        return *std::exchange(m_plan.lateBet, std::nullopt);
    return interfere(table);
}

std::optional<Event> Crowd::cut(const Table &table)
{
    const ShoeState &state = table.shoeState;
    if (!state.preparing || state.cutOfferedTo.number == 0 || state.patronCut > 0
        || state.declinedCut.has(state.cutOfferedTo) || table.shoe.left() < 2)
        return std::nullopt;
    takeDice(Asked::Cut, HandId{seatAt(1 + state.declinedCut.count()), 0}); // whoever is asked
    constexpr int DeclinePercent = 10;
    if (m_settings.irregularities > 0 && m_rng.chance(DeclinePercent))
        return PatronAct{patron::NoCut{state.cutOfferedTo}};
    constexpr int FromEitherEnd = 10;
    const int room = std::max(1, table.shoe.left() - 2 * FromEitherEnd);
    const int at = FromEitherEnd + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(room)));
    return PatronAct{patron::CutAt{state.cutOfferedTo, std::min(at, table.shoe.left() - 1)}};
}

Money Crowd::sensibleBet(const Limit &limit, const House &house)
{
    constexpr std::array<int, 10> Sizes{1, 1, 2, 2, 3, 4, 5, 10, 20, 50};
    const int reach = m_settings.temper == Temper::Careful ? 6
                    : m_settings.temper == Temper::Mixed   ? 9
                                                           : 10;
    const auto size = Sizes[m_rng.below(static_cast<std::uint32_t>(reach))];
    Money amount = std::min(limit.min * size, limit.max);
    // Sometimes a bet whose half needs small chips.
    const Money smallest = house.table.chips.values().front();
    if (m_rng.chance(15) && amount + smallest <= limit.max)
        amount += smallest;
    const Money made = house.table.chips.roundedUp(amount);
    return made <= limit.max ? made : limit.max;
}

void Crowd::planSeat(SeatId seat, const House &house)
{
    const Money main = sensibleBet(house.limits.main, house);
    const auto room =
        house.limits.combinedMax ? *house.limits.combinedMax - main : Money::largest();
    const BetKind kind = sideBet(house);
    const bool has = house.tieBet.allowed || kind == BetKind::Bonus;
    const bool tie = has && m_rng.chance(sidePercent(m_settings.temper));
    const Money side = tie ? sensibleBet(limitOf(house, kind), house) : Money{};
    const bool alone = tie && house.tieBet.alone && m_rng.chance(15);
    if (!alone)
        m_plan.bets.push_back(betEvent(seat, BetKind::Main, main));
    if (tie && side <= room)
        m_plan.bets.push_back(betEvent(seat, kind, side));
}

/// A bet outside the limits, a side bet without a main bet, one the house does not take, or a late
/// bet.
void Crowd::planOddBet(const House &house)
{
    const auto seat =
        seatAt(1 + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(m_settings.seats))));
    const auto isHis = [&](const Event &event) {
        const auto *act = std::get_if<PatronAct>(&event);
        const auto *his = act == nullptr ? nullptr : std::get_if<patron::Bet>(act);
        return his != nullptr && his->hand.seat == seat;
    };
    const auto drop = [&] {
        m_plan.bets.erase(std::remove_if(m_plan.bets.begin(), m_plan.bets.end(), isHis),
                          m_plan.bets.end());
    };
    const ChipSet &chips = house.table.chips;
    const Money little = chips.values().front();
    const BetKind side = sideBet(house);
    const bool hasSide = house.tieBet.allowed || side == BetKind::Bonus;
    switch (m_rng.below(5)) {
    case 0: // below the minimum
        if (little < house.limits.main.min) {
            drop();
            m_plan.bets.push_back(betEvent(seat, BetKind::Main, little));
            m_plan.betsAgain[seat.index()] = m_rng.chance(50);
        }
        break;
    case 1: // above the maximum
        drop();
        m_plan.bets.push_back(betEvent(
            seat, BetKind::Main, chips.roundedUp(house.limits.main.max + house.limits.main.min)));
        break;
    case 2: // a side bet alone, or in a house that has none
        drop();
        m_plan.bets.push_back(
            betEvent(seat, side, hasSide ? limitOf(house, side).min : house.limits.main.min));
        m_plan.betsAgain[seat.index()] = m_rng.chance(50);
        break;
    case 3: // a side bet above its maximum
        if (hasSide)
            m_plan.bets.push_back(betEvent(
                seat, side, chips.roundedUp(limitOf(house, side).max + limitOf(house, side).min)));
        break;
    default:
        m_plan.lateBet =
            betEvent(seat, m_rng.chance(70) ? BetKind::Main : side, house.limits.main.min);
        break;
    }
}

void Crowd::planIrregularity()
{
    const auto seat =
        seatAt(1 + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(m_settings.seats))));
    switch (m_rng.below(7)) {
    case 0:
    case 1:
        m_plan.irregularity = chance::Slip{true};
        break;
    case 2:
    case 3:
        m_plan.irregularity = chance::Slip{false};
        break;
    case 4:
    case 5:
        m_plan.irregularity = chance::Dispute{seat};
        break;
    default:
        m_plan.irregularity = chance::Malfunction{};
        break;
    }
}

/// Somebody adds to his bet after the others have bet, within the limits.
void Crowd::changeAMind(const House &house)
{
    if (m_plan.bets.empty())
        return;
    const auto at = m_rng.below(static_cast<std::uint32_t>(m_plan.bets.size()));
    const auto &bet = std::get<patron::Bet>(std::get<PatronAct>(m_plan.bets[at]));
    const Limit &limit = limitOf(house, bet.bet);
    const Money more = house.table.chips.roundedUp(limit.min);
    const auto isHis = [&](const Event &event) {
        return std::get<patron::Bet>(std::get<PatronAct>(event)).hand == bet.hand;
    };
    Money all = more;
    for (const Event &event : m_plan.bets) {
        if (isHis(event))
            all += std::get<patron::Bet>(std::get<PatronAct>(event)).amount.money;
    }
    const bool fits = bet.amount.money >= limit.min && bet.amount.money + more <= limit.max;
    if (fits && all <= house.limits.combinedMax.value_or(Money::largest()))
        m_plan.bets.push_back(betEvent(bet.hand.seat, bet.bet, more));
}

void Crowd::planPressure(const House &house)
{
    constexpr std::array MindsChanged{0, 30, 40, 60}; // percent of rounds, by level
    constexpr std::array LateBets{0, 0, 20, 35};
    constexpr std::array Disputes{0, 0, 5, 20};
    const auto level = static_cast<std::size_t>(m_settings.pressure);
    const auto seat =
        seatAt(1 + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(m_settings.seats))));
    if (m_rng.chance(MindsChanged[level]))
        changeAMind(house);
    if (m_rng.chance(LateBets[level]) && !m_plan.lateBet)
        m_plan.lateBet = betEvent(seat, BetKind::Main, house.limits.main.min);
    if (m_rng.chance(Disputes[level]) && !m_plan.irregularity)
        m_plan.irregularity = chance::Dispute{seat};
}

void Crowd::planRound(const Table &table, const House &house)
{
    m_plan = {};
    m_heardOfInsurance = {};
    m_plannedRound = table.roundNumber;
    m_plan.cardsLeft = table.shoe.left();
    if (!anyOpen(table).empty())
        return; // the bets of this round were placed without us
    takeDice(Asked::Plan);
    for (int i = 1; i <= m_settings.seats; ++i) {
        if (m_rng.chance(85))
            planSeat(seatAt(i), house);
    }
    if (m_rng.chance(m_settings.oddBets))
        planOddBet(house);
    if (m_rng.chance(m_settings.irregularities))
        planIrregularity();
    if (m_settings.pressure > 0)
        planPressure(house);
    if (!m_settings.eachRoundAnew)
        return;
    // While the first cards are dealt, so that it does not depend on what follows.
    SeatSet seats;
    for (const Event &event : m_plan.bets)
        seats.set(std::get<patron::Bet>(std::get<PatronAct>(event)).hand.seat);
    const auto cards = static_cast<std::uint32_t>(std::max(1, seats.count()));
    m_plan.lateBetAfter = static_cast<int>(m_rng.below(cards));
    m_plan.irregularityAfter = 1 + static_cast<int>(m_rng.below(cards));
}

std::optional<Event> Crowd::placeBet(const Table &table, const House &house)
{
    if (house.calls.placeBets && !table.round.betsInvited)
        return std::nullopt;
    if (m_plannedRound != table.roundNumber)
        planRound(table, house);
    if (!m_plan.bets.empty()) {
        const Event next = m_plan.bets.front();
        m_plan.bets.pop_front();
        return next;
    }
    bool anyBet = false;
    for (int i = 1; i <= m_settings.seats; ++i) {
        const SeatId id = seatAt(i);
        const bool mine =
            table.at(id).bet(BetKind::Main).exists() || table.at(id).bet(sideBet(house)).exists();
        anyBet = anyBet || mine;
        if (!mine && std::exchange(m_plan.betsAgain[id.index()], false))
            return betEvent(id, BetKind::Main, house.limits.main.min);
    }
    // At least one patron always plays.
    if (!anyBet)
        return betEvent(seatAt(1), BetKind::Main, house.limits.main.min);
    return std::nullopt;
}

std::optional<Event> Crowd::interfere(const Table &table)
{
    if (!m_plan.irregularity || !table.round.dealing || !isTimeToInterfere(table))
        return std::nullopt;
    if (std::holds_alternative<chance::Slip>(*m_plan.irregularity)
        && (table.shoe.empty() || !table.slipped.empty()))
        return std::nullopt;
    return *std::exchange(m_plan.irregularity, std::nullopt);
}

std::vector<std::vector<SeatId>> seating(const House &house, int seats, std::uint64_t seed)
{
    std::vector<std::vector<SeatId>> patrons;
    if (house.table.handsPerPatron == 1)
        return patrons;
    Rng rng{seed, SeatingStream};
    for (int seat = 1; seat <= seats;) {
        const int most = std::min(house.table.handsPerPatron, seats - seat + 1);
        const int spots = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(most)));
        auto &patron = patrons.emplace_back();
        for (int i = 0; i < spots; ++i)
            patron.push_back(seatAt(seat++));
    }
    return patrons;
}

} // namespace pitwise
