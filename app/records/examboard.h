// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/storedsession.h"

#include "app/records/database.h"

#include <string>
#include <vector>

namespace pitwise {

/// An exam under way, as a proctor may see it: how far it is, nothing of its cards or its score.
struct RunningExamRow
{
    std::string session;
    std::string number; ///< of the trainee
    std::string name;
    std::string station;
    std::string houseText; ///< the whole house file
    std::string startedAt;
    std::string blueprint; ///< its text
    int acts = 0; ///< lines so far
    int rounds = 0; ///< finished
    std::string lastLine; ///< notation, with its time; empty: nothing yet
};

/// An exam that has ended.
struct ExamAttempt
{
    std::string session;
    std::string person; ///< `Person::id`
    std::string number;
    std::string name;
    std::string house; ///< its name
    std::string startedAt;
    SessionState state{};
    bool hasResult = false;
    bool passed = false;
    double score = 0;
    std::string certificate; ///< id; empty: none was issued
    std::string expires; ///< a date; empty: never, or no certificate
    bool revoked = false;
};

/// Those that began first come first.
[[nodiscard]] std::vector<RunningExamRow> runningExams(Database &database);
/// The latest so many; of one person, or of everybody for an empty id.
[[nodiscard]] std::vector<ExamAttempt> examAttempts(Database &database, int most,
                                                    const std::string &person = {});

} // namespace pitwise
