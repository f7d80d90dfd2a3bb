// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace pitwise {

/// Milliseconds since 1970, UTC.
using WallClock = std::function<std::int64_t()>;
[[nodiscard]] WallClock systemClock();

/// `2026-03-01T09:30:00.000Z`: sorts by time.
[[nodiscard]] std::string timeText(std::int64_t ms);
/// 0 if it is not such a text.
[[nodiscard]] std::int64_t timeFromText(const std::string &text);

} // namespace pitwise
