// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/roundpart.h"
#include "engine/exam/skillgroup.h"
#include "ui/handout/document.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pitwise {

/// A trainee in the report of a class.
struct ClassSheetRow
{
    std::string number;
    std::string name;
    Sentence standing;
    int sessions = 0;
    int rounds = 0;
    double hours = 0;
    std::optional<double> score; ///< of the latest sessions
    PerGroup<int> mistakes{}; ///< in these
    int recentRounds = 0;
    std::optional<FindingCode> stuckOn;
    std::string certifiedFor; ///< id of the house
    std::string expires; ///< a date; empty: never, or no certificate
    bool expiresSoon = false;
};

struct ClassSheetMistake
{
    FindingCode code{};
    int count = 0;
    int people = 0;
};

struct ClassSheetFacts
{
    std::string date;
    std::vector<ClassSheetRow> people;
    std::vector<ClassSheetMistake> mistakes; ///< the most frequent first
    std::map<RoundPart, int> parts;
    std::map<int, int> seats; ///< mistakes by seat
    int rounds = 0; ///< dealt by all
};

/// The class on paper: who stands where, who needs what, where mistakes are made.
[[nodiscard]] Document classSheet(const ClassSheetFacts &facts);

/// `The war`.
[[nodiscard]] Sentence partWords(RoundPart part);

} // namespace pitwise
