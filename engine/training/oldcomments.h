// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"

#include <string_view>

namespace pitwise {

/// Version 0.1 kept settings and the times of rounds in comments. This reads them from `text` into
/// the tags and times of `deal`; what makes no sense is left out.
void readOldComments(std::string_view text, DealFile &deal);

} // namespace pitwise
