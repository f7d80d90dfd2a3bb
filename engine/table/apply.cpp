// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/apply.h"

#include "engine/table/applyandmark.h"
#include "engine/table/chipmoves.h"
#include "engine/table/gametable.h"
#include "engine/table/warblackjackhands.h"

#include <algorithm>
#include <bit>
#include <utility>

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

/// Clears a hand: the chips there go to the patron, a post that was not given to the house.
void clearHand(Table &table, HandId hand)
{
    Seat &seat = table.at(hand);
    Money &purse = table.purses[hand.seat.index()];
    const Money post = std::as_const(seat).bet(BetKind::Post).amount;
    purse -= post;
    table.tray += post;
    for (const BetKind kind : seat.touchedBets()) { // also payoffs beside no bet
        Bet &bet = seat.bet(kind);
        purse += bet.amount + bet.late + bet.payoff;
        bet = {};
    }
    collect(table, seat.cards);
    seat.cards.clear();
    static_cast<SeatFacts &>(seat) = {};
}

void clearSeat(Table &table, SeatId id)
{
    for (int nth = table.handsAt(id) - 1; nth >= 0; --nth)
        clearHand(table, {id, nth});
}

/// How much the dealer hands back. If the act names no amount: all of it, or with a parlay the
/// original bet.
Money handedBack(const Seat &seat, const act::Return &what)
{
    const Bet &bet = seat.bet(what.bet);
    if (what.amount)
        return what.amount->money;
    const bool wholeBonus = isBonus(seat, what.bet) && seat.decision != Decision::Parlay;
    return bet.amount + (wholeBonus ? bet.payoff : Money{});
}

