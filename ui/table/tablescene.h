// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/paint/patronpainter.h"
#include "ui/paint/signalpainter.h"
#include "ui/session/gestures.h"
#include "ui/table/drag.h"
#include "ui/table/motion.h"
#include "ui/table/passing.h"
#include "ui/table/viewoptions.h"

#include <QString>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// What a patron wants, in words and as a hand signal.
struct Answer
{
    SeatId seat;
    QString text;
    Signal signal = Signal::None;
};

/// A speech bubble.
struct Bubble
{
    HandId who; ///< DealerHand: the dealer
    QString text;
    qint64 until = 0; ///< by the view's clock; 0: stays
    Signal signal = Signal::None;
};

/// Everything the painters need. The view updates it; painters only read it.
struct TableScene
{
    House house;
    Table table;
    ChipLedger ledger;
    Picture picture;
    std::vector<Passing> passing;
    int burned = 0; ///< cards burned since the last other act
    Hand hand;
    std::vector<Spot> targets; ///< where the things in the hand can go
    ViewOptions options;
    TableLayout layout;
    std::vector<Guest> guests; ///< by seat
    int guestCount = 0;

    std::vector<Flight> flights;
    qint64 flightTime = 0; ///< ms since they began, at normal speed

    std::vector<Spot> marks;
    std::vector<Spot> glow;
    std::vector<Bubble> bubbles;
    std::vector<Bubble> answers;
    Spot hover;
    Spot focus;
    bool focusShown = false;
    bool hasKeyboard = false;
    std::optional<Drag> drag;

    /// What is on the layout, and what lies there for a moment.
    [[nodiscard]] Picture pictureNow() const;
    [[nodiscard]] bool hasGuest(SeatId seat) const;
    [[nodiscard]] Mood moodOf(SeatId seat) const;
    /// It is being dragged, so it is drawn at the pointer.
    [[nodiscard]] bool isCarried(const Spot &spot) const;
    [[nodiscard]] bool isDragging() const { return drag && drag->moving && !drag->what.empty(); }
};

/// The same bet, or the cards of the same hand, whatever their number.
[[nodiscard]] bool isSamePlace(const Spot &a, const Spot &b);

} // namespace pitwise::ui
