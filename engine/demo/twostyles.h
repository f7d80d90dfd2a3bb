// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/patrons/crowd.h"
#include "engine/session/session.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pitwise {

/// One moment of a demonstration: what was done, the table after it, what the referee said.
struct Frame
{
    Event event;
    Table table;
    std::vector<Finding> findings;
};

/// Rounds dealt by the house's own dealer, as they can be shown: forwards, backwards, at any place.
struct Showing
{
    SessionSpec spec;
    House house;
    Table before;
    std::vector<Frame> frames;
    /// Beats: what both styles have in common. The n-th is over when this many frames are.
    std::vector<std::size_t> beats;

    /// After so many frames.
    [[nodiscard]] const Table &tableAt(std::size_t count) const
    {
        return count == 0 ? before : frames[count - 1].table;
    }
    [[nodiscard]] std::vector<Event> events() const;
};

/// A mistake that a presenter can show.
enum class ShownMistake : std::uint8_t {
    None,
    PaidTooMuch, ///< a unit more than the house pays: 11:1 for 10:1
    OutOfTurn, ///< another seat is settled before the one that is due
    BurnForgotten,
    CollectedEarly, ///< cards leave before their bet was paid
};

/// The same shoe, the same patrons and their same decisions, dealt pick and pay and lay and pay.
/// (Where the shoe runs out within a round the styles part: other cards lie in the rack and come
/// again.)
struct TwoStyles
{
    Showing pick;
    Showing lay;
};
[[nodiscard]] TwoStyles showTwoStyles(const House &house, const CrowdSettings &patrons, int rounds,
                                      ShownMistake mistake = ShownMistake::None);

/// The first frame with a finding; nothing if there is none.
[[nodiscard]] std::optional<std::size_t> firstMistake(const Showing &showing);

} // namespace pitwise
