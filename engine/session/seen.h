// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// What an event showed that its line does not tell: the card that came, what a peek found.
struct Seen
{
    std::optional<Card> card; ///< dealt, face up
    bool holeCard = false; ///< dealt, face down
    std::optional<bool> blackjack; ///< the peek found one, or none

    bool operator==(const Seen &) const = default;
};

[[nodiscard]] Seen seenIn(const Event &event, const Table &before, const Table &after);

} // namespace pitwise
