// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/paint/spot.h"

#include <variant>
#include <vector>

namespace pitwise::ui {

/// What the dealer holds: chips cut from the tray, and things on the felt he has taken hold of.
/// None of it is an act yet, so all of it can be undone.
struct Hand
{
    ChipCounts chips;
    std::vector<int> order; ///< kinds of the chips as they were taken, for undo
    std::vector<Spot> lifted; ///< bets, payoffs, late additions, cards, a card that slid out

    bool operator==(const Hand &) const = default;
    [[nodiscard]] bool empty() const { return order.empty() && lifted.empty(); }
    [[nodiscard]] bool lifts(const Spot &spot) const;

    void add(int kind, int count = 1);
    void removeLast();
    void removeOne(int kind);
    void clearChips();
};

namespace gesture {
/// A click, a touch, or Enter on the focused spot. `aside`: the other button, which sends a thing
/// where such things usually go.
struct Tap
{
    Spot on;
    bool aside = false;
    int count = 1; ///< chips from a tube
};
/// Things drawn over the felt to a place, in the order they were gathered.
struct Carry
{
    std::vector<Spot> what;
    Spot to;
};
/// A call; to a patron, where it is for one.
struct Speak
{
    Call call{};
    SeatId seat;
};
/// Half of the bet that is held: a surrender.
struct Halve
{
};
} // namespace gesture

using Gesture = std::variant<gesture::Tap, gesture::Carry, gesture::Speak, gesture::Halve>;

/// Why a gesture came to nothing, or what it asks for.
enum class Reply {
    None,
    OpenShoe, ///< the work at the shoe: shuffle, cut, load
    OpenPatron, ///< what can be said to a patron
    NoChipsInHand,
    NothingThere,
    NotHis, ///< chips go back to the patron whose they are
    AlreadyHis, ///< a payoff lies before its owner
    CannotGoThere,
    OneBetAtATime, ///< an amount is counted beside one bet
};

/// What a gesture means: the hand after it, and acts to perform in this order.
struct Response
{
    Hand hand;
    std::vector<Act> acts;
    Reply reply = Reply::None;
    HandId about; ///< the seat a reply is about
};

/// Pure: a gesture, what is held, and the table as it lies.
[[nodiscard]] Response respond(const Hand &hand, const Gesture &gesture, const Table &table,
                               const House &house);

/// Whether dropping `what` at `to` would come to an act: the place lifts a little.
[[nodiscard]] bool wouldAct(const Hand &hand, const gesture::Carry &carry, const Table &table,
                            const House &house);

} // namespace pitwise::ui
