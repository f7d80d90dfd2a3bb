// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"

#include <string_view>

namespace pitwise {

/// Older saved sessions have settings and the times of rounds in comments. Reads them from `text`
/// into the tags and times of `deal`, and ignores what makes no sense.
void readOldComments(std::string_view text, DealFile &deal);

} // namespace pitwise
