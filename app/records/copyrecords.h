// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"

#include <string>

namespace pitwise {

struct CopyReport
{
    std::size_t people = 0;
    std::size_t sessions = 0;
    std::size_t acts = 0;
};

/// Copies everything, all or nothing, between any two databases. `to` must be empty, or this
/// throws `Refused`.
CopyReport copyRecords(Records &from, Records &to);

/// Everything in one SQLite file, while others read and write. The file appears complete or not at
/// all; an older one is replaced. Throws `Refused` if the file is the records themselves, or has a
/// log of SQLite beside it.
CopyReport backUp(Records &records, const std::string &path);

struct RemovalReport
{
    std::size_t sessions = 0;
    std::size_t acts = 0;
    std::size_t results = 0;
    std::size_t certificates = 0;
};

/// Removes a person and all that he dealt. The sessions of others are not touched.
RemovalReport forget(Records &records, const Person &person);

} // namespace pitwise
