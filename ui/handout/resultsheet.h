// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/document.h"
#include "ui/text/resultlines.h"

namespace pitwise {

/// The result of a session to print, to save and to copy.
[[nodiscard]] Document resultSheet(const Session &session, const ResultSpan &span,
                                   const ResultFacts &facts);

} // namespace pitwise
