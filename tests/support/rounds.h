// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/fast/fast.h"

#include <QtGlobal>

#include <optional>

namespace pitwise::test {

/// A long run may be dealt in pieces: PITWISE_SOAK_FROM is the first round, or house, of this one.
[[nodiscard]] inline int firstOfSoak()
{
    return qEnvironmentVariableIntValue("PITWISE_SOAK_FROM");
}

/// The size of a test: one for every day, one for the soak run, and optionally a smaller one for
/// builds without the fast path (engine/fast/fast.h), which take long. PITWISE_SOAK_SIZE is the
/// size of a piece.
[[nodiscard]] inline int sized(int everyDay, int soak, std::optional<int> slow = {})
{
    if (!Fast && slow)
        return *slow;
    if (!qEnvironmentVariableIsSet("PITWISE_SOAK"))
        return everyDay;
    const int piece = qEnvironmentVariableIntValue("PITWISE_SOAK_SIZE");
    return piece > 0 ? piece : soak;
}

} // namespace pitwise::test
