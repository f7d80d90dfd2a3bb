// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/review/review.h"
#include "ui/handout/resultsheet.h"

namespace pitwise {

/// A reviewed session to print or save: its result, every finding with what was right, and its
/// rounds with their times. `facts` say when and how it was dealt.
[[nodiscard]] Document reviewSheet(const Review &review, ResultFacts facts);

} // namespace pitwise
