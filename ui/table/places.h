// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/table/table.h"
#include "ui/paint/spot.h"

#include <vector>

namespace pitwise::ui {

/// Where an act happens, to glow as a hint.
[[nodiscard]] std::vector<Spot> placesOf(const Act &act, const Table &table);
/// What a finding is about, to be ringed.
[[nodiscard]] std::vector<Spot> placesOf(const Finding &finding, const Act &act,
                                         const Table &table);

} // namespace pitwise::ui
