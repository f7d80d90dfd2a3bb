// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/pace.h"
#include "engine/session/session.h"

namespace pitwise {

/// Starts at 100 points; the house deducts some for each finding.
struct Score
{
    double points = 100; ///< never below 0
    double lost = 0;
    int critical = 0;
    int major = 0;
    int minor = 0;
    int corrected = 0;
    int dealtAgain = 0; ///< how often a round was dealt again; only the last attempt counts
    int rounds = 0;
    int cleanRounds = 0;
    int acts = 0; ///< the dealer's
    int cleanActs = 0;
    double pace = 0; ///< seconds per round; 0 if not known
    bool passed = true;

    bool operator==(const Score &) const = default;
};

/// The rounds that ended at or after event `from`.
[[nodiscard]] std::span<const EndedRound> endedFrom(const Session &session, std::size_t from);

/// The score for everything from event `from` on, up to event `until`.
[[nodiscard]] Score scoreOf(const Session &session, std::size_t from = 0,
                            std::size_t until = static_cast<std::size_t>(-1));

} // namespace pitwise
