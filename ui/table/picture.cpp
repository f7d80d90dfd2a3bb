// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/picture.h"

#include "engine/table/warblackjackhands.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

void addCards(Picture &picture, const Table &table, HandId hand, const TableLayout &layout)
{
    const Cards &cards = table.cardsAt(hand);
    const bool doubled = !hand.isDealer() && table.at(hand).blackjack.doubled;
    const auto dealt = static_cast<int>(cards.dealt.size());
    for (int n = 0; n < cards.lying; ++n) {
        Sprite sprite;
        sprite.spot = {SpotKind::Cards, hand, {}, n};
        sprite.at = layout.card(hand, n);
        sprite.scale = layout.cardScale(hand);
        const int nth = dealt - cards.lying + n;
        if (liesFaceDown(table, hand, static_cast<std::size_t>(nth)))
            sprite.faceDown = true;
        else
            sprite.card = cards.dealt[static_cast<std::size_t>(nth)];
        sprite.across = doubled && nth == 2;
        picture.push_back(sprite);
    }
}

void addChips(Picture &picture, const Table &table, const ChipLedger &ledger, HandId seat,
              BetKind kind, const TableLayout &layout)
{
    using Part = ChipLedger::Part;
    const Bet &bet = table.at(seat).bet(kind);
    const auto add = [&](Part part, SpotKind spot, QPointF at) {
        if (moneyOf(bet, part) == Money{})
            return;
        Sprite sprite;
        sprite.spot = Spot::ofBet(seat, kind, spot);
        sprite.at = at;
        sprite.scale = layout.chipScale(seat) * (kind == BetKind::Insurance ? 0.8 : 1);
        sprite.chips = ledger.chips(seat, kind, part);
        picture.push_back(sprite);
    };
    add(Part::Bet, SpotKind::Bet, layout.bet(seat, kind) + QPointF{0, 5});
    add(Part::Late, SpotKind::Late, layout.late(seat, kind) + QPointF{0, 5});
    add(Part::Payoff, SpotKind::Payoff, layout.payoff(seat, kind) + QPointF{0, 5});
}

} // namespace

Spot cardsAt(const Table &table, HandId hand)
{
    return {SpotKind::Cards, hand, {}, table.cardsAt(hand).lying};
}

Spot nextCardAt(const Table &table, HandId hand)
{
    return {SpotKind::NextCard, hand, {}, table.cardsAt(hand).lying};
}

Picture pictureOf(const Table &table, const ChipLedger &ledger, const TableLayout &layout)
{
    Picture picture;
    picture.reserve(64);
    eachHand(table, [&](HandId hand) { addCards(picture, table, hand, layout); });
    addCards(picture, table, DealerHand, layout);
    for (std::size_t n = 0; n < table.slipped.size(); ++n) {
        Sprite sprite;
        sprite.spot = {SpotKind::Slipped, {}, {}, static_cast<int>(n)};
        sprite.at = layout.slipped(static_cast<int>(n));
        if ((table.slippedUp >> n & 1U) != 0)
            sprite.card = table.slipped[n];
        else
            sprite.faceDown = true;
        picture.push_back(sprite);
    }
    const auto firstChips = static_cast<std::ptrdiff_t>(picture.size());
    eachHand(table, [&](HandId hand) {
        for (const BetKind kind : AllBets)
            addChips(picture, table, ledger, hand, kind, layout);
    });
    // Stacks nearer to the dealer hide those farther away.
    std::stable_sort(picture.begin() + firstChips, picture.end(),
                     [](const Sprite &a, const Sprite &b) { return a.at.y() < b.at.y(); });
    return picture;
}

