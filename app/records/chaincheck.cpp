// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/chaincheck.h"

#include "app/crypto/enginehash.h"
#include "app/records/derivedcheck.h"
#include "app/records/logcheck.h"
#include "app/records/sessionoutcome.h"
#include "engine/house/housefile.h"

namespace pitwise {

namespace {

/// Follows one chain and notes every place where it breaks.
class ChainReader
{
public:
    ChainReader(Database &database, const StoredSession &session)
        : m_database(database),
          m_session(session)
    {
    }

    std::vector<ChainFault> read()
    {
        head();
        acts();
        tip();
        ending();
        return std::move(m_faults);
    }

private:
    void fault(std::size_t act, const std::string &what)
    {
        m_faults.push_back({m_session.id, act, what});
    }

    void head()
    {
        if (toHex(digestOf(m_session.houseText)) != m_session.houseHash)
            fault(0, "the text of its house was changed");
        m_tip = startOfChain(headOf(m_session));
        const Row row = m_database.one("SELECT first, acts, tip FROM tips WHERE session = ?",
                                       {m_session.id}, "");
        const auto first = digestFromHex(row.text(0));
        if (first != m_tip)
            fault(0, "its person, kind, station, start, tags, house, engine, exam or first hash "
                     "was changed");
        m_tip = first.value_or(m_tip); // name only what else is wrong
        m_expectedActs = static_cast<std::size_t>(row.number(1));
        m_expectedTip = row.text(2);
    }

    void acts()
    {
        for (const Row &row : m_database.ask(
                 "SELECT n, line, hash FROM acts WHERE session = ? ORDER BY n", {m_session.id})) {
            const qint64 n = row.number(0);
            ++m_acts;
            for (; static_cast<qint64>(m_acts) < n; ++m_acts)
                fault(m_acts, "act " + std::to_string(m_acts) + " is missing");
            const auto hash = digestFromHex(row.text(2));
            if (n != static_cast<qint64>(m_acts) || hash != nextTip(m_tip, row.text(1)))
                fault(m_acts, "act " + std::to_string(m_acts)
                                  + " or the one before it was "
                                    "changed, moved or removed");
            m_tip = hash.value_or(nextTip(m_tip, row.text(1)));
        }
    }

    void tip()
    {
        if (m_acts < m_expectedActs)
            fault(m_acts + 1, "the end was cut off: act " + std::to_string(m_acts + 1) + " to act "
                                  + std::to_string(m_expectedActs) + " are missing");
        else if (m_acts > m_expectedActs)
            fault(m_expectedActs + 1, "there are more acts than were stored");
        else if (toHex(m_tip) != m_expectedTip)
            fault(m_acts, "the tip of its chain was changed");
    }

    void ending()
    {
        const Rows rows = m_database.ask(
            "SELECT state, ended_at, spec, acts, tip, seal FROM endings WHERE session = ?",
            {m_session.id});
        if (rows.empty())
            return;
        const Row &row = rows.front();
        const ChainEnd end{.state = row.text(0),
                           .ended = row.text(1),
                           .acts = static_cast<std::size_t>(row.number(3)),
                           .spec = row.text(2)};
        if (end.acts != m_acts)
            fault(0, "it ended after " + std::to_string(end.acts) + " acts, and has "
                         + std::to_string(m_acts));
        else if (row.text(4) != toHex(m_tip))
            fault(0, "the tip it ended with is not the tip of its acts");
        const auto tip = digestFromHex(row.text(4));
        if (!tip || row.text(5) != toHex(sealOf(*tip, end)))
            fault(0, "how it ended was changed");
    }

