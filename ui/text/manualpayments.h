// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/text/document.h"

#include <vector>

namespace pitwise {

/// What the usual bets pay in this house, in chips: a table for each kind of payment.
[[nodiscard]] std::vector<DocumentTable> paymentTables(const House &house);

} // namespace pitwise
