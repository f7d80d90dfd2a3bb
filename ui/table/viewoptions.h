// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/theme.h"

namespace pitwise::ui {

/// How the table is drawn. Nothing here changes the game.
struct ViewOptions
{
    const Surroundings *around = &charcoal();
    SuitColours suits = SuitColours::Two;
    bool totals = true; ///< amounts beside chips
    int speed = 100; ///< percent of normal; 0: no animation

    bool operator==(const ViewOptions &) const = default;
};

} // namespace pitwise::ui
