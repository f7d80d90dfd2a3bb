// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/apply.h"

#include "engine/table/chipmoves.h"
#include "engine/table/physics.h"

#include <algorithm>
#include <bit>

namespace pitwise {

namespace {

void markStep(Table &table, ShoeStep step)
{
    if (table.shoeState.preparing)
        table.shoeState.done |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(step));
}

void collect(Table &table, Cards &cards)
{
    const auto dealt = cards.dealt.size();
    for (auto i = dealt - static_cast<std::size_t>(cards.lying); i < dealt; ++i)
        table.discards.push(cards.dealt[i]);
    cards.lying = 0;
}

/// What still lies is the patron's; the post nobody gave is the house's.
void clearSeat(Table &table, std::size_t index)
{
    Seat &seat = table.seats[index];
    for (Bet &bet : seat.bets) {
        const bool post = &bet == &seat.bet(BetKind::Post);
        (post ? table.tray : table.purses[index]) += bet.amount;
        table.purses[index] += bet.late + bet.payoff;
    }
    collect(table, seat.cards);
    seat = {};
    for (SeatSet &open : table.openBets)
        open.set(seatAt(static_cast<int>(index) + 1), false);
}

struct Doing
{
    Table &table;
    const House &house;

    void operator()(const act::Shuffle &) const
    {
        if (ranOut(table)) {
            table.shoe = Shoe::shuffled({table.discards.begin(), table.discards.size()}, table.seed,
                                        table.shuffles++);
            table.discards.clear();
            table.shoeState.refilled = true;
            return;
        }
        if (table.round.dealing)
            return; // the round's cards are not there to be shuffled; the floor stops it
        table.shoe = Shoe::shuffled(house.shoe.decks, table.seed, table.shuffles++);
        table.cardsInPlay = house.cardCount();
        table.discards.clear();
        table.slipped.clear();
        table.slippedUp = 0;
        // A shuffle that comes after steps it should have come before keeps what they did.
        if (!table.shoeState.preparing)
            table.shoeState = {};
        table.shoeState.preparing = true;
        table.shoeState.shuffleDue = false;
        markStep(table, ShoeStep::Shuffle);
    }
    void operator()(const act::OfferCut &what) const
    {
        table.shoeState.cutOfferedTo = what.seat;
        markStep(table, ShoeStep::OfferCut);
    }
    void operator()(const act::Cut &) const
    {
        if (!table.shoeState.preparing)
            return;
        const int at = table.shoeState.patronCut;
        table.shoe.cut(at > 0 ? at : table.shoe.left() / 2);
        markStep(table, ShoeStep::Cut);
    }
    void operator()(const act::PlaceCutCard &what) const
    {
        if (!table.shoeState.preparing)
            return;
        table.shoe.placeCutCard(what.behind);
        markStep(table, ShoeStep::CutCard);
    }
    void operator()(const act::Load &) const { markStep(table, ShoeStep::Load); }
    void operator()(const act::Say &what) const
    {
        RoundState &round = table.round;
        switch (what.call) {
        case Call::PlaceBets:
            round.betsInvited = round.begun = true;
            round.placeBetsMissed = false;
            break;
        case Call::NoMoreBets:
            round.betsClosed = round.begun = true;
            round.noMoreBetsMissed = false;
            break;
        case Call::WarOrSurrender:
            if (table.hasSeat(what.seat)) {
                table.at(what.seat).offered = true;
                round.unasked.set(what.seat, false);
            }
            break;
        case Call::BelowMinimum:
            if (table.hasSeat(what.seat))
                table.at(what.seat).reminded = true;
            break;
        case Call::Floor:
            round.disputed = round.floorMissed = false;
            if (round.malfunction == Malfunction::Happened) // with nothing at stake nothing is void
                round.malfunction = round.begun ? Malfunction::FloorCalled : Malfunction::None;
            round.floorCalled = true;
            break;
        }
    }
    void operator()(const act::Deal &what) const
    {
        Cards &cards = what.hand.isDealer() ? table.dealer : table.at(what.hand.seat).cards;
        cards.dealt.push(drawNext(table));
        ++cards.lying;
        table.round.begun = table.round.betsClosed = table.round.dealing = true;
    }
    void operator()(const act::Burn &) const { table.discards.push(drawNext(table)); }
    void operator()(const act::Discard &) const
    {
        // The card that was seen; where none was, the one that lies there.
        const auto at =
            table.slippedUp == 0 ? 0U : static_cast<unsigned>(std::countr_zero(table.slippedUp));
        table.discards.push(table.slipped[at]);
        table.slipped.remove(at);
        const unsigned below = (1U << at) - 1U;
        table.slippedUp = static_cast<std::uint8_t>((table.slippedUp & below)
                                                    | ((table.slippedUp >> 1U) & ~below));
    }
    void operator()(const act::Take &what) const
    {
        Seat &seat = table.at(what.hand.seat);
        std::optional<Money> rest; // nothing told: all of it
        if (what.amount)
            rest = what.amount->money;
        for (const BetKind kind : AllBets) {
            if (!what.bets.has(kind))
                continue;
            Bet &bet = seat.bet(kind);
            const Money taken = rest ? std::min(*rest, bet.amount) : bet.amount;
            bet.amount -= taken;
            bet.chips = {};
            setState(table, what.hand.seat, kind, Bet::State::Settled);
            table.tray += taken;
            if (rest)
                *rest -= taken;
        }
    }
    void operator()(const act::Pay &what) const
    {
        Bet &bet = table.at(what.hand.seat).bet(what.bet);
        table.tray -= what.amount.money;
        bet.payoff += what.amount.money;
        if (bet.exists())
            setState(table, what.hand.seat, what.bet, Bet::State::Settled);
    }
    void operator()(const act::Retract &what) const
    {
        Bet &bet = table.at(what.hand.seat).bet(what.bet);
        table.tray += bet.payoff;
        bet.payoff = {};
        if (bet.amount > Money{})
            setState(table, what.hand.seat, what.bet, Bet::State::Open);
    }
    void operator()(const act::Post &what) const
    {
        placePost(table, what.hand.seat, what.amount.money);
    }
    void operator()(const act::Give &what) const
    {
        Bet &post = table.at(what.hand.seat).bet(BetKind::Post);
        table.purses[what.hand.seat.index()] += post.amount;
        post.amount = {};
        setState(table, what.hand.seat, BetKind::Post, Bet::State::Settled);
    }
    void operator()(const act::Return &what) const
    {
        Bet &bet = table.at(what.hand.seat).bet(what.bet);
        if (handsBackLate(table, what)) {
            giveBackLate(table, what.hand.seat, what.bet);
            return;
        }
        const Money back = what.amount ? what.amount->money : bet.amount;
        giveBackExcess(table, what.hand.seat, what.bet, back);
        if (bet.amount == Money{})
            setState(table, what.hand.seat, what.bet,
                     table.round.dealing ? Bet::State::Settled : Bet::State::None);
    }
    void operator()(const act::Refuse &what) const
    {
        if (table.at(what.hand.seat).bet(what.bet).late > Money{})
            giveBackLate(table, what.hand.seat, what.bet);
        else
            giveBack(table, what.hand.seat, what.bet);
    }
    void operator()(const act::Void &) const { voidRound(table); }
    void operator()(const act::Collect &what) const
    {
        collect(table, what.hand.isDealer() ? table.dealer : table.at(what.hand.seat).cards);
    }
    void operator()(const act::End &) const
    {
        for (std::size_t i = 0; i < table.seatCount; ++i)
            clearSeat(table, i);
        collect(table, table.dealer);
        table.dealer = {};
        table.round = {};
        ++table.roundNumber;
        const bool refilled = table.shoeState.refilled;
        table.shoeState = {};
        table.shoeState.shuffleDue =
            house.shoe.shuffle == ShuffleRule::EveryRound || table.shoe.cutCardIsOut() || refilled;
        table.trayBefore = table.tray;
        table.pursesBefore = table.purses;
    }

