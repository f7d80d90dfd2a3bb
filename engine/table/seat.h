// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/card.h"
#include "engine/base/inlinelist.h"
#include "engine/fast/derived.h"
#include "engine/table/acts.h"

#include <array>
#include <cstdint>

namespace pitwise {

/// A bet on a spot. `Settled` means that the dealer has moved it, rightly or wrongly.
struct Bet
{
    enum class State : std::uint8_t { None, Open, Settled };

    Money amount; ///< lying on the spot
    Money late; ///< put down too late; not part of `amount`
    Money payoff; ///< paid beside it and still on the felt
    ChipCounts chips; ///< of `amount`, if they were named
    State state = State::None;
    bool retracted = false; ///< a payoff was taken back to be paid again
    bool ruled = false; ///< the floor has ruled that it stays as it is
    bool reminded = false; ///< below the minimum when its patron was reminded
    bool payoffBlamed = false; ///< something was wrong with the payoff, already reported

    bool operator==(const Bet &) const = default;
    [[nodiscard]] bool open() const { return state == State::Open; }
    [[nodiscard]] bool exists() const { return state != State::None; }
};

/// Room for the longest hand, 21 aces, and for a card dealt to it by mistake.
inline constexpr int MaxHandCards = 24;

/// Cards dealt to a place this round; the last `lying` of them are on the felt.
struct Cards
{
    InlineList<Card, MaxHandCards> dealt;
    int lying = 0;
    // For blackjack, kept up to date as cards come and go.
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

/// What a patron has signalled for and not got yet.
enum class Request : std::uint8_t { None, Hit, Double, Split };

/// What has happened to a hand of War Blackjack.
struct BlackjackFacts
{
    std::uint8_t hands = 1; ///< how many the seat has; kept with its first hand
    Request request = Request::None;
    bool stood = false;
    bool owed = false; ///< the hole card was turned before he got the card he asked for
    bool doubled = false;
    bool fromSplit = false;
    bool splitAces = false;
    bool evenMoney = false;
    bool bonusDone = false; ///< the War bonus is settled; what lies there now rides on the hand
    ChipCounts bonusPaid; ///< the chips it was paid in, if they were named
    bool skippedInPlay = false; ///< another hand was dealt to in its turn

    bool operator==(const BlackjackFacts &) const = default;
};

/// What the felt does not show of a seat this round, or of one of the hands it was split into.
struct SeatFacts
{
    BetSets sets;
    Decision decision = Decision::None;
    Money surrendered; ///< what the house takes of the main bet
    bool offered = false; ///< war or surrender, or the parlay, was put to the patron
    BlackjackFacts blackjack;

    bool offerBlamed = false; ///< the offer was missed, already reported
    bool decisionBlamed = false; ///< play went on before the answer, already reported
    bool reminded = false; ///< told of the minimum this round
    bool reminderBlamed = false; ///< not told in time, already reported: it may still come
    bool excusedCard = false; ///< its bets were void: a card dealt here is no second mistake
    bool excusedLies = false; ///< that card is on the felt: it may be collected, but need not be
    bool cardsBlamed = false; ///< its cards were left too long, already reported
    bool skippedInSweep = false;

    bool operator==(const SeatFacts &) const = default;
    [[nodiscard]] bool atWar() const { return decision == Decision::War; }
};

/// A seat, or one of its split hands: the facts, the bets and the cards.
struct Seat : SeatFacts
{
    std::array<Bet, BetKinds> bets;
    Cards cards;

    bool operator==(const Seat &) const = default;
    /// For changing the bet.
    [[nodiscard]] Bet &bet(BetKind kind)
    {
        sets.touched.add(kind);
        return bets[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] const Bet &bet(BetKind kind) const
    {
        return bets[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] BetSet openBets() const
    {
        return Fast ? sets.open : betsThat([](const Bet &bet) { return bet.open(); });
    }
    /// Open or settled.
    [[nodiscard]] BetSet madeBets() const
    {
        return Fast ? sets.there : betsThat([](const Bet &bet) { return bet.exists(); });
    }
    /// Spots where anything may have changed this round.
    [[nodiscard]] BetSet touchedBets() const
    {
        return Fast ? sets.touched : betsThat([](const Bet &bet) { return bet != Bet{}; });
    }

private:
    template<typename Fits>
    [[nodiscard]] BetSet betsThat(Fits fits) const
    {
        BetSet fitting;
        for (const BetKind kind : AllBets)
            fitting.set(kind, fits(bet(kind)));
        return fitting;
    }
};

} // namespace pitwise
