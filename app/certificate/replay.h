// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/certificate/certificate.h"
#include "app/exams/examlibrary.h"
#include "engine/exam/examsitting.h"
#include "ui/text/sentence.h"

#include <string>
#include <variant>
#include <vector>

namespace pitwise {

/// All that an exam is made from and that was done in it.
struct ExamRecord
{
    std::string blueprint; ///< text of the file
    std::string house; ///< text of the file
    Seed seed;
    std::string spec; ///< tags, without the secret
    std::vector<std::string> lines;
};

/// An exam that was made again and dealt again.
struct ReplayedExam
{
    ExamPlan plan;
    ExamSitting sitting;
};

/// Makes the exam from its seed and deals the acts again. A sentence says why the log is not one of
/// this exam: its cards or patrons would have been others.
[[nodiscard]] std::variant<ReplayedExam, Sentence> replayExam(const ExamRecord &record);

/// The tags of an exam, without the secret.
[[nodiscard]] std::string openSpec(const ExamPaper &paper);

} // namespace pitwise
