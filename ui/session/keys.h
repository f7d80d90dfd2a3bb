// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/gestures.h"

#include <QString>

#include <optional>

namespace pitwise::ui {

/// What was begun with a key and waits for a seat, or for a bet.
enum class Verb : std::uint8_t {
    None,
    Pay,
    Take,
    HandBack,
    Retract,
    Post,
    Give,
    Collect,
    WarOrSurrender,
    BelowMinimum,
    OfferCut,
    TakeHalf, ///< of the main bet: a surrender
    Parlay,
    Split,
};

struct Pending
{
    Verb verb = Verb::None;
    SeatId seat; ///< 0: still to come
    int hand = -1; ///< of a seat with split hands, from 0; -1: still to come

    bool operator==(const Pending &) const = default;
    [[nodiscard]] bool none() const { return verb == Verb::None; }
};

/// What a key comes to.
struct KeyResponse
{
    bool taken = false; ///< the key means something here
    Pending pending;
    std::optional<Gesture> gesture;
    std::optional<Act> act;
};

/// Pure. Digits are seats (0 is the dealer): alone they deal, after a verb they say whose. Home row
/// letters take chips. `key` is a Qt::Key.
[[nodiscard]] KeyResponse readKey(int key, bool shift, const Pending &pending, const Hand &hand,
                                  const Table &table, const House &house);

/// The seat was pointed at instead.
[[nodiscard]] KeyResponse readSeat(SeatId seat, const Pending &pending, const Table &table,
                                   const House &house);
/// The seat has several hands, and which of them is meant is still to be said.
[[nodiscard]] bool asksForHand(const Pending &pending, const Table &table);
/// The bets that a verb with a seat could mean, and their letters.
[[nodiscard]] std::vector<BetKind> choicesOf(const Pending &pending, const Table &table);
[[nodiscard]] QString betKey(BetKind bet);
/// The call that waits for its patron, if it is one.
[[nodiscard]] std::optional<Call> callOf(const Pending &pending);

/// The letter of the tube with the `kind`th chip, as the tubes stand; empty where keys have run
/// out.
[[nodiscard]] QString chipKey(int kind, int kinds);

} // namespace pitwise::ui
