// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/chapters.h"
#include "ui/handout/document.h"

namespace pitwise {

/// The mistakes of a chapter that this house can see, and the points each costs.
[[nodiscard]] DocumentTable marksOf(const House &house, Chapter chapter);

} // namespace pitwise
