// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/skillrecords.h"

#include "app/records/sessionoutcome.h"
#include "engine/house/housefile.h"

#include <algorithm>
#include <map>

namespace pitwise {

namespace {

Game gameFrom(const std::string &word)
{
    const auto found = std::find_if(AllGames.begin(), AllGames.end(),
                                    [&](Game each) { return name(each) == word; });
    return found == AllGames.end() ? AllGames.front() : *found;
}

/// Adds the sessions of one person to a past, the oldest first.
class PastReader
{
public:
    PastReader(Records &records, const std::string &person) : m_records(records), m_person(person)
    {
    }

    StoredPast read()
    {
        readResults();
        readHouses();
        for (const Row &row : m_records.database().ask(
                 "SELECT s.id, s.started_at, h.id, h.game, y.rounds, y.dealer_acts, y.critical + "
                 "y.major + y.minor, y.seconds, y.pace FROM sessions s JOIN houses h ON h.hash = "
                 "s.house LEFT JOIN summaries y ON y.session = s.id WHERE s.person = ? ORDER BY "
                 "s.started_at, s.id",
                 {m_person}))
            add(row);
        return std::move(m_past);
    }

private:
    void readResults()
    {
        for (const Row &row : m_records.database().ask(
                 "SELECT p.session, p.skill, p.results FROM practised p JOIN sessions s ON s.id = "
                 "p.session WHERE s.person = ?",
                 {m_person}))
            m_results[row.text(0)].emplace_back(row.text(1), row.text(2));
    }

    void readHouses()
    {
        std::map<std::string, House> latest;
        for (const Row &row : m_records.database().ask(
                 "SELECT h.text FROM houses h JOIN (SELECT house, MAX(started_at) AS last FROM "
                 "sessions WHERE person = ? GROUP BY house) s ON s.house = h.hash ORDER BY s.last",
                 {m_person})) {
            if (HouseReading reading = readHouse(row.text(0)); reading.ok())
                latest[reading.house.id] = std::move(reading.house);
        }
        for (auto &[id, house] : latest)
            m_past.houses.push_back(std::move(house));
    }

    void add(const Row &row)
    {
        const Moment began = Moment::ofMs(timeFromText(row.text(1)));
        const auto stored = m_results.find(row.text(0));
        const bool dealt = row.isNull(4) || row.number(5) > 0;
        if (stored == m_results.end() && dealt)
            return replay(row.text(0), began);
        const auto whole = [&](int column) { return static_cast<int>(row.number(column)); };
        m_past.past.sessions.push_back({.began = began,
                                        .house = row.text(2),
                                        .game = gameFrom(row.text(3)),
                                        .rounds = whole(4),
                                        .acts = whole(5),
                                        .findings = whole(6),
                                        .seconds = row.real(7),
                                        .pace = row.real(8)});
        if (stored == m_results.end())
            return;
        for (const auto &[skill, text] : stored->second) {
            for (const SkillResult &result :
                 resultsFromText(skill, text).value_or(std::vector<SkillResult>{}))
                m_past.past.memory.remember(result, began);
        }
    }

    /// Under way, or from before skills were stored.
    void replay(const std::string &id, Moment began)
    {
        const StoredSession session = m_records.sessions().read(id);
        if (session.isSealed())
            return; // an exam under way says nothing yet
        const auto replayed = replayStored(session, m_records.sessions().lines(id));
        if (const auto *why = std::get_if<std::string>(&replayed))
            m_past.unread.push_back(id + ": " + *why);
        else
            remember(m_past.past, std::get<Session>(replayed), began);
    }

    Records &m_records;
    const std::string &m_person;
    std::map<std::string, std::vector<std::pair<std::string, std::string>>> m_results;
    StoredPast m_past;
};

} // namespace

StoredPast pastOf(Records &records, const std::string &person)
{
    StoredPast past;
    // One transaction: as everything was at one moment.
    records.database().atomically([&] { past = PastReader{records, person}.read(); });
    return past;
}

std::vector<OwnMistake> mistakesOf(Records &records, const std::string &person,
                                   const std::string &house, const Memory &memory, int most)
{
    constexpr int SessionsAtMost = 60; // older mistakes are history
    std::vector<OwnMistake> mistakes;
    for (
        const Row &row : records.database().ask(
            "SELECT s.id, s.started_at FROM sessions s JOIN houses h ON h.hash = s.house LEFT JOIN "
            "summaries y ON y.session = s.id WHERE s.person = ? AND h.id = ? AND (y.session IS "
            "NULL OR y.critical + y.major + y.minor > 0) ORDER BY s.started_at DESC, s.id LIMIT ?",
            {person, house, SessionsAtMost})) {
        const StoredSession session = records.sessions().read(row.text(0));
        if (session.isSealed())
            continue;
        const auto replayed = replayStored(session, records.sessions().lines(session.id));
        if (!std::holds_alternative<Session>(replayed))
            continue;
        auto found =
            mistakesIn(std::get<Session>(replayed), Moment::ofMs(timeFromText(row.text(1))));
        keepOpen(mistakes, std::move(found), memory, most);
        if (static_cast<int>(mistakes.size()) >= most)
            break;
    }
    return mistakes;
}

} // namespace pitwise
