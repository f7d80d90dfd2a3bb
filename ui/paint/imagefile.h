// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QImage;

namespace pitwise::ui {

/// Writes a PNG file, whole or not at all. Returns why it could not, or nothing. `quality` is Qt's:
/// 0 packs hardest, 100 not at all, -1 as usual.
[[nodiscard]] QString writePng(const QImage &image, const QString &path, int quality = -1);

} // namespace pitwise::ui
