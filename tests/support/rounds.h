// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/fast/fast.h"

#include <QtGlobal>

#include <optional>

namespace pitwise::test {

/// The size of a test: one for every day, one for the soak run, and optionally a smaller one for
/// builds without the fast path (engine/fast/fast.h), which take long.
[[nodiscard]] inline int sized(int everyDay, int soak, std::optional<int> slow = {})
{
    if (!Fast && slow)
        return *slow;
    return qEnvironmentVariableIsSet("PITWISE_SOAK") ? soak : everyDay;
}

} // namespace pitwise::test
