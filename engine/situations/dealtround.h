// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/rng.h"
#include "engine/session/logentry.h"
#include "engine/session/spec.h"
#include "engine/situations/script.h"

#include <optional>
#include <vector>

namespace pitwise {

/// A round that was dealt right, with the cards it needed.
struct DealtRound
{
    SessionSpec spec;
    std::vector<LogEntry> log;
    RoundScript script; ///< what its patrons do, whoever deals it
    std::uint64_t stream = 0; ///< of the random numbers they use

    bool operator==(const DealtRound &) const = default;
};

/// The house's own dealer deals the script. The shoe is stacked while he deals, so that every place
/// gets the rank the script wants. Empty if the cards of the house cannot do it, or if the referee
/// finds anything.
[[nodiscard]] std::optional<DealtRound> dealScript(const RoundScript &script, const House &house,
                                                   std::uint64_t seed, Rng &rng);

} // namespace pitwise
