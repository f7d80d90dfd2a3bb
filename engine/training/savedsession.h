// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"
#include "engine/training/sitting.h"

#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace pitwise {

// A sitting is saved as a `.deal` text, whose tags and times are enough to resume it.

/// The lines of the log from `from` on.
[[nodiscard]] std::string linesOf(const Sitting &sitting, std::size_t from);
[[nodiscard]] std::string textOf(const Sitting &sitting);

/// The name by which a house can be found from any folder.
using LastingName = std::function<std::string(const std::string &)>;

/// The text up to the first line that cannot be read.
[[nodiscard]] std::string_view soundPart(std::string_view text, const HouseFinder &findHouse);

/// Reads a saved session. A string says why it could not. `name` is the file, for messages.
[[nodiscard]] std::variant<Sitting, std::string> readSitting(std::string_view text,
                                                             const std::string &name,
                                                             const HouseFinder &findHouse,
                                                             const LastingName &lasting = {});

} // namespace pitwise
