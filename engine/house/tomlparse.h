// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/fault.h"

#define TOML_EXCEPTIONS 0
/// Lists and inline tables within each other.
#define TOML_MAX_NESTED_VALUES 8
#include <toml++/toml.h>

#include <string_view>
#include <variant>

namespace pitwise {

/// Parses TOML. A text that nests its keys so deep that walking them could exhaust the stack is
/// refused before it is parsed.
[[nodiscard]] std::variant<toml::table, Fault> parseToml(std::string_view text);

} // namespace pitwise
