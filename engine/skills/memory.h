// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/moment.h"
#include "engine/skills/fsrs.h"
#include "engine/skills/skillresults.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace pitwise {

/// How far a dealer has come with a skill.
enum class Level : std::uint8_t {
    New, ///< never met
    Learning, ///< too few right in a row
    Known,
    Fading, ///< known once, now due again
    Sure, ///< known for so long that it will keep for a month
};
[[nodiscard]] std::string_view name(Level level);

/// What one person remembers of one skill.
struct SkillMemory
{
    MemoryTrace trace;
    Moment last; ///< when it was practised last
    int seen = 0; ///< rounds in which it came up
    int right = 0;
    int streak = 0; ///< right in a row, without help
    std::uint8_t recent = 0; ///< the last eight rounds, one bit each; the lowest is the latest
    double seconds = -1; ///< usual time of an act; negative: not known

    bool operator==(const SkillMemory &) const = default;

    [[nodiscard]] double recallAt(Moment now) const;
    /// The chance that the next time goes right, from the trace and from the last results.
    [[nodiscard]] double chanceAt(Moment now) const;
    /// How sure `chanceAt` is, from 0 (never seen) to 1.
    [[nodiscard]] double certainty() const;
    [[nodiscard]] Level levelAt(Moment now) const;
    /// When it should be practised again.
    [[nodiscard]] Moment due() const;
    /// Wrong results among the last `count`, and how many there were.
    [[nodiscard]] std::pair<int, int> wrongOfLast(int count) const;
};

/// What a person remembers, skill by skill. Adding the same observations in the same order gives
/// the same memory, so it can be rebuilt from the logs.
class Memory
{
public:
    /// The observations of one round. A skill counts once a round: wrong if any of its acts was.
    void remember(std::span<const Observation> round, Moment at);
    /// A whole session, round by round. `began` is its start; times in the log count from it.
    void rememberSession(std::span<const Observation> session, Moment began,
                         std::span<const LogEntry> log);
    /// One skill in one round of a session that began then.
    void remember(const SkillResult &result, Moment began);

    [[nodiscard]] const SkillMemory *find(std::string_view skill) const;
    [[nodiscard]] const std::map<std::string, SkillMemory, std::less<>> &skills() const
    {
        return m_skills;
    }
    bool operator==(const Memory &) const = default;

private:
    std::map<std::string, SkillMemory, std::less<>> m_skills;
};

} // namespace pitwise
