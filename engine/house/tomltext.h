// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

// TOML as a text that is changed in place. Keys are paths such as `war.tie_bet.pays`; a part of a
// path that has dots itself (those of `[provenance]`) is asked for with `section` and `key` apart.

/// What stands behind a key, as it is written: `"10:1"`. Nothing: it is not there, or the text
/// cannot be read.
[[nodiscard]] std::optional<std::string>
tomlLiteral(const std::string &text, std::string_view section, std::string_view key);

/// The text with another literal there. The key must be there.
[[nodiscard]] std::string withLiteral(const std::string &text, std::string_view section,
                                      std::string_view key, const std::string &literal);

/// The text with a new line `key = literal` in a section, behind the line of `after` if that is
/// there. The section is made if it is not there.
[[nodiscard]] std::string withNewKey(const std::string &text, std::string_view section,
                                     const std::string &key, const std::string &literal,
                                     std::string_view after);

/// The text without the line of a key.
[[nodiscard]] std::string withoutKey(const std::string &text, std::string_view section,
                                     std::string_view key);

[[nodiscard]] bool hasTomlSection(const std::string &text, std::string_view section);
[[nodiscard]] bool isToml(const std::string &text);

} // namespace pitwise
