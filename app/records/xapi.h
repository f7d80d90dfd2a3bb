// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/exports.h"

#include <string>

namespace pitwise {

/// Sessions as xAPI 1.0.3 statements with cmi5 verbs, one JSON object per line, oldest first. Ids
/// are made from the session's id, so exporting twice is not a second event.
/// `homePage`: the system that gave the employee numbers.
[[nodiscard]] ExportedTable sessionsAsXapi(Records &records, const std::string &person,
                                           const std::string &homePage);

} // namespace pitwise
