// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"
#include "engine/training/chipledger.h"

namespace pitwise::ui {

/// The table at an earlier moment of a session.
struct PastTable
{
    Table table;
    ChipLedger ledger;
};

/// As it was just before entry `number` of the log.
[[nodiscard]] PastTable tableBefore(const Session &session, std::size_t number);

} // namespace pitwise::ui
