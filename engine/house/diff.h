// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/housekeys.h"

#include <string>
#include <vector>

namespace pitwise {

/// A key that has different values in two houses.
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
