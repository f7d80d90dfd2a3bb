// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/logentry.h"

#include <cstddef>
#include <optional>
#include <span>

namespace pitwise {

/// Milliseconds that the dealer took for an entry of the log: since the entry before it. Nothing
/// where one of the two has no time.
[[nodiscard]] std::optional<std::int64_t> timeTaken(std::span<const LogEntry> log,
                                                    std::size_t number);

/// A round that ended, as places in the log: the dealer's first act and the act that ended it.
struct EndedRound
{
    std::size_t first = 0;
    std::size_t last = 0;

    bool operator==(const EndedRound &) const = default;
};

/// Milliseconds from its first act to its end. What happens between two rounds belongs to neither.
[[nodiscard]] std::optional<std::int64_t> timeTaken(std::span<const LogEntry> log,
                                                    const EndedRound &round);

/// Seconds a round, on average over those with times; 0: none has.
[[nodiscard]] double paceOf(std::span<const LogEntry> log, std::span<const EndedRound> rounds);

} // namespace pitwise
