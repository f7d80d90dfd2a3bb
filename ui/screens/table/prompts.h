// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/keys.h"

#include <QString>

namespace pitwise::ui {

/// What a key that was pressed still asks for: a seat, a bet, a hand.
[[nodiscard]] QString promptFor(const Pending &pending, const Table &table);

} // namespace pitwise::ui
