// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/blueprint.h"
#include "engine/exam/questions.h"
#include "engine/training/playsettings.h"

#include <optional>
#include <vector>

namespace pitwise {

/// An exam, made from its blueprint and a secret seed: all that a trainee will meet.
struct ExamPaper
{
    Blueprint blueprint;
    House house; ///< without the exam's style
    Seed seed; ///< the one it was made from
    PlaySettings settings; ///< with the secret of its shoes and patrons
    /// How many are dealt: those of the blueprint, and as many more as it takes to meet its
    /// demands. Nobody may know before the end.
    int rounds = 0;
    std::vector<Question> questions;
};

/// Makes the exam. The same seed gives the same exam; without the seed nobody can predict it: no
/// card is chosen. Patrons are tried from the seed until they plan what the blueprint demands of
/// them, and rounds are added until the house's own dealer has met every demand. Empty if that
/// takes too many.
[[nodiscard]] std::optional<ExamPaper> makeExam(const Blueprint &blueprint, const House &house,
                                                const Seed &seed);

/// In how many rounds each demand of the blueprint is met, when the exam is dealt without mistakes.
[[nodiscard]] std::vector<int> demandsMet(const ExamPaper &paper);

} // namespace pitwise
