// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/commands.h"
#include "ui/text/document.h"

#include <string>

namespace pitwise {

/// Writes it as the ending of the path says. `pdf` is what another program is told to make it as a
/// PDF: `manual washington`.
[[nodiscard]] Exit writeDocument(const Document &document, const Words &pdf,
                                 const std::string &path, Terminal &terminal);

} // namespace pitwise
