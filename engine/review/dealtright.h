// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/showing.h"

#include <span>

namespace pitwise {

/// The house's own dealer takes over after `log` and deals the round to its end: the same cards,
/// the same patrons.
struct DealtRight
{
    Showing showing; ///< the round from its start, mistakes of the log included
    std::size_t from = 0; ///< frames that are of the log
};
[[nodiscard]] DealtRight dealtRight(const SessionSpec &spec, const House &house,
                                    std::span<const LogEntry> log);

} // namespace pitwise
