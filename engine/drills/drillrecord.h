// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/drills/drill.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// The tasks of one run.
inline constexpr int TasksInRun = 10;

/// How a run of a drill went.
struct DrillRun
{
    DrillLevel level{};
    int asked = 0;
    int right = 0;
    std::int64_t milliseconds = 0; ///< for all its tasks

    bool operator==(const DrillRun &) const = default;
    /// At least nine of ten.
    [[nodiscard]] bool accurate() const { return asked > 0 && right * 10 >= asked * 9; }
    /// More right answers are better, whatever the time; then less time.
    [[nodiscard]] bool isBetterThan(const DrillRun &other) const;
};

/// What is remembered of a drill: the last runs, oldest first, and the best at each level.
struct DrillRecord
{
    static constexpr std::size_t MostRuns = 12;

    std::vector<DrillRun> runs;
    std::array<std::optional<DrillRun>, AllDrillLevels.size()> best;

    bool operator==(const DrillRecord &) const = default;
    void add(const DrillRun &run);
    [[nodiscard]] std::optional<DrillRun> last(DrillLevel level) const;
};

enum class Trend : std::uint8_t { Unknown, Worse, Same, Better };
/// The last two runs of a level against the two before.
[[nodiscard]] Trend trendOf(const DrillRecord &record, DrillLevel level);

/// Speed is asked for only where accuracy is there: the last run of this level was accurate.
[[nodiscard]] bool clockRuns(const DrillRecord &record, DrillLevel level);
/// What a dealer needs for one task; shown once the clock runs.
[[nodiscard]] std::int64_t targetMilliseconds(Drill drill, DrillLevel level);
/// The level to begin with: one above the highest that was accurate and in time.
[[nodiscard]] DrillLevel levelFor(Drill drill, const DrillRecord &record);

/// One line of text, and back. What cannot be read is an empty record.
[[nodiscard]] std::string toText(const DrillRecord &record);
[[nodiscard]] DrillRecord drillRecordFromText(std::string_view text);

} // namespace pitwise
