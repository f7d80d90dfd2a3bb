// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <optional>

namespace pitwise {

/// What an event showed that is not in its line: the card dealt, the result of a peek.
struct Seen
{
    std::optional<Card> card; ///< dealt, face up, also if the floor took it away at once
    bool holeCard = false; ///< dealt, face down
    std::optional<bool> blackjack; ///< set by a peek: whether the dealer has one

    bool operator==(const Seen &) const = default;
};

[[nodiscard]] Seen seenIn(const Event &event, const Table &before, const Table &after);

} // namespace pitwise
