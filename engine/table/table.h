// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/inlinelist.h"
#include "engine/house/house.h"
#include "engine/table/acts.h"
#include "engine/table/shoe.h"
#include "engine/table/standing.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace pitwise {

/// A bet on a spot. `Settled` means that the dealer has moved it, rightly or wrongly.
struct Bet
{
    enum class State : std::uint8_t { None, Open, Settled };

    Money amount; ///< lying on the spot
    Money late; ///< put down when it was too late; not part of `amount`
    Money payoff; ///< paid beside it, still lying
    ChipCounts chips; ///< of `amount`, where they were told
    State state = State::None;
    bool retracted = false; ///< a payoff was taken back to be paid again
    bool ruled = false; ///< the floor lets it lie as it is

    bool operator==(const Bet &) const = default;
    [[nodiscard]] bool open() const { return state == State::Open; }
    [[nodiscard]] bool exists() const { return state != State::None; }
};

/// Aces, twos and bad luck: no hand of eight decks grows longer before it is 21 or bust.
inline constexpr int MaxHandCards = 24;

/// Cards dealt to a place this round; the last `lying` of them are on the felt.
struct Cards
{
    InlineList<Card, MaxHandCards> dealt;
    int lying = 0;
    // The same as the cards say, for blackjack.
    std::int16_t hardTotal = 0; ///< every ace is one
    std::int16_t aces = 0;

    bool operator==(const Cards &) const = default;
    void add(Card card)
    {
        dealt.push(card);
        ++lying;
        count(card, 1);
    }
    Card takeLast()
    {
        const Card card = dealt.takeLast();
        --lying;
        count(card, -1);
        return card;
    }
    void clear()
    {
        dealt.clear();
        lying = hardTotal = aces = 0;
    }

private:
    void count(Card card, int times)
    {
        const int value = hardValue(card);
        hardTotal = static_cast<std::int16_t>(hardTotal + times * value);
        aces = static_cast<std::int16_t>(aces + (value == 1 ? times : 0));
    }
};

/// What a patron asked for with his hands and has not got yet.
enum class Request : std::uint8_t { None, Hit, Double, Split };

/// What a hand of War Blackjack went through.
struct BlackjackFacts
{
    std::uint8_t hands = 1; ///< of the seat, kept with its first hand
    Request request = Request::None;
    bool stood = false;
    bool doubled = false;
    bool fromSplit = false;
    bool splitAces = false;
    bool evenMoney = false;
    bool bonusDone = false; ///< the War bonus is settled; what lies there now rides on the hand
    bool skippedInPlay = false; ///< another hand was dealt to in its turn

    bool operator==(const BlackjackFacts &) const = default;
};

/// What happened at a seat this round, or at one of the hands it was split into, that leaves no
/// trace on the felt.
struct SeatFacts
{
    BetSet open; ///< the same as the bets say, for a quick look
    BetSet there; ///< open or settled
    BetSet touched; ///< something lies, lay or was said there; the others are as they were
    Decision decision = Decision::None;
    Money surrendered; ///< what the house takes of the main bet
    bool offered = false; ///< war or surrender, or the parlay, was put to the patron
    BlackjackFacts blackjack;

    bool offerBlamed = false; ///< the offer was missed, and that was said
    bool decisionBlamed = false; ///< play went on before the answer, and that was said
    bool reminded = false; ///< told of the minimum this round
    bool excusedCard = false; ///< its bets were void: a card dealt here is no second mistake
    bool excusedLies = false; ///< that card lies: it may be collected, and need not
    bool cardsBlamed = false; ///< its cards were left lying too long, and that was said
    bool skippedInSweep = false;

    bool operator==(const SeatFacts &) const = default;
    [[nodiscard]] bool atWar() const { return decision == Decision::War; }
};

/// The same with what lies there.
struct Seat : SeatFacts
{
    std::array<Bet, BetKinds> bets;
    Cards cards;

