// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/document.h"

#include <QString>

namespace pitwise::ui {

/// Writes an A4 PDF with page numbers. A house's manual gets a title page with the table and the
/// contents. Returns an error message, or nothing.
[[nodiscard]] QString writePdf(const Document &document, const Wording &say, const QString &path);

} // namespace pitwise::ui
