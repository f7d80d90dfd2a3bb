// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/skills/memory.h"

#include <span>
#include <string>
#include <vector>

namespace pitwise {

/// Why a skill is practised now.
enum class PracticeReason : std::uint8_t {
    Next, ///< it has not come up yet
    Weak, ///< it went wrong lately
    Young, ///< right so far, but too few times
    Due, ///< known, and time to see whether it still is
    Keep, ///< nothing is urgent: whatever comes due first
};

/// A skill for the next round.
struct SkillPick
{
    std::string skill;
    PracticeReason reason{};
    int wrong = 0; ///< of the last `of` rounds in which it came up
    int of = 0;

    bool operator==(const SkillPick &) const = default;
};

/// What the next round should bring up, the most urgent first: weak and due skills, and the next
/// new ones in the order of `course`, mixed. At most `most`.
[[nodiscard]] std::vector<SkillPick>
picksFor(const Memory &memory, std::span<const std::string> course, Moment now, int most = 3);

/// Every skill of the course is known.
[[nodiscard]] bool isMastered(const Memory &memory, std::span<const std::string> course,
                              Moment now);

} // namespace pitwise
