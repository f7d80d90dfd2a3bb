// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"
#include "ui/session/sitting.h"

#include <string>
#include <variant>
#include <vector>

namespace pitwise::ui {

// A sitting is kept as a `.deal` text. What the notation has no tag for (how many seats are taken,
// the patrons' temper, how it is coached, how long rounds took) stands in its comments, so that
// every other reader can read it too.

/// The tags, and the comment with the rest of the settings.
[[nodiscard]] std::string headOf(const Sitting &sitting);
/// The lines of the log from `from` on; a round's time stands behind its `end`.
[[nodiscard]] std::string linesOf(const Sitting &sitting, std::size_t from);
[[nodiscard]] std::string textOf(const Sitting &sitting);

/// Reads it back; a text is why it cannot be. A file that Pitwise did not write gets sensible
/// settings.
[[nodiscard]] std::variant<Sitting, std::string> readSitting(std::string_view text,
                                                             const std::string &name,
                                                             const HouseFinder &findHouse);

} // namespace pitwise::ui
