// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/tablescene.h"

#include <algorithm>

namespace pitwise::ui {

bool isSamePlace(const Spot &a, const Spot &b)
{
    return a.kind == b.kind && a.hand == b.hand && a.bet == b.bet;
}

Picture TableScene::pictureNow() const
{
    Picture all = pictureOf(table, ledger, layout);
    for (const Passing &one : passing) {
        if (one.sprite.isCard() || !one.sprite.chips.empty())
            all.push_back(one.sprite);
    }
    const Picture cards = burnedCards(burned, layout);
    all.insert(all.end(), cards.begin(), cards.end());
    return all;
}

bool TableScene::hasGuest(SeatId seat) const
{
    return static_cast<int>(seat.number) <= guestCount;
}

Mood TableScene::moodOf(SeatId seat) const
{
    for (const BetKind kind : AllBets) {
        const Bet &bet = table.at(seat).bet(kind);
        if (bet.payoff > Money{})
            return Mood::Glad;
        const bool handedOver = kind == BetKind::Bonus && table.at(seat).decision == Decision::Keep;
        if (bet.state == Bet::State::Settled && bet.amount == Money{} && kind != BetKind::Post)
            return handedOver ? Mood::Glad : Mood::Sad;
    }
    return Mood::Calm;
}

bool TableScene::isCarried(const Spot &spot) const
{
    return drag && drag->moving
        && std::any_of(drag->what.begin(), drag->what.end(),
                       [&](const Spot &other) { return isSamePlace(spot, other); });
}

} // namespace pitwise::ui
