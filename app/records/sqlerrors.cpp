// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/sqlerrors.h"

#include <QFile>
#include <QSqlError>

#include <cstdint>
#include <filesystem>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

struct Meaning
{
    Kind kind;
    const char *sentence;
};

constexpr Meaning DiskFull{Kind::Unreachable, "cannot be written: the disk is full"};

/// SQLite says so only where it writes the file itself; beside it, a full disk is an I/O error.
bool isDiskFull(const QString &path)
{
    constexpr std::uintmax_t Needed = 64 * 1024; // more than SQLite asks for at once
    std::error_code error;
    const std::filesystem::path file{QFile::encodeName(path).toStdString()};
    const auto space = std::filesystem::space(file.parent_path(), error);
    return !error && space.capacity > 0 && space.available < Needed;
}

/// By SQLite's result codes (https://sqlite.org/rescode.html).
Meaning sqliteMeaning(int code, const QString &path)
{
    constexpr int ForeignKey = 787;
    if (code == ForeignKey)
        return {Kind::NotFound, "no such person or session"};
    constexpr int PrimaryCode = 0xff;
    switch (code & PrimaryCode) {
    case 3: // SQLITE_PERM
    case 8: // SQLITE_READONLY
    case 23: // SQLITE_AUTH
        return {Kind::Unreachable, "cannot be written: the file or its folder is read-only"};
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return {Kind::Locked, "another program has locked the records; try again"};
    case 10: // SQLITE_IOERR
        return isDiskFull(path) ? DiskFull
                                : Meaning{Kind::Unreachable, "cannot be read or written"};
    case 11: // SQLITE_CORRUPT
        return {Kind::Damaged, "the database is damaged; restore a backup"};
    case 13: // SQLITE_FULL
        return DiskFull;
    case 14: // SQLITE_CANTOPEN
        return {Kind::Unreachable, "cannot be opened"};
    case 19: // SQLITE_CONSTRAINT
        return {Kind::Taken, "this is in the records already"};
    case 26: // SQLITE_NOTADB
        return {Kind::NotRecords, "these are no records of Pitwise"};
    default:
        return {Kind::Unreachable, "cannot be read or written"};
    }
}

/// By SQLSTATE. After the server was lost, Qt gives no code at all.
Meaning postgresqlMeaning(const QString &state)
{
    if (state == QLatin1String("42501"))
        return {Kind::NotAllowed, "this login may not do that"};
    if (state == QLatin1String("23505"))
        return {Kind::Taken, "this is in the records already"};
    if (state == QLatin1String("23503"))
        return {Kind::NotFound, "no such person or session"};
    if (state == QLatin1String("53100"))
        return {Kind::Unreachable, "cannot be written: the server's disk is full"};
    if (state == QLatin1String("55P03") || state.startsWith(QLatin1String("40")))
        return {Kind::Locked, "another program has locked the records; try again"};
    if (state == QLatin1String("P0001"))
        return {Kind::Refused, "refused"};
    if (state.startsWith(QLatin1String("XX")))
        return {Kind::Damaged, "the database is damaged; restore a backup"};
    if (state.isEmpty() || state.startsWith(QLatin1String("08"))
        || state.startsWith(QLatin1String("57")) || state.startsWith(QLatin1String("3D"))
        || state.startsWith(QLatin1String("28")))
        return {Kind::Unreachable, "the server cannot be reached"};
    return {Kind::Unreachable, "the server refused a statement"};
}

/// The first line of what the database said, without what Qt adds.
QString firstLine(const QSqlError &error)
{
    QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    text = text.section(QLatin1Char('\n'), 0, 0).trimmed();
    for (const QLatin1String word : {QLatin1String("ERROR:"), QLatin1String("FATAL:")}) {
        if (text.startsWith(word))
            text = text.mid(word.size()).trimmed();
    }
    return text;
}

} // namespace

RecordsError translated(const QSqlError &error, const RecordsPlace &place)
{
    const QString code = error.nativeErrorCode();
    const Meaning meaning = place.kind == RecordsPlace::Kind::Sqlite
                              ? sqliteMeaning(code.toInt(), place.path)
                              : postgresqlMeaning(code);
    const QString said = firstLine(error);
    return {meaning.kind, place.shown.toStdString() + ": " + meaning.sentence
                              + (said.isEmpty() ? "" : " (" + said.toStdString() + ')')};
}

bool asksToRetry(const QSqlError &error, const RecordsPlace &place)
{
    const QString code = error.nativeErrorCode();
    return place.kind == RecordsPlace::Kind::Postgresql
        && (code == QLatin1String("40001") || code == QLatin1String("40P01"));
}

} // namespace pitwise
