// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// Chips that go back or come out, whoever moves them: the dealer or the floor.

/// Every bet and payment of the round goes back.
void voidRound(Table &table);
/// The bet (or only its late part) goes back to its patron as if it had never been made.
void giveBack(Table &table, SeatId seat, BetKind bet);
void giveBackLate(Table &table, SeatId seat, BetKind bet);
void giveBackExcess(Table &table, SeatId seat, BetKind bet, Money excess);
/// The house's matching chips for a seat at war.
void placePost(Table &table, SeatId seat, Money amount);

} // namespace pitwise
