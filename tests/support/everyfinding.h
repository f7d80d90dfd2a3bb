// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <string>

namespace pitwise::test {

/// What the referee can say in this house: for every code, rule and pattern of words one example,
/// as `pitwise-cli audit` prints it, with the line at which it was found. Dealt by looking for
/// trouble: a round for every ingredient of a situation, and in each of them every act at every
/// moment.
[[nodiscard]] std::string everyFinding(const House &house);

} // namespace pitwise::test
