// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

/// Lets a possible event happen, and folds in what leaves no trace. Draws no random number and
/// judges nothing; what the floor puts right afterwards is not done here.
void apply(Table &table, const House &house, const Event &event);
void apply(Table &table, const House &house, const Act &act);
template<ActKind Kind>
void apply(Table &table, const House &house, const Kind &act);
template<PatronKind Kind>
void apply(Table &table, const House &house, const Kind &act);
void apply(Table &table, const House &house, const ChanceEvent &event);

} // namespace pitwise
