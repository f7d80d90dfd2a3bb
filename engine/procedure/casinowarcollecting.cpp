// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/casinowarprocedure.h"

namespace pitwise::casinowar {

bool cardsAreLate(const Table &table, const House &house, HandId hand, Turn turn)
{
    if (table.at(hand).bet(BetKind::Main).exists()
        || house.settlement.first == FirstSettlement::PerSeat)
        return true;
    // The cards of a seat with a tie bet alone may leave in either pass. They are late once the
    // mains have gone past the seat.
    if (turn.pass != Pass::Mains)
        return turn.pass == Pass::Wars;
    return house.settlement.mains == Direction::LeftToRight ? hand.seat.number < turn.seat.number
                                                            : hand.seat.number > turn.seat.number;
}

} // namespace pitwise::casinowar
