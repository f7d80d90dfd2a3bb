// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/document.h"

namespace pitwise {

/// The words a dealer of this house uses, and what they mean.
[[nodiscard]] DocumentSection glossary(const House &house);

} // namespace pitwise
