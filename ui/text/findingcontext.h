// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "engine/referee/finding.h"
#include "ui/text/sentence.h"

#include <optional>

namespace pitwise {

/// The two sentences of a finding.
struct Told
{
    Sentence done; ///< what the dealer did
    Sentence wants; ///< the rule
};

/// A finding with everything its sentences are made from.
struct FindingContext
{
    const Finding &finding;
    const Act &act; ///< the act it was found at
    const House &house;

    /// It is about the dealer.
    [[nodiscard]] bool atDealer() const;
    /// `seat 3`, before a colon.
    [[nodiscard]] Sentence place() const;
    /// `3`.
    [[nodiscard]] Sentence hand() const;
    /// `seat 3, main bet`.
    [[nodiscard]] Sentence bet() const;
    [[nodiscard]] Sentence expected() const;
    [[nodiscard]] Sentence actual() const;
};

// Sentences that several groups share.
[[nodiscard]] Sentence dealtOutOfTurnWords(const FindingContext &context);
[[nodiscard]] Sentence outOfTurnWords(const FindingContext &context);
[[nodiscard]] Sentence collectedEarlyWords(const FindingContext &context);
[[nodiscard]] Sentence collectedLateWords(const FindingContext &context);

// One group of findings each; a code of another group gets nothing.
[[nodiscard]] Told cardFinding(const FindingContext &context);
[[nodiscard]] Told shoeFinding(const FindingContext &context);
[[nodiscard]] Told chipFinding(const FindingContext &context);
[[nodiscard]] Told orderFinding(const FindingContext &context);
[[nodiscard]] Told collectFinding(const FindingContext &context);
[[nodiscard]] Told callFinding(const FindingContext &context);
[[nodiscard]] Told limitFinding(const FindingContext &context);
/// An act that had no place there.
[[nodiscard]] Told strayFinding(const FindingContext &context);
/// War Blackjack's own words, where it has any.
[[nodiscard]] std::optional<Told> blackjackFinding(const FindingContext &context);

} // namespace pitwise
