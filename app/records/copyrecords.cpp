// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/copyrecords.h"

#include "app/crypto/random.h"
#include "app/records/rowcopy.h"
#include "app/records/schema.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

/// Before the acts, and in an order that every reference finds its row.
constexpr std::array TablesBeforeActs{
    CopiedTable{"people", "id, role, handle, number, name, state, added_at", "id"},
    CopiedTable{"secrets", "person, n, hash, set_at", "person, n"},
    CopiedTable{"tries", "person, n, good, tried_at", "person, n"},
    CopiedTable{"houses", "hash, text, id, name, game", "hash"},
    CopiedTable{"sessions",
                "id, person, kind, station, started_at, spec, house, engine, blueprint, "
                "sealed_seed",
                "id"},
    CopiedTable{"drill_runs",
                "id, person, house, drill, level, asked, correct, milliseconds, done_at", "id"},
    CopiedTable{"site_keys", "id, n, public, site, made, trainer, sealed, file", "n"},
    CopiedTable{"key_endings", "key, what, day, reason", "key, what"},
    CopiedTable{"trainer_vaults", "trainer, n, sealed", "trainer, n"},
    CopiedTable{"homework", "id, person, trainer, kind, what, title, house, text, due, set_at",
                "id"},
    CopiedTable{"homework_done", "homework, person, session, station, done_at", "homework, person"},
    CopiedTable{"homework_withdrawn", "homework, withdrawn_at", "homework"},
};
constexpr std::array TablesAfterActs{
    CopiedTable{"endings", "session, state, ended_at, spec, acts, tip, seal", "session"},
    CopiedTable{"results", "id, session, passed, score, text, made_at", "id"},
    CopiedTable{"certificates", "id, result, house, exam, granted, expires, text, issued_at", "id"},
    CopiedTable{"revoked_certificates", "certificate, day, reason", "certificate"},
    CopiedTable{"summaries",
                "session, engine, rounds, dealer_acts, refused, critical, major, minor, corrected, "
                "score, passed, pace, seconds",
                "session"},
    CopiedTable{"findings", "session, n, act, round, code, severity, seat, bet, rule, corrected",
                "session, n"},
    CopiedTable{"practised", "session, skill, seen, went_right, results", "session, skill"},
    CopiedTable{"removals", "id, removed_at, sessions, acts", "id"},
    CopiedTable{"removed_ids", "id, removal", "id"},
    CopiedTable{"station_log", "station, n, what, id, digest, tip", "station, n"},
};

/// A session at a time, so that memory does not grow with the school.
void copyActs(Database &from, Database &to)
{
    constexpr CopiedTable Acts{"acts", "session, n, line, hash", "n"};
    const Rows tips = from.ask("SELECT session, first, acts, tip FROM tips ORDER BY session");
    for (const Row &tip : tips) {
        const std::string session = tip.text(0);
        // The trigger moves the tip act by act, as when it was dealt.
        to.run("INSERT INTO tips (session, first, acts, tip) VALUES (?, ?, 0, ?)",
               {session, tip.text(1), tip.text(1)});
        insertRows(to, Acts,
                   from.ask("SELECT session, n, line, hash FROM acts WHERE session = ? ORDER BY n",
                            {session}));
        // If the source was tampered with, the copy must show it too.
        to.run("UPDATE tips SET acts = ?, tip = ? WHERE session = ?",
               {tip.number(2), tip.text(3), session});
    }
}

/// As they are at the source, even if they do not fit the logs.
void copyLogTips(Database &from, Database &to)
{
    constexpr CopiedTable Tips{"station_tips", "station, entries, tip", "station"};
    to.run("DELETE FROM station_tips"); // the trigger has set them
    copyTable(from, to, Tips);
}

void requireEmpty(Database &database)
{
    for (const char *table : {"people", "sessions", "removals"}) {
        if (!database.ask(std::string{"SELECT 1 FROM "} + table + " LIMIT 1").empty())
            throw database.trouble(Kind::Refused, "these records are not empty");
    }
}

std::size_t countOf(Database &database, const std::string &table)
{
    return static_cast<std::size_t>(
        database.one("SELECT COUNT(*) FROM " + table, {}, "").number(0));
}

CopyReport contentOf(Database &database)
{
    return {.people = countOf(database, "people"),
            .sessions = countOf(database, "sessions"),
            .acts = countOf(database, "acts")};
}

