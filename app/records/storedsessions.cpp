// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/storedsessions.h"

#include "app/crypto/enginehash.h"
#include "app/crypto/random.h"
#include "app/records/sessionoutcome.h"
#include "app/records/stationlog.h"
#include "engine/house/housefile.h"

#include <algorithm>

namespace pitwise {

namespace {

using Kind = RecordsError::Kind;

/// What cannot be a line of a session would come back as something else.
void requireLine(const std::string &line)
{
    const bool fits =
        !line.empty() && line.find_first_of("\n\r") == std::string::npos && canBeStored(line);
    if (!fits)
        throw RecordsError{Kind::Refused, "an act is one line of text, not '" + line + '\''};
}

Digest digestIn(const Row &row, int column, const std::string &session)
{
    const auto digest = digestFromHex(row.text(column));
    if (!digest)
        throw RecordsError{Kind::Damaged, "session " + session + ": a stored hash is damaged"};
    return *digest;
}

constexpr auto SessionColumns =
    "SELECT s.id, s.kind, s.person, s.station, s.started_at, s.spec, s.house, h.text, s.engine, "
    "s.blueprint, s.sealed_seed, COALESCE(e.state, 'under way'), COALESCE(e.ended_at, ''), "
    "COALESCE(e.spec, ''), t.acts, t.tip FROM sessions s JOIN houses h ON h.hash = s.house "
    "JOIN tips t ON t.session = s.id LEFT JOIN endings e ON e.session = s.id ";

StoredSession sessionIn(const Row &row)
{
    StoredSession session{.id = row.text(0),
                          .kind = sessionKindFrom(row.text(1)).value_or(SessionKind::Practice),
                          .person = row.text(2),
                          .station = row.text(3),
                          .startedAt = row.text(4),
                          .spec = row.text(13),
                          .headSpec = row.text(5),
                          .houseHash = row.text(6),
                          .houseText = row.text(7),
                          .engine = row.text(8),
                          .blueprint = row.text(9),
                          .sealedSeed = row.text(10),
                          .state = sessionStateFrom(row.text(11)).value_or(SessionState::UnderWay),
                          .endedAt = row.text(12),
                          .acts = static_cast<std::size_t>(row.number(14)),
                          .tip = row.text(15)};
    if (session.spec.empty())
        session.spec = session.headSpec;
    return session;
}

SessionRow rowIn(const Row &row)
{
    SessionRow session{.id = row.text(0),
                       .person = row.text(1),
                       .number = row.text(2),
                       .name = row.text(3),
                       .kind = sessionKindFrom(row.text(4)).value_or(SessionKind::Practice),
                       .state = sessionStateFrom(row.text(5)).value_or(SessionState::UnderWay),
                       .startedAt = row.text(6),
                       .endedAt = row.text(7),
                       .house = row.text(8),
                       .houseName = row.text(9),
                       .game = row.text(10),
                       .acts = static_cast<std::size_t>(row.number(11)),
                       .summarised = !row.isNull(12)};
    const auto whole = [&](int column) { return static_cast<int>(row.number(column)); };
    if (session.summarised) {
        session.rounds = whole(12);
        session.critical = whole(13);
        session.major = whole(14);
        session.minor = whole(15);
        session.findings = session.critical + session.major + session.minor;
        session.pace = row.real(18);
        session.seconds = row.real(19);
    }
    // An exam is graded by its blueprint, which the summary knows nothing of.
    const int score = session.kind == SessionKind::Exam ? 20 : 16;
    session.scored = !row.isNull(score);
    session.score = row.real(score);
    session.passed = row.number(score + 1) != 0;
    session.houseHash = row.text(22);
    session.engine = row.text(23);
    return session;
}

/// The conditions of a filter, and their values in the same order.
std::pair<std::string, SqlValues> conditionsOf(const SessionFilter &filter)
{
    std::string sql;
    SqlValues values;
    const auto add = [&](const char *condition, const std::string &value) {
        sql += (sql.empty() ? "WHERE " : "AND ") + std::string{condition} + ' ';
        values.emplace_back(value);
    };
    if (!filter.person.empty())
        add("s.person = ?", filter.person);
    if (filter.kind)
        add("s.kind = ?", std::string{name(*filter.kind)});
    if (filter.state)
        add("COALESCE(e.state, 'under way') = ?", std::string{name(*filter.state)});
    if (!filter.house.empty())
        add("h.id = ?", filter.house);
    if (!filter.from.empty())
        add("s.started_at >= ?", filter.from);
    if (!filter.until.empty())
        add("s.started_at < ?", filter.until);
    return {sql, values};
}

} // namespace

ChainHead headOf(const StoredSession &session)
{
    return {.session = session.id,
            .kind = std::string{name(session.kind)},
            .person = session.person,
            .station = session.station,
            .started = session.startedAt,
            .spec = session.headSpec,
            .house = digestFromHex(session.houseHash).value_or(Digest{}),
            .engine = session.engine,
            .blueprint = session.blueprint,
            .sealedSeed = session.sealedSeed};
}

void StoredSessions::storeHouse(const std::string &text, const std::string &hash)
{
    const HouseReading reading = readHouse(text);
    if (!reading.ok())
        throw RecordsError{Kind::Refused,
                           "the house cannot be stored: " + toText(reading.faults[0], "its text")};
    const House &house = reading.house;
    m_database.run("INSERT INTO houses (hash, text, id, name, game) VALUES (?, ?, ?, ?, ?) "
                   "ON CONFLICT (hash) DO NOTHING",
                   {hash, text, house.id, house.name, name(house.game)});
}

/// A lock on the person, so that two stations cannot both begin.
void StoredSessions::refuseSecondExam(const NewSession &session)
{
    if (!m_database.isSqlite())
        (void)m_database.ask("SELECT pg_advisory_xact_lock(hashtext(?))", {session.person});
    const auto other = examUnderWay(session.person);
    if (other && *other != session.id)
        throw RecordsError{Kind::Refused, "an exam of this person is under way (" + *other + ')'};
}

void StoredSessions::insert(const NewSession &session, const std::string &startedAt,
                            const Digest &first)
{
    const std::string tip = toHex(first);
    m_database.run("INSERT INTO sessions (id, person, kind, station, started_at, spec, house, "
                   "engine, blueprint, sealed_seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                   {session.id, session.person, name(session.kind), m_station, startedAt,
                    session.spec, toHex(digestOf(session.houseText)), engineHash(),
                    session.blueprint, session.sealedSeed});
    m_database.run("INSERT INTO tips (session, first, acts, tip) VALUES (?, ?, 0, ?)",
                   {session.id, tip, tip});
    logBegun(m_database, session.id);
}

