// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/document.h"

namespace pitwise {

/// What a dealer who knows one house must do differently in the next, to hand out.
[[nodiscard]] Document differenceSheet(const House &known, const House &next);

} // namespace pitwise
