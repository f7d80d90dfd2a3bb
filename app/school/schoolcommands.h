// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"

#include <functional>

namespace pitwise {

/// Runs a command that needs the records, with its name as the first word.
[[nodiscard]] Exit runSchoolCommand(const Words &words, Terminal &terminal);

[[nodiscard]] Exit runRecords(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runExport(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runProgress(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runExam(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runCertificate(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runVerify(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runKey(const Words &words, Terminal &terminal);

class Arguments;
class Records;

/// What `--records`, PITWISE_RECORDS or the data folder name.
[[nodiscard]] std::string recordsOf(const Arguments &arguments);
/// Prints what goes wrong: 3 if the records cannot be used, 2 if the question makes no sense.
[[nodiscard]] Exit reported(Terminal &terminal, const std::function<Exit()> &work);
/// Opens the records and lets `work` use them; reports like that.
[[nodiscard]] Exit withRecords(const Arguments &arguments, Terminal &terminal,
                               const std::function<Exit(Records &)> &work, bool create = false);

} // namespace pitwise
