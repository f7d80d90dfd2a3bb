// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/house/pergame.h"
#include "engine/procedure/casinowarprocedure.h"
#include "engine/procedure/warblackjackprocedure.h"
#include "engine/table/gametable.h"

namespace pitwise {

/// The passes that a game has, first to last.
struct PassRange
{
    int first = 0;
    int last = 0;
};

/// The parts of the procedure that differ between games. Shared code asks this table; code of one
/// game calls that game's functions directly.
struct GameProcedure
{
    PassRange passes;
    BetKind sideBet{}; ///< laid before the first card, beside the main bet
    Call offer{}; ///< the question put to a patron in the middle of the round ...
    Pass offerPass{}; ///< ... and the pass it belongs to
    BetSet turnBets; ///< moving one of these begins a turn ...
    bool settledBetsBeginTurns = false; ///< ... even if it was settled before
    bool secondCardsWait = false; ///< nobody gets a second card before everybody has a first
    bool earlySweepGoesOn =
        false; ///< a sweep begun too early is one mistake, not one for each hand

    // What becomes of bets.
    /// For a bet that exists, worked out from the cards.
    BetFate (*fateOf)(const Table &, const House &, HandId, BetKind) = nullptr;
    std::optional<Ratio> (*payRatio)(const Table &, const House &, HandId, BetKind) = nullptr;
    /// This hand has nothing left to settle or to decide.
    bool (*finished)(const Table &, const House &, HandId) = nullptr;
    /// No open bet of the hand is undecided.
    bool (*decided)(const Table &, const House &, HandId) = nullptr;
    /// Works out the standing and keeps it with the table.
    void (*renewStanding)(Table &, const House &) = nullptr;
    /// A quick check: true means that every bet is within the limits, false that each must be
    /// checked.
    bool (*betsArePlain)(const Table &, const House &) = nullptr;

    // The order of settlement.
    Pass (*passOf)(const Table &, const House &, HandId, BetKind) = nullptr;
    bool (*comesBefore)(const Table &, const House &, Turn, Turn) = nullptr;
    /// The round has reached this turn, whatever else is open.
    bool (*hasComeUp)(const Table &, const House &, Turn) = nullptr;
    bool (*isOpen)(const Table &, const House &, Turn) = nullptr;
    TurnSet (*openTurns)(const Table &, const House &) = nullptr;
    /// The open turns, and those that wait for their patron.
    TurnSet (*unsettledTurns)(const Table &, const House &) = nullptr;
    Turn (*dueTurn)(const Table &, const House &) = nullptr;
    Turn (*passedOverTurn)(const Table &, const House &) = nullptr;
    /// For a turn that is not the current one.
    Turn (*turnBefore)(const Table &, const House &, Turn) = nullptr;

    // Who gets a card.
    /// The hand needs a card after its first one.
    bool (*needsMore)(const Table &, const House &, HandId) = nullptr;
    /// Places that were passed over come last, or are left out.
    std::optional<HandId> (*nextPlace)(const Table &, const House &, bool skippedToo) = nullptr;
    bool (*wasSkippedInDeal)(const Table &, const House &, HandId) = nullptr;
    /// This place gets a card: those it goes past are passed over from now on.
    void (*passOverInDeal)(Table &, const House &, HandId) = nullptr;

    // When cards leave.
    /// Patrons are still playing their hands.
    bool (*playIsOn)(const Table &, const House &) = nullptr;
    /// They are, and a bet still rides on this hand.
    bool (*isInPlay)(const Table &, const House &, HandId) = nullptr;
    /// Everything that the settlement waits for is decided.
    bool (*allDecided)(const Table &, const House &) = nullptr;
    /// Seats with cards on the felt that may be finished: a quick check before the exact one.
    SeatSet (*mayBeFinished)(const Table &, const House &) = nullptr;
    /// The hand's cards leave right after its chips, in both styles; and they may leave now.
    bool (*leavesInItsTurn)(const Table &, HandId) = nullptr;
    bool (*mayLeaveInItsTurn)(const Table &, const House &, HandId) = nullptr;
    /// Pick and pay: the settlement has reached this hand.
    bool (*hasComeToLeave)(const Table &, const House &, HandId) = nullptr;
    /// For a finished hand with cards on the felt: they must leave before the turn begins.
    bool (*cardsAreLate)(const Table &, const House &, HandId, Turn) = nullptr;

