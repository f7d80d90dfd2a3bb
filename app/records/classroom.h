// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/people.h"
#include "engine/exam/skillgroup.h"

#include <string>
#include <vector>

namespace pitwise {

/// How far a trainee is.
enum class TraineeStanding {
    NothingYet, ///< no session has ended
    Training,
    Ready, ///< the last sessions were passed, without a critical finding
    Certified, ///< has a certificate that is valid today
};

/// Sessions in a row that must be passed to be ready, and sessions that are looked at.
inline constexpr int SessionsToBeReady = 3;
inline constexpr int RecentSessions = 5;

/// A trainee as a trainer sees him in the class.
struct ClassMember
{
    Person person;
    int sessions = 0;
    int rounds = 0; ///< of sessions that have ended, like the next
    double seconds = 0;
    std::string last; ///< start of the latest session; empty: none
    int recent = 0; ///< sessions that the next ones are about, at most `RecentSessions`
    int recentRounds = 0; ///< in these
    PerGroup<int> mistakes{}; ///< in these, those that were not put right
    double score = 0; ///< their mean
    std::string stuckOn; ///< code of the finding that came up in most of them; empty: none did
    int stuckIn = 0; ///< in so many of them, at least `SessionsToBeReady`
    TraineeStanding standing{};
    std::string certifiedFor; ///< id of the house; of the certificate that lasts longest
    std::string expires; ///< a date; empty: never, or no certificate
};

/// Every trainee who has not left, by name. `today`: `2026-03-01`. A handful of queries, however
/// many sessions there are.
[[nodiscard]] std::vector<ClassMember> classOf(Database &database, People &people,
                                               const std::string &today);

/// Nothing for a code that this program does not know.
[[nodiscard]] std::optional<FindingCode> findingCodeFrom(std::string_view name);

} // namespace pitwise
