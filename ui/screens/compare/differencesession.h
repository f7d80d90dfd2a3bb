// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/preparedsession.h"

#include <cstdint>

namespace pitwise::ui {

/// A session at `next` that practises the differences from `known`. Slow: call it on a worker
/// thread.
[[nodiscard]] PreparedSession differenceSession(const KnownHouse &known, const KnownHouse &next,
                                                PlaySettings settings, std::uint64_t seed);

} // namespace pitwise::ui
