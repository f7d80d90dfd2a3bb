// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// Chip moves shared by the dealer's acts, the patrons' acts and the floor.

/// Every bet and payment of the round goes back.
void voidRound(Table &table);
/// The bet (or only its late part) goes back to its patron as if it had never been made.
void giveBack(Table &table, HandId hand, BetKind bet);
void giveBackLate(Table &table, HandId hand, BetKind bet);
/// Part of it goes back. Chips that are not named go as far as the bet's own chips tell which.
void giveBackExcess(Table &table, const House &house, HandId hand, BetKind bet,
                    const Amount &excess);
/// Puts down the house's chips that match a war bet.
void placePost(Table &table, SeatId seat, Money amount);
/// WB-8: with a parlay, the original bet goes back and the winnings stay in its place. Without one,
/// the patron gets bet and winnings, in one motion or two.
void handOverBonus(Table &table, HandId hand, Money back);
/// Adds a patron's chips to a bet. Does not check whether they are late.
void addChips(Table &table, HandId hand, BetKind bet, const Amount &more);

} // namespace pitwise
