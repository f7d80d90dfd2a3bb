// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

/// Applies a possible event: moves cards and chips, and records what leaves no trace on the felt.
/// Judges nothing and draws no random number. Corrections are the floor's job.
void apply(Table &table, const House &house, const Event &event);
void apply(Table &table, const House &house, const Act &act);
template<ActKind Kind>
void apply(Table &table, const House &house, const Kind &act);
template<PatronKind Kind>
void apply(Table &table, const House &house, const Kind &act);
void apply(Table &table, const House &house, const ChanceEvent &event);

} // namespace pitwise
