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
/// The lines of the log from `from` on; a round's time stands behind the act that ended it.
[[nodiscard]] std::string linesOf(const Sitting &sitting, std::size_t from);
/// The time of the round under way, as a comment; empty if there is none.
[[nodiscard]] std::string soFarOf(const Sitting &sitting);
[[nodiscard]] std::string textOf(const Sitting &sitting);

/// Under what name a house is found again from anywhere.
using LastingName = std::function<std::string(const std::string &)>;

/// As much of a text as can be read: up to the first line that cannot.
[[nodiscard]] std::string_view soundPart(std::string_view text, const HouseFinder &findHouse);

/// Reads it back; a text is why it cannot be. A file that Pitwise did not write gets sensible
/// settings.
[[nodiscard]] std::variant<Sitting, std::string> readSitting(std::string_view text,
                                                             const std::string &name,
                                                             const HouseFinder &findHouse,
                                                             const LastingName &lasting = {});

} // namespace pitwise::ui
