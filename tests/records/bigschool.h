// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"

namespace pitwise::test {

struct BigSchool
{
    int people = 100;
    int sessions = 10'000;
    int longRounds = 0; ///< one more session, of so many rounds; 0: none
};

/// Fills empty records with a school's year: every session dealt by the house's own dealer, most of
/// them with mistakes, some of them exams with results and certificates. Every chain holds. The
/// same sessions are dealt again and again, so this takes seconds. Returns the id of the long one.
std::string fillSchool(Records &records, const BigSchool &school);

} // namespace pitwise::test
