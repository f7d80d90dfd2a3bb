// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/physics.h"

#include "engine/table/gametable.h"
#include "engine/table/warblackjackhands.h"

#include <algorithm>

namespace pitwise {

namespace {

using Why = WhyNot;

/// What can be done with chips and cards; one answer per act.
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
        return table.hasHand(id) ? Why{} : Impossible::NoSuchHand;
    }
    Why holeCard() const
    {
        return table.round.dealer.holeDown && table.dealer.lying > 0 ? Why{}
                                                                     : Impossible::NoHoleCard;
    }
    /// No spot takes more than an amount that can be written down.
    Why room(Money there, Money more) const
    {
        return there + more > Money::largest() ? Why{Impossible::TooMuchMoney} : Why{};
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
        return what.seat.number == 0 && !isToOnePatron(what.call) ? Why{} : seat(what.seat);
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
        if (what.bets.empty())
            return Impossible::NoChipsThere;
        for (const BetKind kind : what.bets) {
            const Money amount = table.at(what.hand).bet(kind).amount;
            if (amount == Money{})
                return Impossible::NoChipsThere;
            there += amount;
        }
        return what.amount && what.amount->money > there ? Why{Impossible::NotEnoughChips} : Why{};
    }
    Why operator()(const act::Pay &what) const
    {
        const Why why = hand(what.hand);
        return why ? why : room(table.at(what.hand).bet(what.bet).payoff, what.amount.money);
    }
    Why operator()(const act::Retract &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        return table.at(what.hand).bet(what.bet).payoff == Money{} ? Why{Impossible::NoPayoffThere}
                                                                   : Why{};
    }
    Why operator()(const act::Post &what) const
    {
        const Why why = hand(what.hand);
        return why ? why : room(table.at(what.hand).bet(BetKind::Post).amount, what.amount.money);
    }
    Why operator()(const act::Give &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        return table.at(what.hand).bet(BetKind::Post).amount == Money{}
                 ? Why{Impossible::NoChipsThere}
                 : Why{};
    }
    Why operator()(const act::Return &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        const Bet &bet = table.at(what.hand).bet(what.bet);
        const auto amount = what.amount ? std::optional{what.amount->money} : std::nullopt;
        if (handsBackLate(table, what) || handsBackPartOfLate(table, what)
            || floorGaveBack(table, what.hand, what.bet, amount))
            return {};
        // The winnings of a War bonus may go back with the bet.
        const bool bonus = isBonus(table.at(what.hand), what.bet);
        const Money there = bet.amount + (bonus ? bet.payoff : Money{});
        if (there == Money{})
            return Impossible::NoChipsThere;
        return what.amount && what.amount->money > there ? Why{Impossible::NotEnoughChips} : Why{};
    }
    Why operator()(const act::Refuse &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        const Bet &bet = table.at(what.hand).bet(what.bet);
        return bet.amount + bet.late == Money{} && !floorGaveBack(table, what.hand, what.bet, {})
                 ? Why{Impossible::NoChipsThere}
                 : Why{};
    }
    Why operator()(const act::Split &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        return table.at(what.hand).cards.lying < 2 ? Why{Impossible::NoCardsThere} : Why{};
    }
    Why operator()(const act::Peek &) const { return holeCard(); }
    Why operator()(const act::Reveal &) const
    {
        return table.round.dealer.shownByFloor ? Why{} : holeCard();
    }
    Why operator()(const act::Void &) const { return {}; }
    Why operator()(const act::Collect &what) const
    {
        if (const Why why = place(what.hand))
            return why;
        return table.cardsAt(what.hand).lying == 0 ? Why{Impossible::NoCardsThere} : Why{};
    }
    Why operator()(const act::End &) const { return {}; }

