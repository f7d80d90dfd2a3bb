// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <string_view>

namespace pitwise {

/// Where a rule of a house comes from.
struct Origin
{
    enum class Kind {
        Source, ///< a clause of the source demands it
        Reading, ///< our reading of an unclear clause
        Choice, ///< the source is silent: the house prefers it
    };
    Kind kind = Kind::Choice;
    std::string clause; ///< `WA-9`; empty for a plain choice

    bool operator==(const Origin &) const = default;
};

/// From `section.key` (or a rule that has no key, see `rules.h`) to its origin.
using Provenance = std::map<std::string, Origin, std::less<>>;

[[nodiscard]] std::string_view name(Origin::Kind kind);
/// The origin of a rule or of its section; a choice if the house file does not say.
[[nodiscard]] Origin originOf(const Provenance &provenance, std::string_view rule);

} // namespace pitwise
