// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pitwise {

// The value of a tag may be any file name. What would end the tag or the line, or is no text at
// all, is written as in many languages: \" \\ \n \r \t, and \x1b for any other byte.

[[nodiscard]] std::string escapedTag(std::string_view value);
/// Anything else after a backslash stays as it is.
[[nodiscard]] std::string unescapedTag(std::string_view value);
/// The quote that ends the value which begins at `from`.
[[nodiscard]] std::size_t closingQuote(std::string_view line, std::size_t from);

} // namespace pitwise
