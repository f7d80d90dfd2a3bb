// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/text/sentence.h"

#include <string>

namespace pitwise {

/// The rule that a right act follows on this table, as `[provenance]` names it; empty if there is
/// no one rule for it.
[[nodiscard]] std::string ruleBehind(const Table &table, const House &house, const Act &act);

/// What that rule says in this house, and its clause: `A tie bet pays 10:1. (WA-7)`. Empty for an
/// act without one rule.
[[nodiscard]] Sentence whyWords(const Table &table, const House &house, const Act &act);

} // namespace pitwise
