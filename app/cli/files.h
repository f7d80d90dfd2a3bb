// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"
#include "engine/house/house.h"

#include <optional>
#include <string>
#include <variant>

namespace pitwise {

/// The house that the user asked for, or why not, told to the terminal.
[[nodiscard]] std::variant<House, Exit> houseFor(const std::string &idOrPath, Terminal &terminal);

/// The text of a file, or of standard input for `-`; nothing if it cannot be read.
[[nodiscard]] std::optional<std::string> readText(const std::string &path, Terminal &terminal);

} // namespace pitwise
