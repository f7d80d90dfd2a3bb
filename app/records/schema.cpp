// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/schema.h"

#include "app/records/stationlog.h"
#include "assets/builtinsql.h"

#include <charconv>

namespace pitwise {

namespace {

constexpr int FirstWithLogs = 9;

int numberOf(const SqlFile &file)
{
    int number = 0;
    std::from_chars(file.name.data(), file.name.data() + file.name.size(), number);
    return number;
}

bool isFor(const SqlFile &file, const Database &database)
{
    const auto names = [&](std::string_view what) {
        return file.name.find(what) != std::string_view::npos;
    };
    if (names(".sqlite."))
        return database.isSqlite();
    if (names(".postgresql."))
        return !database.isSqlite();
    return true;
}

bool isOnlyComments(std::string_view statement)
{
    while (!statement.empty()) {
        const auto end = std::min(statement.find('\n'), statement.size());
        if (!statement.substr(0, end).starts_with("--") && end != 0)
            return false;
        statement.remove_prefix(std::min(end + 1, statement.size()));
    }
    return true;
}

/// Statements are separated by an empty line.
void runFile(Database &database, std::string_view text)
{
    while (!text.empty()) {
        const auto end = std::min(text.find("\n\n"), text.size());
        const auto statement = text.substr(0, end);
        if (!isOnlyComments(statement))
            database.run(statement);
        text.remove_prefix(std::min(end + 2, text.size()));
    }
}

void setVersion(Database &database, int version)
{
    const std::string number = std::to_string(version);
    if (database.isSqlite()) {
        database.run("PRAGMA application_id = " + std::to_string(SqliteApplicationId));
        database.run("PRAGMA user_version = " + number);
        return;
    }
    database.run("DELETE FROM pitwise.schema_version");
    database.run("INSERT INTO pitwise.schema_version (version) VALUES (" + number + ')');
}

/// Two owners may upgrade at the same time: the second waits here. (SQLite's transactions do that
/// by themselves.)
void waitForOthers(Database &database)
{
    if (database.isSqlite())
        return;
    constexpr auto OurNumber = "1349088343"; // any number that is always the same
    (void)database.ask(std::string{"SELECT pg_advisory_xact_lock("} + OurNumber + ')');
    database.run("CREATE SCHEMA IF NOT EXISTS pitwise");
    database.run("CREATE TABLE IF NOT EXISTS pitwise.schema_version (version INTEGER NOT NULL)");
}

std::string versions(int theirs)
{
    return "version " + std::to_string(theirs) + ", this program's is "
         + std::to_string(programVersion());
}

void refuseNewer(const Database &database, int version)
{
    if (version > programVersion())
        throw database.trouble(RecordsError::Kind::Newer, "a newer Pitwise made these records ("
                                                              + versions(version)
                                                              + "); use the newer program");
}

} // namespace

int programVersion()
{
    return numberOf(builtInSql().back());
}

int schemaVersion(Database &database)
{
    if (database.isSqlite())
        return static_cast<int>(database.one("PRAGMA user_version", {}, "").number(0));
    const Row known =
        database.one("SELECT to_regclass('pitwise.schema_version') IS NOT NULL", {}, "");
    if (known.number(0) == 0)
        return 0;
    const Rows rows = database.ask("SELECT version FROM pitwise.schema_version");
    return rows.empty() ? 0 : static_cast<int>(rows.front().number(0));
}

void upgrade(Database &database)
{
    refuseNewer(database, schemaVersion(database));
    for (int next = 1; next <= programVersion(); ++next) {
        if (schemaVersion(database) >= next)
            continue;
        database.atomically([&] {
            waitForOthers(database);
            if (schemaVersion(database) >= next)
                return;
            for (const SqlFile &file : builtInSql()) {
                if (numberOf(file) == next && isFor(file, database))
                    runFile(database, file.text);
            }
            if (next == FirstWithLogs)
                completeLogs(database);
            setVersion(database, next);
        });
    }
}

void requireVersion(Database &database)
{
    const int version = schemaVersion(database);
    refuseNewer(database, version);
    if (version == 0)
        throw database.trouble(RecordsError::Kind::Unreachable,
                               "there are no records here yet; create them with "
                               "'pitwise-cli records init'");
    if (version < programVersion())
        throw database.trouble(RecordsError::Kind::Older,
                               "these records must be upgraded first (" + versions(version)
                                   + "); the owner does that with 'pitwise-cli records init'");
}

} // namespace pitwise
