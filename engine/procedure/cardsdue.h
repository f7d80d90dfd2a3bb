// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"

namespace pitwise {

// Who waits for a first card, or for a war card.

[[nodiscard]] inline bool needsFirstCard(const Table &table, SeatId seat)
{
    return table.playing().has(seat) && !table.carded().has(seat);
}
[[nodiscard]] inline bool needsWarCard(const Table &table, SeatId seat)
{
    return table.at(seat).atWar() && table.at(seat).cards.dealt.size() == 1;
}
[[nodiscard]] inline bool dealerNeedsFirst(const Table &table)
{
    return table.dealer.dealt.empty() && !table.playing().empty();
}
[[nodiscard]] inline bool dealerNeedsWarCard(const Table &table)
{
    return table.dealer.dealt.size() == 1 && !table.atWar().empty();
}
/// A seat or the dealer still waits for a first card.
[[nodiscard]] inline bool firstDealIsOn(const Table &table)
{
    return !table.playing().empty()
        && (table.dealer.dealt.empty() || !table.playing().without(table.carded()).empty());
}
/// Seats that wait for their first card, or for their war card.
[[nodiscard]] inline SeatSet firstCardsDue(const Table &table)
{
    return table.playing().without(table.carded());
}
[[nodiscard]] inline SeatSet warCardsDueAt(const Table &table)
{
    return (table.atWar() & table.carded()).without(table.cardedTwice());
}
/// Some seat went to war and its war cards are not all dealt.
[[nodiscard]] inline bool warCardsDue(const Table &table)
{
    return dealerNeedsWarCard(table) || !warCardsDueAt(table).empty();
}
/// Every place has its first card, or was passed over: the round goes on without it.
[[nodiscard]] inline bool firstDealIsOver(const Table &table)
{
    return (!table.dealer.dealt.empty() || table.round.dealer.upSkipped)
        && firstCardsDue(table).without(table.round.skippedInDeal).empty();
}
/// The next card is a war card.
[[nodiscard]] inline bool inWarDeal(const Table &table)
{
    return !table.atWar().empty() && warCardsDue(table) && firstDealIsOver(table);
}

} // namespace pitwise
