// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/judge.h"

#include <span>

namespace pitwise {

// The floor corrects mistakes at once, so that one does not poison the round.

/// Before the act happens: puts right what was omitted, or marks it as reported.
void makeGoodOmissions(Table &table, const House &house, std::span<const Finding> omissions);

/// Carries out a clean act.
template<ActKind Kind>
void carryOut(Table &table, const House &house, const Kind &act);
/// The same for an act that the referee's quick look found right.
template<ActKind Kind>
void carryOutPlain(Table &table, const House &house, const Kind &act);
/// Carries out any other act as far as the floor lets it stand, and puts the rest right.
template<ActKind Kind>
void carryOut(Table &table, const House &house, const Kind &act, const Verdict &verdict);

/// For coaching, where a wrong act does not happen: marks as reported only what no act can mend.
void acknowledge(Table &table, std::span<const Finding> omissions);

} // namespace pitwise
