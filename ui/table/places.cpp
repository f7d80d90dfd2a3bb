// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/places.h"

#include "ui/table/picture.h"

namespace pitwise::ui {


std::vector<Spot> placesOf(const Act &act, const Table &table)
{
    using Spots = std::vector<Spot>;
    const auto shoe = [](const auto &) { return Spots{Spot::of(SpotKind::Shoe)}; };
    const auto nowhere = [](const auto &) { return Spots{}; };
    return std::visit(
        Overloaded{
            [&](const act::Shuffle &what) { return shoe(what); },
            [](const act::OfferCut &what) {
                return Spots{Spot::at(SpotKind::Patron, HandId{what.seat, 0})};
            },
            [&](const act::Cut &what) { return shoe(what); },
            [&](const act::PlaceCutCard &what) { return shoe(what); },
            [&](const act::Load &what) { return shoe(what); },
            [](const act::Say &what) {
                return what.seat.number == 0 ? Spots{}
                                             : Spots{Spot::at(SpotKind::Patron, HandId{what.seat, 0})};
            },
            [&](const act::Deal &what) { return Spots{nextCardAt(table, what.hand)}; },
            [](const act::Burn &) { return Spots{Spot::of(SpotKind::Rack)}; },
            [](const act::Discard &) {
                return Spots{Spot::of(SpotKind::Slipped), Spot::of(SpotKind::Rack)};
            },
            [](const act::Take &what) {
                Spots spots;
                for (const BetKind kind : AllBets) {
                    if (what.bets.has(kind))
                        spots.push_back(Spot::ofBet(what.hand, kind));
                }
                return spots;
            },
            [](const act::Pay &what) { return Spots{Spot::ofBet(what.hand, what.bet)}; },
            [](const act::Retract &what) {
                return Spots{Spot::ofBet(what.hand, what.bet, SpotKind::Payoff)};
            },
            [](const act::Post &what) { return Spots{Spot::ofBet(what.hand, BetKind::Post)}; },
            [](const act::Give &what) { return Spots{Spot::ofBet(what.hand, BetKind::Post)}; },
            [](const act::Return &what) { return Spots{Spot::ofBet(what.hand, what.bet)}; },
            [&](const act::Refuse &what) {
                const bool late = table.at(what.hand).bet(what.bet).late > Money{};
                return Spots{Spot::ofBet(what.hand, what.bet, late ? SpotKind::Late : SpotKind::Bet)};
            },
            [&](const act::Split &what) { return Spots{cardsAt(table, what.hand)}; },
            [&](const act::Peek &) { return Spots{cardsAt(table, DealerHand)}; },
            [&](const act::Reveal &) { return Spots{cardsAt(table, DealerHand)}; },
            [&](const act::Void &what) { return nowhere(what); },
            [&](const act::Collect &what) { return Spots{cardsAt(table, what.hand)}; },
            [&](const act::End &what) { return nowhere(what); },
        },
        act);
}

std::vector<Spot> placesOf(const Finding &finding, const Act &act, const Table &table)
{
    switch (finding.code) {
    case FindingCode::MissingBurn:
    case FindingCode::ExtraBurn:
        return {Spot::of(SpotKind::Rack)};
    case FindingCode::ShoeProcedure:
    case FindingCode::ShuffleMissed:
    case FindingCode::ExposedCardUsed:
        return {Spot::of(SpotKind::Shoe)};
    default:
        break;
    }
    if (!finding.hand)
        return placesOf(act, table);
    const HandId hand = *finding.hand;
    if (finding.bet && !hand.isDealer())
        return {Spot::ofBet(hand, *finding.bet)};
    const Spot cards = cardsAt(table, hand);
    return {cards.nth > 0 ? cards : nextCardAt(table, hand)};
}

} // namespace pitwise::ui
