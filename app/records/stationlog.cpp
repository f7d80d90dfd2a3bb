// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/stationlog.h"

#include "app/crypto/chain.h"
#include "app/records/rowcopy.h"

#include <map>
#include <utility>

namespace pitwise {

namespace {

constexpr CopiedTable LogRows{"station_log", "station, n, what, id, digest, tip", ""};
constexpr std::size_t AtOnce = 500;

/// Every value with its length, so that none can be taken for a part of another.
Digest digestOfRow(std::string_view title, const Row &row)
{
    std::string text{title};
    for (int i = 0; i < row.columns(); ++i) {
        const std::string value = row.text(i);
        text += '\n' + std::to_string(value.size()) + '\n' + value;
    }
    return digestOf(text);
}

/// Adds entries to the log of one station.
class LogWriter
{
public:
    LogWriter(Database &database, std::string station)
        : m_database(database),
          m_station(std::move(station)),
          m_tip(startOfLog(m_station))
    {
        // Two connections of a station wait for each other here. (SQLite's transactions do that by
        // themselves.)
        if (!m_database.isSqlite())
            (void)m_database.ask("SELECT pg_advisory_xact_lock(hashtext(?))",
                                 {"log of " + m_station});
        const Rows known =
            m_database.ask("SELECT entries, tip FROM station_tips WHERE station = ?", {m_station});
        if (known.empty())
            return;
        m_entries = known.front().number(0);
        m_tip = digestFromHex(known.front().text(1)).value_or(m_tip);
    }

    void add(Logged what, const std::string &id, const std::string &digest)
    {
        m_tip = nextLogTip(m_tip, what, id, digest);
        m_waiting.emplace_back(QVariantList{exactText(m_station), ++m_entries,
                                            exactText(name(what)), exactText(id), exactText(digest),
                                            exactText(toHex(m_tip))});
        if (m_waiting.size() == AtOnce)
            store();
    }

    void store() { insertRows(m_database, LogRows, std::exchange(m_waiting, {})); }

private:
    Database &m_database;
    std::string m_station;
    Digest m_tip;
    qlonglong m_entries = 0;
    Rows m_waiting;
};

void log(Database &database, Logged what, const std::string &id, const std::string &digest)
{
    LogWriter writer{database, database.station()};
    writer.add(what, id, digest);
    writer.store();
}

/// A writer for each station.
class AllLogs
{
public:
    explicit AllLogs(Database &database) : m_database(database) { }

    LogWriter &of(const std::string &station)
    {
        return m_writers.try_emplace(station, m_database, station).first->second;
    }
    void store()
    {
        for (auto &[station, writer] : m_writers)
            writer.store();
    }

private:
    Database &m_database;
    std::map<std::string, LogWriter> m_writers;
};

} // namespace

std::string_view name(Logged what)
{
    switch (what) {
    case Logged::Person:
        return "person";
    case Logged::Begun:
        return "begun";
    case Logged::Ended:
        return "ended";
    case Logged::Result:
        return "result";
    }
    return {};
}

Digest digestOfPerson(const Row &row)
{
    return digestOfRow("pitwise person 1", row);
}

Digest digestOfResult(const Row &row)
{
    return digestOfRow("pitwise result 1", row);
}

Digest startOfLog(const std::string &station)
{
    return digestOf("pitwise station log 1\n" + station);
}

Digest nextLogTip(const Digest &tip, Logged what, const std::string &id, const std::string &digest)
{
    return nextTip(tip, std::string{name(what)} + ' ' + id + ' ' + digest);
}

void logPerson(Database &database, const std::string &id)
{
    const Row person =
        database.one(std::string{"SELECT "} + LoggedPerson + " FROM people WHERE id = ?", {id},
                     "there is no such person");
    log(database, Logged::Person, id, toHex(digestOfPerson(person)));
}

void logBegun(Database &database, const std::string &session)
{
    const Row tip = database.one("SELECT first FROM tips WHERE session = ?", {session},
                                 "there is no such session");
    log(database, Logged::Begun, session, tip.text(0));
}

void logEnded(Database &database, const std::string &session)
{
    const Row ending = database.one("SELECT seal FROM endings WHERE session = ?", {session},
                                    "this session has not ended");
    log(database, Logged::Ended, session, ending.text(0));
}

void logResult(Database &database, const std::string &session)
{
    const Row result =
        database.one(std::string{"SELECT "} + LoggedResult + " FROM results WHERE session = ?",
                     {session}, "this session has no result");
    log(database, Logged::Result, session, toHex(digestOfResult(result)));
}

void completeLogs(Database &database)
{
    const auto missing = [](Logged what) {
        return std::string{"NOT IN (SELECT id FROM station_log WHERE what = '"}
             + std::string{name(what)} + "')";
    };
    AllLogs logs{database};
    // The people of earlier versions were added at no station in particular.
    for (const Row &row :
         database.ask(std::string{"SELECT "} + LoggedPerson + " FROM people WHERE id "
                      + missing(Logged::Person) + " ORDER BY added_at, id"))
        logs.of(database.station()).add(Logged::Person, row.text(0), toHex(digestOfPerson(row)));
    for (const Row &row :
         database.ask("SELECT s.station, s.id, t.first FROM sessions s JOIN tips t ON t.session = "
                      "s.id WHERE s.id "
                      + missing(Logged::Begun) + " ORDER BY s.started_at, s.id"))
        logs.of(row.text(0)).add(Logged::Begun, row.text(1), row.text(2));
    for (const Row &row :
         database.ask("SELECT s.station, s.id, e.seal FROM sessions s JOIN endings e ON e.session "
                      "= s.id WHERE s.id "
                      + missing(Logged::Ended) + " ORDER BY e.ended_at, s.id"))
        logs.of(row.text(0)).add(Logged::Ended, row.text(1), row.text(2));
    for (const Row &row :
         database.ask("SELECT r.id, r.session, r.passed, r.score, r.text, s.station FROM results r "
                      "JOIN sessions s ON s.id = r.session WHERE s.id "
                      + missing(Logged::Result) + " ORDER BY r.made_at, r.id"))
        logs.of(row.text(5)).add(Logged::Result, row.text(1), toHex(digestOfResult(row.first(5))));
    logs.store();
}

} // namespace pitwise
