// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string>

namespace pitwise {

/// Where the records are: an SQLite file or a PostgreSQL server.
struct RecordsPlace
{
    enum class Kind { Sqlite, Postgresql };

    Kind kind = Kind::Sqlite;
    QString path; ///< SQLite
    QString host; ///< PostgreSQL, like the next ones; empty: libpq's own default
    int port = -1;
    QString user;
    QString password;
    QString database;
    QString options; ///< for `QSqlDatabase::setConnectOptions`
    QString shown; ///< for messages, without the password
};

/// Reads a path or `postgresql://user@host:port/database?sslmode=verify-full`. Throws a
/// `RecordsError` if the address makes no sense.
[[nodiscard]] RecordsPlace recordsPlace(const std::string &where);

/// The usual file, in the user's data folder.
[[nodiscard]] std::string usualFile();
/// `--records` if given, else PITWISE_RECORDS, else a file in the user's data folder.
[[nodiscard]] std::string usualRecords(const std::string &given);

} // namespace pitwise
