// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "engine/table/table.h"

#include <vector>

namespace pitwise {

/// What the referee says of one act: what it came too late to mend, and what is wrong with it
/// itself.
struct Verdict
{
    std::vector<Finding> omissions;
    std::optional<Finding> own;

    [[nodiscard]] bool clean() const { return omissions.empty() && !own; }
};

/// Judges a possible act on the table as it lies before it. Pure and total.
[[nodiscard]] Verdict judge(const Table &table, const House &house, const Act &act);
template<ActKind Kind>
[[nodiscard]] Verdict judge(const Table &table, const House &house, const Kind &act);

} // namespace pitwise