SessionWriter StoredSessions::begin(const NewSession &session)
{
    SessionWriter writer{.session = session.id};
    m_database.atomically([&] {
        if (!m_database.ask("SELECT 1 FROM sessions WHERE id = ?", {session.id}).empty()) {
            writer = resume(session.id); // the reply to an earlier call was lost
            return;
        }
        if (m_database.ask("SELECT 1 FROM people WHERE id = ?", {session.person}).empty())
            throw RecordsError{Kind::NotFound, "there is no such person"};
        if (session.kind == SessionKind::Exam)
            refuseSecondExam(session);
        const Digest house = digestOf(session.houseText);
        storeHouse(session.houseText, toHex(house));
        const std::string startedAt = timeText(m_clock());
        writer.tip = startOfChain({.session = session.id,
                                   .kind = std::string{name(session.kind)},
                                   .person = session.person,
                                   .station = m_station,
                                   .started = startedAt,
                                   .spec = session.spec,
                                   .house = house,
                                   .engine = std::string{engineHash()},
                                   .blueprint = session.blueprint,
                                   .sealedSeed = session.sealedSeed});
        insert(session, startedAt, writer.tip);
    });
    return writer;
}

SessionWriter StoredSessions::resume(const std::string &id)
{
    const StoredSession session = read(id);
    if (session.state != SessionState::UnderWay)
        throw RecordsError{Kind::Refused, "session " + id + " has ended"};
    const auto tip = digestFromHex(session.tip);
    if (!tip)
        throw RecordsError{Kind::Damaged, "session " + id + ": a stored hash is damaged"};
    return {.session = id, .acts = session.acts, .tip = *tip};
}

SessionWriter StoredSessions::takeOver(const std::string &id)
{
    SessionWriter writer;
    m_database.atomically([&] {
        writer = resume(id);
        writer.writer = newId();
        m_database.run("INSERT INTO session_writers (session, n, writer) "
                       "SELECT ?, COALESCE(MAX(n), 0) + 1, ? FROM session_writers "
                       "WHERE session = ?",
                       {id, writer.writer, id});
    });
    return writer;
}

void StoredSessions::requireLastWriter(const SessionWriter &writer)
{
    const Rows last = m_database.ask(
        "SELECT writer FROM session_writers WHERE session = ? ORDER BY n DESC LIMIT 1",
        {writer.session});
    if (writer.writer != (last.empty() ? std::string{} : last.front().text(0)))
        throw RecordsError{Kind::Refused, "another program is dealing session " + writer.session};
}

