// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

// A new shoe: shuffle, offered cut, cut, cut card, into the shoe, first burn (FC-3). Houses that
// shuffle every round need only the shuffle and the loading (and their first burn).

[[nodiscard]] bool hasStep(const House &house, ShoeStep step);
[[nodiscard]] bool isDone(const Table &table, const House &house, ShoeStep step);
[[nodiscard]] bool wasSkipped(const Table &table, ShoeStep step);

/// No round can begin before a shuffle.
[[nodiscard]] inline bool needsShuffle(const Table &table)
{
    return table.shoeState.shuffleDue || (!table.hasNextCard() && !table.round.dealing);
}
/// The step that comes next; empty if the shoe is ready.
[[nodiscard]] std::optional<ShoeStep> nextStep(const Table &table, const House &house);

/// The patron at this seat has not declined.
[[nodiscard]] bool mayBeAskedToCut(const Table &table, SeatId seat);
/// All patrons have declined: the dealer cuts.
[[nodiscard]] bool nobodyIsLeftToCut(const Table &table);

/// The step was forgotten and reported when the round began. It may still be done before the first
/// card.
[[nodiscard]] bool mayComeLate(const Table &table, ShoeStep step);
/// A burn is the first of a new shoe.
[[nodiscard]] inline bool isFirstBurnOfShoe(const Table &table)
{
    return table.shoeState.preparing || mayComeLate(table, ShoeStep::Burn);
}
/// The step that this act performs, if any (a burn only for a new shoe).
template<AnyAct What>
[[nodiscard]] std::optional<ShoeStep> stepOf(const Table &table, const What &act)
{
    if (isAny<act::Shuffle>(act))
        return ShoeStep::Shuffle;
    if (isAny<act::OfferCut>(act))
        return ShoeStep::OfferCut;
    if (isAny<act::Cut>(act))
        return ShoeStep::Cut;
    if (isAny<act::PlaceCutCard>(act))
        return ShoeStep::CutCard;
    if (isAny<act::Load>(act))
        return ShoeStep::Load;
    if (isAny<act::Burn>(act) && isFirstBurnOfShoe(table))
        return ShoeStep::Burn;
    return std::nullopt;
}

/// Records that `step` was left out and reported.
void skipStep(Table &table, ShoeStep step);
/// The same for all steps that are still to be done: the round begins without them.
void skipTheRest(Table &table, const House &house);
/// Records that `step` is done; the steps it went past count as skipped.
void noteStep(Table &table, const House &house, ShoeStep step);

} // namespace pitwise
