// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pitwise {

/// Where a mistake was made: which of the sessions, and its place in that log.
struct MistakePlace
{
    std::size_t session = 0;
    std::size_t event = 0;

    bool operator==(const MistakePlace &) const = default;
};

/// A kind of mistake that was made in several sessions.
struct FindingComingBack
{
    FindingCode code{};
    int times = 0;
    int sessions = 0; ///< in which it was made
    MistakePlace last;

    bool operator==(const FindingComingBack &) const = default;
};

/// A skill that goes wrong.
struct SkillComingBack
{
    std::string skill;
    std::string house; ///< id of the house it was practised in last
    int rounds = 0; ///< in which it came up
    int wrong = 0; ///< rounds in which it went wrong
    int sessions = 0; ///< in which it went wrong
    MistakePlace last;

    bool operator==(const SkillComingBack &) const = default;
};

/// What keeps going wrong, the most stubborn first: in the most sessions, then the most often.
struct ComingBack
{
    std::vector<FindingComingBack> findings;
    std::vector<SkillComingBack> skills;
};
/// `sessions`: the oldest first. Demonstrations, and attempts at rounds that were dealt again, do
/// not count.
[[nodiscard]] ComingBack comingBack(const std::vector<const Session *> &sessions);

} // namespace pitwise
