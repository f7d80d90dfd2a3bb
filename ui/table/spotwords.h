// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/paint/spot.h"

#include <QString>

#include <optional>

namespace pitwise::ui {

/// A place and what is on it, for screen readers: `Seat 3, main bet, 25`.
[[nodiscard]] QString spotWords(const Spot &spot, const Table &table, const House &house);

/// The money or the number of cards at such a place; none: it has no number.
[[nodiscard]] std::optional<double> spotNumber(const Spot &spot, const Table &table,
                                               const House &house);

} // namespace pitwise::ui
