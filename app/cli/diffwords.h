// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/diff.h"

#include <string>
#include <string_view>

namespace pitwise {

/// What the dealer must do from now on, in one sentence.
[[nodiscard]] std::string sentence(const Difference &difference);
[[nodiscard]] std::string_view name(Risk risk);

} // namespace pitwise
