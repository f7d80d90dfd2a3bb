// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/table/table.h"
#include "ui/session/hand.h"

#include <variant>
#include <vector>

namespace pitwise::ui {

namespace gesture {
/// A click, a touch, or Enter on the focused spot. `aside`: the right button, which sends a thing
/// where it usually goes.
struct Tap
{
    Spot on;
    bool aside = false;
    int count = 1; ///< chips from a tube
};
/// Things dragged to a place, in the order they were picked up.
struct Carry
{
    std::vector<Spot> what;
    Spot to;
};
/// A call to the table, or to the patron at `seat`.
struct Speak
{
    Call call{};
    SeatId seat;
};
/// Cuts chips worth half of the lifted bet, for a surrender.
struct Halve
{
};
} // namespace gesture

using Gesture = std::variant<gesture::Tap, gesture::Carry, gesture::Speak, gesture::Halve>;

/// Why a gesture did nothing, or which menu it opens.
enum class Reply {
    None,
    OpenShoe, ///< shuffle, cut, load
    OpenPatron, ///< calls to one patron
    NoChipsInHand,
    NothingThere,
    NotHis, ///< another patron's chips
    AlreadyHis, ///< a payoff is already in front of its owner
    CannotGoThere,
    OneBetAtATime, ///< chips are counted against one bet only
};

/// What a gesture does: the hand after it, and the acts to perform, in order.
struct Response
{
    Hand hand;
    std::vector<Act> acts;
    Reply reply = Reply::None;
    HandId about; ///< the hand that `reply` is about
};

/// Pure.
[[nodiscard]] Response respond(const Hand &hand, const Gesture &gesture, const Table &table,
                               const House &house);

/// Whether the drop would perform an act, so that the target can be highlighted.
[[nodiscard]] bool wouldAct(const Hand &hand, const gesture::Carry &carry, const Table &table,
                            const House &house);

/// The spots among `all` where a click would put down what the dealer holds. They depend on what is
/// held and on what is on the table, never on what would be right.
[[nodiscard]] std::vector<Spot> targetsOf(const Hand &hand, const std::vector<Spot> &all,
                                          const Table &table, const House &house);

} // namespace pitwise::ui
