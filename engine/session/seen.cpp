// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/session/seen.h"

#include "engine/table/warblackjackhands.h"

namespace pitwise {

Seen seenIn(const Event &event, const Table &before, const Table &after)
{
    Seen seen;
    const auto *act = std::get_if<Act>(&event);
    if (act == nullptr)
        return seen;
    if (const auto *deal = std::get_if<act::Deal>(act)) {
        const auto &was = before.cardsAt(deal->hand).dealt;
        const auto &is = after.cardsAt(deal->hand).dealt;
        seen.holeCard = deal->hand.isDealer() && deal->faceDown && after.round.dealer.holeDown;
        if (!seen.holeCard && is.size() > was.size())
            seen.card = is[liesFaceDown(after, deal->hand, is.size() - 1) ? 0 : is.size() - 1];
    } else if (std::holds_alternative<act::Peek>(*act) && after.round.dealer.peeked) {
        seen.blackjack = dealerHasBlackjack(after);
    }
    return seen;
}

} // namespace pitwise
