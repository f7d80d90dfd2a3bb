// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"
#include "ui/text/spoken.h"

#include <optional>

namespace pitwise {

/// Speaks the language that `--language xx` names, which it removes from the words; else that of
/// the environment (LC_ALL, LC_MESSAGES, LANG), or English. An exit code if there is no such
/// language.
[[nodiscard]] std::optional<Exit> chooseLanguage(Words &words, Terminal &terminal);
/// `--language` and its value for a program that this one starts; empty if it was not given.
[[nodiscard]] Words languageWords();

/// A pattern marked with QT_TRANSLATE_NOOP("CommandLine", ...), in the language in use, with its
/// places filled.
[[nodiscard]] std::string say(const char *pattern, const std::vector<std::string> &values = {});
/// `spoken` as a Wording.
[[nodiscard]] std::string inWords(const Sentence &sentence);
/// How many columns of a terminal it takes.
[[nodiscard]] std::size_t columnsOf(std::string_view text);
/// Filled up with spaces to so many columns of a terminal.
[[nodiscard]] std::string padded(std::string text, std::size_t columns);
/// As `spoken`, but for JSON: in English unless `--language` asks for another language.
[[nodiscard]] std::string spokenInJson(const Sentence &sentence);

} // namespace pitwise
