// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/skills/observation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// What one round shows of one skill. A session's results are all that memory needs of it.
struct SkillResult
{
    std::string skill;
    bool right = true; ///< every act was
    bool helped = false; ///< some act was
    std::int64_t ms = 0; ///< of the acts whose time is known, together
    int timed = 0; ///< how many these are
    SessionTime at; ///< when the round showed the last of its skills

    bool operator==(const SkillResult &) const = default;
};

/// Of one round, skill by skill.
[[nodiscard]] std::vector<SkillResult> resultsOf(std::span<const Observation> round);
/// Of a session, round by round.
[[nodiscard]] std::vector<SkillResult> resultsOf(std::span<const Observation> session,
                                                 std::span<const LogEntry> log);

/// The results of one skill as a short text, to be stored: `+12480:3100/3 -40210:900/1`.
[[nodiscard]] std::string resultsText(std::span<const SkillResult> ofOneSkill);
/// Empty if it is no such text.
[[nodiscard]] std::optional<std::vector<SkillResult>> resultsFromText(const std::string &skill,
                                                                      std::string_view text);

} // namespace pitwise
