// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

#include <optional>

namespace pitwise::ui {

/// What a person prefers to see and how. Nothing here changes the game.
struct ViewOptions
{
    const Surroundings *around = &charcoal();
    SuitColours suits = SuitColours::Two;
    bool totals = true; ///< amounts beside chips
    int speed = 100; ///< percent of normal; 0: no animation
    std::optional<int> patronSpeed; ///< percent of normal; 0: they answer at once; none: as `speed`
    int typeSize = 100; ///< percent
    bool leftHanded = false; ///< the shoe at the right, the discard rack at the left
    bool largeTargets = false; ///< a place also takes a click beside it, for fingers

    bool operator==(const ViewOptions &) const = default;
};

} // namespace pitwise::ui
