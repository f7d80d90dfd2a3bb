// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/procedure/fate.h"

#include <algorithm>

namespace pitwise {

namespace {

enum class Versus { Unknown, Higher, Lower, Equal };

/// The patron's n-th card against the dealer's. Ace high, suits ignored (WA-1, FC-1, TH-11, ON-1).
Versus compare(const Cards &dealers, const Seat &seat, std::size_t nth)
{
    if (seat.cards.dealt.size() <= nth || dealers.dealt.size() <= nth)
        return Versus::Unknown;
    const int patron = seat.cards.dealt[nth].rank();
    const int dealer = dealers.dealt[nth].rank();
    if (patron == dealer)
        return Versus::Equal;
    return patron > dealer ? Versus::Higher : Versus::Lower;
}

/// A side bet wins if the cards match and loses otherwise.
BetFate sideBet(Versus cards, Money amount, Ratio pays, const House &house)
{
    switch (cards) {
    case Versus::Unknown:
        return {Fate::Undecided, {}};
    case Versus::Equal:
        return {Fate::Wins, house.payable(amount * pays)};
    case Versus::Higher:
    case Versus::Lower:
        break;
    }
    return {Fate::Loses, amount};
}

BetFate mainBet(const Cards &dealer, const House &house, const Seat &seat)
{
    const Money amount = seat.bet(BetKind::Main).amount;
    switch (compare(dealer, seat, 0)) {
    case Versus::Unknown:
        return {Fate::Undecided, {}};
    case Versus::Higher:
        return {Fate::Wins, house.payable(amount)};
    case Versus::Lower:
        return {Fate::Loses, amount};
    case Versus::Equal:
        break;
    }
    if (seat.decision == Decision::None)
        return {seat.offered || !offersWar(house) ? Fate::Answer : Fate::Offer, {}};
    if (seat.decision
        == Decision::Surrender) // of what lies there: a part may have been handed back
        return {seat.surrendered > Money{} ? Fate::Loses : Fate::Pushes,
                std::min(seat.surrendered, amount)};
    switch (compare(dealer, seat, 1)) {
    case Versus::Unknown:
        return {Fate::AtWar, {}};
    case Versus::Lower:
        return {Fate::Loses, amount};
    case Versus::Higher:
    case Versus::Equal:
        break;
    }
    return {Fate::Pushes, {}};
}

/// The post is part of what the war pays (WA-11, WA-12): chips come only for what goes beyond it.
BetFate warBet(const Cards &dealer, const House &house, const Seat &seat)
{
    const Money amount = seat.bet(BetKind::War).amount;
    const auto beyondPost = [&](Ratio pays) {
        const Money post = house.war.housePosts ? amount : Money{};
        return BetFate{Fate::Wins, house.payable(amount * pays) - post};
    };
    switch (compare(dealer, seat, 1)) {
    case Versus::Unknown:
        return {Fate::AtWar, {}};
    case Versus::Lower:
        return {Fate::Loses, amount};
    case Versus::Higher:
        return beyondPost(house.war.winPays);
    case Versus::Equal:
        break;
    }
    return beyondPost(house.war.tiePays);
}

/// The post goes the way of the war bet it matches.
BetFate postOf(const Cards &dealer, const House &house, const Seat &seat)
{
    return {warBet(dealer, house, seat).fate, seat.bet(BetKind::Post).amount};
}

} // namespace

BetFate warFateOf(const Cards &dealer, const House &house, const Seat &seat, BetKind kind)
{
    switch (kind) {
    case BetKind::Main:
        return mainBet(dealer, house, seat);
    case BetKind::Tie:
        return sideBet(compare(dealer, seat, 0), seat.bet(kind).amount, house.tieBet.pays, house);
    case BetKind::War:
        return warBet(dealer, house, seat);
    case BetKind::WarTie:
        return sideBet(compare(dealer, seat, 1), seat.bet(kind).amount, house.war.tieBet.pays,
                       house);
    case BetKind::Post:
        return postOf(dealer, house, seat);
    case BetKind::Insurance:
        break;
    }
    return {Fate::Undecided, {}};
}

bool needsSettling(const Table &table, const House &house, HandId id, BetKind kind)
{
    const Seat &seat = table.at(id);
    return seat.bet(kind).open() && needsSettling(seat, kind, fateOf(table, house, id, kind));
}

bool isOver(const Table &table, const House &house, HandId id)
{
    for (const BetKind kind : table.at(id).open) {
        const auto fate = fateOf(table, house, id, kind).fate;
        if (isUndecided(fate) || needsSettling(table, house, id, kind))
            return false;
    }
    return true;
}

bool seatFinished(const Table &table, const House &house, SeatId id)
{
    for (int nth = 0; nth < table.handsAt(id); ++nth) {
        if (!finished(table, house, {id, nth}))
            return false;
    }
    return true;
}

} // namespace pitwise
