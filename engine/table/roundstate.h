// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/inlinelist.h"
#include "engine/fast/fast.h"
#include "engine/fast/turnset.h"

#include <bit>
#include <cstdint>

namespace pitwise {

/// The steps of a new shoe, in their order.
enum class ShoeStep : std::uint8_t { Shuffle, OfferCut, Cut, CutCard, Load, Burn };
inline constexpr int ShoeSteps = 6;

/// How far the preparation of a new shoe has come.
struct ShoeState
{
    bool preparing = false; ///< between the shuffle and the first round
    bool shuffleDue = false; ///< no new round before a shuffle
    std::uint8_t done = 0; ///< bits of ShoeStep
    std::uint8_t skipped = 0;
    std::int16_t burned = 0;
    SeatId cutOfferedTo;
    SeatSet declinedCut; ///< asked to cut, and did not want to
    bool loadAgain = false; ///< shuffled after it had been loaded
    bool refilled = false; ///< it ran out during the round, and the discards were shuffled in
    std::int16_t patronCut = 0; ///< where the patron put the cut card; 0: not yet

    bool operator==(const ShoeState &) const = default;
};

/// `Ignored`: play went on, already reported.
enum class Malfunction : std::uint8_t { None, Happened, FloorCalled, Ignored };

/// The dealer's side of War Blackjack.
struct DealerFacts
{
    bool holeDown = false; ///< the second card lies face down
    bool peeked = false;
    bool insuranceCalled = false;
    bool insuranceClosed = false; ///< by the peek, the reveal or the first card of play
    bool insuranceBlamed = false; ///< the offer was missed, already reported
    bool peekBlamed = false; ///< play went on without the peek, already reported
    bool upSkipped = false; ///< second cards were dealt before his first, already reported
    bool holeSkipped = false; ///< play went on with one card alone, already reported
    bool shownByFloor = false; ///< the reveal was forgotten, already reported: it may still come
    bool stopped = false; ///< he settled although he had to draw, already reported

    bool operator==(const DealerFacts &) const = default;
};

/// What makes a round unusual: things to deal with before anything else, and whether anything has
/// gone wrong. It fills one machine word, so that `none()` is a single comparison.
struct Trouble
{
    SeatSet lateBets; ///< seats with something put down too late
    SeatSet unasked; ///< seats that answered before they were asked
    bool disputed = false; ///< and the floor is not called yet
    Malfunction malfunction = Malfunction::None;
    bool rough = false; ///< something went wrong in this round: no more quick looks
    std::uint8_t padding = 0; ///< explicit, for the comparison as one word

    bool operator==(const Trouble &) const = default;
    [[nodiscard]] constexpr bool none() const
    {
        if constexpr (Fast)
            return std::bit_cast<std::uint64_t>(*this) == 0;
        else
            return *this == Trouble{};
    }
};
static_assert(sizeof(Trouble) == sizeof(std::uint64_t));

/// Chips that the floor moved in the dealer's place, or that a motion in parts left behind.
struct FloorRepair
{
    enum class How : std::uint8_t { PutBack, Paid, Taken }; ///< handed back or posted; ...

    HandId hand;
    BetKind bet{};
    Money amount;
    How how = How::PutBack;

    bool operator==(const FloorRepair &) const = default;
};

/// The last payoff put down by mistake, until another seat is begun, and what was true before it: it
/// may be taken back.
struct BlamedPayoff
{
    SeatId seat; ///< none: there is none
    Turn current;
    bool outOfTurn = false; ///< `currentOutOfTurn`
    bool insuranceClosed = false;
    HandId passedOver; ///< a split hand that it went past; the dealer's: none

    bool operator==(const BlamedPayoff &) const = default;
};

/// Facts of this round that the felt does not show.
struct RoundState : Trouble
{
    bool begun = false; ///< a call, a bet or a card
    bool betsInvited = false;
    bool betsClosed = false; ///< by the call or by the first card
    bool dealing = false; ///< a card was dealt
    bool warBegun = false; ///< the first burn or war card
    bool voided = false;
    bool floorCalled = false; ///< for the next thing that needs it
    HandId floorCalledHand; ///< the payoff that the last call was used for: ...
    BetSet floorCalledBet; ///< ... this bet; none: it was used for something else
    bool placeBetsMissed = false; ///< the call was missed, already reported: it may still come
    bool noMoreBetsMissed = false;
    bool floorMissed = false;
    bool dealersCardExcused = false; ///< dealt because of void bets alone: it need not be collected
    std::int16_t burned = 0; ///< since the last war card
    std::int16_t burnedTooSoon = 0; ///< how many of these came before the first settlement was done
    std::int16_t warCards = 0;

    SeatSet skippedInDeal; ///< passed over while dealing
    SeatSet skippedInSecondDeal; ///< of war cards, or of second cards

    Turn current; ///< the turn begun last
    BlamedPayoff blamedPayoff;
    bool currentOutOfTurn = false; ///< it was not due when it began
    TurnSet passed; ///< passed over, not reported again
    SeatSet leftBehind; ///< seats passed over in any pass
    bool sweptEarly = false; ///< the sweep began too early, already reported: it may go on
    bool warForgotten = false; ///< cards left before a war was dealt, already reported
    TurnSet openAtSweep; ///< open when the cards were collected too early
    DealerFacts dealer;
    InlineList<FloorRepair, MaxSeats> repairs; ///< those that the dealer may still do himself

    bool operator==(const RoundState &) const = default;
};

/// The floor comes to a malfunction. With nothing at stake nothing is void.
inline void callFloorToMalfunction(RoundState &round)
{
    round.malfunction = round.begun ? Malfunction::FloorCalled : Malfunction::None;
}

} // namespace pitwise