    bool operator==(const Seat &) const = default;
    /// For whoever changes it.
    [[nodiscard]] Bet &bet(BetKind kind)
    {
        touched.add(kind);
        return bets[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] const Bet &bet(BetKind kind) const
    {
        return bets[static_cast<std::size_t>(kind)];
    }
};

/// The steps of a new shoe, in their order.
enum class ShoeStep : std::uint8_t { Shuffle, OfferCut, Cut, CutCard, Load, Burn };
inline constexpr int ShoeSteps = 6;

/// How far the preparation of the shoe is.
struct ShoeState
{
    bool preparing = false; ///< between the shuffle and the first round
    bool shuffleDue = false; ///< no new round without a shuffle
    std::uint8_t done = 0; ///< bits of ShoeStep
    std::uint8_t skipped = 0;
    std::int16_t burned = 0;
    SeatId cutOfferedTo;
    bool refilled = false; ///< it ran out within the round and got the discards
    std::int16_t patronCut = 0; ///< where the patron put the cut card; 0: not yet

    bool operator==(const ShoeState &) const = default;
};

/// `Ignored`: play went on, and that was said.
enum class Malfunction : std::uint8_t { None, Happened, FloorCalled, Ignored };

/// The dealer's side of War Blackjack.
struct DealerFacts
{
    bool holeDown = false; ///< the second card lies face down
    bool peeked = false;
    bool insuranceCalled = false;
    bool insuranceClosed = false; ///< by the peek, the reveal or the first card of play
    bool insuranceBlamed = false; ///< the offer was missed, and that was said
    bool peekBlamed = false;
    bool stopped = false; ///< he began to settle though he had to draw, and that was said

    bool operator==(const DealerFacts &) const = default;
};

/// What makes a round an unusual one: things that somebody has to see to before anything else, and
/// that something went wrong in it. All in one word, so that one look tells that there is none.
struct Trouble
{
    SeatSet lateBets; ///< seats with something put down too late
    SeatSet unasked; ///< seats that answered unasked
    bool disputed = false; ///< the floor is not yet called
    Malfunction malfunction = Malfunction::None;
    bool rough = false; ///< something went wrong in this round: quick looks are not enough any more
    std::uint8_t nothing = 0; ///< fills the word

    bool operator==(const Trouble &) const = default;
    [[nodiscard]] constexpr bool none() const { return std::bit_cast<std::uint64_t>(*this) == 0; }
};
static_assert(sizeof(Trouble) == sizeof(std::uint64_t));

/// Facts of this round that the felt does not show.
struct RoundState : Trouble
{
    bool begun = false; ///< a call, a bet or a card
    bool betsInvited = false;
    bool betsClosed = false; ///< by the call or by the first card
    bool dealing = false; ///< a card was dealt
    bool warBegun = false; ///< the first burn or war card
    bool voided = false;
    bool floorCalled = false; ///< for the next payoff
    SeatId floorCalledFor; ///< the seat whose payoff the call was used for
    bool placeBetsMissed = false; ///< the call was missed, and that was said: it may still come
    bool noMoreBetsMissed = false;
    bool floorMissed = false;
    std::int16_t burned = 0; ///< since the last war card
    std::int16_t burnedTooSoon = 0; ///< of them: before the settlement was done
    std::int16_t warCards = 0;

    SeatSet skippedInDeal; ///< passed over while dealing
    SeatSet skippedInSecondDeal; ///< of war cards, or of second cards

    Turn current; ///< the turn begun last
    bool currentOutOfTurn = false; ///< it was not due then
    TurnSet passed; ///< passed over, not blamed again
    SeatSet leftBehind; ///< in any pass
    bool sweptEarly = false; ///< a sweep begun too early goes on, and that was said
    TurnSet openAtSweep; ///< open when the cards were collected too early
    DealerFacts dealer;

