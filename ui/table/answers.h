// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/table/tablescene.h"

#include <vector>

namespace pitwise::ui {

/// Decisions and requests of patrons that the dealer has not acted on yet.
[[nodiscard]] std::vector<Answer> decisionsOn(const Table &table);

} // namespace pitwise::ui
