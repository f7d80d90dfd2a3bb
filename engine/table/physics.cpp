// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/physics.h"

namespace pitwise {

namespace {

using Why = std::optional<Impossible>;

/// What hands can do with chips and cards; one answer per act.
struct Hands
{
    const Table &table;
    const House &house;

    Why draw() const { return table.hasNextCard() ? Why{} : Impossible::ShoeEmpty; }
    Why seat(SeatId id) const { return table.hasSeat(id) ? Why{} : Impossible::NoSuchSeat; }
    Why hand(HandId id) const
    {
        if (id.isDealer() || !table.hasSeat(id.seat))
            return Impossible::NoSuchSeat;
        return id.split > 0 ? Why{Impossible::NoSuchHand} : Why{};
    }
    Why place(HandId id) const { return id.isDealer() ? Why{} : hand(id); }

    Why operator()(const act::Shuffle &) const { return {}; }
    Why operator()(const act::OfferCut &what) const { return seat(what.seat); }
    Why operator()(const act::Cut &) const { return {}; }
    Why operator()(const act::PlaceCutCard &what) const
    {
        return what.behind < 0 || what.behind > table.shoe.left() ? Why{Impossible::CutOutsideShoe}
                                                                  : Why{};
    }
    Why operator()(const act::Load &) const { return {}; }
    Why operator()(const act::Say &what) const
    {
        return what.seat.number == 0 ? Why{} : seat(what.seat);
    }
    Why operator()(const act::Deal &what) const
    {
        const Why why = place(what.hand);
        return why ? why : draw();
    }
    Why operator()(const act::Burn &) const { return draw(); }
    Why operator()(const act::Discard &) const
    {
        return table.slipped.empty() ? Why{Impossible::NothingSlipped} : Why{};
    }
    Why operator()(const act::Take &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        Money there;
        for (const BetKind kind : AllBets) {
            if (!what.bets.has(kind))
                continue;
            const Money amount = table.at(what.hand.seat).bet(kind).amount;
            if (amount == Money{})
                return Impossible::NoChipsThere;
            there += amount;
        }
        return what.amount && what.amount->money > there ? Why{Impossible::NotEnoughChips} : Why{};
    }
    Why operator()(const act::Pay &what) const { return hand(what.hand); }
    Why operator()(const act::Retract &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        return table.at(what.hand.seat).bet(what.bet).payoff == Money{}
                 ? Why{Impossible::NoPayoffThere}
                 : Why{};
    }
    Why operator()(const act::Post &what) const { return hand(what.hand); }
    Why operator()(const act::Give &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        return table.at(what.hand.seat).bet(BetKind::Post).amount == Money{}
                 ? Why{Impossible::NoChipsThere}
                 : Why{};
    }
    Why operator()(const act::Return &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        const Bet &bet = table.at(what.hand.seat).bet(what.bet);
        if (handsBackLate(table, what))
            return {};
        if (bet.amount == Money{})
            return Impossible::NoChipsThere;
        return what.amount && what.amount->money > bet.amount ? Why{Impossible::NotEnoughChips}
                                                              : Why{};
    }
    Why operator()(const act::Refuse &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        const Bet &bet = table.at(what.hand.seat).bet(what.bet);
        return bet.amount + bet.late == Money{} ? Why{Impossible::NoChipsThere} : Why{};
    }
    Why operator()(const act::Void &) const { return {}; }
    Why operator()(const act::Collect &what) const
    {
        if (const Why why = place(what.hand))
            return why;
        const Cards &cards = what.hand.isDealer() ? table.dealer : table.at(what.hand.seat).cards;
        return cards.lying == 0 ? Why{Impossible::NoCardsThere} : Why{};
    }
    Why operator()(const act::End &) const { return {}; }

    Why operator()(const patron::Bet &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        // The war bet is put down by going to war, the post by the dealer.
        return what.bet == BetKind::War || what.bet == BetKind::Post
                 ? Why{Impossible::WarBetComesWithWar}
                 : Why{};
    }
    Why operator()(const patron::Decide &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        if (!mayDecide(table, what.hand.seat))
            return Impossible::NothingToDecide;
        return what.decision == Decision::Surrender && !house.surrender.allowed
                 ? Why{Impossible::NoSurrenderHere}
                 : Why{};
    }
    Why operator()(const patron::CutAt &what) const
    {
        if (const Why why = seat(what.seat))
            return why;
        if (!table.shoeState.preparing)
            return Impossible::NotAskedToCut;
        return what.cards < 1 || what.cards >= table.shoe.left() ? Why{Impossible::CutOutsideShoe}
                                                                 : Why{};
    }

    Why operator()(const chance::Slip &) const
    {
        if (table.shoe.empty())
            return Impossible::ShoeEmpty;
        return table.slipped.full() ? Why{Impossible::TooManySlipped} : Why{};
    }
    Why operator()(const chance::Dispute &what) const { return seat(what.seat); }
    Why operator()(const chance::Malfunction &) const { return {}; }
};

} // namespace

bool handsBackLate(const Table &table, const act::Return &back)
{
    const Bet &bet = table.at(back.hand.seat).bet(back.bet);
    return bet.late > Money{} && (!back.amount || back.amount->money == bet.late);
}

bool mayDecide(const Table &table, SeatId id)
{
    const Seat &seat = table.at(id);
    return seat.bet(BetKind::Main).open() && seat.decision == Decision::None
        && !seat.cards.dealt.empty() && !table.dealer.dealt.empty()
        && seat.cards.dealt[0].rank() == table.dealer.dealt[0].rank();
}

std::optional<Impossible> impossible(const Table &table, const House &house, const Event &event)
{
    return std::visit([&](const auto &who) { return std::visit(Hands{table, house}, who); }, event);
}

} // namespace pitwise
