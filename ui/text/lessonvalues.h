// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string_view>

namespace pitwise {

/// The words that `spokenValue` has for choices and switches, to be translated like the sentences
/// of the lessons that they stand in.
[[nodiscard]] std::span<const char *const> lessonValues();

} // namespace pitwise
