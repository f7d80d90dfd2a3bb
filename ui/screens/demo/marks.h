// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/moments.h"
#include "ui/panels/timeline.h"

#include <vector>

namespace pitwise::ui {

/// One mark for each step of a table, whose frames are `frames` of a moment: cards that leave in
/// the step, else chips that are settled, else a call.
[[nodiscard]] std::vector<Mark> marksOf(const Showing &showing, const Moments &moments,
                                        std::size_t Moment::*frames);

} // namespace pitwise::ui
