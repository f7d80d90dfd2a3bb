// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/exam/grade.h"
#include "ui/text/sentence.h"

namespace pitwise {

/// `Payments`.
[[nodiscard]] Sentence groupWords(SkillGroup group);
/// `several wars in one round`.
[[nodiscard]] Sentence situationWords(ExamSituation situation);
/// Why an exam is not passed, as a sentence.
[[nodiscard]] Sentence shortfallWords(const Shortfall &shortfall);
/// What the exam asks about a rule, as a sentence.
[[nodiscard]] Sentence questionWords(const Question &question);
/// One of its options.
[[nodiscard]] Sentence optionWords(const Question &question, std::size_t option);

} // namespace pitwise
