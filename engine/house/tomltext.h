// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pitwise {

// Edits TOML as text, so that comments and layout survive. A key is a path such as
// `war.tie_bet.pays`, relative to `section`. The keys of `[provenance]` contain dots themselves, so
// they need the section named separately.

/// The value of a key, as it is written: `"10:1"`. Nothing if the key is missing or the text is not
/// TOML.
[[nodiscard]] std::optional<std::string>
tomlLiteral(const std::string &text, std::string_view section, std::string_view key);

/// The text with another value for a key that exists.
[[nodiscard]] std::string withLiteral(const std::string &text, std::string_view section,
                                      std::string_view key, const std::string &literal);

/// The text with a new line `key = literal` in a section, after the line of `after` if there is
/// one. A missing section is added.
[[nodiscard]] std::string withNewKey(const std::string &text, std::string_view section,
                                     const std::string &key, const std::string &literal,
                                     std::string_view after);

/// The text without the line of a key.
[[nodiscard]] std::string withoutKey(const std::string &text, std::string_view section,
                                     std::string_view key);

[[nodiscard]] bool hasTomlSection(const std::string &text, std::string_view section);
[[nodiscard]] bool isToml(const std::string &text);

} // namespace pitwise
