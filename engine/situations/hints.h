// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/situations/ingredient.h"

#include <vector>

namespace pitwise {

using Recipe = std::vector<Ingredient>;

// What a round needs so that a mistake can be made in it: several recipes, the likeliest first.
// They only say where to look; whether the mistake can be made is asked of the referee.
[[nodiscard]] std::vector<Recipe> recipesFor(FindingCode code);
[[nodiscard]] std::vector<Recipe> recipesFor(Rule rule);

} // namespace pitwise
