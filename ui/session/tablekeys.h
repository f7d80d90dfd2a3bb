// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/verbs.h"

#include <QString>

namespace pitwise::ui {

/// Pure. Digits are seats (0 is the dealer): alone they deal a card, after a verb they complete it.
/// Letters of the home row take chips. `key` is a Qt::Key.
[[nodiscard]] KeyResponse readKey(int key, bool shift, const Pending &pending, const Hand &hand,
                                  const Table &table, const House &house);

/// The same as the digit of the seat, for a click on it.
[[nodiscard]] KeyResponse readSeat(SeatId seat, const Pending &pending, const Table &table,
                                   const House &house);

/// The letter of the tube that holds the `kind`th chip; empty where there are more tubes than keys.
[[nodiscard]] QString chipKey(int kind, int kinds);

} // namespace pitwise::ui
