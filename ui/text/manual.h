// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/text/document.h"

namespace pitwise {

/// The dealer's manual of a house. It is made from the house file alone, so it agrees with the
/// referee.
[[nodiscard]] Document manualOf(const House &house);

} // namespace pitwise
