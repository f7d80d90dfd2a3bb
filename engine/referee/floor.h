// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/judge.h"

#include <span>

namespace pitwise {

// The floor makes good at once, so that one mistake does not poison the round.

/// Before the act happens: what was omitted is put right, or counted as said.
void makeGoodOmissions(Table &table, const House &house, std::span<const Finding> omissions);

/// Lets an act happen that nothing is wrong with.
template<ActKind Kind>
void carryOut(Table &table, const House &house, const Kind &act);
/// The same of an act that the referee's quick look found right.
template<ActKind Kind>
void carryOutPlain(Table &table, const House &house, const Kind &act);
/// Lets any other happen as far as the floor lets it stand, and puts the rest right.
template<ActKind Kind>
void carryOut(Table &table, const House &house, const Kind &act, const Verdict &verdict);

/// Where a wrong act does not happen at all (coaching): only what no act can mend is counted as
/// said.
void acknowledge(Table &table, std::span<const Finding> omissions);

} // namespace pitwise
