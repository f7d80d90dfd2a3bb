// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/handin.h"

#include "app/records/homework.h"
#include "app/records/rowcopy.h"
#include "app/records/stationlog.h"

#include <QSet>

namespace pitwise {

namespace {

constexpr CopiedTable PeopleRows{"people", "id, role, handle, number, name, state, added_at", "id"};
constexpr CopiedTable Secrets{"secrets", "person, n, hash, set_at", "person, n"};
constexpr CopiedTable Houses{"houses", "hash, text, id, name, game", "hash"};
constexpr CopiedTable SessionHeads{
    "sessions",
    "id, person, kind, station, started_at, spec, house, engine, blueprint, sealed_seed", "id"};
constexpr CopiedTable DrillRuns{
    "drill_runs", "id, person, house, drill, level, asked, correct, milliseconds, done_at", "id"};
constexpr CopiedTable Acts{"acts", "session, n, line, hash", "n"};
constexpr CopiedTable Endings{"endings", "session, state, ended_at, spec, acts, tip, seal",
                              "session"};
constexpr CopiedTable ExamResults{"results", "id, session, passed, score, text, made_at", "id"};
constexpr CopiedTable Summaries{
    "summaries",
    "session, engine, rounds, dealer_acts, refused, critical, major, minor, corrected, score, "
    "passed, pace, seconds",
    "session"};
constexpr CopiedTable Findings{
    "findings", "session, n, act, round, code, severity, seat, bet, rule, corrected", "n"};
constexpr CopiedTable Practised{"practised", "session, skill, seen, went_right, results", "skill"};

/// The journal's log goes on without it.
void noteHandedIn(Database &journal, const std::string &id)
{
    journal.run("INSERT INTO removed_ids (id, removal) VALUES (?, 'handed in') ON CONFLICT (id) DO "
                "NOTHING",
                {id});
}

/// Hands in one session.
class HandIn
{
public:
    HandIn(Database &journal, Database &server, std::string id)
        : m_journal(journal),
          m_server(server),
          m_id(std::move(id))
    {
    }

    /// Everything that the server lacks, in one transaction. Returns the number of acts.
    std::size_t run()
    {
        std::size_t acts = 0;
        m_server.atomically([&] {
            if (!has(m_server, "sessions", "id"))
                begin();
            acts = addActs();
            if (has(m_journal, "endings", "session") && !has(m_server, "endings", "session"))
                end();
        });
        return acts;
    }

    [[nodiscard]] bool isEnded() { return has(m_journal, "endings", "session"); }

    void removeFromJournal()
    {
        m_journal.atomically([&] {
            for (const char *table :
                 {"practised", "findings", "summaries", "results", "endings", "tips", "acts"})
                m_journal.run(std::string{"DELETE FROM "} + table + " WHERE session = ?", {m_id});
            m_journal.run("DELETE FROM sessions WHERE id = ?", {m_id});
            noteHandedIn(m_journal, m_id);
        });
    }

private:
    bool has(Database &database, const std::string &table, const std::string &key)
    {
        return !database.ask("SELECT 1 FROM " + table + " WHERE " + key + " = ?", {m_id}).empty();
    }

    void begin()
    {
        copyTable(m_journal, m_server, Houses, "hash = (SELECT house FROM sessions WHERE id = ?)",
                  {m_id}, " ON CONFLICT (hash) DO NOTHING");
        copyTable(m_journal, m_server, SessionHeads, "id = ?", {m_id});
        m_server.run("INSERT INTO tips (session, first, acts, tip) VALUES (?, ?, 0, ?)",
                     {m_id, firstTip(), firstTip()});
        logBegun(m_server, m_id);
    }

    [[nodiscard]] std::string firstTip()
    {
        return m_journal.one("SELECT first FROM tips WHERE session = ?", {m_id}, "").text(0);
    }

    std::size_t addActs()
    {
        const Row tip = m_server.one("SELECT acts, tip FROM tips WHERE session = ?", {m_id},
                                     "the server lost the session");
        const qint64 there = tip.number(0);
        const std::string mine =
            there == 0 ? firstTip()
                       : m_journal
                             .one("SELECT hash FROM acts WHERE session = ? AND n = ?",
                                  {m_id, there}, "the server has acts that this station never made")
                             .text(0);
        if (mine != tip.text(1))
            throw RecordsError{RecordsError::Kind::Refused,
                               "the server has other acts in this session"};
        const Rows rows = m_journal.ask(
            "SELECT session, n, line, hash FROM acts WHERE session = ? AND n > ? ORDER BY n",
            {m_id, there});
        insertRows(m_server, Acts, rows);
        return rows.size();
    }

