// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/session/logentry.h"
#include "engine/session/remedies.h"
#include "engine/table/physics.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pitwise {

/// The outcome of one event, which is entry `number` of the log.
struct Step
{
    std::size_t number = 0; ///< place in the log, or where a refused act would have been
    int round = 1; ///< in which it happened
    SessionTime at;
    std::optional<Impossible> refused;
    std::vector<Finding> findings; ///< omissions first, the act's own last
    std::vector<std::size_t> corrected; ///< indexes into `Session::findings()` of what it corrected
    bool happened = true; ///< false if refused, or wrong in coach mode
    bool roundEnded = false;
    std::vector<Remedy> remedies; ///< what the floor put right; filled in by `Sitting`
    std::vector<LogEntry> answers; ///< what patrons and chance did next; filled in by `Sitting`
};

} // namespace pitwise
