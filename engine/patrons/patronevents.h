// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/acts.h"

namespace pitwise {

/// A patron places a bet. Built in place, because simulations make hundreds of millions of them.
[[nodiscard]] inline Event betEvent(SeatId seat, BetKind kind, Money amount)
{
    return Event{std::in_place_type<PatronAct>, std::in_place_type<patron::Bet>,
                 patron::Bet{seat, kind, Amount{amount, {}}}};
}

/// A patron decides.
[[nodiscard]] inline Event decisionEvent(HandId hand, Decision decision)
{
    return PatronAct{patron::Decide{hand, decision}};
}

} // namespace pitwise
