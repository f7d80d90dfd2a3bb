// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/logentry.h"
#include "engine/session/spec.h"
#include "engine/situations/dealtround.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace pitwise {

/// What a log says of patrons and chance, as a script, or the entry that no script can have and
/// why.
struct ScriptReading
{
    RoundScript script;
    std::optional<std::pair<std::size_t, std::string>> trouble;
};
[[nodiscard]] ScriptReading scriptFrom(std::span<const LogEntry> log, const House &house);

/// The round as the house's own dealer deals it with these patrons.
struct ScenarioDealing
{
    DealtRound round;
    std::string trouble; ///< why it does not come to its end; empty: it does
};
/// `stream`: of the patrons' random numbers.
[[nodiscard]] ScenarioDealing dealScenario(const SessionSpec &spec, const House &house,
                                           const RoundScript &script, std::uint64_t stream);

/// The first entry of `said` that did not happen in `dealt`. Chips and the dealer's acts do not
/// matter, nor where a new shoe is cut.
[[nodiscard]] std::optional<std::size_t> firstMissing(std::span<const LogEntry> said,
                                                      std::span<const LogEntry> dealt);

} // namespace pitwise
