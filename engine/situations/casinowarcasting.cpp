// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a round of Casino War.
#include "engine/situations/casting.h"

namespace pitwise {

namespace {

constexpr int AceHigh = 14;

bool isWarIngredient(Ingredient ingredient)
{
    using enum Ingredient;
    return ingredient == WarWon || ingredient == WarLost || ingredient == WarTied
        || ingredient == WarTieBetWon || ingredient == WarTieBetLost || ingredient == WarTieNotTaken
        || ingredient == WarTieAmount;
}

Part partFor(Ingredient ingredient)
{
    using enum Ingredient;
    Part part;
    if (isWarIngredient(ingredient)) {
        part.first = Outcome::Tie;
        part.goesToWar = true;
    }
    if (ingredient == Win || ingredient == Ace)
        part.first = Outcome::Win;
    if (ingredient == Lose)
        part.first = Outcome::Lose;
    if (ingredient == TieBetWon || ingredient == Surrender)
        part.first = Outcome::Tie;
    if (ingredient == WarWon)
        part.war = Outcome::Win;
    if (ingredient == WarLost || ingredient == WarTieBetLost)
        part.war = Outcome::Lose;
    if (ingredient == WarTied || ingredient == WarTieBetWon)
        part.war = Outcome::Tie;
    part.ace = ingredient == Ace;
    part.sideBet = ingredient == TieBetWon || ingredient == TieBetLost;
    return part;
}

} // namespace

bool Casting::addCasinoWar(Ingredient ingredient)
{
    using enum Ingredient;
    if (ingredient == TwoWars) {
        const Part part{.first = Outcome::Tie, .goesToWar = true};
        return give(part) && give(part);
    }
    Part part = partFor(ingredient);
    if (ingredient == TieBetLost)
        part.first = m_rng.chance(50) ? Outcome::Win : Outcome::Lose;
    SeatId seat;
    if (!give(part, &seat))
        return false;
    SeatScript &script = m_script.at(seat);
    if (ingredient == Surrender)
        script.surrenders = true;
    else if (ingredient == TieBetWon)
        script.surrenders = m_house.surrender.allowed && m_rng.chance(40);
    if (ingredient == WarTieBetWon || ingredient == WarTieBetLost || ingredient == WarTieNotTaken)
        script.warTie = script.main;
    if (ingredient == WarTieAmount)
        script.warTie = script.main + m_house.table.chips.values().front();
    return true;
}

/// Ranks of first and war cards: higher, lower or equal as the parts want it.
bool Casting::castCasinoWar()
{
    // With the suits, which the dealing takes from the seed, it differs for 176 seeds in a row.
    const int first = m_seed ? 3 + static_cast<int>((*m_seed / 16 * 5 + *m_seed % 16 * 3) % 11)
                             : between(3, AceHigh - 1);
    const int war = between(3, AceHigh - 1);
    const auto against = [&](Outcome outcome, int dealer) {
        if (outcome == Outcome::Any)
            outcome = m_rng.chance(8)  ? Outcome::Tie
                    : m_rng.chance(50) ? Outcome::Win
                                       : Outcome::Lose;
        return outcome == Outcome::Tie ? dealer
             : outcome == Outcome::Win ? between(dealer + 1, AceHigh)
                                       : between(2, dealer - 1);
    };
    m_script.dealerRanks = {first, war};
    for (int i = 1; i <= m_seats; ++i) {
        const Part &part = m_parts[seatAt(i).index()];
        SeatScript &script = m_script.at(seatAt(i));
        // With the shoe running out there are few cards for a war.
        const Outcome outcome = part.first == Outcome::Any && m_script.shoeRunsOut
                                  ? (m_rng.chance(50) ? Outcome::Win : Outcome::Lose)
                                  : part.first;
        script.ranks = {part.ace ? AceHigh : against(outcome, first), against(part.war, war)};
        if (!part.given)
            script.surrenders = m_house.surrender.allowed && m_rng.chance(30);
    }
    return true;
}

} // namespace pitwise
