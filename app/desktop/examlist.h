// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/examdesk/runningexam.h"
#include "ui/exams/examvalues.h"

namespace pitwise {

/// The built-in exams.
[[nodiscard]] QList<ui::ExamOffer> builtInOffers();
/// Reads a blueprint, and makes an exam of it to see whether that is possible.
[[nodiscard]] ui::ExamOffer readOffer(const QString &path);
/// All exams of a person, newest first. Throws a `RecordsError`, like the next one.
[[nodiscard]] QList<ui::ExamAttempt> attemptsOf(Records &records, const std::string &person);
/// An exam that is over, dealt again.
[[nodiscard]] ui::EndedExam dealtAgain(Records &records, const std::string &session);

} // namespace pitwise
