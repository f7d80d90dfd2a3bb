// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/patrons/gamepatrons.h"
#include "engine/patrons/patronevents.h"
#include "engine/procedure/fate.h"
#include "engine/table/physics.h"

#include <utility>

namespace pitwise {

namespace {

int surrenderPercent(Temper temper)
{
    switch (temper) {
    case Temper::Careful:
        return 60;
    case Temper::Mixed:
        return 30;
    case Temper::Bold:
        break;
    }
    return 5;
}

} // namespace

Habit casinowar::smallestBets(const House &house)
{
    Habit habit;
    habit.main = evenBet(
        house, house.limits.main,
        {house.war.winPays, house.war.tiePays, house.war.tieBet.pays, house.surrender.loses});
    if (house.tieBet.allowed)
        habit.side = evenBet(house, house.limits.tie, {house.tieBet.pays});
    return habit;
}

std::optional<Event> FixedPatrons::decide(const Table &table, const House &house)
{
    if (m_wentToWar.number > 0) {
        const SeatId seat = std::exchange(m_wentToWar, SeatId{});
        if (house.war.tieBet.allowed && habitOf(seat).warTie)
            return betEvent(seat, BetKind::WarTie, table.at(seat).bet(BetKind::Main).amount);
    }
    for (const SeatId seat : casinowar::standingOf(table, house, &Standing::mayDecide)) {
        if (house.offersWar() && !table.at(seat).offered)
            continue;
        if (habitOf(seat).surrenders && house.surrender.allowed)
            return decisionEvent(seat, Decision::Surrender);
        m_wentToWar = seat;
        return decisionEvent(seat, Decision::War);
    }
    return std::nullopt;
}

std::optional<Event> Crowd::playCasinoWar(const Table &table, const House &house)
{
    auto event = warTie(table, house);
    return event ? event : decide(table, house);
}

std::optional<Event> Crowd::decide(const Table &table, const House &house)
{
    for (const SeatId id : table.openBets(BetKind::Main)) {
        if (!mayDecide(table, house, id)
            || fateOf(table, house, id, BetKind::Main).fate != Fate::Answer)
            continue;
        takeDice(Asked::War, HandId{id, 0});
        const bool surrenders =
            house.surrender.allowed && m_rng.chance(surrenderPercent(m_settings.temper));
        if (!surrenders)
            m_justWentToWar = id;
        return PatronAct{
            patron::Decide{HandId{id, 0}, surrenders ? Decision::Surrender : Decision::War}};
    }
    return std::nullopt;
}

/// A tie bet on the war cards, placed with the war bet; sometimes one that the house does not take.
std::optional<Event> Crowd::warTie(const Table &table, const House &house)
{
    const SeatId id = std::exchange(m_justWentToWar, SeatId{});
    if (id.number == 0 || !table.at(id).atWar())
        return std::nullopt; // nobody did, or it was not accepted
    const Money main = table.at(id).bet(BetKind::War).amount;
    takeDice(Asked::WarTie, HandId{id, 0});
    const bool odd = m_rng.chance(m_settings.oddBets / 2);
    const bool usual = m_rng.chance(sidePercent(m_settings.temper));
    const Money little = house.table.chips.values().front();
    if (odd)
        return betEvent(id, BetKind::WarTie, main + little);
    if (!usual || !house.war.tieBet.allowed)
        return std::nullopt;
    const bool any = house.war.tieBet.amount == WarTieAmount::Any;
    return betEvent(id, BetKind::WarTie, any && m_rng.chance(50) ? house.limits.main.min : main);
}

} // namespace pitwise
