// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "ui/session/verbs.h"

#include <optional>

namespace pitwise::ui {

/// Mouse and keys where games differ.
struct GameControls
{
    bool holeCard = false; ///< a right click on the dealer's next card deals it face down
    bool splitByDrag = false; ///< a card dragged beside its own hand splits a pair
    /// Keys of this game alone; none: a key that all games share, or nothing.
    std::optional<KeyResponse> (*key)(int key) = nullptr;
};

namespace casinowar {
[[nodiscard]] std::optional<KeyResponse> readGameKey(int key);
} // namespace casinowar

namespace warblackjack {
[[nodiscard]] std::optional<KeyResponse> readGameKey(int key);
} // namespace warblackjack

inline constexpr PerGame<GameControls> AllGameControls{
    {.holeCard = false, .splitByDrag = false, .key = casinowar::readGameKey},
    {.holeCard = true, .splitByDrag = true, .key = warblackjack::readGameKey}};

[[nodiscard]] constexpr const GameControls &gameControls(const House &house)
{
    return AllGameControls.of(house);
}

} // namespace pitwise::ui
