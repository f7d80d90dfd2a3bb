// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/text/sentence.h"

#include <string>

namespace pitwise {

/// The rule behind a correct act on this table, as `[provenance]` names it; empty if no single rule
/// is.
[[nodiscard]] std::string ruleBehind(const Table &table, const House &house, const Act &act);

/// What that rule says in this house, and its clause: `A tie bet pays 10:1. (WA-7)`. Empty if no
/// single rule is behind the act.
[[nodiscard]] Sentence whyWords(const Table &table, const House &house, const Act &act);

} // namespace pitwise
