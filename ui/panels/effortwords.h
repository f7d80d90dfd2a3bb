// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/effort.h"

#include <QString>

namespace pitwise::ui {

/// What stands on the left; the other stands on the right.
enum class ComparedOnLeft { PickAndPay, LayAndPay, AnyTable };

/// What the figures of two tables come to, in whole sentences: each language inflects its own.
[[nodiscard]] QString effortSentences(const EffortOfBoth &effort, ComparedOnLeft left);

} // namespace pitwise::ui
