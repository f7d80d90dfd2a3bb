// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/table/tablescene.h"

#include <vector>

namespace pitwise::ui {

/// What a patron says while he acts.
struct Voice
{
    HandId who;
    QString text;
    Signal signal = Signal::None;
};

/// What patrons say during these entries; `table` is the table after them.
[[nodiscard]] std::vector<Voice> voicesOf(const std::vector<LogEntry> &entries, const Table &table);
/// What somebody says under pressure after the last act; empty: nobody speaks.
[[nodiscard]] std::optional<Voice> remarkOf(const Sitting &sitting);
/// Decisions and requests that stay visible until the dealer has acted on them.
[[nodiscard]] std::vector<Answer> answersOf(const Sitting &sitting);

} // namespace pitwise::ui
