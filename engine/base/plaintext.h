// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pitwise {

/// One line of UTF-8 that shows what it contains: no line break, no control character, and nothing
/// that makes the text around it run backwards.
[[nodiscard]] bool isPlainLine(std::string_view text);

/// The number of bytes of the UTF-8 character at `at`; 0 if it is malformed (overlong forms,
/// surrogates, stray bytes).
[[nodiscard]] std::size_t utf8Length(std::string_view text, std::size_t at);

/// How many characters a UTF-8 text has.
[[nodiscard]] std::size_t lengthOf(std::string_view text);

/// The same on one line, for messages: line breaks and other control characters as in `\n`, `\x1b`.
[[nodiscard]] std::string onOneLine(std::string_view text);

/// Long enough to recognise it; `...` stands for the rest. For messages: a word of a file may be as
/// long as the file.
[[nodiscard]] std::string shortened(std::string_view text);

} // namespace pitwise
