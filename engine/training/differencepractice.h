// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/diff.h"
#include "engine/patrons/crowd.h"
#include "engine/session/spec.h"

#include <string>
#include <vector>

namespace pitwise {

/// A session that trains the differences to a new house. A round meets a difference if a dealer who
/// follows the old rule gets a finding.
struct DifferencePractice
{
    SessionSpec spec;
    CrowdSettings patrons;
    std::vector<std::vector<std::string>> rounds; ///< the keys each round meets
    /// Differences that no round meets.
    std::vector<std::string> unmet;
};

[[nodiscard]] DifferencePractice practiseDifferences(const House &known, const House &next,
                                                     std::uint64_t seed);

} // namespace pitwise
