// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/session/session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pitwise::test {

/// A round dealt right, as lines that can be left out, moved and dealt again. Its shoe is stacked,
/// so that a card that is left out changes nobody else's.
struct DealtRound
{
    SessionSpec spec;
    House house;
    std::vector<Event> lines;

    [[nodiscard]] Session deal() const { return dealTo(lines.size()); }
    [[nodiscard]] Session dealTo(std::size_t count) const;
    /// The lines, with the findings behind them.
    [[nodiscard]] std::string story() const;
};

struct RoundSettings
{
    std::uint64_t seed = 0;
    int seats = 3;
    int oddBets = 0; ///< percent
    int irregularities = 0; ///< percent
};

/// Dealt by the house's own dealer, to the first call or card of the next round.
[[nodiscard]] DealtRound dealtRound(const House &house, const RoundSettings &settings);

/// Without this line; a card it drew stays out of the shoe.
[[nodiscard]] DealtRound without(const DealtRound &round, std::size_t line);
/// This line comes after the next line of the dealer.
[[nodiscard]] std::optional<DealtRound> oneActLate(const DealtRound &round, std::size_t line);
/// One more line before this one.
[[nodiscard]] DealtRound withLine(const DealtRound &round, std::size_t line, const Event &event);

/// The dealer never deals to this place in one deal: the first card, the second or war card. All
/// that would have come of it is left out.
enum class WhichDeal { First, Second };
[[nodiscard]] std::optional<DealtRound> passingOver(const DealtRound &round, SeatId seat,
                                                    WhichDeal deal);

} // namespace pitwise::test
