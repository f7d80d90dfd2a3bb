// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/document.h"

#include <QString>

namespace pitwise::ui {

/// Writes it as a PDF on A4, with page numbers. That of a house has a title page with the table and
/// the contents. The text is why it could not be written.
[[nodiscard]] QString writePdf(const Document &document, const Wording &say, const QString &path);

} // namespace pitwise::ui
