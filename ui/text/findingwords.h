// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/referee/finding.h"
#include "ui/text/sentence.h"

namespace pitwise {

/// What a finding says. `wants` is the rule, not the answer: it does not name the amount or the
/// seat that the dealer should have found.
struct FindingWords
{
    Sentence title; ///< `Wrong payout`
    Sentence done;
    Sentence wants;
};

[[nodiscard]] FindingWords findingWords(const Finding &finding, const Act &act, const House &house);
/// `Wrong payout`, for lists and charts.
[[nodiscard]] Sentence titleOf(FindingCode code);
/// What would have been right, where the finding knows: `Due: 50.` Empty if it does not.
[[nodiscard]] Sentence dueWords(const Finding &finding);
/// An amount, a number or an act in notation; empty if there is none.
[[nodiscard]] std::string measureText(const Measure &measure, const House &house);

} // namespace pitwise
