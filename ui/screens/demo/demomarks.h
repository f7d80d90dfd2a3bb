// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/moments.h"
#include "ui/panels/timeline.h"

#include <vector>

namespace pitwise::ui {

/// One mark per step of a table: cards picked up in the step, else a settlement, else a call.
/// `frames` is the table's member of a moment.
[[nodiscard]] std::vector<Mark> marksOf(const Showing &showing, const Moments &moments,
                                        std::size_t ShownMoment::*frames);

} // namespace pitwise::ui
