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

/// Many rounds of one house with patrons, the house's own dealer, and the same referee that judges
/// a trainee.
struct SimulationSettings
{
    std::uint64_t seed = 0;
    std::int64_t rounds = 100'000;
    int seats = 7;
    int threads = 1;
    /// Patrons with a fixed policy, or a crowd with a temper.
    std::variant<Policy, Temper> patrons = Policy{};
    /// When set, by any thread, the simulation ends within a round. Finished portions count.
    const std::atomic<bool> *stop = nullptr;
};

/// Called on the calling thread after each portion, with the totals so far. Return false to end the
/// simulation.
using SimulationProgress = std::function<bool(const Tally &soFar)>;

/// Rounds are dealt in portions, each with its own shoe, so the totals do not depend on the number
/// of threads.
[[nodiscard]] Tally simulate(const House &house, const SimulationSettings &settings,
                             const SimulationProgress &progress = {});

} // namespace pitwise
