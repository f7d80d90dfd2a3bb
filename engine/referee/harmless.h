// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/procedure/collecting.h"
#include "engine/referee/situation.h"

namespace pitwise {

/// A quick look at what most acts of a round are: nothing can be too late for them, so that
/// `addOmissions` need not be asked. False says nothing.
template<ActKind Kind>
[[nodiscard]] bool isHarmless(const Situation &now, const Kind &act)
{
    const auto &[table, house] = now;
    const RoundState &round = table.round;
    if (house.game != Game::CasinoWar || !round.none() || table.exposedCardOut()
        || !table.openBets[static_cast<std::size_t>(BetKind::WarTie)].empty())
        return false;
    const auto noCardIsLate = [&] {
        return house.cards.style == Style::LayAndPay || mayBeFinished(table, house).empty();
    };
    if (isAny<act::Deal>(act)) {
        const bool shoeIsReady = !table.shoeState.shuffleDue && !table.shoeState.preparing;
        return table.atWar.empty() && (round.dealing || (round.betsClosed && shoeIsReady));
    }
    if (!round.dealing)
        return false;
    if (isAny<act::Take, act::Give, act::Post>(act))
        return noCardIsLate();
    if (isAny<act::Pay>(act))
        return !house.calls.floorAbove && noCardIsLate();
    if (isAny<act::End>(act))
        return !table.cardsOnFelt() && standingOf(table, house, &Standing::unfinished).empty();
    return isAny<act::Collect>(act);
}

} // namespace pitwise
