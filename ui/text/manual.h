// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/text/document.h"

namespace pitwise {

/// The dealer's manual of a house: all of it follows from the house file, so it cannot say anything
/// else than the referee judges.
[[nodiscard]] Document manualOf(const House &house);

} // namespace pitwise
