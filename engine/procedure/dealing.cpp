// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"

#include <algorithm>

namespace pitwise {

namespace {

bool inRound(const Seat &seat)
{
    return seat.bet(BetKind::Main).exists() || seat.bet(BetKind::Tie).exists();
}

bool anySeat(const Table &table, bool (*test)(const Table &, SeatId))
{
    for (int i = 1; i <= table.seatCount; ++i) {
        if (test(table, seatAt(i)))
            return true;
    }
    return false;
}

bool dealerNeedsFirst(const Table &table)
{
    return table.dealer.dealt.empty()
        && anySeat(table, [](const Table &t, SeatId id) { return inRound(t.at(id)); });
}

bool dealerNeedsWarCard(const Table &table)
{
    return table.dealer.dealt.size() == 1
        && anySeat(table, [](const Table &t, SeatId id) { return t.at(id).atWar(); });
}

/// First the places whose turn it is, then those passed over.
std::optional<HandId> nextPlace(const Table &table, bool skipped)
{
    for (int i = 1; i <= table.seatCount; ++i) {
        if (needsCard(table, handAt(i)) && wasSkippedInDeal(table, handAt(i)) == skipped)
            return handAt(i);
    }
    if (!skipped && needsCard(table, DealerHand))
        return DealerHand;
    return std::nullopt;
}

} // namespace

bool needsFirstCard(const Table &table, SeatId id)
{
    const Seat &seat = table.at(id);
    return seat.cards.dealt.empty() && inRound(seat);
}

bool needsWarCard(const Table &table, SeatId id)
{
    const Seat &seat = table.at(id);
    return seat.atWar() && seat.cards.dealt.size() == 1;
}

bool needsCard(const Table &table, HandId hand)
{
    if (hand.isDealer())
        return dealerNeedsFirst(table) || dealerNeedsWarCard(table);
    return needsFirstCard(table, hand.seat) || needsWarCard(table, hand.seat);
}

bool warCardsDue(const Table &table)
{
    return anySeat(table, needsWarCard) || dealerNeedsWarCard(table);
}

bool inWarDeal(const Table &table)
{
    return warCardsDue(table) && !dealerNeedsFirst(table) && !anySeat(table, needsFirstCard);
}

bool wasSkippedInDeal(const Table &table, HandId hand)
{
    if (hand.isDealer())
        return false;
    const Seat &seat = table.at(hand.seat);
    return needsFirstCard(table, hand.seat) ? seat.skippedInDeal : seat.skippedInWarDeal;
}

std::optional<HandId> nextPlace(const Table &table)
{
    const auto inTurn = nextPlace(table, false);
    return inTurn ? inTurn : nextPlace(table, true);
}

std::optional<HandId> nextPlaceInTurn(const Table &table)
{
    return nextPlace(table, false);
}

int burnsBefore(const Table &table, const House &house, HandId hand)
{
    switch (house.war.burnBefore) {
    case BurnBefore::None:
        return 0;
    case BurnBefore::WarRound:
        return table.round.warCards == 0 ? house.war.burn : 0;
    case BurnBefore::EachCard:
        return house.war.burn;
    case BurnBefore::FirstAndDealer:
        break;
    }
    return table.round.warCards == 0 || hand.isDealer() ? house.war.burn : 0;
}

int burnsDue(const Table &table, const House &house)
{
    const auto next = nextPlace(table);
    return next ? std::max(0, burnsBefore(table, house, *next) - table.round.burned) : 0;
}

void noteDeal(Table &table, HandId hand)
{
    const int before = hand.isDealer() ? table.seatCount : hand.seat.number - 1;
    const bool warCard =
        hand.isDealer() ? dealerNeedsWarCard(table) : needsWarCard(table, hand.seat);
    for (int i = 1; i <= before; ++i) {
        Seat &seat = table.seats[static_cast<std::size_t>(i - 1)];
        if (needsFirstCard(table, seatAt(i)))
            seat.skippedInDeal = true;
        else if (warCard && needsWarCard(table, seatAt(i)))
            seat.skippedInWarDeal = true;
    }
    if (warCard) {
        ++table.round.warCards;
        table.round.burned = table.round.burnedTooSoon = 0;
        table.round.warBegun = true;
    }
}

} // namespace pitwise
