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
    std::vector<Question> questions;
};

/// Makes the exam. The same seed gives the same exam; without the seed nobody can predict it. Tries
/// shoes and patrons from the seed until the house's own dealer meets every situation that the
/// blueprint demands; empty if he does not within the tries.
[[nodiscard]] std::optional<ExamPaper> makeExam(const Blueprint &blueprint, const House &house,
                                                const Seed &seed);

/// In how many rounds each demand of the blueprint is met, when the exam is dealt without mistakes.
[[nodiscard]] std::vector<int> demandsMet(const ExamPaper &paper);

} // namespace pitwise
