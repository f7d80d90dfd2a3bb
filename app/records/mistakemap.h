// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"
#include "engine/exam/roundpart.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace pitwise {

/// Whose mistakes are counted; empty fields do not matter.
struct MistakeFilter
{
    std::string person; ///< `Person::id`
    std::string house; ///< its id
    std::string from; ///< only sessions that started at or after this UTC time
};

struct MistakeCount
{
    std::string code; ///< of the finding
    int count = 0;
    int people = 0; ///< who made it

    bool operator==(const MistakeCount &) const = default;
};

/// Where mistakes are made. What was put right at once does not count.
struct MistakeMap
{
    std::vector<MistakeCount> findings; ///< the most frequent first
    std::map<RoundPart, int> parts;
    std::map<std::pair<int, std::string>, int>
        places; ///< by seat (0: the dealer) and bet (empty: cards)
    int rounds = 0; ///< that were dealt
    int sessions = 0;
    int mistakes = 0;

    [[nodiscard]] int atSeat(int seat) const;
};

[[nodiscard]] MistakeMap mistakesIn(Database &database, const MistakeFilter &filter = {});

/// Id and name of each house that a session was dealt in, by name.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> housesDealt(Database &database);

} // namespace pitwise
