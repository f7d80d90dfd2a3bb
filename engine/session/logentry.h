// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/sessiontime.h"
#include "engine/table/acts.h"

#include <utility>

namespace pitwise {

/// A line of the log: what happened, and when.
struct LogEntry
{
    Event event;
    SessionTime at;
    bool hinted = false; ///< an act that the dealer did after asking for a hint

    LogEntry() = default;
    LogEntry(Event what, SessionTime when = {}) // NOLINT: converts an event without a time
        : event(std::move(what)),
          at(when)
    {
    }
    /// Builds the event in place: simulations log hundreds of millions.
    template<typename Actor, typename Kind>
    LogEntry(std::in_place_type_t<Actor> actor, const Kind &kind, SessionTime when)
        : event(actor, kind),
          at(when)
    {
    }

    bool operator==(const LogEntry &) const = default;
};

} // namespace pitwise