    Why operator()(const patron::Bet &what) const
    {
        if (const Why why = hand(what.hand))
            return why;
        // The war bet is put down by going to war, the post by the dealer, insurance when asked.
        if (!gameTable(house).laidByPatrons.has(what.bet))
            return Impossible::WarBetComesWithWar;
        const Bet &bet = table.at(what.hand).bet(what.bet);
        return room(bet.amount + bet.late, what.amount.money);
    }
    Why operator()(const patron::Decide &what) const
    {
        const Why why = hand(what.hand);
        return why ? why : gameTable(house).decide(table, house, what);
    }
    Why operator()(const patron::Double &what) const
    {
        const Why why = hand(what.hand);
        return why ? why : gameTable(house).doubleDown(table, house, what);
    }
    Why operator()(const patron::Split &what) const
    {
        const Why why = hand(what.hand);
        return why ? why : gameTable(house).split(table, house, what);
    }
    Why operator()(const patron::Insure &what) const
    {
        const Why why = hand(what.hand);
        return why ? why : gameTable(house).insure(table, house, what);
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
    Why operator()(const patron::NoCut &what) const
    {
        const Why why = seat(what.seat);
        const bool asked = table.shoeState.preparing && table.shoeState.cutOfferedTo == what.seat;
        return why || asked ? why : Why{Impossible::NotAskedToCut};
    }

    Why operator()(const chance::Slip &) const
    {
        if (table.shoe.empty())
            return Impossible::ShoeEmpty;
        return table.slipped.full() ? Why{Impossible::TooManySlipped} : Why{};
    }
    Why operator()(const chance::Dispute &what) const { return seat(what.seat); }
    Why operator()(const chance::Malfunction &) const { return {}; }
    Why operator()(const chance::Again &) const { return {}; } // the session knows
};

} // namespace

bool floorGaveBack(const Table &table, HandId hand, BetKind bet, std::optional<Money> amount)
{
    const auto &repairs = table.round.repairs;
    return std::any_of(repairs.begin(), repairs.end(), [&](const FloorRepair &repair) {
        return repair.how == FloorRepair::How::PutBack && repair.hand == hand && repair.bet == bet
            && (!amount || *amount == repair.amount);
    });
}

bool handsBackLate(const Table &table, const act::Return &back)
{
    const Bet &bet = table.at(back.hand).bet(back.bet);
    return bet.late > Money{} && (!back.amount || back.amount->money == bet.late);
}

bool handsBackPartOfLate(const Table &table, const act::Return &back)
{
    const Bet &bet = table.at(back.hand).bet(back.bet);
    const bool surrendered = table.at(back.hand).decision == Decision::Surrender;
    // WB-11: a bonus that was paid is handed over, with its winnings or in two motions.
    const bool isHandedOver = back.amount && bet.payoff > Money{}
                           && (back.amount->money == bet.payoff
                               || back.amount->money == bet.amount + bet.payoff);
    return back.amount && !isHandedOver && back.amount->money < bet.late
        && (!bet.open() || (back.amount->money != bet.amount && !surrendered));
}

bool mayDecide(const Table &table, const House &house, SeatId id)
{
    const Seat &seat = table.at(id);
    return gameTable(house).wars && seat.bet(BetKind::Main).open()
        && seat.decision == Decision::None && !seat.cards.dealt.empty()
        && !table.dealer.dealt.empty()
        && seat.cards.dealt[0].rank() == table.dealer.dealt[0].rank();
}

std::optional<Impossible> impossible(const Table &table, const House &house, const Act &act)
{
    return visitKind(Hands{table, house}, act);
}

template<typename Kind>
requires ActKind<Kind> || PatronKind<Kind> std::optional<Impossible>
impossible(const Table &table, const House &house, const Kind &act)
{
    return Hands{table, house}(act);
}
#define MAKE(Kind)                                                                                 \
    template std::optional<Impossible> impossible(const Table &, const House &, const Kind &);
PITWISE_EACH_ACT(MAKE)
PITWISE_EACH_PATRON_ACT(MAKE)
#undef MAKE

std::optional<Impossible> impossible(const Table &table, const House &house, const Event &event)
{
    return visitKind(
        [&](const auto &whose) {
            return visitKind(Hands{table, house}, whose);
        },
        event);
}

} // namespace pitwise
