// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/gestures.h"

#include <optional>
#include <vector>

namespace pitwise::ui {

// Pure. What happens to chips on the layout when the dealer moves them. `counted` is what he
// counted out against the bet he holds; none: the whole bet.

/// Chips on the layout: a bet, a payoff, a late addition.
[[nodiscard]] bool isChips(const Spot &spot);
/// False: a spot for chips with no chips on it.
[[nodiscard]] bool isThere(const Spot &spot, const Table &table);

/// Into the tray. Bets of one hand go in one motion.
[[nodiscard]] std::vector<Act> sweepActs(const std::vector<Spot> &what,
                                         const std::optional<Amount> &counted);

struct Refusal
{
    Reply reply{};
    HandId about;
};
/// Why these chips cannot go to the patron at `to`; none: they can.
[[nodiscard]] std::optional<Refusal> whyNotHandBack(const std::vector<Spot> &what, HandId to,
                                                    const Table &table);
/// Back to their patron. Assumes that whyNotHandBack() found nothing.
[[nodiscard]] std::vector<Act> handBackActs(const std::vector<Spot> &what, const Table &table,
                                            const std::optional<Amount> &counted);

} // namespace pitwise::ui
