// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/logcheck.h"

#include "app/records/people.h"
#include "app/records/stationlog.h"

#include <map>
#include <set>

namespace pitwise {

namespace {

using Digests = std::map<std::string, std::string>; ///< by id

Digests digestsOf(Database &database, const char *sql)
{
    Digests digests;
    for (const Row &row : database.ask(sql))
        digests[row.text(0)] = row.text(1);
    return digests;
}

/// Follows all logs, and compares their entries with the rows that they are about.
class LogReader
{
public:
    explicit LogReader(Database &database) : m_database(database) { }

    std::vector<ChainFault> read()
    {
        for (const Row &row : m_database.ask("SELECT id FROM removed_ids"))
            m_removed.insert(row.text(0));
        chains();
        people();
        compare(Logged::Begun,
                digestsOf(m_database, "SELECT session, first FROM tips WHERE session IN (SELECT id "
                                      "FROM sessions)"),
                "the session", "how it began");
        compare(Logged::Ended, digestsOf(m_database, "SELECT session, seal FROM endings"),
                "its ending", "how it ended");
        compare(Logged::Result, results(), "its result", "its result");
        return std::move(m_faults);
    }

private:
    void fault(const std::string &session, const std::string &what)
    {
        m_faults.push_back({session, 0, what});
    }

    /// Every entry of every station, and how far each log goes.
    void chains()
    {
        std::map<std::string, std::pair<qint64, Digest>> logs;
        for (const Row &row : m_database.ask("SELECT station, n, what, id, digest, tip FROM "
                                             "station_log ORDER BY station, n")) {
            const std::string station = row.text(0);
            auto &[entries, tip] =
                logs.try_emplace(station, qint64{0}, startOfLog(station)).first->second;
            const auto what = loggedFrom(row.text(2));
            const auto stored = digestFromHex(row.text(5));
            if (row.number(1) != ++entries || !stored
                || *stored != nextLogTip(tip, what, row.text(3), row.text(4)))
                fault({}, "the log of station " + station + ": entry " + std::to_string(entries)
                              + " or the one before it was changed or removed");
            entries = row.number(1);
            tip = stored.value_or(tip);
            m_logged[what][row.text(3)].insert(row.text(4));
        }
        for (const Row &row : m_database.ask("SELECT station, entries, tip FROM station_tips")) {
            const auto log = logs.find(row.text(0));
            if (log == logs.end() || log->second.first != row.number(1)
                || toHex(log->second.second) != row.text(2))
                fault({}, "the log of station " + row.text(0)
                              + ": its end was cut off, or its tip was changed");
            if (log != logs.end())
                logs.erase(log);
        }
        for (const auto &[station, log] : logs)
            fault({}, "the log of station " + station + ": its tip was removed");
    }

    static Logged loggedFrom(const std::string &text)
    {
        for (const Logged what : {Logged::Person, Logged::Begun, Logged::Ended}) {
            if (name(what) == text)
                return what;
        }
        return Logged::Result;
    }

    Digests results()
    {
        Digests digests;
        for (const Row &row :
             m_database.ask(std::string{"SELECT "} + LoggedResult + " FROM results"))
            digests[row.text(1)] = toHex(digestOfResult(row));
        return digests;
    }

    /// What is there must be as it was logged, and what was logged must be there.
    void compare(Logged what, const Digests &there, const std::string &thing,
                 const std::string &changed)
    {
        const auto &logged = m_logged[what];
        for (const auto &[id, digest] : there) {
            const auto entry = logged.find(id);
            if (entry == logged.end())
                fault(id, thing + " is in no station's log");
            else if (!entry->second.contains(digest))
                fault(id, changed + " was changed");
        }
        for (const auto &[id, digests] : logged) {
            if (!there.contains(id) && !m_removed.contains(id))
                fault(id, thing + " was removed");
        }
    }

    /// A name may be changed by a trainer: each is logged, and any of them will do. (Two stations
    /// have no common order.)
    void people()
    {
        auto &logged = m_logged[Logged::Person];
        std::set<std::string> there;
        for (const Row &row :
             m_database.ask(std::string{"SELECT "} + LoggedPerson + " FROM people")) {
            const std::string id = row.text(0);
            const bool isTrainer = row.text(1) == "trainer";
            const std::string who = isTrainer ? "trainer " + row.text(4) : "trainee " + row.text(3);
            there.insert(id);
            if (row.text(2)
                != handleOf(isTrainer ? Role::Trainer : Role::Trainee, row.text(isTrainer ? 4 : 3)))
                fault({}, who + ": the number or name was changed");
            else if (const auto entry = logged.find(id);
                     entry != logged.end() && !entry->second.contains(toHex(digestOfPerson(row))))
                fault({}, who + ": the name or state was changed");
        }
        for (const auto &[id, digests] : logged) {
            if (!there.contains(id) && !m_removed.contains(id))
                fault({}, "the person " + id + " was removed");
        }
    }

    Database &m_database;
    std::set<std::string> m_removed;
    std::map<Logged, std::map<std::string, std::set<std::string>>> m_logged;
    std::vector<ChainFault> m_faults;
};

} // namespace

std::vector<ChainFault> checkLogs(Database &database)
{
    return LogReader{database}.read();
}

} // namespace pitwise
