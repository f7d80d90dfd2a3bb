// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/table/picture.h"

#include <algorithm>

namespace pitwise::ui {

namespace {

void addCards(Picture &picture, const Cards &cards, HandId hand, const TableLayout &layout)
{
    const auto dealt = static_cast<int>(cards.dealt.size());
    for (int n = 0; n < cards.lying; ++n) {
        Sprite sprite;
        sprite.spot = {Spot::Kind::Cards, hand, {}, n};
        sprite.at = layout.card(hand, n);
        sprite.scale = layout.cardScale(hand);
        sprite.card = cards.dealt[static_cast<std::size_t>(dealt - cards.lying + n)];
        picture.push_back(sprite);
    }
}

void addChips(Picture &picture, const Table &table, const ChipLedger &ledger, SeatId seat,
              BetKind kind, const TableLayout &layout)
{
    using Part = ChipLedger::Part;
    const Bet &bet = table.at(seat).bet(kind);
    const auto add = [&](Part part, Spot::Kind spot, QPointF at) {
        if (moneyOf(bet, part) == Money{})
            return;
        Sprite sprite;
        sprite.spot = Spot::ofBet(HandId{seat, 0}, kind, spot);
        sprite.at = at;
        sprite.scale = layout.seatScale();
        sprite.chips = ledger.chips(seat, kind, part);
        picture.push_back(sprite);
    };
    add(Part::Bet, Spot::Kind::Bet, layout.bet(seat, kind) + QPointF{0, 5});
    add(Part::Late, Spot::Kind::Late, layout.late(seat, kind) + QPointF{0, 5});
    add(Part::Payoff, Spot::Kind::Payoff, layout.payoff(seat, kind) + QPointF{0, 5});
}

const Cards &cardsOf(const Table &table, HandId hand)
{
    return hand.isDealer() ? table.dealer : table.at(hand.seat).cards;
}

} // namespace

Spot cardsAt(const Table &table, HandId hand)
{
    return {Spot::Kind::Cards, hand, {}, cardsOf(table, hand).lying};
}

Spot nextCardAt(const Table &table, HandId hand)
{
    return {Spot::Kind::NextCard, hand, {}, cardsOf(table, hand).lying};
}

Picture pictureOf(const Table &table, const ChipLedger &ledger, const TableLayout &layout)
{
    Picture picture;
    picture.reserve(64);
    for (int i = 1; i <= table.seatCount; ++i)
        addCards(picture, table.at(seatAt(i)).cards, handAt(i), layout);
    addCards(picture, table.dealer, DealerHand, layout);
    for (std::size_t n = 0; n < table.slipped.size(); ++n) {
        Sprite sprite;
        sprite.spot = {Spot::Kind::Slipped, {}, {}, static_cast<int>(n)};
        sprite.at = layout.slipped(static_cast<int>(n));
        if ((table.slippedUp >> n & 1U) != 0)
            sprite.card = table.slipped[n];
        else
            sprite.faceDown = true;
        picture.push_back(sprite);
    }
    const auto firstChips = static_cast<std::ptrdiff_t>(picture.size());
    for (int i = 1; i <= table.seatCount; ++i) {
        for (const BetKind kind : AllBets)
            addChips(picture, table, ledger, seatAt(i), kind, layout);
    }
    // What is nearer to the dealer stands before what is farther away.
    std::stable_sort(picture.begin() + firstChips, picture.end(),
                     [](const Sprite &a, const Sprite &b) { return a.at.y() < b.at.y(); });
    return picture;
}

std::vector<Spot> reachable(const Table &table, const TableLayout &layout, int chipKinds)
{
    using Kind = Spot::Kind;
    std::vector<Spot> spots;
    for (int i = 1; i <= table.seatCount; ++i) {
        const SeatId id = seatAt(i);
        const HandId hand{id, 0};
        const Seat &seat = table.at(id);
        spots.push_back(Spot::at(Kind::Patron, hand));
        for (const BetKind kind : AllBets) {
            const Bet &bet = seat.bet(kind);
            if (layout.prints(kind) || bet.amount > Money{})
                spots.push_back(Spot::ofBet(hand, kind));
            if (bet.payoff > Money{})
                spots.push_back(Spot::ofBet(hand, kind, Kind::Payoff));
            if (bet.late > Money{})
                spots.push_back(Spot::ofBet(hand, kind, Kind::Late));
        }
        if (seat.cards.lying > 0)
            spots.push_back(cardsAt(table, hand));
        spots.push_back(nextCardAt(table, hand));
    }
    if (table.dealer.lying > 0)
        spots.push_back(cardsAt(table, DealerHand));
    spots.push_back(nextCardAt(table, DealerHand));
    spots.push_back(Spot::of(Kind::Shoe));
    if (!table.slipped.empty())
        spots.push_back(Spot::of(Kind::Slipped));
    spots.push_back(Spot::of(Kind::Rack));
    for (int i = 0; i < chipKinds; ++i)
        spots.push_back(Spot::ofTube(i));
    spots.push_back(Spot::of(Kind::Tray));
    spots.push_back(Spot::of(Kind::Hand));
    return spots;
}

Spot spotAt(QPointF at, const Table &table, const TableLayout &layout)
{
    using Kind = Spot::Kind;
    // Small things that stand on larger ones come first.
    for (int i = 1; i <= table.seatCount; ++i) {
        const SeatId id = seatAt(i);
        for (const Kind part : {Kind::Late, Kind::Payoff}) {
            for (const BetKind kind : AllBets) {
                const Bet &bet = table.at(id).bet(kind);
                const bool lies = (part == Kind::Late ? bet.late : bet.payoff) > Money{};
                const Spot spot = Spot::ofBet(HandId{id, 0}, kind, part);
                if (lies && layout.area(spot).contains(at))
                    return spot;
            }
        }
    }
    for (int i = 0; i < layout.tubes(); ++i) {
        if (layout.tube(i).contains(at))
            return Spot::ofTube(i);
    }
    if (!table.slipped.empty() && layout.area(Spot::of(Kind::Slipped)).contains(at))
        return Spot::of(Kind::Slipped);
    for (const Kind kind : {Kind::Shoe, Kind::Rack, Kind::Hand}) {
        if (layout.area(Spot::of(kind)).contains(at))
            return Spot::of(kind);
    }
    if (layout.tray().contains(at))
        return Spot::of(Kind::Tray);
    const auto inCards = [&](HandId hand) {
        const Spot lying = cardsAt(table, hand);
        if (lying.nth > 0 && layout.area(lying).contains(at))
            return lying;
        const Spot next = nextCardAt(table, hand);
        return layout.area(next).contains(at) ? next : Spot{};
    };
    if (const Spot dealer = inCards(DealerHand); !dealer.none())
        return dealer;
    for (int i = 1; i <= table.seatCount; ++i) {
        const HandId hand = handAt(i);
        for (const BetKind kind : AllBets) {
            const Spot spot = Spot::ofBet(hand, kind);
            if (layout.area(spot).contains(at))
                return spot;
        }
        if (const Spot cards = inCards(hand); !cards.none())
            return cards;
        if (layout.area(Spot::at(Kind::Patron, hand)).contains(at))
            return Spot::at(Kind::Patron, hand);
    }
    return {};
}

} // namespace pitwise::ui
