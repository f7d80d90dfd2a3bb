// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/table/table.h"

#include <span>
#include <vector>

namespace pitwise {

/// What the referee says of one act.
struct Verdict
{
    std::vector<Finding> findings; ///< omissions it comes too late to mend, then its own mistake
    bool wrong = false; ///< the last finding is the act's own mistake

    [[nodiscard]] bool clean() const { return findings.empty(); }
    [[nodiscard]] const Finding *own() const { return wrong ? &findings.back() : nullptr; }
    [[nodiscard]] std::span<const Finding> omissions() const
    {
        return {findings.data(), findings.size() - (wrong ? 1U : 0U)};
    }
    /// Call it last.
    void addOwn(const std::optional<Finding> &finding)
    {
        if (!finding)
            return;
        findings.push_back(*finding);
        wrong = true;
    }
};

/// Judges a possible act on the table before it happens. Pure, and defined for every possible act.
[[nodiscard]] Verdict judge(const Table &table, const House &house, const Act &act);
template<ActKind Kind>
[[nodiscard]] Verdict judge(const Table &table, const House &house, const Kind &act);
/// The same without the quick look, for callers that have already taken it.
template<ActKind Kind>
[[nodiscard]] Verdict judgeInFull(const Table &table, const House &house, const Kind &act);

} // namespace pitwise
