// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <cstdint>

namespace pitwise::test {

/// A house with every key set at random, within what a house file may say.
[[nodiscard]] House randomHouse(std::uint64_t seed);

} // namespace pitwise::test