void StoredSessions::append(SessionWriter &writer, std::span<const std::string> lines)
{
    if (lines.empty())
        return;
    std::for_each(lines.begin(), lines.end(), requireLine);
    SessionWriter after;
    m_database.atomically([&] {
        after = writer;
        if (!m_database.ask("SELECT 1 FROM endings WHERE session = ?", {writer.session}).empty())
            throw RecordsError{Kind::Refused, "session " + writer.session + " has ended"};
        requireLastWriter(writer);
        // Usually none: only after a lost reply are they there already.
        const Rows there =
            m_database.ask("SELECT hash FROM acts WHERE session = ? AND n > ? ORDER BY n",
                           {writer.session, writer.acts});
        for (const std::string &line : lines) {
            after.tip = nextTip(after.tip, line);
            const std::size_t index = after.acts++ - writer.acts;
            if (index >= there.size())
                m_database.run("INSERT INTO acts (session, n, line, hash) VALUES (?, ?, ?, ?)",
                               {after.session, after.acts, line, toHex(after.tip)});
            else if (digestIn(there[index], 0, writer.session) != after.tip)
                throw RecordsError{Kind::Refused,
                                   "another program is dealing session " + writer.session};
        }
        if (there.size() > lines.size())
            throw RecordsError{Kind::Refused,
                               "another program is dealing session " + writer.session};
    });
    writer = after;
}

void StoredSessions::end(const SessionWriter &writer, SessionState state, const std::string &spec)
{
    if (state == SessionState::UnderWay)
        throw RecordsError{Kind::Refused, "a session ends finished or given up"};
    m_database.atomically([&] {
        const StoredSession session = read(writer.session);
        if (session.state == state)
            return; // the reply to an earlier call was lost
        if (session.state != SessionState::UnderWay)
            throw RecordsError{Kind::Refused, "session " + writer.session + " has ended"};
        requireLastWriter(writer);
        if (session.acts != writer.acts || session.tip != toHex(writer.tip))
            throw RecordsError{Kind::Refused,
                               "another program is dealing session " + writer.session};
        const ChainEnd end{.state = std::string{name(state)},
                           .ended = timeText(m_clock()),
                           .acts = writer.acts,
                           .spec = spec};
        m_database.run("INSERT INTO endings (session, state, ended_at, spec, acts, tip, seal) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?)",
                       {writer.session, end.state, end.ended, end.spec, end.acts, session.tip,
                        toHex(sealOf(writer.tip, end))});
        logEnded(m_database, writer.session);
        const auto derived = outcomeOf(read(writer.session), lines(writer.session));
        if (const auto *known = std::get_if<SessionOutcome>(&derived))
            storeOutcome(m_database, writer.session, *known);
    });
}

StoredSession StoredSessions::read(const std::string &id)
{
    return sessionIn(m_database.one(std::string{SessionColumns} + "WHERE s.id = ?", {id},
                                    "there is no session '" + id + '\''));
}

std::vector<std::string> StoredSessions::lines(const std::string &id)
{
    std::vector<std::string> lines;
    for (const Row &row :
         m_database.ask("SELECT line FROM acts WHERE session = ? ORDER BY n", {id}))
        lines.push_back(row.text(0));
    return lines;
}

std::vector<SessionRow> StoredSessions::list(const SessionFilter &filter)
{
    auto [conditions, values] = conditionsOf(filter);
    std::string sql =
        "SELECT s.id, s.person, p.number, p.name, s.kind, COALESCE(e.state, 'under way'), "
        "s.started_at, COALESCE(e.ended_at, ''), h.id, h.name, h.game, t.acts, y.rounds, "
        "y.critical, y.major, y.minor, y.score, y.passed, y.pace, y.seconds, r.score, r.passed, "
        "s.house, s.engine "
        "FROM sessions s JOIN people p ON p.id = s.person JOIN houses h ON h.hash = s.house "
        "JOIN tips t ON t.session = s.id LEFT JOIN endings e ON e.session = s.id "
        "LEFT JOIN summaries y ON y.session = s.id LEFT JOIN results r ON r.session = s.id "
        + conditions + "ORDER BY s.started_at DESC, s.id";
    if (filter.most >= 0) {
        sql += " LIMIT ?";
        values.emplace_back(filter.most);
    }
    std::vector<SessionRow> rows;
    for (const Row &row : m_database.ask(sql, values))
        rows.push_back(rowIn(row));
    return rows;
}

std::string StoredSessions::dealText(const std::string &id)
{
    std::string text = read(id).spec;
    for (const std::string &line : lines(id))
        text += line + '\n';
    return text;
}

std::vector<std::string> StoredSessions::practiceUnderWay(const std::string &person)
{
    std::vector<std::string> ids;
    for (const Row &row : m_database.ask(
             "SELECT s.id FROM sessions s LEFT JOIN endings e ON e.session = s.id WHERE s.person = "
             "? AND s.station = ? AND s.kind = 'practice' AND e.session IS NULL ORDER BY "
             "s.started_at DESC, s.id",
             {person, m_station}))
        ids.push_back(row.text(0));
    return ids;
}

std::optional<std::string> StoredSessions::examUnderWay(const std::string &person)
{
    const Rows rows = m_database.ask(
        "SELECT s.id FROM sessions s LEFT JOIN endings e ON e.session = s.id "
        "WHERE s.person = ? AND s.kind = 'exam' AND e.session IS NULL ORDER BY s.started_at",
        {person});
    return rows.empty() ? std::nullopt : std::optional{rows.front().text(0)};
}

} // namespace pitwise
