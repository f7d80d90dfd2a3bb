// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/records.h"

#include "app/records/schema.h"

#include <QSysInfo>

namespace pitwise {

namespace {

/// The server knows stations by their logins, and lets each write its own sessions only.
std::string stationOf(Database &database, const std::string &given)
{
    if (!given.empty())
        return given;
    if (!database.isSqlite())
        return database.one("SELECT session_user::text", {}, "").text(0);
    const QString name = QSysInfo::machineHostName();
    return name.isEmpty() ? "station" : name.toStdString();
}

} // namespace

Records::Records(const std::string &where, RecordsOptions options)
    : m_options(std::move(options)),
      m_database(recordsPlace(where),
                 m_options.create ? Database::Missing::Create : Database::Missing::Refuse),
      m_people(m_database, m_options.clock),
      m_sessions(m_database, m_options.clock, m_station),
      m_results(m_database, m_options.clock),
      m_homework(m_database, m_options.clock, m_station)
{
    m_station = stationOf(m_database, m_options.station);
    m_database.setStation(m_station);
    // A file belongs to whoever opens it; a server's schema is its owner's business.
    if (m_options.create || (m_database.isSqlite() && schemaVersion(m_database) > 0))
        upgrade(m_database);
    requireVersion(m_database);
}

} // namespace pitwise