    bool operator==(const RoundState &) const = default;
};

/// The table as a value: everything the referee needs, and nothing that is not true.
struct Table
{
    std::uint8_t seatCount = 0;
    SeatSet busy; ///< seats where anything lies or was done this round; the others are empty
    std::array<Seat, MaxSeats> seats;
    std::array<Seat, static_cast<std::size_t>(MaxSeats *(MaxHands - 1))>
        splitHands; ///< b, c and d of each seat
    // The same as the seats say, for a quick look.
    std::array<SeatSet, BetKinds> openBets{}; ///< by kind of bet
    SeatSet playing; ///< with a main bet, a tie bet or a War bet, open or not
    SeatSet carded; ///< with a card dealt to their first hand
    SeatSet cardedTwice; ///< with two or more
    SeatSet lying; ///< with cards on the felt
    SeatSet atWar;
    Standing standing;
    std::array<SeatFates, MaxSeats> fates; ///< Casino War: kept with the standing
    Cards dealer;
    Shoe shoe;
    CardList discards;
    InlineList<Card, 8> slipped; ///< lying before the shoe; the first is the next card
    std::uint8_t slippedUp = 0; ///< bits: that one was seen
    int cardsInPlay = 0; ///< all of them, wherever they are
    ShoeState shoeState;
    RoundState round;
    std::int32_t roundNumber = 1;
    std::uint64_t seed = 0;
    std::uint64_t shuffles = 0; ///< how many shoes this seed has given

    Money tray; ///< change since the session began
    std::array<Money, MaxSeats> purses; ///< the same for the patron at each seat
    Money trayBefore; ///< as this round began, for a void
    std::array<Money, MaxSeats> pursesBefore;
    std::array<std::uint8_t, MaxSeats> patronOf{}; ///< the lowest seat of the patron at each seat
    std::array<std::uint8_t, MaxSeats>
        lowBets{}; ///< by patron: rounds with a bet below the minimum

    bool operator==(const Table &) const = default;

