// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/situations/casting.h"

#include "engine/house/pergame.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/betting.h"

#include <algorithm>
#include <utility>

namespace pitwise {

namespace {

constexpr PerGame<bool (Casting::*)()> CastCards{&Casting::castCasinoWar, &Casting::castBlackjack};

bool takesSideBets(const House &house)
{
    return house.tieBet.allowed || sideBet(house) == BetKind::Bonus;
}

} // namespace

Casting::Casting(const House &house, int seats, Rng &rng, std::optional<std::uint64_t> seed)
    : m_house(house),
      m_seats(std::clamp(seats, 1, house.table.seats)),
      m_rng(rng),
      m_seed(seed)
{
}

int Casting::between(int least, int most)
{
    return least + static_cast<int>(m_rng.below(static_cast<std::uint32_t>(most - least + 1)));
}

Money Casting::sensibleBet(const Limit &limit)
{
    constexpr std::array<int, 10> Sizes{1, 1, 2, 3, 4, 5, 6, 8, 10, 20};
    Money amount = std::min(
        limit.min * Sizes[m_rng.below(static_cast<std::uint32_t>(Sizes.size()))], limit.max);
    if (m_rng.chance(25)) // sometimes one that needs small chips
        amount += m_house.table.chips.values().front();
    const Money made = m_house.table.chips.roundedUp(amount);
    return made <= limit.max ? made : m_house.table.chips.roundedDown(limit.max);
}

Money Casting::lowBet(const Limit &limit)
{
    const ChipSet &chips = m_house.table.chips;
    const Money smallest = chips.values().front();
    const auto steps = static_cast<int>((limit.min.inCents() - 1) / smallest.inCents());
    return smallest * between(1, std::clamp(steps, 1, 20));
}

Money Casting::highBet(const Limit &limit)
{
    const Money more = std::min(limit.min * between(1, 12), limit.max * 2);
    const Money made = m_house.table.chips.roundedUp(limit.max + more);
    return made > limit.max ? made : limit.max + m_house.table.chips.values().back();
}

bool Casting::give(const Part &part, SeatId *seat)
{
    std::vector<SeatId> free;
    for (int i = 1; i <= m_seats; ++i) {
        if (!m_parts[seatAt(i).index()].given)
            free.push_back(seatAt(i));
    }
    if (free.empty())
        return false;
    const SeatId at = free[m_rng.below(static_cast<std::uint32_t>(free.size()))];
    take(at, part);
    if (seat != nullptr)
        *seat = at;
    return true;
}

void Casting::take(SeatId seat, const Part &part)
{
    m_parts[seat.index()] = part;
    m_parts[seat.index()].given = true;
    SeatScript &script = m_script.at(seat);
    script.taken = true;
    script.main = sensibleBet(m_house.limits.main);
    if (part.sideBet)
        placeSideBet(seat);
}

/// A side bet that fits beside the main bet.
void Casting::placeSideBet(SeatId seat)
{
    SeatScript &script = m_script.at(seat);
    const Limit &limit = limitOf(m_house, sideBet(m_house));
    script.side = sensibleBet(limit);
    if (!m_house.limits.combinedMax)
        return;
    if (script.main + script.side > *m_house.limits.combinedMax)
        script.side = limit.min;
    if (script.main + script.side > *m_house.limits.combinedMax)
        script.main = m_house.limits.main.min;
    if (script.main + script.side > *m_house.limits.combinedMax)
        script.side = {};
}

bool Casting::addBet(Ingredient ingredient)
{
    using enum Ingredient;
    const Limit &main = m_house.limits.main;
    const Limit &side = limitOf(m_house, sideBet(m_house));
    SeatId seat;
    if (!give({}, &seat))
        return false;
    SeatScript &script = m_script.at(seat);
    const bool odd = m_oddBets;
    m_oddBets = true;
    // With nobody else at the table a good side bet has no other place.
    if ((ingredient == LowBet || ingredient == HighBet) && m_seats == 1 && takesSideBets(m_house)
        && !m_house.limits.combinedMax && m_rng.chance(35))
        script.side = sensibleBet(side);
    if (ingredient == LowBet || ingredient == LowBetTwice)
        script.main = lowBet(main);
    if (ingredient == LowBetTwice || ingredient == SideLow)
        script.side = lowBet(side);
    if (ingredient == HighBet)
        script.main = highBet(main);
    if (ingredient == SideHigh) {
        script.main = main.min; // leaves room below a combined maximum
        script.side = highBet(side);
    }
    if (ingredient == TieBetAlone) // the house takes it
        m_oddBets = odd;
    if (ingredient == SideAlone || ingredient == TieBetAlone) {
        script.main = {};
        script.side = sensibleBet(side);
    }
    if (ingredient == SideNotTaken)
        m_script.sideNotTaken = betEvent(seat, BetKind::Tie, sensibleBet(main));
    if (ingredient == Combined) {
        const Money room = *m_house.limits.combinedMax;
        script.main = std::min(main.max, room);
        script.side = std::min(side.max, std::max(side.min, room - script.main + side.min));
        if (script.main + script.side <= room)
            script.side = side.max;
    }
    return true;
}

bool Casting::addChance(const ChanceEvent &event)
{
    if (!m_script.chance)
        m_script.chance = event;
    else if (std::holds_alternative<chance::Malfunction>(*m_script.chance)) {
        m_script.more.push_front({*m_script.chance}); // nothing comes after it
        m_script.chance = event;
    } else {
        m_script.more.push_front({event});
    }
    return true;
}

/// Two neighbouring spots, both played by one patron.
bool Casting::addSeveralHands()
{
    std::vector<SeatId> first;
    for (int i = 1; i < m_seats; ++i) {
        if (!m_parts[seatAt(i).index()].given && !m_parts[seatAt(i + 1).index()].given)
            first.push_back(seatAt(i));
    }
    if (first.empty() || !m_script.samePatron.empty())
        return false;
    const SeatId seat = first[m_rng.below(static_cast<std::uint32_t>(first.size()))];
    m_script.samePatron = {seat, seatAt(seat.number + 1)};
    for (const SeatId each : m_script.samePatron)
        take(each, {});
    return true;
}

bool Casting::add(Ingredient ingredient)
{
    using enum Ingredient;
    m_several = std::exchange(m_hasSome, true);
    switch (ingredient) {
    case Plain:
        return true;
    case LowBet:
    case LowBetTwice:
    case HighBet:
    case SideLow:
    case SideHigh:
    case SideAlone:
    case TieBetAlone:
    case SideNotTaken:
    case Combined:
        return addBet(ingredient);
    case LateBet:
        if (m_script.lateBet)
            return false;
        m_script.lateBet =
            betEvent(seatAt(between(1, m_seats)),
                     takesSideBets(m_house) && m_rng.chance(30) ? sideBet(m_house) : BetKind::Main,
                     sensibleBet(m_house.limits.main));
        return true;
    case Dispute:
        return addChance(chance::Dispute{seatAt(between(1, m_seats))});
    case Malfunction:
        return addChance(chance::Malfunction{});
    case SlipUp:
        return addChance(chance::Slip{true});
    case SlipDown:
        return addChance(chance::Slip{false});
    case SeveralHands:
        return addSeveralHands();
    case NewShoe:
        m_script.newShoe = true;
        return !m_script.shoeRunsOut;
    case ShoeRunsOut:
        m_script.shoeRunsOut = true;
        return !m_script.newShoe;
    case Win:
    case Lose:
    case Ace:
    case TieBetWon:
    case TieBetLost:
    case Surrender:
    case WarWon:
    case WarLost:
    case WarTied:
    case TwoWars:
    case WarTieBetWon:
    case WarTieBetLost:
    case WarTieNotTaken:
    case WarTieAmount:
        return addCasinoWar(ingredient);
    case BonusWon:
    case BonusLost:
    case BonusTied:
    case Parlay:
    case Keep:
    case Natural:
    case DealerBlackjack:
    case InsuranceWon:
    case InsuranceLost:
    case EvenMoney:
    case Bust:
    case Double:
    case DoubleForLess:
    case Split:
    case SplitAces:
    case Resplit:
    case HandWon:
    case HandLost:
    case HandPushed:
    case DealerDraws:
    case DealerSoft17:
    case DealerAceUp:
    case DealerBusts:
        break;
    }
    return addBlackjack(ingredient);
}

/// Neighbours. At least one seat has bets that stand.
void Casting::fillSeats()
{
    const bool sides = takesSideBets(m_house);
    int good = 0;
    for (int i = 1; i <= m_seats; ++i)
        good += m_parts[seatAt(i).index()].given ? 1 : 0;
    if (m_oddBets || good == 0)
        good = 0;
    const int must = good == 0 ? between(1, m_seats) : 0;
    for (int i = 1; i <= m_seats; ++i) {
        const SeatId seat = seatAt(i);
        if (m_parts[seat.index()].given || (i != must && !m_rng.chance(55)))
            continue;
        SeatScript &script = m_script.at(seat);
        script.taken = true;
        script.main = sensibleBet(m_house.limits.main);
        if (sides && m_rng.chance(35))
            placeSideBet(seat);
    }
}

void Casting::slipFirst()
{
    const chance::Slip slip{true};
    if (m_script.chance && *m_script.chance != ChanceEvent{slip})
        m_script.more.push_front({*m_script.chance, std::max(2, m_script.moment)});
    m_script.chance = slip;
    m_script.moment = 1;
    m_script.settled = 0;
}

std::optional<RoundScript> Casting::finish()
{
    fillSeats();
    if (!(this->*CastCards.of(m_house))())
        return std::nullopt;
    int cards = 0;
    for (const SeatScript &seat : m_script.seats)
        cards += seat.taken ? 1 : 0;
    m_script.moment = between(1, std::max(1, cards));
    // After a single card there is little that could differ from round to round.
    if (m_script.chance && std::holds_alternative<chance::Malfunction>(*m_script.chance))
        m_script.moment = between(2, std::max(2, cards + 1));
    // In the settlement, too: only then it comes after something that is wanted beside it.
    const bool late = m_script.chance && m_several
                   && std::holds_alternative<chance::Malfunction>(*m_script.chance);
    m_script.settled = late ? between(0, 2 * cards + 1) : 0;
    m_script.seatCount = m_seats;
    int moment = m_script.moment;
    for (LaterChance &each : m_script.more)
        each.moment = moment = between(moment, std::max(moment, cards));
    if (m_script.shoeRunsOut) // the card that slips out is what is left to shuffle
        slipFirst();
    return m_script;
}

} // namespace pitwise
