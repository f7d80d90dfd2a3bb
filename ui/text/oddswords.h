// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/odds/odds.h"
#include "engine/simulate/tally.h"
#include "ui/text/sentence.h"

#include <string>
#include <vector>

namespace pitwise {

/// A bet with an exact edge, and how the patron plays it.
struct ExactBet
{
    TallyBet bet{};
    bool surrendered = false; ///< the main bet of a patron who always surrenders
    BetOdds odds;
};
/// Every bet of the house that has an exact edge.
[[nodiscard]] std::vector<ExactBet> exactBets(const Odds &odds);
/// `Main bet, always to war`.
[[nodiscard]] Sentence betWords(const ExactBet &bet);
/// `Main bet`, however it is played.
[[nodiscard]] Sentence betWords(TallyBet bet);

/// The odds in one or two sentences.
[[nodiscard]] std::vector<Sentence> oddsSentences(const House &house, const Odds &odds);
/// How often the first cards tie, and how often the patron's is higher.
[[nodiscard]] Sentence chancesSentence(const House &house, const Odds &odds);
/// The name of a happening, for charts.
[[nodiscard]] Sentence happeningWords(Happening happening);

/// `2.3301 %`.
[[nodiscard]] std::string percent(double share, int decimals);

} // namespace pitwise
