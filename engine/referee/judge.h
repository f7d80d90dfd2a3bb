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
    std::vector<Finding> findings; ///< what it came too late to mend, then what it is itself
    bool wrong = false; ///< the last of them is the act's own

    [[nodiscard]] bool clean() const { return findings.empty(); }
    [[nodiscard]] const Finding *own() const { return wrong ? &findings.back() : nullptr; }
    [[nodiscard]] std::span<const Finding> omissions() const
    {
        return {findings.data(), findings.size() - (wrong ? 1U : 0U)};
    }
    /// To be called last.
    void addOwn(const std::optional<Finding> &finding)
    {
        if (!finding)
            return;
        findings.push_back(*finding);
        wrong = true;
    }
};

/// Judges a possible act on the table as it lies before it. Pure and total.
[[nodiscard]] Verdict judge(const Table &table, const House &house, const Act &act);
template<ActKind Kind>
[[nodiscard]] Verdict judge(const Table &table, const House &house, const Kind &act);
/// The same without the quick look, for whoever took it already.
template<ActKind Kind>
[[nodiscard]] Verdict judgeInFull(const Table &table, const House &house, const Kind &act);

} // namespace pitwise
