// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/diff.h"
#include "engine/patrons/crowd.h"
#include "engine/session/spec.h"

#include <string>
#include <vector>

namespace pitwise {

/// A session at a new house in which a dealer meets what is different there. A round meets a
/// difference if a dealer who goes by the old rule would be blamed in it.
struct DifferencePractice
{
    SessionSpec spec;
    CrowdSettings patrons;
    std::vector<std::vector<std::string>> rounds; ///< the keys that each round meets
    /// Differences that no round of it meets: they are for reading, or for another shoe.
    std::vector<std::string> unmet;
};

[[nodiscard]] DifferencePractice practiseDifferences(const House &known, const House &next,
                                                     std::uint64_t seed);

} // namespace pitwise
