// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/pictures/studio.h"

namespace pitwise::pictures {

/// All tiles, every drill, a right and a wrong answer, and the end of a run.
void takeDrills(Studio &studio);

} // namespace pitwise::pictures
