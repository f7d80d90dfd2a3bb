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

// A sitting is saved as a `.deal` text; its tags and times are all that is needed to resume it.

/// The lines of the log from `from` on.
[[nodiscard]] std::string linesOf(const Sitting &sitting, std::size_t from);
[[nodiscard]] std::string textOf(const Sitting &sitting);

/// Under what name a house is found again from anywhere.
using LastingName = std::function<std::string(const std::string &)>;

/// As much of a text as can be read: up to the first line that cannot.
[[nodiscard]] std::string_view soundPart(std::string_view text, const HouseFinder &findHouse);

/// Reads it back; a text is why it cannot be.
[[nodiscard]] std::variant<Sitting, std::string> readSitting(std::string_view text,
                                                             const std::string &name,
                                                             const HouseFinder &findHouse,
                                                             const LastingName &lasting = {});

} // namespace pitwise
