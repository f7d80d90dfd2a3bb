// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/fast/fast.h"

#include <QtGlobal>

#include <optional>

namespace pitwise::test {

/// How much of something a test does: the size for every day, or the one of the soak run. Where the
/// slow way (engine/fast/fast.h) takes long, a part is enough: the fast one is tested beside it.
[[nodiscard]] inline int sized(int everyDay, int soak, std::optional<int> slow = {})
{
    if (!Fast && slow)
        return *slow;
    return qEnvironmentVariableIsSet("PITWISE_SOAK") ? soak : everyDay;
}

} // namespace pitwise::test
