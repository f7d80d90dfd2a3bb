// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"

#include <string>
#include <vector>

namespace pitwise {

// A station of a school deals into a journal of its own, an SQLite file, and hands in to the server
// what it has: at once while the server answers, later if it does not. Dealing never waits for it.

/// The journal of a station that hands in to `server`. It is created if necessary, and its sessions
/// carry the server's name for this station: the user in the address.
[[nodiscard]] std::unique_ptr<Records>
openJournal(const std::string &path, const RecordsPlace &server, WallClock clock = systemClock());

/// Copies the people from the server, with their PINs and passphrases (as hashes), so that they can
/// sign in while it is away.
void fetchPeople(Records &server, Records &journal);

struct HandInReport
{
    std::size_t sessions = 0; ///< complete, and removed from the journal
    std::size_t acts = 0; ///< that the server did not have yet
    std::vector<ChainFault> refused; ///< sessions that the server cannot take; they stay
};

/// Hands in everything that the server does not have yet, in order. May be cut off at any moment
/// and repeated: nothing gets there twice, and a session leaves the journal only when the server
/// has it completely. Throws if the server cannot be reached.
HandInReport handIn(Records &journal, Records &server);

} // namespace pitwise
