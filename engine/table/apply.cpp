// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/apply.h"

#include "engine/table/blackjack.h"
#include "engine/table/chipmoves.h"
#include "engine/table/physics.h"

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

/// What still lies is the patron's; the post nobody gave is the house's.
void clearHand(Table &table, HandId hand)
{
    Seat &seat = table.at(hand);
    Money &purse = table.purses[hand.seat.index()];
    const Money post = std::as_const(seat).bet(BetKind::Post).amount;
    purse -= post;
    table.tray += post;
    for (const BetKind kind : seat.touched) { // also where something was paid beside no bet
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

/// What the dealer hands back when no amount is told: all of it, or what goes back of a parlay.
Money handedBack(const House &house, const Seat &seat, const act::Return &what)
{
    const Bet &bet = seat.bet(what.bet);
    if (what.amount)
        return what.amount->money;
    const bool wholeBonus = isBonus(house, seat, what.bet) && seat.decision != Decision::Parlay;
    return bet.amount + (wholeBonus ? bet.payoff : Money{});
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
        case Call::Parlay:
            if (table.hasSeat(what.seat)) {
                table.at(what.seat).offered = true;
                round.unasked.set(what.seat, false);
            }
            break;
        case Call::Insurance:
            round.dealer.insuranceCalled = true;
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
        Cards &cards = table.cardsAt(what.hand);
        cards.add(drawNext(table));
        noteCards(table, what.hand);
        table.round.begun = table.round.betsClosed = table.round.dealing = true;
        if (what.hand.isDealer()) {
            markAllStale(table); // his card decides theirs
            if (what.faceDown && house.game == Game::WarBlackjack && cards.dealt.size() == 2)
                table.round.dealer.holeDown = true;
        } else if (Request &request = table.at(what.hand).blackjack.request;
                   request != Request::Split) {
            request = Request::None;
        }
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
        Seat &seat = table.at(what.hand);
        std::optional<Money> rest; // nothing told: all of it
        if (what.amount)
            rest = what.amount->money;
        for (const BetKind kind : what.bets) {
            Bet &bet = seat.bet(kind);
            const Money taken = rest ? std::min(*rest, bet.amount) : bet.amount;
            bet.amount -= taken;
            if (!bet.chips.empty())
                bet.chips = {};
            seat.blackjack.bonusDone |= kind == BetKind::War;
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
        // A bonus is not done with before its chips are handed over or ride.
        if (bet.exists() && !isBonus(house, table.at(what.hand), what.bet))
            markSettled(table, what.hand, what.bet);
    }
    void operator()(const act::Retract &what) const
    {
        Bet &bet = table.at(what.hand).bet(what.bet);
        table.tray += bet.payoff;
        bet.payoff = {};
        if (bet.amount > Money{})
            setState(table, what.hand, what.bet, Bet::State::Open);
        if (what.bet == BetKind::War && table.dealer.dealt.size() < 2)
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
        const Money back = handedBack(house, table.at(what.hand), what);
        if (isBonus(house, table.at(what.hand), what.bet) && table.round.dealing) {
            handOverBonus(table, what.hand, back);
            return;
        }
        giveBackExcess(table, what.hand, what.bet, back);
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
    void operator()(const act::Reveal &) const { table.round.dealer.holeDown = false; }
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
        for (const SeatId seat : table.busy)
            clearSeat(table, seat);
        table.busy = table.playing = table.carded = table.cardedTwice = table.lying = table.atWar = {};
        table.openBets = {};
        table.standing = {};
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
            answer(seat, what, house.surrender.allowed && house.calls.warOrSurrender);
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
        table.atWar.set(hand.seat);
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
            addChips(table, what.hand, BetKind::War, *what.war);
        table.at(what.hand).blackjack.doubled = true;
        table.at(what.hand).blackjack.request = Request::Double;
    }
    /// His chips lie ready for the new hand; the cards are the dealer's to split.
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
            addChips(table, to, BetKind::War, twin(from.bet(BetKind::War)));
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

namespace {

template<typename What>
void happens(Table &table, const House &house, const What &what)
{
    if constexpr (requires { what.hand; })
        table.busy.set(what.hand.seat);
    else if constexpr (requires { what.seat; })
        table.busy.set(what.seat);
    Doing{table, house}(what);
    // Cards that leave, or come before the dealer has his, decide nothing.
    const bool decides =
        !std::is_same_v<
            What,
            act::Collect> && (!std::is_same_v<What, act::Deal> || !table.dealer.dealt.empty());
    if (house.game == Game::WarBlackjack) // the hole card, the peek, a split: all hangs together
        markAllStale(table);
    else if constexpr (requires { what.hand; }) {
        if (decides)
            markStale(table, what.hand.seat);
    } else if constexpr (requires { what.seat; }) {
        markStale(table, what.seat);
    }
}

} // namespace

void apply(Table &table, const House &house, const Act &act)
{
    visitKind([&](const auto &what) { happens(table, house, what); }, act);
}

template<typename Kind>
    requires ActKind<Kind> || PatronKind<Kind>
void apply(Table &table, const House &house, const Kind &act)
{
    happens(table, house, act);
}
#define MAKE(Kind) template void apply(Table &, const House &, const Kind &);
PITWISE_EACH_ACT(MAKE)
PITWISE_EACH_PATRON_ACT(MAKE)
#undef MAKE

void apply(Table &table, const House &house, const Event &event)
{
    const auto it = [&](const auto &what) { happens(table, house, what); };
    visitKind([&](const auto &whose) { visitKind(it, whose); }, event);
}

} // namespace pitwise
