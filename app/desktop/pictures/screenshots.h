// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSize>
#include <QString>

namespace pitwise::pictures {

/// Saves every screen, with sample data, as PNG files in `folder`. Returns an error message, or
/// nothing.
[[nodiscard]] QString takeScreenshots(const QString &folder, const QSize &size = {},
                                      int typeSize = 100);
/// Saves one picture of the table as a PNG file.
[[nodiscard]] QString takePicture(const QString &file);

} // namespace pitwise::pictures