    void end()
    {
        for (const CopiedTable &table : {Endings, ExamResults, Summaries, Findings, Practised})
            copyTable(m_journal, m_server, table, "session = ?", {m_id});
        logEnded(m_server, m_id);
        if (has(m_server, "results", "session"))
            logResult(m_server, m_id);
    }

    Database &m_journal;
    Database &m_server;
    std::string m_id;
};

void updatePerson(Database &journal, const Row &person)
{
    const std::string id = person.text(0);
    const Rows known = journal.ask("SELECT name, state FROM people WHERE id = ?", {id});
    if (known.empty()) {
        insertRows(journal, PeopleRows, {person});
    } else if (known.front().text(0) != person.text(4) || known.front().text(1) != person.text(5)) {
        journal.run("UPDATE people SET name = ?, state = ? WHERE id = ?",
                    {person.text(4), person.text(5), id});
        logPerson(journal, id);
    }
}

/// Those who are gone from the server, unless their sessions still have to be handed in.
void removeOthers(Database &journal, const QSet<QString> &known)
{
    for (const Row &row : journal.ask("SELECT id FROM people WHERE id NOT IN (SELECT person FROM "
                                      "sessions)")) {
        const std::string id = row.text(0);
        if (known.contains(QString::fromStdString(id)))
            continue;
        for (const char *table : {"tries", "secrets", "drill_runs"})
            journal.run(std::string{"DELETE FROM "} + table + " WHERE person = ?", {id});
        journal.run("DELETE FROM people WHERE id = ?", {id});
        noteHandedIn(journal, id);
    }
}

/// Runs of drills that were done while the server was away.
void handInDrills(Database &journal, Database &server)
{
    if (journal.ask("SELECT 1 FROM drill_runs LIMIT 1").empty())
        return;
    copyTable(journal, server, DrillRuns, {}, {}, " ON CONFLICT (id) DO NOTHING");
    journal.run("DELETE FROM drill_runs");
}

} // namespace

std::unique_ptr<Records> openJournal(const std::string &path, const RecordsPlace &server,
                                     WallClock clock)
{
    const QString user = server.user.isEmpty()
                           ? qEnvironmentVariable("PGUSER", qEnvironmentVariable("USER"))
                           : server.user;
    return std::make_unique<Records>(
        path,
        RecordsOptions{.create = true, .station = user.toStdString(), .clock = std::move(clock)});
}

void fetchPeople(Records &server, Records &journal)
{
    handInHomework(journal.database(), server.database(), journal.station());
    const FetchedHomework homework{server.database()};
    const Rows people =
        server.database().ask(std::string{"SELECT "} + PeopleRows.columns + " FROM people");
    const Rows secrets =
        server.database().ask(std::string{"SELECT "} + Secrets.columns + " FROM secrets");
    Database &mine = journal.database();
    mine.atomically([&] {
        FetchedHomework::clear(mine);
        QSet<QString> known;
        for (const Row &person : people) {
            known << QString::fromStdString(person.text(0));
            updatePerson(mine, person);
        }
        // A server keeps the hashes of passphrases from a station: none may be left from before.
        mine.run("DELETE FROM secrets WHERE person IN (SELECT id FROM people WHERE role = "
                 "'trainer')");
        insertRows(mine, Secrets, secrets,
                   " ON CONFLICT (person, n) DO UPDATE SET hash = excluded.hash");
        removeOthers(mine, known);
        homework.insert(mine);
    });
}

HandInReport handIn(Records &journal, Records &server)
{
    HandInReport report;
    handInDrills(journal.database(), server.database());
    handInHomework(journal.database(), server.database(), journal.station());
    for (const Row &row :
         journal.database().ask("SELECT id FROM sessions ORDER BY started_at, id")) {
        HandIn session{journal.database(), server.database(), row.text(0)};
        try {
            report.acts += session.run();
        } catch (const RecordsError &error) {
            if (error.isUnusable() && error.kind() != RecordsError::Kind::NotAllowed)
                throw;
            report.refused.push_back({row.text(0), 0, error.what()});
            continue;
        }
        if (!session.isEnded())
            continue;
        session.removeFromJournal();
        ++report.sessions;
    }
    return report;
}

} // namespace pitwise
