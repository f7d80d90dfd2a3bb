// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace pitwise {

/// Exit codes.
enum class Exit {
    Clean = 0,
    Findings = 1, ///< findings or refused acts
    BadInput = 2, ///< bad usage or bad input
    Unreachable = 3, ///< a file cannot be read or written
};

/// Input and output of a command.
struct Terminal
{
    std::istream &in;
    std::ostream &out;
    std::ostream &error;
    bool interactive = false; ///< input comes from a person
};

using Words = std::vector<std::string>;

/// Runs `pitwise-cli` with these words after its name.
[[nodiscard]] Exit runCommand(const Words &words, Terminal &terminal);

[[nodiscard]] Exit runHouses(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runHouse(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runDeal(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runAudit(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runSimulate(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runManual(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runOdds(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runSituation(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runLesson(const Words &words, Terminal &terminal);
[[nodiscard]] Exit runPlay(const Words &words, Terminal &terminal);

/// Help on a command or on the notation; for an empty name the overview. Empty: no such topic.
[[nodiscard]] std::string helpFor(const std::string &command);

/// Prints what is wrong with the call and how to get help.
[[nodiscard]] Exit badUsage(Terminal &terminal, const std::string &what);

} // namespace pitwise
