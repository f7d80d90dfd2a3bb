// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/text/manual.h"

#include <QString>

namespace pitwise::ui {

/// Writes the dealer's manual of a house as a PDF on A4: a title page with the table and the
/// contents, then the sections, with page numbers. The text is why it could not be written.
[[nodiscard]] QString writeManualPdf(const House &house, const Wording &say, const QString &path);

} // namespace pitwise::ui
