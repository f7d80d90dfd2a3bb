// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"
#include "ui/handout/document.h"

#include <string>

namespace pitwise {

/// The class on paper, from the records. `today`: `2026-03-01`.
[[nodiscard]] Document classReport(Records &records, const std::string &today);

} // namespace pitwise
