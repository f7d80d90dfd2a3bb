// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/dealerpast.h"

#include <optional>
#include <vector>

namespace pitwise::ui {

/// Figures of the last weeks, the latest last.
struct WeekFigures
{
    std::vector<std::optional<double>> accuracy; ///< share of acts that were right
    std::vector<std::optional<double>> pace; ///< seconds a round
};

/// `house`: id. Sessions of other houses and older ones are left out.
[[nodiscard]] WeekFigures weekFigures(const std::vector<PastSession> &sessions,
                                      const std::string &house, Moment now, int weeks);

} // namespace pitwise::ui
