// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/records/drillbook.h"

#include <QString>

#include <string>

namespace pitwise {

/// Guests' drills in a file: a line for each drill of each house, its parts separated by tabs:
/// `washington payouts 0 10 9 34000;|0 10 9 34000;`. Lines that cannot be read are left out.
/// Blocks: for worker threads.
[[nodiscard]] ui::DrillRecords guestRecords(const std::string &file, const std::string &house);
/// Says why it cannot be kept; empty: it is.
[[nodiscard]] QString addGuestRun(const std::string &file, const std::string &house, Drill drill,
                                  const DrillRun &run);

} // namespace pitwise
