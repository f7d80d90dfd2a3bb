// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <string>
#include <vector>

namespace pitwise {

/// The skills of a house in the order in which they are learned: the plain round first, then ties
/// and wars or hands, then bets outside the rules, irregularities, the shoe.
[[nodiscard]] std::vector<std::string> courseOf(const House &house);

} // namespace pitwise
