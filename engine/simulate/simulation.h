// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/patrons/fixedpatrons.h"
#include "engine/simulate/tally.h"

#include <atomic>
#include <functional>
#include <variant>

namespace pitwise {

/// Many rounds of one house: patrons, the house's own dealer and the referee, who judges every act
/// by the same code that judges a trainee.
struct SimulationSettings
{
    std::uint64_t seed = 0;
    std::int64_t rounds = 100'000;
    int seats = 7;
    int threads = 1;
    /// Patrons who always do the same, or a crowd with a temper.
    std::variant<Policy, Temper> patrons = Policy{};
    /// Set by anybody, it ends the simulation within a round; the portions that are done count.
    const std::atomic<bool> *stop = nullptr;
};

/// Called from the calling thread whenever a portion is done, with what is done so far; false ends
/// the simulation with what it has.
using SimulationProgress = std::function<bool(const Tally &soFar)>;

/// The rounds are dealt in portions, each with a shoe of its own, so the totals are the same for
/// every number of threads.
[[nodiscard]] Tally simulate(const House &house, const SimulationSettings &settings,
                             const SimulationProgress &progress = {});

} // namespace pitwise
