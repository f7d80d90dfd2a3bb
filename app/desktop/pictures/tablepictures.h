// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/pictures/studio.h"

namespace pitwise::pictures {

/// The second round of a session, in the middle of the settlement.
void showRound(Studio &studio, const char *house);
/// The table in every house, a war, split hands, the coach, practice, the keys, a silent session.
void takeTables(Studio &studio);

} // namespace pitwise::pictures
