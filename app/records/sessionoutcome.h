// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"
#include "app/records/storedsession.h"
#include "engine/session/session.h"
#include "engine/skills/skillresults.h"

#include <string>
#include <variant>
#include <vector>

namespace pitwise {

/// What is derived from the acts of a session, and stored to be searched and added up.
struct Summary
{
    std::string engine; ///< hash of the engine that derived it
    int rounds = 0;
    int dealerActs = 0;
    int refused = 0;
    int critical = 0;
    int major = 0;
    int minor = 0;
    int corrected = 0;
    double score = 0;
    bool passed = false;
    double pace = 0; ///< seconds a round; 0: not known
    double seconds = 0; ///< dealt

    bool operator==(const Summary &) const = default;
};

struct StoredFinding
{
    std::size_t act = 0; ///< number of the act, from 1
    int round = 0;
    std::string code;
    std::string severity;
    int seat = 0; ///< 0: none
    std::string bet;
    std::string rule;
    bool corrected = false;

    bool operator==(const StoredFinding &) const = default;
};

struct SessionOutcome
{
    Summary summary;
    std::vector<StoredFinding> findings;
    std::vector<SkillResult> results; ///< skill by skill, each in the order of the rounds

    bool operator==(const SessionOutcome &) const = default;
};

/// Plays the acts again in the stored house. A string says why that is not possible.
[[nodiscard]] std::variant<Session, std::string>
replayStored(const StoredSession &session, const std::vector<std::string> &lines);
[[nodiscard]] std::variant<SessionOutcome, std::string>
outcomeOf(const StoredSession &session, const std::vector<std::string> &lines);

/// Replaces what was derived before.
void storeOutcome(Database &database, const std::string &session, const SessionOutcome &outcome);
/// None: nothing is derived yet.
[[nodiscard]] std::optional<SessionOutcome> storedOutcome(Database &database,
                                                          const std::string &session);

} // namespace pitwise
