// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/crypto/digest.h"
#include "app/records/database.h"

#include <string>

namespace pitwise {

/// What a station has added, as its log says it.
enum class Logged { Person, Begun, Ended, Result };

[[nodiscard]] std::string_view name(Logged what);

/// A row of `people`, or of `results`, as it is logged.
[[nodiscard]] Digest digestOfPerson(const Row &idRoleHandleNumberNameState);
[[nodiscard]] Digest digestOfResult(const Row &idSessionPassedScoreText);

/// The tip before the first entry of a station's log, and after the next one.
[[nodiscard]] Digest startOfLog(const std::string &station);
[[nodiscard]] Digest nextLogTip(const Digest &tip, Logged what, const std::string &id,
                                const std::string &digest);

/// Adds an entry to this station's log. Call it in the transaction of what is logged, after it.
void logPerson(Database &database, const std::string &id);
void logBegun(Database &database, const std::string &session);
void logEnded(Database &database, const std::string &session);
void logResult(Database &database, const std::string &session);

/// Logs what no log has yet: an earlier version kept none. Each session goes into the log of its
/// station.
void completeLogs(Database &database);

/// The columns of `people` and `results` that the digests are made from.
inline constexpr const char *LoggedPerson = "id, role, handle, number, name, state";
inline constexpr const char *LoggedResult = "id, session, passed, score, text";

} // namespace pitwise
