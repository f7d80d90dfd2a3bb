// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/houses.h"
#include "ui/session/knownhouse.h"

namespace pitwise::test {

/// The built-in houses, as the window knows them.
[[nodiscard]] inline std::vector<ui::KnownHouse> known()
{
    std::vector<ui::KnownHouse> houses;
    for (const House &house : builtIn())
        houses.push_back({house.id, house});
    return houses;
}

} // namespace pitwise::test
