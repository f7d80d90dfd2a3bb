// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/handout/document.h"

#include <QString>

#include <vector>

namespace pitwise::ui {

/// Writes a PDF with page numbers. A house's manual gets a first page with the table and the
/// contents, and a page for each section that wants one. Returns an error message, or nothing.
[[nodiscard]] QString writePdf(const Document &document, const Wording &say, const QString &path,
                               Paper paper = Paper::A4);

/// The page on which each section begins, and the number of pages last.
[[nodiscard]] std::vector<int> pagesOf(const Document &document, const Wording &say, Paper paper);

} // namespace pitwise::ui