    void operator()(const patron::Bet &what) const
    {
        Bet &bet = table.at(what.hand.seat).bet(what.bet);
        table.purses[what.hand.seat.index()] -= what.amount.money;
        const bool late =
            what.bet == BetKind::WarTie ? table.round.warBegun : table.round.betsClosed;
        if (late) {
            bet.late += what.amount.money;
            table.round.lateBets.set(what.hand.seat);
            return;
        }
        const bool told = bet.amount == Money{} || !bet.chips.empty();
        for (std::size_t i = 0; i < bet.chips.of.size(); ++i) {
            const auto more = bet.chips.of[i] + what.amount.chips.of[i];
            bet.chips.of[i] = static_cast<std::uint16_t>(std::min(more, 65535));
        }
        if (!told || what.amount.chips.empty())
            bet.chips = {};
        bet.amount += what.amount.money;
        bet.ruled = false;
        setState(table, what.hand.seat, what.bet, Bet::State::Open);
        table.round.begun = true;
    }
    void operator()(const patron::Decide &what) const
    {
        Seat &seat = table.at(what.hand.seat);
        seat.decision = what.decision;
        if (!seat.offered && !seat.offerBlamed && house.surrender.allowed
            && house.calls.warOrSurrender)
            table.round.unasked.set(what.hand.seat);
        if (what.decision == Decision::War) {
            Bet &war = seat.bet(BetKind::War);
            war.amount = seat.bet(BetKind::Main).amount;
            war.chips = seat.bet(BetKind::Main).chips;
            setState(table, what.hand.seat, BetKind::War, Bet::State::Open);
            table.purses[what.hand.seat.index()] -= war.amount;
        } else {
            const Money main = seat.bet(BetKind::Main).amount;
            seat.surrendered = house.takeable(main * house.surrender.loses);
            Bet &post = seat.bet(BetKind::Post); // put down too soon: no war, no post
            table.tray += post.amount;
            post.amount = {};
            setState(table, what.hand.seat, BetKind::Post, Bet::State::None);
        }
    }
    void operator()(const patron::CutAt &what) const
    {
        table.shoeState.patronCut = static_cast<std::int16_t>(what.cards);
    }

    void operator()(const chance::Slip &what) const
    {
        if (what.faceUp)
            table.slippedUp |= static_cast<std::uint8_t>(1U << table.slipped.size());
        table.slipped.push(table.shoe.draw());
    }
    void operator()(const chance::Dispute &) const { table.round.disputed = true; }
    void operator()(const chance::Malfunction &) const
    {
        if (table.round.malfunction == Malfunction::None)
            table.round.malfunction = Malfunction::Happened;
    }
};

} // namespace

void apply(Table &table, const House &house, const Event &event)
{
    std::visit([&](const auto &who) { std::visit(Doing{table, house}, who); }, event);
}

} // namespace pitwise
