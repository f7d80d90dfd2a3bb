// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"
#include "engine/drills/drillrecord.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pitwise {

/// A run of a drill that somebody did in a house.
struct StoredDrillRun
{
    std::string id; ///< made by the station: adding it twice adds it once
    std::string person;
    std::string house; ///< its id
    Drill drill{};
    DrillRun run;
};

void addDrillRun(Records &records, const StoredDrillRun &run, const WallClock &clock);
/// Somebody's runs in a house, the oldest first. Those that this program does not know are left
/// out.
[[nodiscard]] std::vector<std::pair<Drill, DrillRun>>
drillRunsOf(Records &records, const std::string &person, const std::string &house);

} // namespace pitwise
