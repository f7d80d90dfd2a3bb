// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/drillruns.h"

#include "app/records/recordstime.h"

#include <algorithm>

namespace pitwise {

void addDrillRun(Records &records, const StoredDrillRun &run, const WallClock &clock)
{
    records.database().run(
        "INSERT INTO drill_runs (id, person, house, drill, level, asked, correct, milliseconds, "
        "done_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        {run.id, run.person, run.house, name(run.drill), static_cast<int>(run.run.level) + 1,
         run.run.asked, run.run.right, static_cast<qint64>(run.run.milliseconds),
         timeText(clock())});
}

std::vector<std::pair<Drill, DrillRun>> drillRunsOf(Records &records, const std::string &person,
                                                    const std::string &house)
{
    std::vector<std::pair<Drill, DrillRun>> runs;
    for (const Row &row :
         records.database().ask("SELECT drill, level, asked, correct, milliseconds FROM drill_runs "
                                "WHERE person = ? AND house = ? ORDER BY done_at, id",
                                {person, house})) {
        const auto drill = drillNamed(row.text(0));
        const qint64 level = row.number(1) - 1;
        if (!drill || level < 0 || level >= static_cast<qint64>(AllDrillLevels.size()))
            continue;
        runs.emplace_back(*drill, DrillRun{AllDrillLevels[static_cast<std::size_t>(level)],
                                           static_cast<int>(row.number(2)),
                                           static_cast<int>(row.number(3)), row.number(4)});
    }
    return runs;
}

} // namespace pitwise
