// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/session/spec.h"
#include "engine/session/coaching.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace pitwise {

struct LogEntry;

/// Everything the trainee chooses before a session.
struct PlaySettings
{
    std::string house = "washington"; ///< an id or a path
    int seats = 5; ///< seats 1 to `seats` are taken
    std::optional<Style> style; ///< empty: the house's own
    Coaching coaching = Coaching::Coach;
    Temper temper = Temper::Mixed;
    int irregularities = 0; ///< percent of rounds; the same for odd bets
    Pressure pressure = Pressure::None;
    bool startsWithShuffle = false;
    std::uint64_t seed = 0;
    std::optional<Seed> secret; ///< of an exam, instead of `seed`
    std::size_t shown = 0; ///< this many events were a demonstration and do not count for the score

    bool operator==(const PlaySettings &) const = default;
};

/// With a full table, if the pressure wants one.
[[nodiscard]] PlaySettings filledUp(PlaySettings settings, const House &house);
/// The start of a session with these settings.
[[nodiscard]] SessionSpec specOf(const PlaySettings &settings, const House &house);
/// Adds the patrons and the coaching to a session that starts its own way: with a stacked shoe, or
/// after a demonstration.
[[nodiscard]] SessionSpec withTags(SessionSpec spec, const PlaySettings &settings);
/// The settings of a session that was read from a file. Sensible ones if Pitwise did not write it.
[[nodiscard]] PlaySettings settingsOf(const SessionSpec &spec, std::span<const LogEntry> log);

[[nodiscard]] CrowdSettings crowdOf(const PlaySettings &settings, const House &house);

} // namespace pitwise
