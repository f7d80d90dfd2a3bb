// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace pitwise {

/// How a command ends, as the shell sees it.
enum class Exit {
    Clean = 0,
    Findings = 1, ///< findings, or acts that were refused
    BadInput = 2, ///< bad usage or bad input
    Unreachable = 3, ///< a file or database that cannot be reached
};

/// Where a command reads and writes.
struct Terminal
{
    std::istream &in;
    std::ostream &out;
    std::ostream &error;
    bool interactive = false; ///< a person sits at it
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
[[nodiscard]] Exit runPlay(const Words &words, Terminal &terminal);

/// The help of one command, of the notation, or (for an empty name) of all; empty: no such help.
[[nodiscard]] std::string helpFor(const std::string &command);

/// Says what is wrong with the call and how to get help.
[[nodiscard]] Exit badUsage(Terminal &terminal, const std::string &what);

} // namespace pitwise
