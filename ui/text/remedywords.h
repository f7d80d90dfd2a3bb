// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/remedies.h"
#include "ui/text/sentence.h"

namespace pitwise {

/// `Floor: the card goes to the discards.`
[[nodiscard]] Sentence remedyWords(const Remedy &remedy);

} // namespace pitwise
