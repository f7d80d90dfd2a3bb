// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/chaincheck.h"

#include <set>
#include <string>

namespace pitwise {

/// Compares what was derived from the sessions with what this program derives, and their engines
/// and houses with those of today.
class DerivedCheck
{
public:
    /// All must outlive this.
    DerivedCheck(Database &database, StoredSessions &sessions, const HouseToday &houseToday);

    void check(const StoredSession &session, CheckReport &report);

private:
    void compare(const StoredSession &session, ChangedSince &changed, CheckReport &report);
    [[nodiscard]] bool isHouseChanged(const StoredSession &session) const;

    Database &m_database;
    StoredSessions &m_sessions;
    const HouseToday &m_houseToday;
    std::set<std::string> m_engines; ///< that judged a session here
};

} // namespace pitwise
