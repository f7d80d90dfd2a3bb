// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/session/spec.h"
#include "engine/training/coaching.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace pitwise {

struct LogEntry;

/// Everything chosen before the first card.
struct PlaySettings
{
    std::string house = "washington"; ///< an id or a path
    int seats = 5; ///< that are taken
    std::optional<Style> style; ///< none: the house's own
    Coaching coaching = Coaching::Coach;
    Temper temper = Temper::Mixed;
    int irregularities = 0; ///< percent of rounds, odd bets alike
    bool startsWithShuffle = false;
    std::uint64_t seed = 0;
    std::size_t shown = 0; ///< so many events were a demonstration, and count for nobody's score

    bool operator==(const PlaySettings &) const = default;
};

/// How such a session begins.
[[nodiscard]] SessionSpec specOf(const PlaySettings &settings, const House &house);
/// The same patrons and coaching for a session that begins in its own way: with a stacked shoe, or
/// with what a demonstration showed.
[[nodiscard]] SessionSpec withTags(SessionSpec spec, const PlaySettings &settings);
/// What was chosen for a session that was written down. A file that Pitwise did not write gets
/// sensible settings.
[[nodiscard]] PlaySettings settingsOf(const SessionSpec &spec, std::span<const LogEntry> log);

[[nodiscard]] CrowdSettings crowdOf(const PlaySettings &settings, const House &house);

} // namespace pitwise
