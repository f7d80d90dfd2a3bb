// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/keys.h"

#include <string>
#include <vector>

namespace pitwise {

/// One thing that is not the same in two houses: a key of the house file and its two values.
struct Difference
{
    std::string key; ///< `tie_bet.pays`
    std::string from;
    std::string to;
    Risk risk{};
    Origin origin; ///< in the second house

    bool operator==(const Difference &) const = default;
};

/// What a dealer who knows `known` must do differently in `next`, the riskiest first.
[[nodiscard]] std::vector<Difference> difference(const House &known, const House &next);

} // namespace pitwise
