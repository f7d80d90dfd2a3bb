// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/gestures.h"

#include <QString>

#include <optional>
#include <vector>

namespace pitwise::ui {

/// A command begun with a key, which still needs a seat and perhaps a bet.
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
    SeatId seat; ///< 0: not given yet
    int hand = -1; ///< index of a split hand; -1: not given yet

    bool operator==(const Pending &) const = default;
    [[nodiscard]] bool none() const { return verb == Verb::None; }
};

/// What a key does.
struct KeyResponse
{
    bool taken = false; ///< the key means something here
    Pending pending; ///< what the next key must complete
    std::optional<Gesture> gesture;
    std::optional<Act> act;
};

// Each of these completes a verb or leaves in `pending` what is still missing. Pure.

/// `number` 0 is the dealer.
[[nodiscard]] KeyResponse withSeat(Verb verb, int number, const Table &table, const House &house);
[[nodiscard]] KeyResponse withHand(Verb verb, HandId hand, const Table &table, const House &house);
/// `key` is the letter of a bet (betKey), or A for all of them.
[[nodiscard]] KeyResponse withBet(const Pending &pending, int key, const Table &table,
                                  const House &house);

/// The seat has split hands, and the dealer has yet to say which one he means.
[[nodiscard]] bool asksForHand(const Pending &pending, const Table &table);
/// The bets that the verb could mean at the seat that was given.
[[nodiscard]] std::vector<BetKind> choicesOf(const Pending &pending, const Table &table);
/// The letter that names a bet.
[[nodiscard]] QString betKey(BetKind bet);
/// The call that waits for its patron, if the verb is one.
[[nodiscard]] std::optional<Call> callOf(const Pending &pending);

} // namespace pitwise::ui
