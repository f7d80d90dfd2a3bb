// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/inlinelist.h"
#include "engine/fast/derived.h"
#include "engine/house/house.h"
#include "engine/table/roundstate.h"
#include "engine/table/seat.h"
#include "engine/table/shoe.h"

#include <array>
#include <cstdint>
#include <optional>

namespace pitwise {

/// The table as one value: all that the referee needs.
struct Table
{
    std::uint8_t seatCount = 0;
    SeatSet busy; ///< seats where anything lies or was done this round; the others are empty
    std::array<Seat, MaxSeats> seats;
    std::array<Seat, static_cast<std::size_t>(MaxSeats *(MaxHands - 1))>
        splitHands; ///< b, c and d of each seat
    Derived derived;
    Cards dealer;
    Shoe shoe;
    CardList discards;
    InlineList<Card, 8> slipped; ///< in front of the shoe; the first is the next card
    std::uint8_t slippedUp = 0; ///< one bit for each: it was seen
    int cardsInPlay = 0; ///< all cards of the game, wherever they are
    ShoeState shoeState;
    RoundState round;
    std::int32_t roundNumber = 1;
    Seed seed;
    std::uint64_t shuffles = 0; ///< shoes made from this seed so far

    Money tray; ///< change since the session began
    std::array<Money, MaxSeats> purses; ///< the same for the patron at each seat
    Money trayBefore; ///< when this round began, in case it is voided
    std::array<Money, MaxSeats> pursesBefore;
    SeatSet taken; ///< where somebody has bet before this round, or was seated from the start
    std::array<std::uint8_t, MaxSeats> patronOf{}; ///< the lowest seat of the patron at each seat
    std::array<std::uint8_t, MaxSeats>
        lowBets{}; ///< by patron: rounds with a bet below the minimum, or a reminder of it

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
    /// A card can be drawn: one that slipped out, or one from the shoe.
    [[nodiscard]] bool hasNextCard() const { return !slipped.empty() || !shoe.empty(); }
    [[nodiscard]] bool exposedCardOut() const { return slippedUp != 0; }
    [[nodiscard]] bool nextCardIsExposed() const { return (slippedUp & 1U) != 0; }
    [[nodiscard]] bool cardsOnFelt() const;

    // Sets of seats.
    [[nodiscard]] SeatSet openBets(BetKind bet) const
    {
        return Fast ? derived.openBets(bet)
                    : seatsWithHand([bet](const Seat &hand) { return hand.bet(bet).open(); });
    }
    /// With a main bet or a side bet, open or not.
    [[nodiscard]] SeatSet playing() const
    {
        return Fast ? derived.playing()
                    : seatsThat([](const Seat &seat) { return plays(seat.madeBets()); });
    }
    /// With a card dealt to their first hand; with two or more.
    [[nodiscard]] SeatSet carded() const
    {
        return Fast ? derived.carded()
                    : seatsThat([](const Seat &seat) { return !seat.cards.dealt.empty(); });
    }
    [[nodiscard]] SeatSet cardedTwice() const
    {
        return Fast ? derived.cardedTwice()
                    : seatsThat([](const Seat &seat) { return seat.cards.dealt.size() > 1; });
    }
    /// With cards on the felt.
    [[nodiscard]] SeatSet lying() const
    {
        return Fast ? derived.lying()
                    : seatsWithHand([](const Seat &hand) { return hand.cards.lying > 0; });
    }
    [[nodiscard]] SeatSet atWar() const
    {
        return Fast ? derived.atWar() : seatsThat([](const Seat &seat) { return seat.atWar(); });
    }
    /// With these bets a seat takes part in the round.
    [[nodiscard]] static constexpr bool plays(BetSet bets)
    {
        constexpr BetSet Play =
            BetSet::of({BetKind::Main, BetKind::Tie, BetKind::War, BetKind::Bonus});
        return (bets.bits & Play.bits) != 0;
    }

