// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// Chips that go back or come out, whoever moves them: the dealer or the floor.

/// Every bet and payment of the round goes back.
void voidRound(Table &table);
/// The bet (or only its late part) goes back to its patron as if it had never been made.
void giveBack(Table &table, HandId hand, BetKind bet);
void giveBackLate(Table &table, HandId hand, BetKind bet);
void giveBackExcess(Table &table, HandId hand, BetKind bet, Money excess);
/// The house's matching chips for a seat at war.
void placePost(Table &table, SeatId seat, Money amount);
/// WB-8: of a parlay the original goes back and the winnings stand in its place. Without one all of
/// it is the patron's, in one motion or two.
void handOverBonus(Table &table, HandId hand, Money back);
/// A patron adds chips to a bet; whether it is late is not asked.
void addChips(Table &table, HandId hand, BetKind bet, const Amount &more);

} // namespace pitwise
