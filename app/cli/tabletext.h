// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

#include <string>

namespace pitwise {

/// The table as text, one line per seat: cards, bets, what the patron said.
[[nodiscard]] std::string tableText(const Table &table, const House &house);
/// An event in plain words.
[[nodiscard]] std::string describe(const Event &event, const Table &after, const House &house);

} // namespace pitwise
