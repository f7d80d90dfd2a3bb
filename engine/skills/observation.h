// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/session/logentry.h"
#include "engine/session/spec.h"
#include "engine/table/table.h"

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace pitwise {

/// One judged act as practice of one skill.
struct Observation
{
    std::string skill;
    bool right = false;
    bool helped = false; ///< after a hint, or after the coach had just explained this mistake
    double seconds = -1; ///< since the act before; negative: not known
    int round = 1;
    std::size_t event = 0; ///< place in the log

    bool operator==(const Observation &) const = default;
};

/// The rules that a right act follows: those the referee would cite had it been done wrongly or
/// left out. `rest` is what came after it, up to the next mistake.
[[nodiscard]] std::set<Rule> rulesPractised(const Table &before, const House &house, const Act &act,
                                            std::span<const LogEntry> rest);

/// What one act shows: each skill it takes, right; or the skills of what was found, wrong.
[[nodiscard]] std::vector<Observation> observe(const Table &before, const House &house,
                                               const Act &act, std::span<const Finding> findings,
                                               std::span<const LogEntry> rest);

/// All observations of a session, from its log alone.
[[nodiscard]] std::vector<Observation> observationsOf(const SessionSpec &spec, const House &house,
                                                      std::span<const LogEntry> log);

} // namespace pitwise
