// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/base/bets.h"
#include "engine/house/house.h"
#include "ui/handout/sketch.h"

#include <string_view>
#include <vector>

namespace pitwise {

/// Draws a table as the dealer sees it: he sits at the lower edge, seat 1 is at his far left, the
/// shoe at his left hand, the discard rack at his right.
class TableSketch
{
public:
    /// With the spots that are always printed.
    explicit TableSketch(const House &house);

    [[nodiscard]] int seats() const { return m_house.table.seats; }
    /// The numbers of all seats from left to right, or from right to left.
    [[nodiscard]] std::vector<int> inOrder(Direction direction) const;

    // Places. Seats count from 1; 0 is the dealer.

    [[nodiscard]] sketch::Point rail(double x) const;
    [[nodiscard]] sketch::Point spot(int seat, BetKind bet) const;
    [[nodiscard]] sketch::Point card(int seat, int nth) const;
    [[nodiscard]] sketch::Point rack() const;

    // Things to put on it.

    void namePlaces();
    /// Chips of a usual bet, or of `amount`.
    void chips(int seat, BetKind bet);
    void chips(int seat, BetKind bet, Money amount);
    /// A spot that is used only during a round.
    void laterSpot(int seat, BetKind bet);
    /// As in notation: `Kh`; empty: face down.
    void deal(int seat, int nth, std::string_view card);
    void cardPlace(int seat, int nth);
    void badge(sketch::Point at, int number);
    /// What is done with a seat, in a word below its cards.
    void word(int seat, const Sentence &text);
    /// Along the seats: at the patrons' side, or between the cards and the dealer.
    enum class Side { Patrons, Dealer };
    void arrow(Direction direction, Side side, const Sentence &text);
    /// Keeps the room behind the patrons, which is left out otherwise.
    void showBehindPatrons() { m_sketch.top = 0; }
    void add(sketch::Part part) { m_sketch.parts.push_back(std::move(part)); }
    void say(const Sentence &words);

    [[nodiscard]] Sketch take(Sentence caption);

private:
    [[nodiscard]] double middleOf(int seat) const;
    void printSeat(int seat);
    void furniture();

    const House &m_house;
    double m_pitch;
    double m_scale;
    Sketch m_sketch;
};

/// A bet that is easy to follow in a drawing: five times the minimum, if the house takes it.
[[nodiscard]] Money exampleBet(const House &house, BetKind bet);

} // namespace pitwise
