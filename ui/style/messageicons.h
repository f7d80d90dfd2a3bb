// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QPalette>
#include <QStyle>

#include <optional>

namespace pitwise::ui {

/// The sign of a message box: a ring with a mark. Nothing for other pictures.
[[nodiscard]] std::optional<QIcon> messageIcon(QStyle::StandardPixmap which,
                                               const QPalette &palette);

} // namespace pitwise::ui
