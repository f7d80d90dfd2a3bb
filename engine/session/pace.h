// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/logentry.h"

#include <cstddef>
#include <optional>
#include <span>

namespace pitwise {

/// Milliseconds from the previous entry of the log to entry `number`. Empty if either has no time.
[[nodiscard]] std::optional<std::int64_t> timeTaken(std::span<const LogEntry> log,
                                                    std::size_t number);

/// A finished round, by its places in the log: the dealer's first act and the act that ended it.
struct EndedRound
{
    std::size_t first = 0;
    std::size_t last = 0;

    bool operator==(const EndedRound &) const = default;
};

/// Milliseconds from the first act of a round to its end. Time between rounds does not count.
[[nodiscard]] std::optional<std::int64_t> timeTaken(std::span<const LogEntry> log,
                                                    const EndedRound &round);

/// Average seconds per round, over rounds with times; 0 if there are none.
[[nodiscard]] double paceOf(std::span<const LogEntry> log, std::span<const EndedRound> rounds);

} // namespace pitwise
