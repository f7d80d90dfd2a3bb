// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/provenance.h"
#include "engine/referee/finding.h"
#include "engine/table/physics.h"
#include "ui/handout/document.h"

#include <string>

namespace pitwise {

/// What was done, what the house wants, and the amount due.
[[nodiscard]] std::string message(const Finding &finding, const Act &act, const House &house,
                                  const Wording &wording);
/// Why the act is impossible.
[[nodiscard]] std::string reason(Impossible why, const Wording &wording);
/// `92.5`, `100`.
[[nodiscard]] std::string shownPoints(double points);
/// `WA-9, the source demands it`.
[[nodiscard]] std::string originText(const Origin &origin);

} // namespace pitwise