/// The file is on the disk under its final name when this returns.
void moveIntoPlace(const std::string &part, const std::string &path)
{
    const int file = ::open(part.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = file >= 0 && ::fsync(file) == 0;
    if (file >= 0)
        ::close(file);
    if (!synced || std::rename(part.c_str(), path.c_str()) != 0) {
        const std::string why = std::strerror(errno);
        std::remove(part.c_str());
        throw RecordsError{Kind::Unreachable, path + ": cannot be written: " + why};
    }
    const QByteArray folder =
        QFile::encodeName(QFileInfo{QString::fromStdString(path)}.absolutePath());
    if (const int handle = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

/// A database, and what SQLite puts beside it.
constexpr std::array AllEndings{"", "-wal", "-shm", "-journal"};

bool exists(const std::string &path)
{
    std::error_code error;
    return std::filesystem::exists(std::filesystem::symlink_status(path, error));
}

bool isSameFile(const std::string &one, const std::string &other)
{
    std::error_code error;
    return std::filesystem::equivalent(one, other, error);
}

/// The backup replaces a file: never the records themselves, and none that still has a log beside
/// it, which SQLite would mix into the backup.
void refuseAsTarget(const Database &database, const std::string &path)
{
    const std::string records = database.place().path.toStdString();
    for (const char *ending : AllEndings) {
        if (database.isSqlite() && isSameFile(path, records + ending))
            throw RecordsError{Kind::Refused, path
                                                  + ": these are the records themselves; name "
                                                    "another file for the backup"};
        const std::string beside = path + ending;
        if (beside != path && exists(beside))
            throw RecordsError{Kind::Refused,
                               path + ": another program uses this file, or did not close it ("
                                   + beside + " is there); name another file for the backup"};
    }
}

/// A temporary file beside the backup, which is removed again unless it was moved into place.
class PartFile
{
public:
    explicit PartFile(const std::string &path) : m_path(path + '.' + newId().substr(0, 8) + ".part")
    {
    }
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;
    ~PartFile()
    {
        for (const char *ending : AllEndings)
            std::remove((m_path + ending).c_str());
    }
    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    std::string m_path;
};

} // namespace

CopyReport copyRecords(Records &from, Records &to)
{
    // One transaction at the source too: everything as it was at one moment.
    from.database().atomically([&] {
        to.database().atomically([&] {
            requireEmpty(to.database());
            for (const CopiedTable &table : TablesBeforeActs)
                copyTable(from.database(), to.database(), table);
            copyActs(from.database(), to.database());
            for (const CopiedTable &table : TablesAfterActs)
                copyTable(from.database(), to.database(), table);
            copyLogTips(from.database(), to.database());
        });
    });
    return contentOf(to.database());
}

CopyReport backUp(Records &records, const std::string &path)
{
    refuseAsTarget(records.database(), path);
    const PartFile part{path};
    if (records.database().isSqlite()) {
        try {
            records.database().run("VACUUM INTO ?", {part.path()});
        } catch (const RecordsError &error) { // it names the records, which are as they were
            throw RecordsError{error.kind(), path + ": the backup was not made: " + error.what()};
        }
    } else {
        Records copy{part.path(), {.create = true}};
        copyRecords(records, copy);
        copy.database().run("PRAGMA journal_mode = DELETE"); // leaves one file
    }
    QFile::setPermissions(QString::fromStdString(part.path()),
                          QFile::ReadOwner | QFile::WriteOwner);
    const CopyReport report = contentOf(records.database());
    moveIntoPlace(part.path(), path);
    return report;
}

RemovalReport forget(Records &records, const Person &person)
{
    RemovalReport report;
    Database &database = records.database();
    const auto remove = [&](const std::string &table, const std::string &condition) {
        const auto count = static_cast<std::size_t>(
            database.one("SELECT COUNT(*) FROM " + table + " WHERE " + condition, {person.id}, "")
                .number(0));
        database.run("DELETE FROM " + table + " WHERE " + condition, {person.id});
        return count;
    };
    const std::string removal = newId();
    database.atomically([&] {
        const std::string theirs = "session IN (SELECT id FROM sessions WHERE person = ?)";
        const std::string issued = "result IN (SELECT id FROM results WHERE " + theirs + ')';
        database.run("INSERT INTO removed_ids (id, removal) SELECT id, '" + removal
                         + "' FROM sessions WHERE person = ?",
                     {person.id});
        database.run("INSERT INTO removed_ids (id, removal) VALUES (?, ?)", {person.id, removal});
        // Revocations stay, for the signed list: they hold no name, and the file may be out there.
        (void)remove("certificate_keys",
                     "certificate IN (SELECT id FROM certificates WHERE " + issued + ')');
        report.certificates = remove("certificates", issued);
        report.results = remove("results", theirs);
        for (const char *table :
             {"practised", "findings", "summaries", "endings", "tips", "session_writers"})
            (void)remove(table, theirs);
        report.acts = remove("acts", theirs);
        report.sessions = remove("sessions", "person = ?");
        (void)remove("drill_runs", "person = ?");
        const std::string set = "homework IN (SELECT id FROM homework WHERE person = ?)";
        (void)remove("homework_withdrawn", set);
        (void)remove("homework_done", set);
        (void)remove("homework_done", "person = ?");
        (void)remove("homework", "person = ?");
        (void)remove("tries", "person = ?");
        (void)remove("secrets", "person = ?");
        (void)remove("people", "id = ?");
        database.run("INSERT INTO removals (id, removed_at, sessions, acts) VALUES (?, ?, ?, ?)",
                     {removal, timeText(systemClock()()), report.sessions, report.acts});
    });
    if (database.isSqlite()) { // nothing of it may be left in the file
        database.run("VACUUM");
        database.run("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    return report;
}

} // namespace pitwise