    /// Some cards must still be collected.
    [[nodiscard]] bool cardsToCollect() const;

private:
    /// Seats whose first hand fits.
    template<typename Fits>
    [[nodiscard]] SeatSet seatsThat(Fits fits) const
    {
        SeatSet fitting;
        for (const SeatId seat : busy)
            fitting.set(seat, fits(at(seat)));
        return fitting;
    }
    /// Seats with any hand that fits.
    template<typename Fits>
    [[nodiscard]] SeatSet seatsWithHand(Fits fits) const
    {
        SeatSet fitting;
        for (const SeatId seat : busy) {
            for (int nth = 0; nth < handsAt(seat); ++nth) {
                if (fits(at(HandId{seat, nth})))
                    fitting.set(seat);
            }
        }
        return fitting;
    }
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

/// The cards ran out during a round: the discards are shuffled and the round goes on.
[[nodiscard]] inline bool ranOut(const Table &table)
{
    return table.round.dealing && !table.hasNextCard() && !table.discards.empty();
}

/// Seats with any open bet.
[[nodiscard]] inline SeatSet anyOpen(const Table &table)
{
    SeatSet seats;
    for (const BetKind bet : AllBets)
        seats = seats | table.openBets(bet);
    return seats;
}

// Change a seat only through these functions: they keep what is derived from it up to date.

/// The seat has changed: what is still to be done must be worked out again.
inline void markStale(Table &table, SeatId seat)
{
    table.derived.markStale(seat);
}
inline void markAllStale(Table &table)
{
    table.derived.markStale(table.busy);
}

/// Another hand of the same seat has this bet open; has cards on the felt.
[[nodiscard]] bool openAtOtherHand(const Table &table, HandId hand, BetKind bet);
[[nodiscard]] bool liesAtOtherHand(const Table &table, HandId hand);

/// An existing bet was moved: it is settled.
inline void markSettled(Table &table, HandId hand, BetKind bet)
{
    Seat &its = table.at(hand);
    its.bet(bet).state = Bet::State::Settled;
    its.sets.open.remove(bet);
    markStale(table, hand.seat);
    if (table.handsAt(hand.seat) == 1 || !openAtOtherHand(table, hand, bet))
        table.derived.betChanged(hand.seat, bet, false);
}
/// The only other way a bet changes its state.
inline void setState(Table &table, HandId hand, BetKind bet, Bet::State state)
{
    Seat &its = table.at(hand);
    Seat &first = table.at(hand.seat);
    its.bet(bet).state = state;
    its.sets.open.set(bet, state == Bet::State::Open);
    its.sets.there.set(bet, state != Bet::State::None);
    markStale(table, hand.seat);
    const bool open = state == Bet::State::Open
                   || (first.blackjack.hands > 1 && openAtOtherHand(table, hand, bet));
    table.derived.betChanged(hand.seat, bet, open);
    table.derived.playingChanged(hand.seat, Table::plays(first.sets.there));
}
/// Call it when cards have come to a hand or left it.
inline void noteCards(Table &table, HandId hand)
{
    if (hand.isDealer())
        return;
    const Seat &first = table.at(hand.seat);
    const bool lie = table.at(hand).cards.lying > 0
                  || (first.blackjack.hands > 1 && liesAtOtherHand(table, hand));
    table.derived.cardsChanged(hand.seat, first.cards.dealt.size(), lie);
}
/// Empties the spot.
void clearBet(Table &table, HandId hand, BetKind bet);

/// Draws a card that slipped out.
Card drawSlipped(Table &table);
/// Draws the next card: one that slipped out, or else one from the shoe.
inline Card drawNext(Table &table)
{
    return table.slipped.empty() ? table.shoe.draw() : drawSlipped(table);
}

/// An empty table with a shoe that is ready for the first round: shuffled, cut, first cards burned.
[[nodiscard]] Table newTable(const House &house, const Seed &seed);

/// Money on the felt, in the tray and in purses. Always 0: chips only move.
[[nodiscard]] Money chipBalance(const Table &table);
/// Cards in the shoe, in front of it, on the felt and in the rack, less those in play. Always 0.
[[nodiscard]] int cardBalance(const Table &table);

} // namespace pitwise
