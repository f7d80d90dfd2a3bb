// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/diff.h"
#include "engine/patrons/crowd.h"
#include "engine/session/spec.h"

#include <string>
#include <vector>

namespace pitwise {

/// A session at a new house in which a dealer meets the differences. A round meets a difference if
/// a dealer who deals it by the old rule gets a finding.
struct DifferencePractice
{
    SessionSpec spec;
    CrowdSettings patrons;
    std::vector<std::vector<std::string>> rounds; ///< the keys that each round meets
    /// Differences that no round meets.
    std::vector<std::string> unmet;
};

[[nodiscard]] DifferencePractice practiseDifferences(const House &known, const House &next,
                                                     std::uint64_t seed);

} // namespace pitwise
