// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/recordserror.h"
#include "app/records/recordsplace.h"

class QSqlError;

namespace pitwise {

/// What a driver's error means, as a sentence for people.
[[nodiscard]] RecordsError translated(const QSqlError &error, const RecordsPlace &place);

/// The server asks to run the whole transaction again.
[[nodiscard]] bool asksToRetry(const QSqlError &error, const RecordsPlace &place);

} // namespace pitwise
