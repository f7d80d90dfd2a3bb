// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/notation.h"
#include "engine/training/sitting.h"

#include <functional>
#include <optional>
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

/// A saved session as far as it can be read.
struct SoundPart
{
    std::string_view text;
    std::optional<Fault> spoilt; ///< the first line that cannot be read
    int unread = 0; ///< lines with content from there on
};

/// The text up to the first line that cannot be read. If not even its house is known, the whole
/// text: reading it gives the best message.
[[nodiscard]] SoundPart soundPart(std::string_view text, const HouseFinder &findHouse);

/// What `text` has beyond `saved`; empty if they are not the same session. In `saved`, comments,
/// blank lines and Windows line ends make no difference, and a last line that was cut off does not
/// count.
[[nodiscard]] std::optional<std::string_view> beyond(std::string_view saved, std::string_view text);

/// Reads a saved session. A string says why it could not. `name` is the file, for messages.
[[nodiscard]] std::variant<Sitting, std::string> readSitting(std::string_view text,
                                                             const std::string &name,
                                                             const HouseFinder &findHouse,
                                                             const LastingName &lasting = {});

} // namespace pitwise
