// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"
#include "ui/text/document.h"

#include <string>

namespace pitwise {

/// Writes the format that the path's extension names. `pdf` are the arguments for pitwise-pdf:
/// `manual washington`.
[[nodiscard]] Exit writeDocument(const Document &document, const Words &pdf,
                                 const std::string &path, Terminal &terminal);

} // namespace pitwise
