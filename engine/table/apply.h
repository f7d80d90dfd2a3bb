// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

/// Lets a possible event happen, and folds in what leaves no trace. Draws no random number and
/// judges nothing; what the floor puts right afterwards is not done here.
void apply(Table &table, const House &house, const Event &event);

/// Every bet and payment of the round goes back.
void voidRound(Table &table);
/// The bet (or only its late part) goes back to its patron as if it had never been made.
void giveBack(Table &table, SeatId seat, BetKind bet);
void giveBackLate(Table &table, SeatId seat, BetKind bet);
void giveBackExcess(Table &table, SeatId seat, BetKind bet, Money excess);
/// The house's matching chips for a seat at war.
void placePost(Table &table, SeatId seat, Money amount);

} // namespace pitwise
