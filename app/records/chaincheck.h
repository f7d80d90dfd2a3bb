// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/storedsessions.h"

#include <functional>
#include <string>
#include <vector>

namespace pitwise {

/// Something that was changed, removed, moved or cut off.
struct ChainFault
{
    std::string session; ///< id; empty: the database as a whole
    std::size_t act = 0; ///< 0: the session itself
    std::string what; ///< `act 7 was changed`

    bool operator==(const ChainFault &) const = default;
};

/// A session whose engine or house is not the one of today.
struct ChangedSince
{
    std::string session;
    bool engine = false;
    bool house = false;
    bool otherwise = false; ///< today's engine comes to other findings or another score

    bool operator==(const ChangedSince &) const = default;
};

struct CheckReport
{
    std::size_t sessions = 0;
    std::size_t acts = 0;
    std::size_t otherEngine = 0; ///< sessions judged by an engine that has changed since
    std::vector<ChangedSince> changed; ///< no faults
    std::vector<ChainFault> faults;
};

/// The text that a house has today, by the name that a session has for it; none: not known here.
using HouseToday = std::function<std::optional<std::string>(const std::string &name)>;

/// Verifies the file, every chain, and that what is derived fits the acts. Changes nothing.
[[nodiscard]] CheckReport checkRecords(Database &database, StoredSessions &sessions,
                                       const HouseToday &houseToday = {});
/// One session's chain.
[[nodiscard]] std::vector<ChainFault> checkChain(Database &database, StoredSessions &sessions,
                                                 const std::string &id);

struct RebuildReport
{
    std::size_t sessions = 0; ///< derived again
    std::size_t changed = 0; ///< with another result than before
    std::vector<ChainFault> failed;
};
/// Derives findings, score, pace and hours of every ended session again.
[[nodiscard]] RebuildReport rebuildDerived(Database &database, StoredSessions &sessions);

} // namespace pitwise
