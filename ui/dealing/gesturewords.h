// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/acts.h"

#include <QString>

namespace pitwise::ui {

/// How this act is done with the mouse: `Click its place.` The key sheet has the keys.
[[nodiscard]] QString gestureFor(const Act &act);

} // namespace pitwise::ui
