// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"
#include "engine/house/house.h"

#include <optional>
#include <string>
#include <variant>

namespace pitwise {

/// Loads a house, or prints why it cannot.
[[nodiscard]] std::variant<House, Exit> houseFor(const std::string &idOrPath, Terminal &terminal);

/// Reads a file, or standard input for `-`. None: it cannot be read, and the reason is printed.
[[nodiscard]] std::optional<std::string> readText(const std::string &path, Terminal &terminal);

} // namespace pitwise
