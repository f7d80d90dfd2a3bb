// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/session/logentry.h"
#include "engine/table/physics.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pitwise {

/// Everything that came of one event. The event itself is entry `number` of the log.
struct Step
{
    std::size_t number = 0; ///< its place in the log; refused and not listed: where it would stand
    int round = 1; ///< in which it was done
    SessionTime at;
    std::optional<Impossible> refused;
    std::vector<Finding> findings; ///< omissions first, the act's own last
    std::vector<std::size_t> corrected; ///< places in `Session::findings()` that it put right
    bool happened = true; ///< false: refused, or wrong where wrong acts are held back
    bool roundEnded = false;
    std::vector<LogEntry> answers; ///< what patrons and chance did then; filled by the sitting
};

} // namespace pitwise
