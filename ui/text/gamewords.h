// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/provenance.h"
#include "engine/referee/finding.h"
#include "engine/session/seen.h"
#include "engine/table/physics.h"
#include "engine/table/table.h"
#include "ui/text/sentence.h"

namespace pitwise {

/// `3`, `3b`: fills the place of a sentence that says "seat %1".
[[nodiscard]] Sentence handWords(HandId hand);
/// `seat 3`, `the dealer`: by itself, or before a colon. Inside a sentence a place is inflected in
/// many languages, so a sentence has a pattern for a seat and another for the dealer.
[[nodiscard]] Sentence placeWords(HandId hand);
/// The same sentence with the first hand of each seat in `split` called 3a instead of 3.
[[nodiscard]] Sentence withLetters(Sentence sentence, SeatSet split);
/// `main bet`.
[[nodiscard]] Sentence betWords(BetKind bet);
/// `main bet and war bet`.
[[nodiscard]] Sentence betWords(BetSet bets);
[[nodiscard]] Sentence moneyWords(Money money);
/// `from left to right`.
[[nodiscard]] Sentence orderWords(Direction direction);
/// A part of a bet: `half`, `2/3`.
[[nodiscard]] Sentence shareWords(Ratio share);
/// Rank and suit symbol.
[[nodiscard]] Sentence cardWords(Card card);
/// What the dealer calls out, word for word.
[[nodiscard]] Sentence callWords(Call call);

/// The act as an instruction: `Pay 50 to the tie bet at seat 3`.
[[nodiscard]] Sentence instruction(const Act &act);
/// What happened, for a list of steps: `9h to seat 3`.
[[nodiscard]] Sentence narration(const Event &event, const Seen &seen);

/// `WA-9, the source demands it`, `the house's own choice`.
[[nodiscard]] Sentence originWords(const Origin &origin);
/// The short form after a rule: `WA-9`, `WA-4, as we read it`, `the house's choice`.
[[nodiscard]] Sentence originTag(const Origin &origin);
/// Why an act is impossible.
[[nodiscard]] Sentence refusalWords(Impossible why);

} // namespace pitwise
