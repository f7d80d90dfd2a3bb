// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/typescale.h"

namespace pitwise::ui {

/// Sets the type scale and gives every widget its font at that scale. Each widget gets a FontChange
/// event, even if its own font stays the same, so that it can lay itself out again.
void applyTypeScale(qreal scale);

} // namespace pitwise::ui
