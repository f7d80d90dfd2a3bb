// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/diff.h"
#include "ui/text/sentence.h"

#include <string_view>

namespace pitwise {

/// What the dealer must do from now on. Empty if the key has no sentence; a test asks for one.
[[nodiscard]] Sentence diffWords(const Difference &difference, const House &next);
/// `money`, as JSON and tests write it.
[[nodiscard]] std::string_view name(Risk risk);
/// The heading of a group of differences.
[[nodiscard]] Sentence riskWords(Risk risk);

} // namespace pitwise
