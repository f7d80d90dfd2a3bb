// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/dealing.h"
#include "engine/referee/gamereferee.h"

namespace pitwise::casinowar {

namespace {

Finding outOfDealOrder(HandId due, HandId hand, Rule rule)
{
    return {FindingCode::DealtOutOfOrder, rule, hand, {}, Act{act::Deal{due}},
            Act{act::Deal{hand}}};
}

} // namespace

// WA-3, FC-5, TH-4: left to right, the dealer last. WA-10, FC-9, TH-8, ON-4: the same in a war.
MaybeFinding judgeDeal(const Position &now, const act::Deal &deal)
{
    const auto &[table, house] = now;
    const Rule rule = inWarDeal(table) ? Rule::WarDeal : Rule::DealOrder;
    if (!needsCard(table, house, deal.hand)) {
        if (isExcusedCard(table, house, deal.hand))
            return std::nullopt;
        return Finding{FindingCode::ExtraCard, rule, deal.hand, {}};
    }
    if (!casinowar::wasSkippedInDeal(table, house, deal.hand)
        && !burnedFor(table, house, deal.hand)) {
        if (const auto due = casinowar::nextPlace(table, house, true); due && *due != deal.hand)
            return outOfDealOrder(*due, deal.hand, rule);
    }
    if (const auto tooSoon = warBegunTooSoon(now, deal))
        return tooSoon;
    if (deal.faceDown)
        return notInProcedure(rule, deal.hand);
    return std::nullopt;
}

} // namespace pitwise::casinowar
