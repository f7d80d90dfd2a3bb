// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace pitwise::ui {

/// Why this cannot be a trainer's new passphrase, typed twice; empty: it can.
[[nodiscard]] QString passphraseTrouble(const QString &typed, const QString &again);

} // namespace pitwise::ui
