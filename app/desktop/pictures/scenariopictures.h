// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/pictures/studio.h"

namespace pitwise::pictures {

/// Made, then written in notation with a mistake.
void takeScenarios(Studio &studio);

} // namespace pitwise::pictures
