// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"
#include "app/records/recordstime.h"
#include "app/records/storedsession.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pitwise {

/// Sessions and their acts. What is appended is durable when the call returns.
class StoredSessions
{
public:
    StoredSessions(Database &database, const WallClock &clock, const std::string &station)
        : m_database(database),
          m_clock(clock),
          m_station(station)
    {
    }

    /// Throws `Refused` for a house with faults, and for an exam while another of the same person
    /// is under way. Asking again with the same id is no second session.
    [[nodiscard]] SessionWriter begin(const NewSession &session);
    /// To go on with a session that is under way.
    [[nodiscard]] SessionWriter resume(const std::string &id);
    /// The same, and whoever else was dealing it can add nothing any more.
    [[nodiscard]] SessionWriter takeOver(const std::string &id);
    /// Lines of notation, each with its time and without a line end: the dealer's act and what
    /// patrons and chance answered, all or none. Asking again after a lost reply stores nothing
    /// twice: `writer` moves on only when the call returns.
    void append(SessionWriter &writer, std::span<const std::string> lines);
    /// `spec`: the tags with the seed, if it was sealed. Derives findings and score.
    void end(const SessionWriter &writer, SessionState state, const std::string &spec = {});

    [[nodiscard]] StoredSession read(const std::string &id);
    [[nodiscard]] std::vector<std::string> lines(const std::string &id);
    /// Newest first.
    [[nodiscard]] std::vector<SessionRow> list(const SessionFilter &filter = {});
    /// The session as a `.deal` text.
    [[nodiscard]] std::string dealText(const std::string &id);
    /// Ids of this person's practice at this station that has not ended, newest first.
    [[nodiscard]] std::vector<std::string> practiceUnderWay(const std::string &person);
    /// Id of this person's exam that has not ended.
    [[nodiscard]] std::optional<std::string> examUnderWay(const std::string &person);

private:
    void insert(const NewSession &session, const std::string &startedAt, const Digest &first);
    void requireLastWriter(const SessionWriter &writer);
    void storeHouse(const std::string &text, const std::string &hash);
    void refuseSecondExam(const NewSession &session);

    Database &m_database;
    const WallClock &m_clock;
    const std::string &m_station;
};

/// What the chain of this session starts from.
[[nodiscard]] ChainHead headOf(const StoredSession &session);

} // namespace pitwise
