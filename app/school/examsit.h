// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/exams/examlibrary.h"
#include "app/records/records.h"

#include <optional>
#include <string>

namespace pitwise {

/// An exam in the terminal, line by line. With `--resume` it goes on with the one under way, which
/// must be `plan` if that is given; 1 if none is, or if another is.
[[nodiscard]] Exit sitExam(Records &records, const Arguments &arguments, const std::string &trainee,
                           const std::optional<ExamPlan> &plan, Terminal &terminal);

} // namespace pitwise
