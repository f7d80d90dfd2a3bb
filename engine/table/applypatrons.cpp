// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/apply.h"
#include "engine/table/applyandmark.h"
#include "engine/table/chipmoves.h"

namespace pitwise {

namespace {

/// What patrons and chance do.
struct PatronsHands
{
    Table &table;
    const House &house;

    void operator()(const patron::Bet &what) const
    {
        const bool late =
            what.bet == BetKind::WarTie ? table.round.warBegun : table.round.betsClosed;
        if (late) {
            addLate(what.hand, what.bet, what.amount);
            return;
        }
        addChips(table, what.hand, what.bet, what.amount);
        table.at(what.hand).bet(what.bet).ruled = false;
        table.round.begun = true;
    }
    void addLate(HandId hand, BetKind bet, const Amount &amount) const
    {
        table.purses[hand.seat.index()] -= amount.money;
        table.at(hand).bet(bet).late += amount.money;
        table.round.lateBets.set(hand.seat);
    }
    void operator()(const patron::Decide &what) const
    {
        Seat &seat = table.at(what.hand);
        switch (what.decision) {
        case Decision::None:
            break;
        case Decision::War:
            answer(seat, what, house.offersWar());
            goToWar(what.hand);
            break;
        case Decision::Surrender:
            answer(seat, what, house.calls.warOrSurrender);
            surrender(what.hand);
            break;
        case Decision::Parlay:
        case Decision::Keep:
            answer(seat, what, true);
            break;
        case Decision::EvenMoney:
            seat.blackjack.evenMoney = true;
            break;
        case Decision::Hit:
            seat.blackjack.request = Request::Hit;
            break;
        case Decision::Stand:
            seat.blackjack.stood = true;
            break;
        }
    }
    void answer(Seat &seat, const patron::Decide &what, bool asks) const
    {
        seat.decision = what.decision;
        if (asks && !seat.offered && !seat.offerBlamed)
            table.round.unasked.set(what.hand.seat);
    }
    void goToWar(HandId hand) const
    {
        table.derived.wentToWar(hand.seat);
        Seat &seat = table.at(hand);
        Bet &war = seat.bet(BetKind::War);
        war.amount = seat.bet(BetKind::Main).amount;
        war.chips = seat.bet(BetKind::Main).chips;
        setState(table, hand, BetKind::War, Bet::State::Open);
        table.purses[hand.seat.index()] -= war.amount;
    }
    void surrender(HandId hand) const
    {
        Seat &seat = table.at(hand);
        const Money main = seat.bet(BetKind::Main).amount;
        seat.surrendered = house.takeable(main * house.surrender.loses);
        Bet &post = seat.bet(BetKind::Post); // put down too soon: no war, no post
        table.tray += post.amount;
        post.amount = {};
        setState(table, hand, BetKind::Post, Bet::State::None);
    }
    void operator()(const patron::Double &what) const
    {
        addChips(table, what.hand, BetKind::Main, what.main);
        if (what.war)
            addChips(table, what.hand, BetKind::Bonus, *what.war);
        table.at(what.hand).blackjack.doubled = true;
        table.at(what.hand).blackjack.request = Request::Double;
    }
    /// Puts down the patron's chips for the new hand. The dealer splits the cards.
    void operator()(const patron::Split &what) const
    {
        Seat &from = table.at(what.hand);
        const int nth = table.at(what.hand.seat).blackjack.hands++;
        const HandId to{what.hand.seat, nth};
        table.at(to) = {};
        from.blackjack.request = Request::Split;
        addChips(table, to, BetKind::Main, twin(from.bet(BetKind::Main)));
        table.at(to).blackjack.bonusDone = true;
        if (what.war)
            addChips(table, to, BetKind::Bonus, twin(from.bet(BetKind::Bonus)));
    }
    static Amount twin(const Bet &bet) { return {bet.amount, bet.chips}; }
    void operator()(const patron::Insure &what) const
    {
        if (table.round.dealer.insuranceClosed)
            addLate(what.hand, BetKind::Insurance, what.amount);
        else
            addChips(table, what.hand, BetKind::Insurance, what.amount);
    }
    void operator()(const patron::CutAt &what) const
    {
        table.shoeState.patronCut = static_cast<std::int16_t>(what.cards);
    }
    void operator()(const patron::NoCut &what) const { table.shoeState.declinedCut.set(what.seat); }

    void operator()(const chance::Slip &what) const
    {
        if (what.faceUp)
            table.slippedUp |= static_cast<std::uint8_t>(1U << table.slipped.size());
        table.slipped.push(table.shoe.draw());
    }
    /// A floor that was called already is there for it.
    void operator()(const chance::Dispute &) const
    {
        table.round.disputed = !std::exchange(table.round.floorCalled, false);
    }
    void operator()(const chance::Malfunction &) const
    {
        RoundState &round = table.round;
        if (round.malfunction != Malfunction::None)
            return;
        round.malfunction = Malfunction::Happened;
        if (std::exchange(round.floorCalled, false))
            callFloorToMalfunction(round);
    }
};

} // namespace

template<PatronKind Kind>
void apply(Table &table, const House &house, const Kind &act)
{
    applyAndMark(table, house, act, PatronsHands{table, house});
}
#define MAKE(Kind) template void apply(Table &, const House &, const Kind &);
PITWISE_EACH_PATRON_ACT(MAKE)
#undef MAKE

void apply(Table &table, const House &house, const ChanceEvent &event)
{
    visitKind(
        [&](const auto &what) {
            applyAndMark(table, house, what, PatronsHands{table, house});
        },
        event);
}

} // namespace pitwise
