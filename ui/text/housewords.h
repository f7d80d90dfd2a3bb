// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/text/sentence.h"

#include <vector>

namespace pitwise {

/// What is special about a house, in a few words each, the most important first.
[[nodiscard]] std::vector<Sentence> houseTraits(const House &house);

/// What is different from a house that the dealer may know, the riskiest first.
[[nodiscard]] std::vector<Sentence> traitsComparedTo(const House &known, const House &house);

} // namespace pitwise
