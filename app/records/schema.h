// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/database.h"

namespace pitwise {

/// The version that this program writes: the number of the last file in `assets/sql`.
[[nodiscard]] int programVersion();
/// The version of a database; 0: it is empty.
[[nodiscard]] int schemaVersion(Database &database);

/// Brings the database to this program's version, one file after the other. Each is one
/// transaction, so a kill at any moment leaves a version from which the next try goes on.
void upgrade(Database &database);
/// Throws if the database is not of this program's version.
void requireVersion(Database &database);

} // namespace pitwise
