// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"

namespace pitwise {

/// A command that needs the records.
[[nodiscard]] bool isSchoolCommand(const Words &words);

/// Turns this process into `pitwise-school`, which runs such commands: input, output and signals go
/// straight to it. Returns only if that is not possible, and has printed why.
[[nodiscard]] Exit becomeSchool(const Words &words, Terminal &terminal);

} // namespace pitwise
