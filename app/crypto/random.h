// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace pitwise {

/// From the system's generator, which nobody can predict.
[[nodiscard]] std::uint64_t randomNumber();
[[nodiscard]] std::string randomBytes(std::size_t count);
/// A random UUID (version 4): `6f1c0e5a-...`, lower case. Two stations never make the same one.
[[nodiscard]] std::string newId();

} // namespace pitwise
