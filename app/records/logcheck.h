// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/chaincheck.h"

#include <vector>

namespace pitwise {

/// Compares what the stations logged with what is there: people, sessions, endings and results that
/// were changed or removed, and entries of a log that were.
[[nodiscard]] std::vector<ChainFault> checkLogs(Database &database);

} // namespace pitwise
