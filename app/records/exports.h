// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/csv.h"
#include "app/records/records.h"

#include <string>
#include <vector>

namespace pitwise {

/// What to export; an empty person means everybody.
struct ExportChoice
{
    std::string person; ///< `Person::id`
    std::optional<SessionKind> kind; ///< only these sessions
    std::string from; ///< only sessions started at or after this UTC time
    std::vector<std::string> columns; ///< empty: all, in the usual order
    CsvFormat csv;
};

/// The columns of each table, in the usual order.
[[nodiscard]] std::vector<std::string> sessionColumns();
[[nodiscard]] std::vector<std::string> personColumns();
[[nodiscard]] std::vector<std::string> certificationColumns();

struct ExportedTable
{
    std::string text;
    std::size_t records = 0; ///< lines without the header
};
/// A line per session, oldest first. Throws `Refused` for an unknown column, like the next ones.
[[nodiscard]] ExportedTable sessionsAsCsv(Records &records, const ExportChoice &choice);
/// A line per trainee: sessions, rounds, hours, findings.
[[nodiscard]] ExportedTable peopleAsCsv(Records &records, const ExportChoice &choice);
/// A line per certificate, as systems for shifts and licences read it.
[[nodiscard]] ExportedTable certificationsAsCsv(Records &records, const ExportChoice &choice);

struct ExportedDeal
{
    std::string name; ///< `2026-03-01-093000-1001-6f1c0e5a.deal`
    std::string text;
};
/// Every session as a file of notation, oldest first. Without those whose seed is sealed.
[[nodiscard]] std::vector<ExportedDeal> sessionsAsDeals(Records &records,
                                                        const ExportChoice &choice);

} // namespace pitwise
