// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace pitwise::test {

/// How much of something a test does: the size for every day, or the one of the soak run.
[[nodiscard]] inline int sized(int everyDay, int soak)
{
    return qEnvironmentVariableIsSet("PITWISE_SOAK") ? soak : everyDay;
}

} // namespace pitwise::test
