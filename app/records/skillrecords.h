// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"
#include "engine/training/dealerpast.h"

#include <string>
#include <vector>

namespace pitwise {

/// What the stored sessions of one person show; sessions that cannot be replayed are left out.
/// Those under way count too, except exams.
struct StoredPast
{
    DealerPast past;
    std::vector<House> houses; ///< in which he dealt, each as it was last
    std::vector<std::string> unread; ///< what was left out: the session and why
};
[[nodiscard]] StoredPast pastOf(Records &records, const std::string &person);

/// The mistakes of this person in this house that are not over yet (`isOpen`), the latest first;
/// each skill once, at most `most`.
[[nodiscard]] std::vector<OwnMistake> mistakesOf(Records &records, const std::string &person,
                                                 const std::string &house, const Memory &memory,
                                                 int most);

} // namespace pitwise
