// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/exports.h"

#include <string>

namespace pitwise {

/// Sessions as xAPI 1.0.3 statements with cmi5 verbs, one JSON object per line, oldest first. Ids
/// are made from the session's id, so exporting twice is not a second event.
/// `homePage`: the system that gave the employee numbers; empty: none is named. Of `choice`, columns
/// and format do not matter.
[[nodiscard]] ExportedTable sessionsAsXapi(Records &records, const ExportChoice &choice,
                                           const std::string &homePage);

} // namespace pitwise
