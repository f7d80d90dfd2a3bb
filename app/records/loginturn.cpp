// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/records/loginturn.h"

#include "app/records/recordserror.h"

#include <QDeadlineTimer>
#include <QThread>

namespace pitwise {

namespace {

constexpr int LongestWait = 15'000; // ms
constexpr int Pause = 20;

} // namespace

LoginTurn::LoginTurn(Database &database, const std::string &person) : m_database(database)
{
    if (database.isSqlite()) {
        m_file = std::make_unique<QLockFile>(database.place().path + QStringLiteral(".login"));
        m_file->setStaleLockTime(LongestWait);
        (void)m_file->tryLock(LongestWait); // in a folder that cannot be written to, at once
        return;
    }
    for (const QDeadlineTimer end{LongestWait}; !end.hasExpired(); QThread::msleep(Pause)) {
        const Row got = m_database.one("SELECT CASE WHEN pg_try_advisory_lock(hashtext(?)) THEN 1 "
                                       "ELSE 0 END",
                                       {"login of " + person}, "");
        if (got.number(0) != 0) {
            m_person = person;
            return;
        }
    }
}

LoginTurn::~LoginTurn()
{
    if (m_person.empty())
        return;
    try {
        (void)m_database.ask("SELECT pg_advisory_unlock(hashtext(?))", {"login of " + m_person});
    } catch (const RecordsError &) {
        // The connection is gone, and the turn with it.
    }
}

} // namespace pitwise
