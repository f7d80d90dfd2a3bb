// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/files/wholefile.h"

#include <QString>

#include <string_view>

namespace pitwise::ui {

/// Writes a whole file. Returns an error message with the path, or nothing.
[[nodiscard]] inline QString saveFile(const QString &path, std::string_view text)
{
    const auto trouble = writeWholeFile(path.toStdString(), text);
    return trouble ? QStringLiteral("%1: %2").arg(path, QString::fromStdString(trouble->why))
                   : QString{};
}

} // namespace pitwise::ui
