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
    int rounds = 1;
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
/// The burns before his war card, where each has its own.
enum class ItsBurns { LeftOut, Made };
[[nodiscard]] std::optional<DealtRound> passingOver(const DealtRound &round, SeatId seat,
                                                    WhichDeal deal,
                                                    ItsBurns burns = ItsBurns::LeftOut);
/// The same for the second card of a split hand.
[[nodiscard]] std::optional<DealtRound> passingOverSplit(const DealtRound &round, HandId hand);
/// War Blackjack: the dealer never gives himself his first card. To the end of play: what comes
/// then depends on his cards.
[[nodiscard]] std::optional<DealtRound> withoutUpCard(const DealtRound &round);
/// No war card for the dealer, or for anybody, and no burn before it. The bets are settled as if.
enum class WarCards { Dealers, All };
[[nodiscard]] std::optional<DealtRound> withoutWarCards(const DealtRound &round, WarCards which);

/// The first of several rounds ends with the last payment or take, which is left out as well. Empty
/// if nothing was settled before it.
[[nodiscard]] std::optional<DealtRound> withoutTheRest(const DealtRound &round);

} // namespace pitwise::test