std::vector<Spot> reachable(const Table &table, const TableLayout &layout, int chipKinds)
{
    std::vector<Spot> spots;
    everyHand(table, [&](HandId hand) {
        const Seat &seat = table.at(hand);
        if (hand.split == 0)
            spots.push_back(Spot::at(SpotKind::Patron, hand));
        for (const BetKind kind : AllBets) {
            const Bet &bet = seat.bet(kind);
            const bool printed = layout.prints(kind) && hand.split == 0;
            if (printed || bet.amount > Money{})
                spots.push_back(Spot::ofBet(hand, kind));
            if (bet.payoff > Money{})
                spots.push_back(Spot::ofBet(hand, kind, SpotKind::Payoff));
            if (bet.late > Money{})
                spots.push_back(Spot::ofBet(hand, kind, SpotKind::Late));
        }
        if (seat.cards.lying > 0)
            spots.push_back(cardsAt(table, hand));
        spots.push_back(nextCardAt(table, hand));
    });
    if (table.dealer.lying > 0)
        spots.push_back(cardsAt(table, DealerHand));
    spots.push_back(nextCardAt(table, DealerHand));
    spots.push_back(Spot::of(SpotKind::Shoe));
    if (!table.slipped.empty())
        spots.push_back(Spot::of(SpotKind::Slipped));
    spots.push_back(Spot::of(SpotKind::Rack));
    for (int i = 0; i < chipKinds; ++i)
        spots.push_back(Spot::ofTube(i));
    spots.push_back(Spot::of(SpotKind::Tray));
    spots.push_back(Spot::of(SpotKind::Hand));
    return spots;
}

Spot spotAt(QPointF at, const Table &table, const TableLayout &layout)
{
    // Small things on top of larger ones come first.
    const auto onTop = [&](HandId hand) {
        for (const SpotKind part : {SpotKind::Late, SpotKind::Payoff}) {
            for (const BetKind kind : AllBets) {
                const Bet &bet = table.at(hand).bet(kind);
                const bool lies = (part == SpotKind::Late ? bet.late : bet.payoff) > Money{};
                const Spot spot = Spot::ofBet(hand, kind, part);
                if (lies && layout.area(spot).contains(at))
                    return spot;
            }
        }
        return Spot{};
    };
    Spot found;
    everyHand(table, [&](HandId hand) { found = found.none() ? onTop(hand) : found; });
    if (!found.none())
        return found;
    for (int i = 0; i < layout.tubes(); ++i) {
        if (layout.tube(i).contains(at))
            return Spot::ofTube(i);
    }
    if (!table.slipped.empty() && layout.area(Spot::of(SpotKind::Slipped)).contains(at))
        return Spot::of(SpotKind::Slipped);
    for (const SpotKind kind : {SpotKind::Shoe, SpotKind::Rack, SpotKind::Hand}) {
        if (layout.area(Spot::of(kind)).contains(at))
            return Spot::of(kind);
    }
    if (layout.tray().contains(at))
        return Spot::of(SpotKind::Tray);
    // Card by card, because the space beside and below a fan belongs to the next card.
    const auto inCards = [&](HandId hand) {
        const Spot lying = cardsAt(table, hand);
        for (int nth = lying.nth - 1; nth >= 0; --nth) {
            if (layout.area({SpotKind::NextCard, hand, {}, nth}).contains(at))
                return lying;
        }
        const Spot next = nextCardAt(table, hand);
        return layout.area(next).contains(at) ? next : Spot{};
    };
    if (const Spot dealer = inCards(DealerHand); !dealer.none())
        return dealer;
    const auto atSeat = [&](HandId hand) {
        for (const BetKind kind : layout.betsOfGame()) {
            const Spot spot = Spot::ofBet(hand, kind);
            // Insurance has a line, not a spot: where there is no bet, the cards come first.
            const bool there =
                kind != BetKind::Insurance || table.at(hand).bet(kind).amount > Money{};
            if (there && layout.area(spot).contains(at))
                return spot;
        }
        if (const Spot cards = inCards(hand); !cards.none())
            return cards;
        const Spot insurance = Spot::ofBet(hand, BetKind::Insurance);
        if (layout.prints(BetKind::Insurance) && hand.split == 0
            && layout.area(insurance).contains(at))
            return insurance;
        const Spot patron = Spot::at(SpotKind::Patron, hand.seat);
        return layout.area(patron).contains(at) ? patron : Spot{};
    };
    everyHand(table, [&](HandId hand) { found = found.none() ? atSeat(hand) : found; });
    return found;
}

} // namespace pitwise::ui
