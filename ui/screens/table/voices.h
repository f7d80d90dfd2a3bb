// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/training/sitting.h"
#include "ui/table/tablescene.h"

#include <vector>

namespace pitwise::ui {

/// Something a patron says while he acts.
struct Voice
{
    HandId who;
    QString text;
    Signal signal = Signal::None;
};

/// What patrons say while they do this, at the table as it is after it.
[[nodiscard]] std::vector<Voice> voicesOf(const std::vector<LogEntry> &entries, const Table &table);
/// What patrons decided, and said again until the dealer has acted on it.
[[nodiscard]] std::vector<Answer> answersOf(const Sitting &sitting);

} // namespace pitwise::ui
