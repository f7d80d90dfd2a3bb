// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/document.h"

namespace pitwise {

/// Every rule with its clause and its key in the house file.
[[nodiscard]] DocumentSection sourcesAppendix(const House &house);

} // namespace pitwise