struct DealersHands
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
            return; // the round's cards are out, so the floor stops the shuffle
        table.shoe = Shoe::shuffled(house.shoe.decks, table.seed, table.shuffles++);
        table.cardsInPlay = house.cardCount();
        table.discards.clear();
        table.slipped.clear();
        table.slippedUp = 0;
        // A shuffle that comes too late keeps the steps already done.
        if (!table.shoeState.preparing)
            table.shoeState = {};
        table.shoeState.loadAgain = isMarked(ShoeStep::Load);
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
    void operator()(const act::Load &) const
    {
        table.shoeState.loadAgain = false;
        markStep(table, ShoeStep::Load);
    }
    [[nodiscard]] bool isMarked(ShoeStep step) const
    {
        return ((table.shoeState.done >> static_cast<unsigned>(step)) & 1U) != 0;
    }
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
        case Call::Parlay:
            if (table.hasSeat(what.seat)) {
                table.at(what.seat).offered = true;
                round.unasked.set(what.seat, false);
            }
            break;
        case Call::Insurance:
            round.dealer.insuranceCalled = true;
            // Missed, and made up for: whoever answers is in time.
            if (round.dealer.insuranceBlamed || round.dealer.shownByFloor)
                round.dealer.insuranceClosed = false;
            break;
        case Call::Floor: // for what waits for it, or for the next thing that needs it
            round.floorMissed = false;
            if (round.malfunction != Malfunction::Happened && !round.disputed)
                round.floorCalled = true;
            if (round.malfunction == Malfunction::Happened)
                callFloorToMalfunction(round);
            round.disputed = false; // he comes once, to both
            break;
        }
    }
    void operator()(const act::Deal &what) const
    {
        Cards &cards = table.cardsAt(what.hand);
        cards.add(drawNext(table));
        noteCards(table, what.hand);
        table.round.begun = table.round.betsClosed = table.round.dealing = true;
        if (what.hand.isDealer()) {
            markAllStale(table); // the dealer's card decides every bet
            if (gameTable(house).holeCard)
                turnDealersCard(what.faceDown);
        } else if (Request &request = table.at(what.hand).blackjack.request;
                   request != Request::Split) {
            request = Request::None;
        }
        if (!what.hand.isDealer())
            table.at(what.hand).blackjack.owed = false;
    }
    /// His first card may have been forgotten: then the hole card comes alone, and the first one
    /// lies in front of it if it comes after all.
    void turnDealersCard(bool faceDown) const
    {
        DealerFacts &dealer = table.round.dealer;
        auto &dealt = table.dealer.dealt;
        if (faceDown && (dealt.size() == 2 || (dealt.size() == 1 && dealer.upSkipped))) {
            dealer.holeDown = true;
            dealer.holeSkipped |= dealt.size() == 1;
        } else if (!faceDown && dealt.size() == 2 && dealer.upSkipped && dealer.holeDown) {
            std::swap(dealt[0], dealt[1]);
        }
    }
    void operator()(const act::Burn &) const { table.discards.push(drawNext(table)); }
    void operator()(const act::Discard &) const
    {
        // The card that was seen, or else the first one.
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
        Seat &seat = table.at(what.hand);
        std::optional<Money> rest; // empty: all of it
        if (what.amount)
            rest = what.amount->money;
        for (const BetKind kind : what.bets) {
            Bet &bet = seat.bet(kind);
            const Money taken = rest ? std::min(*rest, bet.amount) : bet.amount;
            bet.amount -= taken;
            if (!bet.chips.empty())
                bet.chips = {};
            seat.blackjack.bonusDone |= kind == BetKind::Bonus;
            markSettled(table, what.hand, kind);
            table.tray += taken;
            if (rest)
                *rest -= taken;
        }
    }
    void operator()(const act::Pay &what) const
    {
        Bet &bet = table.at(what.hand).bet(what.bet);
        table.tray -= what.amount.money;
        bet.payoff += what.amount.money;
        // A bonus is not settled until its chips are handed over or ride.
        if (isBonus(table.at(what.hand), what.bet))
            table.at(what.hand).blackjack.bonusPaid = what.amount.chips;
        else if (bet.exists())
            markSettled(table, what.hand, what.bet);
    }
    void operator()(const act::Retract &what) const
    {
        Bet &bet = table.at(what.hand).bet(what.bet);
        table.tray += bet.payoff;
        bet.payoff = {};
        if (bet.amount > Money{})
            setState(table, what.hand, what.bet, Bet::State::Open);
        const bool rides = table.at(what.hand).decision == Decision::Parlay;
        if (what.bet == BetKind::Bonus && table.dealer.dealt.size() < 2 && !rides)
            table.at(what.hand).blackjack.bonusDone = false; // it is open again
    }
    void operator()(const act::Post &what) const
    {
        placePost(table, what.hand.seat, what.amount.money);
    }
    void operator()(const act::Give &what) const
    {
        Bet &post = table.at(what.hand).bet(BetKind::Post);
        table.purses[what.hand.seat.index()] += post.amount;
        post.amount = {};
        markSettled(table, what.hand, BetKind::Post);
    }
    void operator()(const act::Return &what) const
    {
        Bet &bet = table.at(what.hand).bet(what.bet);
        if (handsBackLate(table, what)) {
            giveBackLate(table, what.hand, what.bet);
            return;
        }
        if (handsBackPartOfLate(table, what)) {
            table.purses[what.hand.seat.index()] += what.amount->money;
            bet.late -= what.amount->money;
            return;
        }
        const Money back = handedBack(table.at(what.hand), what);
        if (isBonus(table.at(what.hand), what.bet) && table.round.dealing) {
            handOverBonus(table, what.hand, back);
            return;
        }
        giveBackExcess(table, house, what.hand, what.bet,
                       {back, what.amount ? what.amount->chips : ChipCounts{}});
        if (bet.amount == Money{})
            setState(table, what.hand, what.bet,
                     table.round.dealing ? Bet::State::Settled : Bet::State::None);
    }
    void operator()(const act::Refuse &what) const
    {
        if (table.at(what.hand).bet(what.bet).late > Money{})
            giveBackLate(table, what.hand, what.bet);
        else
            giveBack(table, what.hand, what.bet);
    }
    void operator()(const act::Split &what) const
    {
        Seat &from = table.at(what.hand);
        if (from.blackjack.request != Request::Split)
            return; // nobody asked for it
        Seat &to = table.at(HandId{what.hand.seat, table.handsAt(what.hand.seat) - 1});
        to.cards.add(from.cards.takeLast());
        noteCards(table, what.hand);
        from.blackjack.request = Request::None;
        from.blackjack.fromSplit = to.blackjack.fromSplit = true;
        from.blackjack.splitAces = to.blackjack.splitAces = hardValue(to.cards.dealt[0]) == 1;
    }
    void operator()(const act::Peek &) const { table.round.dealer.peeked = true; }
    void operator()(const act::Reveal &) const
    {
        table.round.dealer.holeDown = table.round.dealer.shownByFloor = false;
    }
    void operator()(const act::Void &) const { voidRound(table); }
    void operator()(const act::Collect &what) const
    {
        collect(table, table.cardsAt(what.hand));
        noteCards(table, what.hand);
        if (what.hand.isDealer())
            table.round.dealer.holeDown = false;
    }
    void operator()(const act::End &) const
    {
        table.taken = table.taken | table.playing();
        for (const SeatId seat : table.busy)
            clearSeat(table, seat);
        table.busy = {};
        table.derived.roundEnded();
        collect(table, table.dealer);
        table.dealer.clear();
        table.round = {};
        ++table.roundNumber;
        const bool refilled = table.shoeState.refilled;
        table.shoeState = {};
        table.shoeState.shuffleDue =
            house.shoe.shuffle == ShuffleRule::EveryRound || table.shoe.cutCardIsOut() || refilled;
        table.trayBefore = table.tray;
        table.pursesBefore = table.purses;
    }
};

} // namespace

void apply(Table &table, const House &house, const Act &act)
{
    visitKind([&](const auto &what) { apply(table, house, what); }, act);
}

template<ActKind Kind>
void apply(Table &table, const House &house, const Kind &act)
{
    applyAndMark(table, house, act, DealersHands{table, house});
}
#define MAKE(Kind) template void apply(Table &, const House &, const Kind &);
PITWISE_EACH_ACT(MAKE)
#undef MAKE

void apply(Table &table, const House &house, const Event &event)
{
    if (const auto *act = std::get_if<Act>(&event))
        apply(table, house, *act);
    else if (const auto *patron = std::get_if<PatronAct>(&event))
        visitKind([&](const auto &what) { apply(table, house, what); }, *patron);
    else
        apply(table, house, std::get<ChanceEvent>(event));
}

} // namespace pitwise
