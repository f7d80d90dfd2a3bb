// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"

#include <cstdint>
#include <string>

namespace pitwise::test {

/// A valid house file in which every key has a random value, as a casino might set it or as nobody
/// would. The same seed makes the same file.
[[nodiscard]] std::string randomHouseFile(std::uint64_t seed);

/// The house of that file.
[[nodiscard]] House houseOfRandomFile(std::uint64_t seed);

} // namespace pitwise::test
