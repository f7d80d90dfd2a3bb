// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/table/physics.h"

#include <string>

namespace pitwise {

/// What was done and what the house wants, in one sentence.
[[nodiscard]] std::string message(const Finding &finding, const Act &act, const House &house);
/// Why hands cannot do it.
[[nodiscard]] std::string reason(Impossible why);
/// An amount, a number or an act, as the notation writes it; empty if there is none.
[[nodiscard]] std::string measureText(const Measure &measure, const House &house);
/// `seat 3`, `the dealer`.
[[nodiscard]] std::string placeText(HandId hand);

} // namespace pitwise
