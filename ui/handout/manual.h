// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/house.h"
#include "ui/handout/document.h"

namespace pitwise {

/// The dealer's manual of a house: a page for each phase of a round, a page of payouts for the
/// wall, calls and odds, and an appendix with the sources. Everything in it comes from the house
/// file.
[[nodiscard]] Document manualOf(const House &house);

} // namespace pitwise
