// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace pitwise {

/// Draws every screen, with made data, into PNG files in `folder`. The text is what went wrong;
/// empty: nothing.
[[nodiscard]] QString takeScreenshots(const QString &folder);

} // namespace pitwise
