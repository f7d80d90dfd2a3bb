// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/table/table.h"

#include <optional>
#include <span>
#include <vector>

namespace pitwise {

/// Something the floor put right on the table, so that one mistake does not spoil the round.
struct Remedy
{
    enum class Kind {
        CardToDiscards, ///< a card dealt to a place that needs none
        LateBetBack, ///< a late bet that was not refused
        ExcessBack, ///< what is above the limit
        BetBack, ///< a bet the house does not take
        PostPlaced, ///< the house's post that was missed
        PostCorrected, ///< a post of the wrong amount
        PostRemoved, ///< a post that has no place
        CardsCollected, ///< what the last round left on the layout
    };

    Kind kind{};
    HandId hand; ///< the dealer's for CardsCollected
    BetKind bet{};
    Money amount; ///< that moved; for PostCorrected the right post
    std::optional<Card> card; ///< for CardToDiscards, if it was face up

    bool operator==(const Remedy &) const = default;
};

/// What the floor put right when `act` happened. `before` and `after` are the tables around it.
[[nodiscard]] std::vector<Remedy> remediesIn(const Act &act, std::span<const Finding> findings,
                                             const Table &before, const Table &after);

} // namespace pitwise
