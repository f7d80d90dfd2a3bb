// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/casinowarprocedure.h"

namespace pitwise::casinowar {

bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn)
{
    if (table.at(hand).bet(BetKind::Main).exists()
        || house.settlement.first == FirstSettlement::PerSeat)
        return true;
    // A tie-only seat may leave in either pass: it is late once mains go past its place.
    if (turn.pass != Pass::Mains)
        return turn.pass == Pass::Wars;
    return house.settlement.mains == Direction::LeftToRight ? hand.seat.number < turn.seat.number
                                                            : hand.seat.number > turn.seat.number;
}

} // namespace pitwise::casinowar
