// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/tablekeys.h"

#include <QString>

namespace pitwise::ui {

/// Asks for what a pending key still needs: a seat, a bet or a hand.
[[nodiscard]] QString promptFor(const Pending &pending, const Table &table);
/// Why a gesture did nothing; empty if it opened a menu instead.
[[nodiscard]] QString whyNothingHappened(Reply reply);

} // namespace pitwise::ui
