// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/newshoe.h"

namespace pitwise {

namespace {

std::uint8_t bit(ShoeStep step)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(step));
}

} // namespace

bool hasStep(const House &house, ShoeStep step)
{
    const bool cutCard = house.shoe.shuffle == ShuffleRule::CutCard;
    switch (step) {
    case ShoeStep::Shuffle:
    case ShoeStep::Load:
        return true;
    case ShoeStep::OfferCut:
    case ShoeStep::Cut:
    case ShoeStep::CutCard:
        return cutCard;
    case ShoeStep::Burn:
        return house.shoe.burnFirst > 0;
    }
    return false;
}

bool isDone(const Table &table, const House &house, ShoeStep step)
{
    if (step == ShoeStep::Burn)
        return table.shoeState.burned >= house.shoe.burnFirst;
    return (table.shoeState.done & bit(step)) != 0;
}

bool mayBeAskedToCut(const Table &table, SeatId seat)
{
    for (const SeatId declined : table.shoeState.declinedCut) {
        if (table.patronOf[declined.index()] == table.patronOf[seat.index()])
            return false;
    }
    return true;
}

bool nobodyIsLeftToCut(const Table &table)
{
    if (table.shoeState.declinedCut.empty())
        return false;
    const SeatSet taken = table.taken | table.playing();
    for (int i = 1; i <= table.seatCount; ++i) {
        if ((taken.empty() || taken.has(seatAt(i))) && mayBeAskedToCut(table, seatAt(i)))
            return false;
    }
    return true;
}

bool mayComeLate(const Table &table, ShoeStep step)
{
    return wasSkipped(table, step) && !table.shoeState.preparing && !table.round.dealing
        && !table.round.voided;
}

bool wasSkipped(const Table &table, ShoeStep step)
{
    return (table.shoeState.skipped & bit(step)) != 0;
}

std::optional<ShoeStep> nextStep(const Table &table, const House &house)
{
    const bool tooFewToCut = table.shoeState.preparing && table.shoe.left() < 2;
    if (needsShuffle(table) || tooFewToCut)
        return ShoeStep::Shuffle;
    if (!table.shoeState.preparing)
        return std::nullopt;
    for (int i = 0; i < ShoeSteps; ++i) {
        const auto step = static_cast<ShoeStep>(i);
        if (hasStep(house, step) && !isDone(table, house, step) && !wasSkipped(table, step))
            return step;
    }
    return std::nullopt;
}

void skipStep(Table &table, ShoeStep step)
{
    table.shoeState.skipped |= bit(step);
}

void skipTheRest(Table &table, const House &house)
{
    if (!table.shoeState.preparing)
        return;
    for (int i = 0; i < ShoeSteps; ++i) {
        const auto step = static_cast<ShoeStep>(i);
        if (hasStep(house, step) && !isDone(table, house, step))
            skipStep(table, step);
    }
}

void noteStep(Table &table, const House &house, ShoeStep step)
{
    ShoeState &state = table.shoeState;
    if (state.shuffleDue && step != ShoeStep::Shuffle) {
        state = {};
        state.preparing = true;
    }
    if (mayComeLate(table, step)) {
        state.burned = static_cast<std::int16_t>(state.burned + (step == ShoeStep::Burn ? 1 : 0));
        if (step != ShoeStep::Burn || isDone(table, house, step))
            state.skipped &= static_cast<std::uint8_t>(~bit(step));
    }
    if (!state.preparing)
        return;
    for (int i = 0; i < static_cast<int>(step); ++i) {
        const auto earlier = static_cast<ShoeStep>(i);
        if (hasStep(house, earlier) && !isDone(table, house, earlier))
            state.skipped |= bit(earlier);
    }
    if (step == ShoeStep::Burn)
        ++state.burned;
    // A forgotten cut card goes where the house wants it when the shoe is loaded.
    if (step == ShoeStep::Load && hasStep(house, ShoeStep::CutCard) && !table.shoe.hasCutCard())
        table.shoe.placeCutCard(house.shoe.cutCardFromEnd);
}

} // namespace pitwise
