// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/collecting.h"
#include "engine/procedure/dealing.h"
#include "engine/procedure/fate.h"
#include "engine/procedure/newshoe.h"
#include "engine/procedure/note.h"
#include "engine/procedure/turns.h"
#include "engine/procedure/warblackjackplay.h"
#include "engine/referee/position.h"

namespace pitwise {

// The first burn or war card comes after ties and mains are settled (ON-6).
MaybeFinding warBegunTooSoon(const Position &now, const Act &act)
{
    if (!beginsWar(now.table, now.house, act))
        return std::nullopt;
    const Turn open = casinowar::unsettledBeforeWar(now.table, now.house);
    if (open.none())
        return std::nullopt;
    const bool tie = needsSettling(now.table, now.house, open.seat, BetKind::Tie);
    return Finding{FindingCode::SettledOutOfOrder,
                   tie ? Rule::TieSettledFirst : Rule::WarDeal,
                   HandId{open.seat, 0},
                   {}};
}

bool isExcusedCard(const Table &table, const House &house, HandId hand)
{
    const std::size_t most = gameTable(house).holeCard ? 2 : 1;
    if (hand.isDealer() && warblackjack::drawsLate(table, house))
        return true;
    if (hand.isDealer()) // he deals himself a card because of the void bets
        return table.dealer.dealt.size() < most && table.playing().empty()
            && findHand(table, [&](HandId other) { return table.at(other).excusedLies; });
    const Seat &seat = table.at(hand);
    return seat.excusedCard || (seat.cards.dealt.empty() && table.round.lateBets.has(hand.seat));
}

// WA-10, FC-9, TH-8, ON-4: how many, and when.
MaybeFinding judgeBurn(const Position &now)
{
    const auto &[table, house] = now;

    // With a tie undecided the war began too soon. That omission is reported, not the burns.
    const bool begun =
        inWarDeal(table)
        || (burnsBeforeWar(house) && table.round.warBegun && someTieWaits(table, house));
    if (!begun && !beginsWar(table, house, act::Burn{})) {
        const bool ofShoe = !table.round.dealing || wasSkipped(table, ShoeStep::Burn);
        return notInProcedure(ofShoe ? Rule::ShoeBurnFirst : Rule::WarBurn);
    }
    const auto next = nextPlace(table, house);
    const int wanted = next ? burnsBefore(table, house, *next) : house.war.burn;
    // Cards burned too soon were already reported: the dealer may count them or burn again.
    const int more = table.round.burned - wanted - table.round.burnedTooSoon;
    const int run = inWarDeal(table) ? burnsOfNextPlace(table, house) : 0;
    if (more > 0 && run > 0 && more % run != 0)
        return std::nullopt; // they are made for the next place: told at the first of them
    if (more >= 0)
        return Finding{FindingCode::ExtraBurn, Rule::WarBurn, {}, {}, wanted,
                       table.round.burned + 1};
    return warBegunTooSoon(now, act::Burn{});
}

// FC-18: a card that slid out unseen is the next card. FC-19: one that was seen is discarded.
MaybeFinding judgeDiscard(const Position &now)
{
    return now.table.exposedCardOut() ? MaybeFinding{} : notInProcedure(Rule::SlippedCard);
}

MaybeFinding judgeCollect(const Position &now, const act::Collect &collect)
{
    const auto &[table, house] = now;
    if (!mayCollect(table, house, collect.hand))
        return Finding{FindingCode::CollectedEarly,
                       leavesInItsTurn(table, house, collect.hand) ? Rule::Busts
                       : house.cards.style == Style::PickAndPay    ? Rule::CardsPick
                                                                   : Rule::CardsStyle,
                       collect.hand,
                       {}};
    const bool skipped = !collect.hand.isDealer() && table.at(collect.hand).skippedInSweep;
    if (skipped)
        return std::nullopt;
    if (const auto due = collectedBefore(table, house, collect.hand))
        return Finding{FindingCode::CollectedOutOfOrder, Rule::CardsSweep, collect.hand, {},
                       Act{act::Collect{*due}},          Act{collect}};
    return std::nullopt;
}

} // namespace pitwise
