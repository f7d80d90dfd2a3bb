// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "ui/handout/document.h"

namespace pitwise {

/// Lets pitwise-pdf write a PDF; these are its arguments without the path.
[[nodiscard]] Exit writePdf(const Words &pdf, const std::string &path, Terminal &terminal);
/// Writes the format that the extension of `-o` names, on the paper that `--paper` names. `pdf` are
/// the arguments for pitwise-pdf: `manual washington`.
[[nodiscard]] Exit writeDocument(const Document &document, const Words &pdf,
                                 const Arguments &arguments, Terminal &terminal);

} // namespace pitwise