    [[nodiscard]] Seat &at(SeatId seat) { return seats[seat.index()]; }
    [[nodiscard]] const Seat &at(SeatId seat) const { return seats[seat.index()]; }
    [[nodiscard]] Seat &at(HandId hand)
    {
        return hand.split == 0 ? at(hand.seat) : splitHands[splitIndex(hand)];
    }
    [[nodiscard]] const Seat &at(HandId hand) const
    {
        return hand.split == 0 ? at(hand.seat) : splitHands[splitIndex(hand)];
    }
    [[nodiscard]] int handsAt(SeatId seat) const { return at(seat).blackjack.hands; }
    [[nodiscard]] Cards &cardsAt(HandId hand) { return hand.isDealer() ? dealer : at(hand).cards; }
    [[nodiscard]] const Cards &cardsAt(HandId hand) const
    {
        return hand.isDealer() ? dealer : at(hand).cards;
    }
    [[nodiscard]] bool hasHand(HandId hand) const
    {
        return hasSeat(hand.seat) && hand.split < handsAt(hand.seat);
    }
    [[nodiscard]] bool hasSeat(SeatId seat) const
    {
        return seat.number >= 1 && seat.number <= seatCount;
    }
    /// A card can be drawn: from before the shoe or from it.
    [[nodiscard]] bool hasNextCard() const { return !slipped.empty() || !shoe.empty(); }
    [[nodiscard]] bool exposedCardOut() const { return slippedUp != 0; }
    [[nodiscard]] bool nextCardIsExposed() const { return (slippedUp & 1U) != 0; }
    [[nodiscard]] bool cardsOnFelt() const;
    /// Cards that somebody must still collect.
    [[nodiscard]] bool cardsToCollect() const;

private:
    static constexpr std::size_t splitIndex(HandId hand)
    {
        return hand.seat.index() * (MaxHands - 1) + hand.split - 1U;
    }
};

/// Every hand of the seats where anything happened this round, from left to right.
template<typename Visit>
void eachHand(const Table &table, Visit visit)
{
    for (const SeatId seat : table.busy) {
        for (int nth = 0; nth < table.handsAt(seat); ++nth)
            visit(HandId{seat, nth});
    }
}
/// The first hand at one of these seats, or at any, that `fits`.
template<typename Fits>
[[nodiscard]] std::optional<HandId> findHand(const Table &table, SeatSet seats, Fits fits)
{
    for (const SeatId seat : seats) {
        for (int nth = 0; nth < table.handsAt(seat); ++nth) {
            if (fits(HandId{seat, nth}))
                return HandId{seat, nth};
        }
    }
    return std::nullopt;
}
template<typename Fits>
[[nodiscard]] std::optional<HandId> findHand(const Table &table, Fits fits)
{
    return findHand(table, table.busy, fits);
}
/// Every hand of every seat, taken or not.
template<typename Visit>
void everyHand(const Table &table, Visit visit)
{
    for (int i = 1; i <= table.seatCount; ++i) {
        for (int nth = 0; nth < table.handsAt(seatAt(i)); ++nth)
            visit(HandId{seatAt(i), nth});
    }
}

/// No card left to draw within a round: the discards are shuffled and the round goes on.
[[nodiscard]] inline bool ranOut(const Table &table)
{
    return table.round.dealing && !table.hasNextCard() && !table.discards.empty();
}

/// Seats with any open bet.
[[nodiscard]] inline SeatSet anyOpen(const Table &table)
{
    SeatSet seats;
    for (const SeatSet &open : table.openBets)
        seats = seats | open;
    return seats;
}

/// Something changed there: what `standing` says of it must be worked out again.
inline void markStale(Table &table, SeatId seat)
{
    table.standing.stale.add(seat);
}
inline void markAllStale(Table &table)
{
    table.standing.stale = table.busy;
}

/// Some other hand of a split seat has such a bet open, or cards.
[[nodiscard]] bool openAtOtherHand(const Table &table, HandId hand, BetKind bet);
[[nodiscard]] bool liesAtOtherHand(const Table &table, HandId hand);

/// A bet that is there was moved: it is settled.
inline void markSettled(Table &table, HandId hand, BetKind bet)
{
    Seat &its = table.at(hand);
    its.bet(bet).state = Bet::State::Settled;
    its.open.remove(bet);
    markStale(table, hand.seat);
    if (table.handsAt(hand.seat) == 1 || !openAtOtherHand(table, hand, bet))
        table.openBets[static_cast<std::size_t>(bet)].remove(hand.seat);
}
/// The only other way a bet changes its state, so that `openBets` and `playing` stay true.
inline void setState(Table &table, HandId hand, BetKind bet, Bet::State state)
{
    constexpr unsigned Play = BetSet::of(BetKind::Main).bits | BetSet::of(BetKind::Tie).bits
                            | BetSet::of(BetKind::War).bits | BetSet::of(BetKind::Bonus).bits;
    Seat &its = table.at(hand);
    Seat &first = table.at(hand.seat);
    its.bet(bet).state = state;
    its.open.set(bet, state == Bet::State::Open);
    its.there.set(bet, state != Bet::State::None);
    markStale(table, hand.seat);
    const bool open = state == Bet::State::Open
                   || (first.blackjack.hands > 1 && openAtOtherHand(table, hand, bet));
    table.openBets[static_cast<std::size_t>(bet)].set(hand.seat, open);
    table.playing.set(hand.seat, (first.there.bits & Play) != 0);
}
/// To be called when cards came to a hand or left it, so that `carded` and `lying` stay true.
inline void noteCards(Table &table, HandId hand)
{
    if (hand.isDealer())
        return;
    const Seat &first = table.at(hand.seat);
    table.carded.set(hand.seat, !first.cards.dealt.empty());
    table.cardedTwice.set(hand.seat, first.cards.dealt.size() > 1);
    table.lying.set(hand.seat, table.at(hand).cards.lying > 0
                                   || (first.blackjack.hands > 1 && liesAtOtherHand(table, hand)));
}
/// The spot is empty.
void clearBet(Table &table, HandId hand, BetKind bet);

/// A card that slid out before.
Card drawSlipped(Table &table);
/// Draws the next card, whether it slid out before or not.
inline Card drawNext(Table &table)
{
    return table.slipped.empty() ? table.shoe.draw() : drawSlipped(table);
}

/// An empty table with a shoe that is ready for the first round: shuffled, cut, first cards burned.
[[nodiscard]] Table newTable(const House &house, std::uint64_t seed);

/// Money on the felt, in the tray and in purses must sum to nothing: chips only move.
[[nodiscard]] Money chipBalance(const Table &table);
/// Cards in the shoe, before it, on the felt and in the rack, less those in play: always 0.
[[nodiscard]] int cardBalance(const Table &table);

} // namespace pitwise
