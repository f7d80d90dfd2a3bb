// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QByteArray;

namespace pitwise::ui {

/// Whether there is a font with letters. Without one Qt draws boxes, or nothing, and says nothing.
[[nodiscard]] bool hasLetters();

/// Writes a document that was drawn into memory, whole or not at all. Returns why it could not, or
/// nothing.
[[nodiscard]] QString writePdfFile(const QByteArray &bytes, const QString &path);

} // namespace pitwise::ui