    Database &m_database;
    const StoredSession &m_session;
    std::vector<ChainFault> m_faults;
    Digest m_tip;
    std::size_t m_acts = 0;
    std::size_t m_expectedActs = 0;
    std::string m_expectedTip;
};

void checkFile(Database &database, CheckReport &report)
{
    if (!database.isSqlite())
        return;
    for (const Row &row : database.ask("PRAGMA integrity_check(20)")) {
        if (row.text(0) != "ok")
            report.faults.push_back({{}, 0, "the file is damaged: " + row.text(0)});
    }
}

/// Rows whose session was removed under them.
void checkOrphans(Database &database, CheckReport &report)
{
    for (const char *table :
         {"acts", "tips", "endings", "results", "summaries", "findings", "practised"}) {
        const std::string name{table};
        for (const Row &row : database.ask("SELECT DISTINCT session FROM " + name
                                           + " WHERE session NOT IN (SELECT id FROM sessions)"))
            report.faults.push_back(
                {row.text(0), 0, "the session was removed, its " + name + " are still here"});
    }
    for (const char *missing :
         {"SELECT id FROM sessions WHERE id NOT IN (SELECT session FROM tips)",
          "SELECT id FROM sessions WHERE house NOT IN (SELECT hash FROM houses)",
          "SELECT id FROM sessions WHERE person NOT IN (SELECT id FROM people)"}) {
        for (const Row &row : database.ask(missing))
            report.faults.push_back({row.text(0), 0, "its person, house or tip was removed"});
    }
}

void checkHouses(Database &database, CheckReport &report)
{
    // On a server it is known whose login added a house, and so who is to be asked.
    const std::string by = database.isSqlite() ? "''" : "added_by";
    for (const Row &row :
         database.ask("SELECT hash, text, id, name, game, " + by + " FROM houses")) {
        const HouseReading reading = readHouse(row.text(1));
        const House &house = reading.house;
        const std::string who = row.text(5).empty() ? "" : " (added by " + row.text(5) + ')';
        if (toHex(digestOf(row.text(1))) != row.text(0))
            report.faults.push_back(
                {{}, 0, "the text of the house " + row.text(2) + " was changed" + who});
        else if (reading.ok()
                 && (house.id != row.text(2) || house.name != row.text(3)
                     || name(house.game) != row.text(4)))
            report.faults.push_back(
                {{}, 0, "the name of the house " + row.text(2) + " was changed" + who});
    }
}

std::vector<std::string> idsOf(Database &database)
{
    std::vector<std::string> ids;
    for (const Row &row :
         database.ask("SELECT id FROM sessions WHERE id IN (SELECT session FROM tips) "
                      "AND house IN (SELECT hash FROM houses) ORDER BY started_at, id"))
        ids.push_back(row.text(0));
    return ids;
}

} // namespace

std::vector<ChainFault> checkChain(Database &database, StoredSessions &sessions,
                                   const std::string &id)
{
    const StoredSession session = sessions.read(id);
    return ChainReader{database, session}.read();
}

CheckReport checkRecords(Database &database, StoredSessions &sessions, const HouseToday &houseToday)
{
    CheckReport report;
    checkFile(database, report);
    if (!report.faults.empty())
        return report; // reading on would only find the same damage again
    checkOrphans(database, report);
    checkHouses(database, report);
    DerivedCheck derived{database, sessions, houseToday};
    for (const std::string &id : idsOf(database)) {
        const StoredSession session = sessions.read(id);
        ++report.sessions;
        report.acts += session.acts;
        auto faults = ChainReader{database, session}.read();
        if (faults.empty())
            derived.check(session, report);
        report.faults.insert(report.faults.end(), faults.begin(), faults.end());
    }
    const auto faults = checkLogs(database);
    report.faults.insert(report.faults.end(), faults.begin(), faults.end());
    return report;
}

RebuildReport rebuildDerived(Database &database, StoredSessions &sessions)
{
    RebuildReport report;
    for (const std::string &id : idsOf(database)) {
        const StoredSession session = sessions.read(id);
        if (session.state == SessionState::UnderWay)
            continue;
        const auto derived = outcomeOf(session, sessions.lines(id));
        if (const auto *why = std::get_if<std::string>(&derived)) {
            report.failed.push_back({id, 0, *why});
            continue;
        }
        ++report.sessions;
        const auto &fresh = std::get<SessionOutcome>(derived);
        const auto before = storedOutcome(database, id);
        if (before == fresh)
            continue;
        ++report.changed;
        storeOutcome(database, id, fresh);
    }
    return report;
}

} // namespace pitwise
