// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/screens/table/pasttable.h"

#include <algorithm>

namespace pitwise::ui {

PastTable tableBefore(const Session &session, std::size_t number)
{
    Session past{session.spec(), session.house()};
    ChipLedger ledger{past.house()};
    for (std::size_t i = 0; i < std::min(number, session.log().size()); ++i) {
        const LogEntry &entry = session.log()[i];
        const Table before = past.table();
        if (past.perform(entry.event, entry.at).happened)
            ledger.follow(entry.event, before, past.table());
    }
    return {past.table(), ledger};
}

} // namespace pitwise::ui
