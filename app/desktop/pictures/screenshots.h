// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSize>
#include <QString>

namespace pitwise::pictures {

/// Saves every screen, with sample data and in both surroundings, as PNG files in `folder`. Returns
/// an error message, or nothing.
[[nodiscard]] QString takeScreenshots(const QString &folder, const QSize &size = {},
                                      int typeSize = 100);
class Studio;

/// Goes through every screen, its pages and its cards, and takes a picture of each.
void takeEverything(Studio &studio);
/// Saves one picture of the table as a PNG file.
[[nodiscard]] QString takePicture(const QString &file);

} // namespace pitwise::pictures