    /// The phases between the first deal and the last collection; true: one of them answered.
    bool (*phases)(Expectation &) = nullptr;
    /// Records what an act means in this game alone.
    void (*note)(Table &, const House &, const Act &) = nullptr;
};

inline constexpr PerGame<GameProcedure> GameProcedures{
    {
        .passes = {static_cast<int>(Pass::Ties), static_cast<int>(Pass::Wars)},
        .sideBet = BetKind::Tie,
        .offer = Call::WarOrSurrender,
        .offerPass = Pass::Mains,
        .turnBets = GameTables.of(Game::CasinoWar).bets,
        .settledBetsBeginTurns = true,
        .secondCardsWait = false,
        .earlySweepGoesOn = false,
        .fateOf = casinowar::fateOf,
        .payRatio = casinowar::payRatio,
        .finished = casinowar::finished,
        .decided = casinowar::decided,
        .renewStanding = casinowar::renewStanding,
        .betsArePlain = casinowar::betsArePlain,
        .passOf = casinowar::passOf,
        .comesBefore = casinowar::comesBefore,
        .hasComeUp = casinowar::hasComeUp,
        .isOpen = casinowar::isOpen,
        .openTurns = casinowar::openTurns,
        .unsettledTurns = casinowar::unsettledTurns,
        .dueTurn = casinowar::dueTurn,
        .passedOverTurn = casinowar::passedOverTurn,
        .turnBefore = casinowar::turnBefore,
        .needsMore = casinowar::needsMore,
        .nextPlace = casinowar::nextPlace,
        .wasSkippedInDeal = casinowar::wasSkippedInDeal,
        .passOverInDeal = casinowar::passOverInDeal,
        .playIsOn = casinowar::playIsOn,
        .isInPlay = casinowar::isInPlay,
        .allDecided = casinowar::allDecided,
        .mayBeFinished = casinowar::mayBeFinished,
        .leavesInItsTurn = casinowar::leavesInItsTurn,
        .mayLeaveInItsTurn = casinowar::mayLeaveInItsTurn,
        .hasComeToLeave = casinowar::hasComeToLeave,
        .cardsAreLate = casinowar::cardsAreLate,
        .phases = casinowar::phases,
        .note = casinowar::note,
    },
    {
        .passes = {static_cast<int>(Pass::Bonus), static_cast<int>(Pass::Hands)},
        .sideBet = BetKind::Bonus,
        .offer = Call::Parlay,
        .offerPass = Pass::Parlay,
        .turnBets = BetSet::of({BetKind::Main, BetKind::Bonus, BetKind::Insurance}),
        .settledBetsBeginTurns = false,
        .secondCardsWait = true,
        .earlySweepGoesOn = true,
        .fateOf = warblackjack::fateOf,
        .payRatio = warblackjack::payRatio,
        .finished = warblackjack::finished,
        .decided = warblackjack::decided,
        .renewStanding = warblackjack::renewStanding,
        .betsArePlain = warblackjack::betsArePlain,
        .passOf = warblackjack::passOf,
        .comesBefore = warblackjack::comesBefore,
        .hasComeUp = warblackjack::hasComeUp,
        .isOpen = warblackjack::isOpen,
        .openTurns = warblackjack::openTurns,
        .unsettledTurns = warblackjack::unsettledTurns,
        .dueTurn = warblackjack::dueTurn,
        .passedOverTurn = warblackjack::passedOverTurn,
        .turnBefore = warblackjack::turnBefore,
        .needsMore = warblackjack::needsMore,
        .nextPlace = warblackjack::nextPlace,
        .wasSkippedInDeal = warblackjack::wasSkippedInDeal,
        .passOverInDeal = warblackjack::passOverInDeal,
        .playIsOn = warblackjack::playIsOn,
        .isInPlay = warblackjack::isInPlay,
        .allDecided = warblackjack::allDecided,
        .mayBeFinished = warblackjack::mayBeFinished,
        .leavesInItsTurn = warblackjack::leavesInItsTurn,
        .mayLeaveInItsTurn = warblackjack::mayLeaveInItsTurn,
        .hasComeToLeave = warblackjack::hasComeToLeave,
        .cardsAreLate = warblackjack::cardsAreLate,
        .phases = warblackjack::phases,
        .note = warblackjack::note,
    }};

[[nodiscard]] constexpr const GameProcedure &gameProcedure(const House &house)
{
    return GameProcedures.of(house);
}

} // namespace pitwise
