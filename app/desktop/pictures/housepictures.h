// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/desktop/pictures/studio.h"

namespace pitwise::pictures {

/// What is made from house files: rounds to watch, the comparison, the editor, the odds.
void takeHousePictures(Studio &studio);

} // namespace pitwise::pictures
