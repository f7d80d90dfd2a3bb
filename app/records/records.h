// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/chaincheck.h"
#include "app/records/homework.h"
#include "app/records/people.h"
#include "app/records/storedresults.h"
#include "app/records/storedsessions.h"

#include <memory>
#include <string>

namespace pitwise {

/// How records are opened.
struct RecordsOptions
{
    bool create = false; ///< create or upgrade them if necessary
    std::string station; ///< empty: the name of this computer, or the login at the server
    WallClock clock = systemClock();
};

/// People, their sessions and their results in an SQLite file or on a PostgreSQL server. For one
/// thread; every call may throw a `RecordsError`, and has changed nothing then.
class Records
{
public:
    /// `where`: a path, or `postgresql://...`.
    explicit Records(const std::string &where, RecordsOptions options = {});
    Records(const Records &) = delete;
    Records &operator=(const Records &) = delete;

    [[nodiscard]] People &people() { return m_people; }
    [[nodiscard]] StoredSessions &sessions() { return m_sessions; }
    [[nodiscard]] Results &results() { return m_results; }
    [[nodiscard]] HomeworkBook &homework() { return m_homework; }
    [[nodiscard]] Database &database() { return m_database; }
    [[nodiscard]] const std::string &station() const { return m_station; }

    [[nodiscard]] CheckReport check(const HouseToday &houseToday = {})
    {
        return checkRecords(m_database, m_sessions, houseToday);
    }
    [[nodiscard]] RebuildReport rebuild() { return rebuildDerived(m_database, m_sessions); }

private:
    RecordsOptions m_options;
    Database m_database;
    std::string m_station;
    People m_people;
    StoredSessions m_sessions;
    Results m_results;
    HomeworkBook m_homework;
};

} // namespace pitwise
