// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"
#include "ui/text/document.h"

#include <string>

namespace pitwise {

/// Lets pitwise-pdf write a PDF; these are its arguments without the path.
[[nodiscard]] Exit writePdf(const Words &pdf, const std::string &path, Terminal &terminal);
/// Writes the format that the path's extension names. `pdf` are the arguments for pitwise-pdf:
/// `manual washington`.
[[nodiscard]] Exit writeDocument(const Document &document, const Words &pdf,
                                 const std::string &path, Terminal &terminal);

} // namespace pitwise
