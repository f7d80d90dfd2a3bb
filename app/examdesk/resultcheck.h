// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/records/records.h"

#include <vector>

namespace pitwise {

/// Deals every exam of this engine again from its seed and its acts, and compares what it comes to
/// with its stored result.
[[nodiscard]] std::vector<ChainFault> checkResults(Records &records);

} // namespace pitwise
